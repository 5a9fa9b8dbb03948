import { exportMatch, itemAt, type Seat } from '#engine';
import { type Language, markName, words } from '#i18n';
import {
  buildTimeline,
  compareMistakes,
  gameOf,
  matchOf,
  namesOf,
  publicReader,
  Refused,
  type Room,
  reader,
} from '#room';
import { post } from '../channel/announce.ts';
import { makeId, parseNumbers, type Verb } from '../discord/custom-id.ts';
import { requirePermissions } from '../discord/permissions.ts';
import { capabilityOf, uiOf, wordsOf } from '../game-parts.ts';
import { buttonRow, type Labeled, menuRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { type Glance, replayPieces, watch } from '../views/replay.ts';
import { afterButtons, SHAREABLE, seatToWatch, shareButton } from '../views/result.ts';
import { type Past, reviewPieces, sharedPieces } from '../views/review.ts';
import { citiesMenu, sheetPieces } from '../views/table.ts';
import { type MatchContext, type MatchHandler, pressOf, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** The final sheet, with the cities to look at. */
const sheet: MatchHandler = async (context) => {
  const { room, language } = context;
  await showPrivately(context, [
    ...sheetPieces(room, language),
    buttonRow([
      ...afterButtons(room, language, ['review', 'replay', 'timelapse', 'export']),
      shareButton(room.id, 'sheet', [], language),
    ]),
    ...citiesMenu(room, language),
  ]);
};

/** The step and the seat to show: a button names both, a menu only the seat. */
function glanceOf(context: MatchContext, numbers: readonly (number | null)[]): Glance {
  const { interaction, room } = context;
  const [step = 0] = numbers;
  const picked = interaction.isStringSelectMenu() ? parseNumbers(interaction.values) : numbers.slice(1);
  const seat = picked?.[0] ?? null;
  if (!picked || (seat !== null && !room.seats[seat])) throw new Refused('unknown');
  return { step: step ?? 0, seat };
}

/** The replay, from the first moment on; its buttons change the same private message. */
const replay: MatchHandler = async (context) => {
  const { room, language } = context;
  await showPrivately(context, replayPieces(room, glanceOf(context, pressOf(context).numbers), reader(room, language)));
};

type Shown = (
  room: Room,
  numbers: readonly (number | null)[],
  context: MatchContext,
) => readonly Piece[] | Promise<readonly Piece[]>;

/** What is posted for everyone, in the language of the match. */
const SHOWN: { readonly [verb in Verb]?: Shown } = {
  sheet: (room) => sheetPieces(room, room.language),
  timelapse: (room, [seat], context) => sharedTimeLapse(context, room, seat ?? -1),
  review: (room, _, context) => sharedReview(context, room),
  replay: (room, numbers, context) => watch(room, glanceOf(context, numbers), publicReader(room)).pieces,
};

const sharedLine = ({ interaction }: MatchContext, language: Language): string =>
  words(language)('bot.after.shares', { name: markName(interaction.user.displayName) });

/** Posts in the channel what one person is looking at, once. */
const share: MatchHandler = async (context) => {
  const { services, interaction, room, language } = context;
  const [what = -1, ...numbers] = pressOf(context).numbers;
  const shown = SHAREABLE[what ?? -1] && SHOWN[itemAt(SHAREABLE, what ?? -1)];
  if (!shown || !('message' in interaction) || !interaction.message) throw new Refused('unknown');
  requirePermissions(interaction);
  // One message shows one thing after another.
  const id = `${interaction.message.id} ${interaction.customId}`;
  if (!services.shared.get(id)) {
    services.shared.set(id, true);
    const here = { ...room, channel: interaction.channelId };
    const pieces = [sharedLine(context, room.language), ...(await shown(room, numbers, context))];
    await post(services, here, pieces).catch((error: unknown) => {
      services.shared.delete(id);
      throw error;
    });
  }
  await showPrivately(context, [words(language)('bot.after.shared')]);
};

/** The match as a file. While it runs, without its seed and without unannounced moves. */
export const exportGame: MatchHandler = async (context) => {
  const { room, language } = context;
  const game = gameOf(room);
  const whole = exportMatch(game, matchOf(room));
  const over = room.status === 'over';
  const told = whole.log.slice(0, room.announced).map(({ seat, action }) => ({ seat, action: game.told(action) }));
  const file = over ? whole : { ...whole, seed: null, log: told };
  const name = `${room.game}-${room.id}.json`;
  const bytes = Buffer.from(`${JSON.stringify(file, null, 1)}\n`);
  const blocked = await context.services.blocks.of(context.interaction.user.id);
  const own = { name: 'blocked.json', bytes: Buffer.from(`${JSON.stringify(blocked, null, 1)}\n`) };
  await showPrivately(context, [
    words(language)(`bot.export.${over ? 'over' : 'running'}`),
    { name, bytes },
    ...(blocked.length > 0 ? [words(language)('bot.export.blocked'), own] : []),
  ]);
};

export const RESULT_ACTIONS = [
  defineAction({ id: 'sheet', answer: 'reply', look: true, phase: 'after the end', run: sheet }),
  defineAction({ id: 'replay', answer: 'reply', look: true, phase: 'after the end', run: replay }),
  defineAction({ id: 'step', answer: 'panel', look: true, phase: 'after the end', readOnly: true, run: replay }),
  defineAction({ id: 'share', answer: 'panel', look: true, phase: 'after the end', run: share }),
  defineAction({ id: 'export', answer: 'reply', look: true, phase: 'always', run: exportGame }),
];

/** The same review with what is known by now. */
const againButton = (match: string, language: Language): Labeled => ({
  id: makeId({ match, verb: 'look-back', stamp: '', numbers: [] }),
  label: words(language)('bot.review.more'),
  emoji: '🔎',
});

/** As far as it is known: mistakes are looked for in the background. */
async function pastOf({ services }: MatchContext, room: Room): Promise<Past> {
  const course = await services.slicer.run(buildTimeline(room, uiOf(room), capabilityOf(room, 'review')));
  const mistakes = services.gameReviews.mistakes(room);
  return { course, mistakes, comparisons: await services.slicer.run(compareMistakes(room, mistakes)) };
}

/** In the words of who asks: "you placed" where the mistake was theirs. */
const review: MatchHandler = async (context) => {
  const { room, language, interaction } = context;
  const past = await pastOf(context, room);
  const seat = room.seats.findIndex(({ user }) => user === interaction.user.id);
  await showPrivately(context, [
    ...reviewPieces(room, past, reader(room, language), seat < 0 ? null : seat),
    buttonRow([
      ...(past.mistakes.complete ? [] : [againButton(room.id, language)]),
      shareButton(room.id, 'review', [], language),
    ]),
  ]);
};

/** For everyone, in the language of the match. */
const sharedReview = async (context: MatchContext, room: Room): Promise<readonly Piece[]> =>
  sharedPieces(room, await pastOf(context, room), publicReader(room));

export const REVIEW_ACTIONS = [
  defineAction({ id: 'review', answer: 'reply', look: true, phase: 'after the end', run: review }),
  defineAction({ id: 'look-back', answer: 'panel', look: true, phase: 'after the end', run: review }),
];

const FILE = 'time-lapse.gif';
/** Frames between two progress messages. */
const OFTEN = 8;

const hasOne = (room: Room): boolean => uiOf(room).shared || room.seats.length === 1;

function chooser(room: Room, shown: Seat, language: Language): Piece[] {
  const id = makeId({ match: room.id, verb: 'film', stamp: '', numbers: [] });
  const choices = namesOf(room, language).map((label, seat) => ({
    value: String(seat),
    label,
    default: seat === shown,
  }));
  const { whose } = wordsOf(room).texts[language].table;
  return hasOne(room) || !whose ? [] : [menuRow(id, whose, choices)];
}

/** Begins at once; another city is one choice away. */
const timeLapse: MatchHandler = (context) => show(context, seatToWatch(context.room, context.interaction.user.id));

async function show(context: MatchContext, seat: Seat): Promise<void> {
  const { services, room, language } = context;
  const t = words(language);
  const film = await services.timeLapses.make(room, seat, reader(room, language), async (drawn, frames) => {
    if (drawn % OFTEN === 0) await showPrivately(context, [t('bot.after.drawing', { drawn, frames })]);
  });
  await showPrivately(context, [
    { name: FILE, picture: film },
    buttonRow([shareButton(room.id, 'timelapse', [seat], language)]),
    ...chooser(room, seat, language),
  ]);
}

const timeLapseOf: MatchHandler = async (context) => {
  const { interaction, room } = context;
  const [numbered = -1] = pressOf(context).numbers;
  const seat = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (numbered ?? -1);
  if (!room.seats[seat]) throw new Refused('unknown');
  await show(context, seat);
};

/** For everyone, in the language of the match. */
async function sharedTimeLapse({ services }: MatchContext, room: Room, seat: Seat): Promise<Piece[]> {
  if (!room.seats[seat]) throw new Refused('unknown');
  return [{ name: FILE, picture: await services.timeLapses.make(room, seat, publicReader(room), async () => {}) }];
}

export const TIME_LAPSE_ACTIONS = [
  defineAction({ id: 'timelapse', answer: 'reply', look: true, phase: 'after the end', run: timeLapse }),
  defineAction({ id: 'film', answer: 'panel', look: true, phase: 'after the end', run: timeLapseOf }),
];
