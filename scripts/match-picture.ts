import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { applyEntries, importMatch, startMatch } from '#engine';
import { isGameId } from '#games';
import { GAMES } from '#games/rules';
import { UIS } from '#games/uis';
import { draw } from '../test/draw/drawing.ts';

/** `npm run regenerate -- match match.json 40` draws the public table of a finished match after 40 entries of its log. */
const [path = '', count] = process.argv.slice(2);
const match = importMatch(GAMES, JSON.parse(readFileSync(path, 'utf8')));
if (!match.ok) throw new Error(`${match.refusal.at}: ${match.refusal.detail} (${match.refusal.code})`);
const { game: id } = match.value;
const game = GAMES.find((each) => each.id === id);
if (!game || !isGameId(id)) throw new Error(`There is no game called ${id}.`);

const { seats, options, seed, log } = match.value;
const entries = log.slice(0, Number(count ?? log.length));
let { state } = startMatch(game, seats, options, seed);
for (const step of applyEntries(game, { length: 0, state }, entries)) state = step.state;

const file = new URL(`../out/match-${entries.length}.png`, import.meta.url);
mkdirSync(new URL('.', file), { recursive: true });
const names = seats.map(({ name }) => name);
writeFileSync(file, draw(UIS[id].table(game.view(state, null)), 'en', names));
console.log(`${file.pathname}: after ${entries.length} of ${log.length}, next ${JSON.stringify(log[entries.length])}`);
