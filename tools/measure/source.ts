import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export const root = path.resolve(import.meta.dirname, '../..');

/** A source file, with metrics from its syntax tree. */
export type Source = {
  /** Path from the root, with slashes. */
  readonly name: string;
  readonly lines: number;
  readonly kind: 'source' | 'test' | 'words' | 'generated';
  /** Specifiers of imports and re-exports, as written. */
  readonly imports: readonly string[];
  /** The number of `any` types. */
  readonly any: number;
  /** The number of `as` assertions to a type, and of `!`. */
  readonly casts: number;
  /** The number of comments that suppress compiler or linter messages. */
  readonly suppressions: number;
  readonly todos: number;
  /** The number of tests that are skipped or that exclude others. */
  readonly skips: number;
};

/** Every tracked TypeScript and JavaScript file. */
export function readSources(): Source[] {
  return tracked()
    .filter((name) => /\.(?:ts|tsx|mts|mjs|js)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => sourceOf(name, readFileSync(path.join(root, name), 'utf8')));
}

/** Tracked files that exist. */
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

type Findings = { imports: string[]; any: number; casts: number; skips: number };
type Node = {
  readonly type?: string;
  readonly source?: { readonly value?: unknown } | null;
  readonly typeAnnotation?: unknown;
  readonly callee?: unknown;
};

/** Visits a syntax tree, whose nodes are objects with a `type`. */
function visit(node: unknown, found: Findings): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((one) => visit(one, found));
  const { type, source, typeAnnotation, callee } = node as Node;
  if (typeof source?.value === 'string') found.imports.push(source.value);
  if (type === 'TSAnyKeyword') found.any += 1;
  if (type === 'TSNonNullExpression' || (type === 'TSAsExpression' && !isConst(typeAnnotation))) found.casts += 1;
  if (type === 'CallExpression' && /\.(?:skip|only|todo|fixme)$/.test(nameOf(callee))) found.skips += 1;
  for (const value of Object.values(node)) visit(value, found);
}

type NamedNode = {
  readonly name?: string;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly typeName?: unknown;
};

function isConst(annotation: unknown): boolean {
  return nameOf((annotation as NamedNode | undefined)?.typeName) === 'const';
}

/** The dotted name of a callee, such as `test.skip`; empty if it has no name. */
function nameOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { name, object, property } = node as NamedNode;
  return name ?? (object ? `${nameOf(object)}.${nameOf(property)}` : '');
}
