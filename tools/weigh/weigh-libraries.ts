import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstVisit, sentBytes } from './weigh.ts';

/** What a library costs in the first load, in bytes as sent. */
export type Library = { readonly name: string; readonly bytes: number };

/**
 * What each library costs in the first load of signed-in users, heaviest first. Compression mixes the code of a file, so each
 * library gets the share of the sent bytes that it has of the code.
 */
export function weighLibraries(app: string): readonly Library[] {
  const dist = path.join(app, 'dist');
  const modules: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
    readFileSync(path.join(dist, '.vite/modules.json'), 'utf8'),
  );
  const costs = new Map<string, number>();
  for (const file of firstVisit(dist)) {
    const sent = sentBytes(path.join(dist, file));
    const parts = Object.entries(modules[file] ?? { [path.extname(file).slice(1)]: 1 });
    const whole = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
    for (const [name, bytes] of parts) costs.set(name, (costs.get(name) ?? 0) + (sent * bytes) / whole);
  }
  return [...costs].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}
