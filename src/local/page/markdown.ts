/** Text in Discord's dialect of Markdown, read into a tree. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; readonly inner: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly unix: number; readonly style: string };

export type Block =
  | { readonly kind: 'paragraph' | 'small'; readonly inner: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inner: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  /** `start` is the first number of an ordered one. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'codeblock'; readonly language: string; readonly text: string };

type Rule = readonly [RegExp, (match: readonly string[]) => Inline];

const at = (match: readonly string[], index: number) => match[index] ?? '';
const wrap =
  (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler') =>
  (match: readonly string[]): Inline => ({ kind, inner: parseInline(at(match, 1)) });

/** In order: what stands first wins where two could begin at the same place. */
const RULES: readonly Rule[] = [
  [/^\\([^0-9A-Za-z\s])/u, (m) => ({ kind: 'text', text: at(m, 1) })],
  [/^``([^`]|[^`][\s\S]*?[^`])``(?!`)/, (m) => ({ kind: 'code', text: at(m, 1) })],
  [/^`([^`\n]+)`/, (m) => ({ kind: 'code', text: at(m, 1) })],
  [/^\*\*\*([^*]+?)\*\*\*(?!\*)/, (m) => ({ kind: 'italic', inner: [wrap('bold')(m)] })],
  [/^\*\*((?:[^*]|\*(?!\*))+?)\*\*(?!\*)/, wrap('bold')],
  [/^__((?:[^_]|_(?!_))+?)__(?!_)/, wrap('underline')],
  [/^~~([\s\S]+?)~~/, wrap('strike')],
  [/^\|\|([\s\S]+?)\|\|/, wrap('spoiler')],
  [/^\*(?![\s*])((?:[^*]|\*\*)+?)\*(?!\*)/, wrap('italic')],
  [/^_(?![\s_])((?:[^_]|__)+?)_(?![\w_])/, wrap('italic')],
  [/^<@!?(\d+)>/, (m) => ({ kind: 'user', id: at(m, 1) })],
  [/^<#(\d+)>/, (m) => ({ kind: 'channel', id: at(m, 1) })],
  [/^<@&(\d+)>/, (m) => ({ kind: 'role', id: at(m, 1) })],
  [/^<\/([^:>]+):\d+>/, (m) => ({ kind: 'command', name: at(m, 1) })],
  [/^<a?:(\w+):(\d+)>/, (m) => ({ kind: 'emoji', name: at(m, 1), id: at(m, 2) })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => ({ kind: 'time', unix: Number(at(m, 1)), style: m[2] ?? 'f' })],
  [
    /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    (m) => ({ kind: 'link', url: at(m, 2), inner: parseInline(at(m, 1)) }),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => ({ kind: 'link', url: at(m, 1), inner: [{ kind: 'text', text: at(m, 1) }] })],
  [
    /^(https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]])/,
    (m) => ({ kind: 'link', url: at(m, 1), inner: [{ kind: 'text', text: at(m, 1) }] }),
  ],
];

const MARKS = /[\\`*_~|<[]|https?:\/\//g;

/** Tries every rule at every mark; what none of them takes is plain text. */
export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let plain = '';
  let rest = text;
  const flush = () => {
    if (plain) found.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (rest) {
    MARKS.lastIndex = 0;
    const next = MARKS.exec(rest)?.index ?? rest.length;
    plain += rest.slice(0, next);
    rest = rest.slice(next);
    if (!rest) break;
    const hit = RULES.map(([pattern, make]) => ({ match: pattern.exec(rest), make })).find(({ match }) => match);
    if (hit?.match) {
      flush();
      found.push(hit.make(hit.match));
      rest = rest.slice(hit.match[0].length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  flush();
  return found;
}

type Line = { readonly pattern: RegExp; readonly make: (lines: readonly string[]) => Block };

const strip = (lines: readonly string[], pattern: RegExp) => lines.map((line) => line.replace(pattern, ''));

/** Lines of a kind that follow each other make one block. */
const LINES: readonly Line[] = [
  { pattern: /^> ?/, make: (lines) => ({ kind: 'quote', blocks: parseMarkdown(strip(lines, /^> ?/).join('\n')) }) },
  {
    pattern: /^\s*[-*] (?=\S)/,
    make: (lines) => ({ kind: 'list', start: null, items: strip(lines, /^\s*[-*] /).map(parseInline) }),
  },
  {
    pattern: /^\s*\d{1,3}\. (?=\S)/,
    make: (lines) => ({
      kind: 'list',
      start: Number.parseInt(lines[0] ?? '1', 10),
      items: strip(lines, /^\s*\d+\. /).map(parseInline),
    }),
  },
];

function single(line: string): Block | null {
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) {
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    return { kind: 'heading', level, inner: parseInline(heading[2] ?? '') };
  }
  const small = /^-# +(\S.*)$/.exec(line);
  return small ? { kind: 'small', inner: parseInline(small[1] ?? '') } : null;
}

function parseLines(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  let prose: string[] = [];
  const flush = () => {
    const joined = prose.join('\n').replace(/^\n+|\n+$/g, '');
    if (joined) blocks.push({ kind: 'paragraph', inner: parseInline(joined) });
    prose = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const block = single(line);
    const run = LINES.find(({ pattern }) => pattern.test(line));
    if (block) {
      flush();
      blocks.push(block);
    } else if (run) {
      flush();
      const start = i;
      while (run.pattern.test(lines[i + 1] ?? '')) i += 1;
      blocks.push(run.make(lines.slice(start, i + 1)));
    } else prose.push(line);
  }
  flush();
  return blocks;
}

export function parseMarkdown(text: string): Block[] {
  return text.split(/(```[\s\S]+?```)/).flatMap((stretch): Block[] => {
    const code = /^```(?:([\w+-]{1,20})\n)?\n?([\s\S]+?)```$/.exec(stretch);
    if (code) return [{ kind: 'codeblock', language: code[1] ?? '', text: (code[2] ?? '').replace(/\n$/, '') }];
    return stretch ? parseLines(stretch) : [];
  });
}

/** A text as it reads in one line, where nothing is set off: small print begins with a dash that is no part of it. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/^-# /gm, '')
    .replaceAll(/<a?:\w+:\d+> ?/g, '')
    .replaceAll(/[#*_`|>]+/g, '')
    .trim();
