import { type Game, playComputers, sameJson } from '#engine';
import { RULES } from '#games/rules';
import type { ThinkPool } from '#workers';
import { turnWith } from '../../src/engine/mistake-check.ts';

function gameCalled(name: string): Game {
  const game = Object.values(RULES).find(({ id }) => id === name);
  if (!game) throw new Error(`No game is called ${name}.`);
  return game;
}

/** The share of its effort with which the strongest computer looks ahead: its strength is tested elsewhere. */
const EFFORT = 0.05;

/** Thinks in this thread, where a test may have listed games of its own; hints come without looking ahead, to be quick. */
export const thinkHere: ThinkPool = {
  think: async (thought) => {
    const levels = thought.levels.map((level) => level && 'normal');
    return playComputers(
      gameCalled(thought.game),
      thought.advice ? { ...thought, levels } : { ...thought, effort: EFFORT },
    );
  },
  checkMistake: async (doubt) => {
    const { game, from, seat, played } = doubt;
    const rules = gameCalled(game);
    const other = rules.legal(from.state, seat).find((action) => !sameJson(action, played));
    return { points: from.length % 5, better: other === undefined ? [] : turnWith(rules, doubt, other) };
  },
  close: async () => {},
};
