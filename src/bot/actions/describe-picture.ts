import { type ComponentInContainer, ComponentType, type Message, type TopLevelComponent } from 'discord.js';
import { pictureText } from '#games/words';
import { markName } from '#i18n';
import { gameOf, hasUnannounced, matchOf, Refused, type Room, reader, roomOfResult } from '#room';
import { PREFIX } from '../discord/custom-id.ts';
import { cut } from '../views/components.ts';
import { MOST_TEXT } from '../views/message.ts';
import { finalPictures, tablePicture } from '../views/table.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';

/** A picture of a posted message: its file, and what its alt text says. */
type Posted = { readonly file: string; readonly alt: string };

const posted = (picture: {
  readonly media: { readonly url: string };
  readonly description: string | null;
}): Posted => ({
  file: new URL(picture.media.url).pathname.split('/').at(-1) ?? '',
  alt: picture.description ?? '',
});

function picturesIn(component: TopLevelComponent | ComponentInContainer): Posted[] {
  switch (component.type) {
    case ComponentType.MediaGallery:
      return component.items.map(posted);
    case ComponentType.Section:
      return component.accessory.type === ComponentType.Thumbnail ? [posted(component.accessory)] : [];
    case ComponentType.Container:
      return component.components.flatMap(picturesIn);
    default:
      return [];
  }
}

const REMATCH = new RegExp(`"custom_id":"${PREFIX}:([^:"]+):rematch:`);

/** The match whose current table or result the message is; null if it shows something earlier. */
async function roomShown({ services }: Context, { id, channelId, components }: Message): Promise<Room | null> {
  // In the queue of the channel, so that a table that is being posted is known.
  const room = await services.queue(channelId, () => services.rooms.load(channelId)).catch(() => null);
  if (room?.table === id && room.match) return hasUnannounced(room) ? null : room;
  const [, ended = ''] = REMATCH.exec(JSON.stringify(components)) ?? [];
  const result = ended ? await services.results.load(ended) : null;
  const course = result && (await services.results.course(ended));
  return course ? roomOfResult(result, course) : null;
}

/** Complete descriptions by file: an alt text has only as much as fits. */
function fullTexts(room: Room | null, language: Context['language']): ReadonlyMap<string, string> {
  if (!room) return new Map();
  const view = gameOf(room).view(matchOf(room).state, null);
  const pieces = room.status === 'over' ? finalPictures(room, view) : [tablePicture(room)];
  return new Map(
    pieces.flatMap((piece) =>
      typeof piece !== 'string' && 'request' in piece
        ? [[piece.name, pictureText(piece.request, reader(room, language))]]
        : [],
    ),
  );
}

/** The pictures of one of the bot's messages in words. */
export const describePicture: Handler = async (context) => {
  const { services, interaction, language } = context;
  if (!interaction.isMessageContextMenuCommand()) throw new Refused('unknown');
  const message = interaction.targetMessage;
  if (message.author.id !== services.client.user.id) throw new Refused('foreign');
  const pictures = message.components.flatMap(picturesIn);
  if (pictures.length === 0) throw new Refused('noPictures');
  const full = fullTexts(await roomShown(context, message), language);
  const said = pictures.map(({ file, alt }) => full.get(file) ?? markName(alt)).join('\n\n');
  await showWithoutMatch(context, [cut(said, MOST_TEXT)]);
};
