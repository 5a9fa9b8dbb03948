/**
 * What a newcomer does first, through the page of a bot that `npm start` runs: plays a match to its end and
 * asks for a time-lapse of it and for a ranking. `node .ci/first-game.js http://127.0.0.1:3000`
 */
const [, , origin] = process.argv;
const LIMIT = 60_000;
const PAUSE = 50;

const messages = new Map();
const server = {};
let sent = 0;

function hear({ data }) {
  const told = JSON.parse(data);
  if (told.kind === 'server') Object.assign(server, told.server);
  if (told.kind === 'history') for (const { message } of told.posts) messages.set(message.id, message);
  if (told.kind === 'post' || told.kind === 'edit') messages.set(told.post.message.id, told.post.message);
  if (told.kind === 'remove') messages.delete(told.message);
  // A private message may go in the moment in which it is pressed.
  if (told.kind === 'reply' && told.refused && told.refused !== 'unknownMessage')
    throw new Error(`refused: ${told.refused}`);
}

async function until(what, look) {
  for (const end = Date.now() + LIMIT; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, PAUSE))) {
    const found = look();
    if (found) return found;
  }
  throw new Error(`${what} never came; last seen: ${JSON.stringify([...messages.values()].slice(-3)).slice(0, 3_000)}`);
}

const parts = (component) => [component, ...(component.components ?? []).flatMap(parts)];
const newestFirst = () => [...messages.values()].reverse();

/** The newest button or menu that does this, by the verb in its custom id. */
function control(verb) {
  for (const message of newestFirst())
    for (const part of (message.components ?? []).flatMap(parts))
      if (part.custom_id?.split(':')[2] === verb && !part.disabled)
        return {
          message: message.id,
          customId: part.custom_id,
          values: part.options?.slice(0, 1).map(({ value }) => value),
        };
  return null;
}

/** What moves a turn on, the last step first. */
const choices = () => ['confirm', 'put', 'mine'].flatMap((verb) => control(verb) ?? []);

const fileOf = (type) =>
  newestFirst().flatMap(({ attachments }) => attachments.find((one) => one.content_type === type) ?? [])[0];

async function download({ url }) {
  const response = await fetch(url);
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok || bytes < 500) throw new Error(`${url} answers ${response.status} with ${bytes} bytes`);
  return bytes;
}

const page = await fetch(origin);
if (!page.ok) throw new Error(`the page answers ${page.status}`);

const socket = new WebSocket(`${origin.replace('http', 'ws')}/chat?as=ada`);
socket.addEventListener('message', hear);
const send = (wish) => socket.send(JSON.stringify({ id: ++sent, ...wish }));
const run = (path, values = {}) =>
  send({ kind: 'run', channel: server.channels[0].id, path: ['cities', ...path], values, uploads: {} });
const press = async (verb) => send({ kind: 'touch', ...(await until(`the button ${verb}`, () => control(verb))) });

/** Presses what a panel offers until the match is over: the same that its words tell a beginner to press. */
async function playToTheEnd() {
  while (!control('rematch')) {
    const offered = JSON.stringify(choices());
    send({ kind: 'touch', ...(await until('a button', () => choices()[0])) });
    await until('an answer', () => control('rematch') || JSON.stringify(choices()) !== offered);
  }
}

await until('the command', () => server.commands?.length > 0 && server.bot.online);
run(['new'], { game: 'tourists', computers: 1 });
await press('start');
const board = await until('the table', () => control('mine') && fileOf('image/png'));
console.log(`a match is begun: ${await download(board)} bytes`);
await playToTheEnd();
await press('more');
await press('timelapse');
console.log(`a time-lapse is drawn: ${await download(await until('the time-lapse', () => fileOf('image/gif')))} bytes`);
messages.clear();
run(['ranking'], { game: 'tourists' });
console.log(`a ranking is drawn: ${await download(await until('the ranking', () => fileOf('image/png')))} bytes`);
socket.close();
