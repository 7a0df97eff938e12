import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { checkSync } from 'recheck';
import { root, tracked } from '../measure/source.ts';

export type Regex = { readonly path: string; readonly pattern: string; readonly flags: string };

/** Every regular expression in the source of packages and apps, where it may match untrusted text. */
export function readRegexes(): Regex[] {
  return tracked()
    .filter((file) => /^(?:packages|apps)\/[\w-]+\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => regexesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

export function regexesIn(file: string, source: string): Regex[] {
  const found: Regex[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && isRegex(node.regex))
      found.push({ path: file, pattern: node.regex.pattern, flags: node.regex.flags });
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(file, source).program);
  return found;
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

/** The worst-case time of a regular expression; undefined if it takes linear time on every input. */
export function slowness({ pattern, flags }: Pick<Regex, 'pattern' | 'flags'>): string | undefined {
  const found = checkSync(pattern, flags.replace('v', 'u'), { timeout: 20_000 });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? found.complexity.summary : found.status;
}

/** Hashes of the expressions that were proved linear. A proof takes up to a second and never changes. */
export const provedFile = path.join(import.meta.dirname, 'proved.json');

export function readProved(): ReadonlySet<string> {
  return new Set<string>(JSON.parse(readFileSync(provedFile, 'utf8')));
}

/** Checks the expressions that are not on the list, each once. Returns the slow ones and how many it checked. */
export function unprovedOf(regexes: readonly Regex[], proved: ReadonlySet<string>) {
  const unproved = new Map<string, Regex>();
  for (const regex of regexes) if (!proved.has(hashOf(regex))) unproved.set(hashOf(regex), regex);
  const slow = [...unproved.values()].flatMap((regex) => {
    const summary = slowness(regex);
    return summary === undefined ? [] : [{ ...regex, summary }];
  });
  return { slow, checked: unproved.size };
}

export function hashOf({ pattern, flags }: Regex): string {
  return createHash('sha256').update(`/${pattern}/${flags}`).digest('hex').slice(0, 16);
}
