import { boundingBox } from '#engine';
import { isOpen } from '../rules/held-item.ts';
import type { Length, Space, Town } from '../rules/types.ts';
import { spaceName } from './address.ts';
import type { Say } from './speech.ts';

/** A space in a word or two. Ground goes without saying under a feature of its own; what a gray one covers is told. */
function brief(say: Say, { land, feature, color, height }: Space): string {
  const ground = isOpen(land) ? say(`land.${land}`) : say(`color.${land}`);
  const built = color ? `${say(`color.${color}`)} ${height}` : '';
  if (feature === 'special' || feature === 'monument') {
    const covered = `${say(`pictures.alt.space.${feature}`)} (${ground})`;
    return built ? `${covered} ${built}` : covered;
  }
  return built || (feature ? say(`feature.${feature}`) : ground);
}

/** Merges repeated texts into one with a count. */
export function counted(texts: readonly string[]): string[] {
  const said: string[] = [];
  let often = 0;
  texts.forEach((text, i) => {
    often++;
    if (texts[i + 1] === text) return;
    said.push(often > 1 ? `${text} ×${often}` : text);
    often = 0;
  });
  return said;
}

/** One row from its first space to its last: that one's name, then what is on each, holes too. */
function row(say: Say, length: Length, spaces: readonly Space[]): string {
  const { left, top, width } = boundingBox(spaces);
  const texts = Array.from({ length: width }, (_, i) => {
    const space = spaces.find(({ x }) => x === left + i);
    return space ? brief(say, space) : say('pictures.alt.space.gap');
  });
  return `${spaceName(length, { x: left, y: top })} ${counted(texts).join(', ')}`;
}

/** Every space of a neighborhood, so short that the largest fits a picture's description and can be built from it. */
export function allSpaces(say: Say, length: Length, { spaces }: Town): string {
  const { top, height } = boundingBox(spaces);
  const rows = Array.from({ length: height }, (_, i) => spaces.filter(({ y }) => y === top + i));
  return say('pictures.alt.rows', { rows: rows.map((each) => row(say, length, each)).join('; ') });
}
