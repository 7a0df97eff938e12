import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// docs/rules.md lists the legal and technical rules that the product follows. A test whose title contains the number of a rule
// proves it.
const root = path.resolve(import.meta.dirname, '..');
const ranges = {
  B: [1, 28],
  P: [1, 18],
  C: [1, 16],
  D: [1, 16],
  W: [1, 17],
  R: [1, 7],
  T: [1, 24],
  G: [1, 11],
  A: [1, 9],
} as const;
const rules = Object.entries(ranges).flatMap(([letter, [first, last]]) =>
  Array.from({ length: last - first + 1 }, (_, at) => `${letter}${first + at}`),
);

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\0')
  .filter((name) => /\.(?:test|e2e)\.tsx?$/.test(name) && existsSync(path.join(root, name)));
const borne = new Map(
  files.map((name) => [name, numbersIn(titlesIn(name, readFileSync(path.join(root, name), 'utf8')))]),
);
const lines = readFileSync(path.join(root, 'docs/rules.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, rule = '']) => /^[A-Z]\d+$/.test(rule))
  .map(([, rule = '', kept = '', shown = '']) => ({ rule, kept, shown }));

test('titles of tests are found, however a test is written, and nothing else', () => {
  const source = `// B1: a comment
    test('B2: plain', () => { say('B3: not a title'); });
    describe('T4', () => { it.each([['B5']])(\`G6, A1: of a \${kind}\`, () => {}); });
    test.only(\`xB7 and B8x\`, () => {});`;
  expect(titlesIn('a.ts', source)).toEqual(['B2: plain', 'T4', 'G6, A1: of a  ', 'xB7 and B8x']);
  expect([...numbersIn(titlesIn('a.ts', source))]).toEqual(['B2', 'T4', 'G6', 'A1']);
});

test('every rule has a line, and one only', () => {
  expect(lines.map(({ rule }) => rule)).toEqual(rules);
  expect(lines.filter(({ kept }) => kept.length < 20)).toEqual([]);
});

test.each(lines)(
  '$rule is borne by the tests that are said to show it, or it is said why none can',
  ({ rule, shown }) => {
    const named = shown.split('`').filter((_, at) => at % 2 === 1);
    if (named.length === 0) {
      expect(shown).toMatch(/^No test: .{20}/);
      return;
    }
    expect(named.filter((name) => !borne.get(name)?.has(rule))).toEqual([]);
  },
);

/** Titles of the tests and groups in a file. Interpolated values become a blank. */
function titlesIn(name: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, callee, arguments: given } = node as Node;
    const title = given?.[0];
    if (type === 'CallExpression' && title && ['it', 'test', 'describe'].includes(rootOf(callee) ?? ''))
      found.push(...textOf(title));
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(name, source).program);
  return found;
}

/** The parts of a syntax tree that are used here. */
type Node = {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
};

/** The root name of a callee: `test` for `test.each(cases)`. */
function rootOf(node: Node | undefined): string | undefined {
  return node?.name ?? (node && rootOf(node.callee ?? node.object ?? node.tag));
}

function textOf({ type, value, quasis = [] }: Node): readonly string[] {
  if (type === 'Literal' && typeof value === 'string') return [value];
  return type === 'TemplateLiteral' ? [quasis.map((part) => part.value.cooked).join(' ')] : [];
}

function numbersIn(titles: readonly string[]): ReadonlySet<string> {
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]\d{1,2}\b/g) ?? []));
}
