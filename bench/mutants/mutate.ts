import { parseAst } from 'vitest/node';
import type { GameId } from '#games';

export const KINDS = ['comparison', 'off by one', 'side', 'cap', 'tie-break'] as const;
type Kind = (typeof KINDS)[number];

/** A file of the rules with one small change. */
export type Mutant = {
  readonly game: GameId;
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  /** The line, or lines, before and after. */
  readonly change: string;
  readonly text: string;
};

/** A node of the syntax tree, as far as it is read here. */
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

type Edit = { readonly kind: Kind; readonly start: number; readonly end: number; readonly by: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** Everything that is run: types are not, and imports only name what is. */
function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  if (node.type === 'ImportDeclaration') return;
  visit(node, parent);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
      continue;
    for (const child of nodesOf(value)) walk(child, node, visit);
  }
}

const FLIPPED: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

const pairs = (...names: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap(([one, other]): [string, string][] => [
      [one, other],
      [other, one],
    ]),
  );

const GROUND = pairs(['x', 'y'], ['left', 'top'], ['water', 'park']);
const SWAPPED: { readonly [game in GameId]?: ReadonlyMap<string, string> } = {
  cities: GROUND,
  sprawlopolis: GROUND,
  tourists: GROUND,
  wonders: pairs(['left', 'right'], ['day', 'night']),
};

type Source = { readonly game: GameId; readonly text: string; of(node: Node): string };

/** The operator between two operands, with another in its place. */
function operator(kind: Kind, { text }: Source, node: Node, by: string): Edit[] {
  const [left, right] = [nodesOf(node['left'])[0], nodesOf(node['right'])[0]];
  const old = String(node['operator']);
  const start = left && right ? text.indexOf(old, left.end) : -1;
  return start >= 0 && right && start < right.start ? [{ kind, start, end: start + old.length, by }] : [];
}

const isText = (node: Node): boolean => node.type === 'Literal' && typeof node['value'] === 'string';

/** What asks for the kind of a thing is no comparison: the program falls apart without it. */
function comparisons(source: Source, node: Node): Edit[] {
  if ([node['left'], node['right']].flatMap(nodesOf).some(isText)) return [];
  const by = node.type === 'BinaryExpression' ? FLIPPED[String(node['operator'])] : undefined;
  return by ? operator('comparison', source, node, by) : [];
}

const isNumber = (node: Node): boolean => node.type === 'Literal' && typeof node['value'] === 'number';

/** Numbers that are reckoned or compared with, counted to or cut off at; not those that content consists of. */
function offByOne(_: Source, node: Node, parent: Node | null): Edit[] {
  if (!isNumber(node) || !parent) return [];
  const counts =
    parent.type === 'BinaryExpression' ||
    (parent.type === 'MemberExpression' && parent['computed'] === true) ||
    (parent.type === 'CallExpression' && String(nodesOf(parent['callee'])[0]?.type) === 'MemberExpression');
  return counts
    ? [{ kind: 'off by one', start: node.start, end: node.end, by: String(Number(node['value']) + 1) }]
    : [];
}

const COMPARED = ['BinaryExpression', 'CallExpression', 'SwitchCase', 'ConditionalExpression'];

/** The name or text that has a counterpart. */
function sided(node: Node, parent: Node | null): Node[] {
  if (node.type === 'MemberExpression' && node['computed'] === false) return nodesOf(node['property']);
  return node.type === 'Literal' && parent && COMPARED.includes(parent.type) ? [node] : [];
}

/** The seat before for the seat after, and a seat for its partner. */
function seats(source: Source, node: Node): Edit[] {
  const text = source.of(node);
  if (node.type === 'CallExpression' && text.startsWith('partnerOf('))
    return nodesOf(node['arguments']).map((seat) => ({
      kind: 'side',
      start: node.start,
      end: node.end,
      by: source.of(seat),
    }));
  if (node.type === 'BinaryExpression' && /^(seat|other|holder|owner|user) [+-] /.test(text))
    return operator('side', source, node, node['operator'] === '+' ? '-' : '+');
  return [];
}

/** One neighbor for the other, one side of a board, one axis, one ground. */
function sides(source: Source, node: Node, parent: Node | null): Edit[] {
  return sided(node, parent).flatMap((found): Edit[] => {
    const text = source.of(found);
    const bare = text.replaceAll("'", '');
    const by = SWAPPED[source.game]?.get(bare);
    return by ? [{ kind: 'side', start: found.start, end: found.end, by: text.replace(bare, by) }] : [];
  });
}

/** The smaller for the larger, or no limit at all. */
function caps(source: Source, node: Node): Edit[] {
  if (node.type !== 'CallExpression') return [];
  const [callee] = nodesOf(node['callee']);
  const name = callee && source.of(callee);
  if (!callee || (name !== 'Math.min' && name !== 'Math.max')) return [];
  const args = nodesOf(node['arguments']);
  const free = args.find((arg) => !isNumber(arg) && arg.type !== 'SpreadElement');
  const swap: Edit = {
    kind: 'cap',
    start: callee.start,
    end: callee.end,
    by: name === 'Math.min' ? 'Math.max' : 'Math.min',
  };
  const drop: Edit[] =
    free && args.length > 1 ? [{ kind: 'cap', start: node.start, end: node.end, by: `(${source.of(free)})` }] : [];
  return [swap, ...drop];
}

/** What orders two things: each of its criteria the other way round, and all but the first left out. */
function tieBreaks(source: Source, node: Node): Edit[] {
  if (node.type !== 'ArrowFunctionExpression' || nodesOf(node['params']).length !== 2) return [];
  const [body] = nodesOf(node['body']);
  if (!body) return [];
  const criteria = (expression: Node): Node[] =>
    expression.type === 'LogicalExpression' && expression['operator'] === '||'
      ? [...nodesOf(expression['left']), ...nodesOf(expression['right'])].flatMap(criteria)
      : [expression];
  const [first, ...others] = criteria(body);
  if (!first || ![first, ...others].every((each) => each.type === 'BinaryExpression' && each['operator'] === '-'))
    return [];
  const reversed = [first, ...others].map(({ start, end, ...rest }): Edit => {
    const [left, right] = [nodesOf(rest['left'])[0], nodesOf(rest['right'])[0]];
    return { kind: 'tie-break', start, end, by: left && right ? `(${source.of(right)}) - (${source.of(left)})` : '0' };
  });
  const dropped: Edit[] =
    others.length > 0 ? [{ kind: 'tie-break', start: body.start, end: body.end, by: source.of(first) }] : [];
  return [...reversed, ...dropped];
}

const MUTATORS = [comparisons, offByOne, sides, seats, caps, tieBreaks];

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The lines an edit touches, in one. */
function shown(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to < 0 ? text.length : to)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every small change that can be made in a file. */
export function mutantsOf(game: GameId, file: string, text: string): Mutant[] {
  const source: Source = { game, text, of: ({ start, end }) => text.slice(start, end) };
  const edits: Edit[] = [];
  const program: unknown = parseAst(text, { lang: 'ts' });
  for (const root of nodesOf(program))
    walk(root, null, (node, parent) => edits.push(...MUTATORS.flatMap((mutator) => mutator(source, node, parent))));
  return edits.map(({ kind, start, end, by }) => {
    const after = text.slice(0, start) + by + text.slice(end);
    const change = `${shown(text, start, end)} → ${shown(after, start, start + by.length)}`;
    return { game, kind, file, line: lineAt(text, start), change, text: after };
  });
}
