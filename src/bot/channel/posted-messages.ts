import { type APIMessageTopLevelComponent, ComponentType, type TopLevelComponent } from 'discord.js';
import { planOf, type Room, seatsToMove } from '#room';
import { LeasedCache, type Terms } from '../repositories/records.ts';
import { CALL, EARLIER, MOVE_FILE, STORY, TABLE_FILE } from '../views/components.ts';

type Uploaded = { readonly id: string; readonly name: string };

/** What there is in a message of a match besides buttons, in order, and the pictures as they were uploaded. */
export type Content = {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly Uploaded[];
};

type Gallery = Extract<TopLevelComponent, { type: ComponentType.MediaGallery }>;

/** Links to uploads end with the id and the name of the file. */
const filesIn = (gallery: Gallery): Uploaded[] =>
  gallery.toJSON().items.map(({ media }) => {
    const [id = '', name = ''] = new URL(media.url).pathname.split('/').slice(-2);
    return { id, name };
  });

/** A picture that was uploaded is named again by its file: links to it expire. */
function namedGallery(gallery: Gallery): APIMessageTopLevelComponent {
  const files = filesIn(gallery);
  const items = gallery.toJSON().items.map(({ description }, i) => ({
    media: { url: `attachment://${files[i]?.name}` },
    ...(description ? { description } : {}),
  }));
  return { type: ComponentType.MediaGallery, items };
}

export const contentOf = (components: readonly TopLevelComponent[]): Content => ({
  components: components.flatMap((component) => {
    if (component.type === ComponentType.TextDisplay) return [component.toJSON()];
    return component.type === ComponentType.MediaGallery ? [namedGallery(component)] : [];
  }),
  files: components.flatMap((component) => (component.type === ComponentType.MediaGallery ? filesIn(component) : [])),
});

const shows = (component: APIMessageTopLevelComponent, names: readonly string[]): boolean =>
  component.type === ComponentType.MediaGallery &&
  component.items.some(({ media }) => names.some((name) => media.url === `attachment://${name}`));

const tells = (component: APIMessageTopLevelComponent, ids: readonly number[]): boolean =>
  component.type === ComponentType.TextDisplay && ids.includes(component.id ?? -1);

const only = ({ files }: Content, components: readonly APIMessageTopLevelComponent[]): Content => ({
  components,
  files: files.filter(({ name }) => components.some((component) => shows(component, [name]))),
});

/** What stays of a table when the next one comes: what happened, and the picture of it. */
export function stayingOf(content: Content, lasting: 'move' | 'table'): Content {
  const { components } = content;
  // Of a message that an older version posted, all words and pictures stay.
  if (!components.some((one) => tells(one, [CALL]))) return content;
  const pictures = lasting === 'table' ? [MOVE_FILE, TABLE_FILE] : [MOVE_FILE];
  // Where nothing has happened, as in a table that was posted again, it says at least whose turn it was.
  const told = components.some((one) => tells(one, [STORY])) ? STORY : CALL;
  return only(
    content,
    components.filter((one) => tells(one, [told]) || shows(one, pictures)),
  );
}

/** What stays when the table in it is redrawn: what comes before its picture, and what is told below it. */
export function aroundTable(content: Content): { readonly above: Content; readonly told: Content } {
  const at = content.components.findIndex((one) => shows(one, [TABLE_FILE]));
  return {
    above: only(content, content.components.slice(0, Math.max(0, at))),
    told: only(
      content,
      content.components.filter((one) => tells(one, [STORY, EARLIER])),
    ),
  };
}

/** What tables consist of, by their messages, so that they need not be fetched to be changed. */
export type Posted = LeasedCache<Content>;

/** As many tables as are remembered; an older one is fetched when it retires. */
const MOST = 1000;

export const newPosted = (coordination: Terms): Posted => new LeasedCache(MOST, coordination);

/** Discord lets a private message be changed for a quarter of an hour; a little is left for the change itself. */
const CHANGEABLE = 14 * 60_000;
const REMEMBERED = 1_000;

/** Shows in the panel somebody planned in that their turn has come, or gone by. */
type ShowTurn = (room: Room) => Promise<void>;

const keyOf = (room: Room, user: string): string => `${room.id} ${user}`;

/**
 * The private panel in which somebody planned last, by match and person. Only here in memory: who restarts the bot, or
 * waits for too long, finds the plan at the table.
 */
export class PlanPanels {
  readonly #panels: LeasedCache<{ readonly showTurn: ShowTurn; readonly time: number }>;

  constructor(coordination: Terms) {
    this.#panels = new LeasedCache(REMEMBERED, coordination);
  }

  note(room: Room, user: string, time: number, showTurn: ShowTurn): void {
    this.#panels.set(keyOf(room, user), { showTurn, time });
  }

  forget(room: Room, user: string): void {
    this.#panels.delete(keyOf(room, user));
  }

  /** Those whose turn it is now, or whose plan is gone, are told once: after that the panel shows something else. */
  async call(room: Room, now: number): Promise<void> {
    const turns = seatsToMove(room);
    for (const [seat, { user }] of room.seats.entries()) {
      if (user === null || (!turns.includes(seat) && planOf(room, seat))) continue;
      const noted = this.#panels.get(keyOf(room, user));
      this.forget(room, user);
      if (noted && now < noted.time + CHANGEABLE) await noted.showTurn(room);
    }
  }
}
