import type { PictureRequest } from '#games/contract';
import { altText } from '#games/words';
import { type Reader, withEmojis } from '#i18n';
import { matchOf, publicReader, type Room } from '#room';
import { type Component, text } from '../../src/bot/views/components.ts';
import { type Piece, withUniqueIds } from '../../src/bot/views/message.ts';
import { tablePieces } from '../../src/bot/views/table.ts';
import type { Subject } from './law-subject.ts';

/** A message before its pictures are drawn: its components and picture requests with alt texts. */
export type Laid = { readonly components: readonly Component[]; readonly pictures: readonly Drawn[] };
type Drawn = { readonly request: PictureRequest; readonly alt: string };

const drawn = (request: PictureRequest, reader: Reader): Drawn => ({ request, alt: altText(request, reader) });

export function laidOut(pieces: readonly Piece[], reader: Reader): Laid {
  const components: Component[] = [];
  const pictures: Drawn[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') components.push(text(piece));
    else if ('request' in piece) pictures.push(drawn(piece.request, reader));
    else if ('type' in piece) components.push(piece);
  }
  // As it is sent where no emoji of ours is there.
  const plain: readonly Component[] = JSON.parse(JSON.stringify(components), (_, value: unknown) =>
    typeof value === 'string' ? withEmojis(value) : value,
  );
  return { components: withUniqueIds(plain), pictures };
}

/** Everything a spectator may look at. */
function looks({ game, ui, words }: Subject, room: Room) {
  const reader = publicReader(room);
  const view = game.view(matchOf(room).state, null);
  const seats = [...room.seats.keys()];
  const requests = [
    ui.overview(view),
    ...ui.final(view),
    ...[ui.standing(view)].filter((request) => request !== null),
    ...seats.map((seat) => ui.home(view, seat)),
  ];
  return {
    pictures: requests.map((request) => drawn(request, reader)),
    texts: requests.map((request) => words.describe(request, reader, true)),
    scores: ui.scoreLines(view, reader),
    closeups: seats.map((seat) => ui.closeups(view, seat, reader)),
  };
}

/** All public messages with their buttons, byte for byte, and everything a spectator may look at. */
export const publicMessages = (subject: Subject, room: Room): string =>
  JSON.stringify([laidOut(tablePieces(room), publicReader(room)), looks(subject, room)]);
