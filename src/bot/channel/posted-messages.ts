import { type APIMessageTopLevelComponent, ComponentType, type TopLevelComponent } from 'discord.js';
import { planOf, type Room, seatsToMove } from '#room';
import { LeasedCache, type Terms } from '../repositories/records.ts';
import { CALL, EARLIER, MOVE_FILE, STORY, TABLE_FILE } from '../views/components.ts';

type Uploaded = { readonly id: string; readonly name: string };

/** The texts and pictures of a posted message, in order, without buttons; `files` as they were uploaded. */
export type Content = {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly Uploaded[];
};

type Gallery = Extract<TopLevelComponent, { type: ComponentType.MediaGallery }>;

/** URLs of uploads end with the file's id and name. */
const filesIn = (gallery: Gallery): Uploaded[] =>
  gallery.toJSON().items.map(({ media }) => {
    const [id = '', name = ''] = new URL(media.url).pathname.split('/').slice(-2);
    return { id, name };
  });

/** Refers to an uploaded picture by its file, since URLs expire. */
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
    // The words of a lobby, without the cover beside them.
    if (component.type === ComponentType.Section) return component.components.map((text) => text.toJSON());
    if (component.type === ComponentType.Container)
      return component.components.flatMap((one) => (one.type === ComponentType.TextDisplay ? [one.toJSON()] : []));
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

/** What stays of an old table: what happened, and its picture. */
export function stayingOf(content: Content, lasting: 'move' | 'table'): Content {
  const { components } = content;
  // A message of an older version keeps all texts and pictures.
  if (!components.some((one) => tells(one, [CALL]))) return content;
  const pictures = lasting === 'table' ? [MOVE_FILE, TABLE_FILE] : [MOVE_FILE];
  // If nothing happened, as in a table that was posted again, whose turn it was stays.
  const told = components.some((one) => tells(one, [STORY])) ? STORY : CALL;
  return only(
    content,
    components.filter((one) => tells(one, [told]) || shows(one, pictures)),
  );
}

/** What stays when the table is redrawn: what comes above its picture, and the story below it. */
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

/** The contents of posted tables by message, so that they needn't be fetched to be edited. */
export type Posted = LeasedCache<Content>;

/** Number of tables in the cache; older ones are fetched. */
const MOST = 1000;

export const newPosted = (coordination: Terms): Posted => new LeasedCache(MOST, coordination);

/**
 * Milliseconds: Discord lets a private message be edited for a quarter of an hour, less a minute for the edit itself.
 */
const CHANGEABLE = 14 * 60_000;
const REMEMBERED = 1_000;

/** Edits the panel a person planned in: their turn has come, or the plan is gone. */
type ShowTurn = (room: Room) => Promise<void>;

const keyOf = (room: Room, user: string): string => `${room.id} ${user}`;

/**
 * The last private panel in which a person planned, by match and person. Only in memory: after a restart, or too long a
 * wait, the plan is still at the table.
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

  /**
   * Updates the panels of people whose turn it is or whose plan is gone, once: after that the panel shows something
   * else.
   */
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
