import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export const root = path.resolve(import.meta.dirname, '../..');

/** A file of code, and what its syntax tree says of it. */
export type Source = {
  /** From the root, with slashes. */
  readonly name: string;
  readonly lines: number;
  readonly kind: 'source' | 'test' | 'words' | 'generated';
  /** What it imports and exports again, as written. */
  readonly imports: readonly string[];
  /** Places that say `any`. */
  readonly any: number;
  /** `as` with a type, and `!`. */
  readonly casts: number;
  /** Comments that silence the compiler or the linter. */
  readonly suppressions: number;
  readonly todos: number;
  /** Tests that are skipped, or keep others from running. */
  readonly skips: number;
};

/** Every tracked file of TypeScript and JavaScript. */
export function readSources(): Source[] {
  return tracked()
    .filter((name) => /\.(?:ts|tsx|mts|mjs|js)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => sourceOf(name, readFileSync(path.join(root, name), 'utf8')));
}

/** Tracked files that are there. */
export function tracked(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((name) => name !== '' && existsSync(path.join(root, name)));
}

export function sourceOf(name: string, text: string): Source {
  const { program, comments } = parseSync(name, text);
  const found = { imports: [] as string[], any: 0, casts: 0, skips: 0 };
  visit(program, found);
  const said = comments.map(({ value }) => value);
  return {
    name,
    lines: text.split('\n').length - 1,
    kind: kindOf(name, text),
    ...found,
    suppressions: said.filter((one) => /@ts-(?:ignore|expect-error|nocheck)|(?:ox|es)lint-disable/.test(one)).length,
    todos: said.filter((one) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(one)).length,
  };
}

function kindOf(name: string, text: string): Source['kind'] {
  if (/\.(?:test|e2e)\.tsx?$/.test(name) || /(?:^e2e|\/test)\//.test(name)) return 'test';
  if (/^packages\/texts\/(?:src\/(?:\w+\/)?[a-z]{2}(?:-\w+)?\/|translations\/)/.test(name)) return 'words';
  return /^\/[/*]+\s*(?:Generated|Made|Written) (?:by|from)/i.test(text) ? 'generated' : 'source';
}

type Found = { imports: string[]; any: number; casts: number; skips: number };
type Node = {
  readonly type?: string;
  readonly source?: { readonly value?: unknown } | null;
  readonly typeAnnotation?: unknown;
  readonly callee?: unknown;
};

/** Goes through a syntax tree, whose nodes are objects with a `type`. */
function visit(node: unknown, found: Found): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((one) => visit(one, found));
  const { type, source, typeAnnotation, callee } = node as Node;
  if (typeof source?.value === 'string') found.imports.push(source.value);
  if (type === 'TSAnyKeyword') found.any += 1;
  if (type === 'TSNonNullExpression' || (type === 'TSAsExpression' && !isConst(typeAnnotation))) found.casts += 1;
  if (type === 'CallExpression' && /\.(?:skip|only|todo|fixme)$/.test(nameOf(callee))) found.skips += 1;
  for (const value of Object.values(node)) visit(value, found);
}

type Named = {
  readonly name?: string;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly typeName?: unknown;
};

function isConst(annotation: unknown): boolean {
  return nameOf((annotation as Named | undefined)?.typeName) === 'const';
}

/** `test.skip` of a call to it; empty for what has no name. */
function nameOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { name, object, property } = node as Named;
  return name ?? (object ? `${nameOf(object)}.${nameOf(property)}` : '');
}
