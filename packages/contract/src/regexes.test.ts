/// <reference types="vite/types/importMeta.d.ts" />
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';

// The source of what reads other people's text, on both sides of the wire.
const sources = {
  ...import.meta.glob<string>('../../*/src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../apps/*/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
};

const files = Object.keys(sources).filter((path) => !path.includes('.test.'));
const regexes = files.flatMap((path) => regexesIn(path, sources[path] ?? ''));

test('the expressions are found', () => {
  expect(regexesIn('a.ts', 'const a = /x+/u; const b = 4 / 2 / 1; // /no/')).toEqual([
    { path: 'a.ts', pattern: 'x+', flags: 'u' },
  ]);
  expect(regexes.length).toBeGreaterThan(10);
});

test('an expression that takes for ever is noticed', () => {
  expect(checkSync('^(a+)+$', '').status).toBe('vulnerable');
});

test.each(regexes)(
  '$path: /$pattern/$flags takes linear time',
  ({ pattern, flags }) => {
    const found = checkSync(pattern, flags.replace('v', 'u'), { timeout: 20_000 });
    expect(found.status, found.status === 'vulnerable' ? found.complexity.summary : '').toBe('safe');
  },
  30_000,
);

type Regex = { readonly path: string; readonly pattern: string; readonly flags: string };

function regexesIn(path: string, source: string): Regex[] {
  const found: Regex[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && isRegex(node.regex))
      found.push({ path, pattern: node.regex.pattern, flags: node.regex.flags });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(path, source).program);
  return found;
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
