import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

export type Weight = { readonly what: string; readonly bytes: number; readonly budget: number };

const words = ['interface/en/dashboard.ts', 'interface/en/errors.ts'];
// Chunks that a first visit loads besides the entry: the sign-in page, or, for signed-in users, the shell around all pages.
const firstVisits = {
  'first load, sign-in': [...words, 'src/features/accounts/sign-in-page.tsx'],
  'first load, shell': [...words, 'interface/en/work.ts', 'src/shell/shell-layout.tsx'],
};
const screens = /src\/features\/.*-page\.tsx$/;
const latin = /inter-latin-wght-normal/;

/**
 * The size of the dashboard in bytes as sent (brotli; fonts are already compressed): code, styles and texts up to the first
 * screen; the additional size of the largest screen; the one font file that English text needs.
 */
export function weighDashboard(app: string): readonly Weight[] {
  const dist = path.join(app, 'dist');
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const budgets: Readonly<Record<'firstLoad' | 'screen' | 'font', number>> = JSON.parse(
    readFileSync(path.join(app, 'budgets.json'), 'utf8'),
  );
  const weighed = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + sentBytes(path.join(dist, file)), 0);

  const visits = Object.entries(firstVisits).map(([what, ends]) => ({
    what,
    bytes: weighed(loadedBy(manifest, ends)),
    budget: budgets.firstLoad,
  }));

  const already = loadedBy(manifest, firstVisits['first load, shell']);
  const added = Object.keys(manifest)
    .filter((key) => screens.test(key))
    .map((key) => ({ key, bytes: weighed([...filesOf(manifest, [key])].filter((file) => !already.has(file))) }))
    .toSorted((a, b) => b.bytes - a.bytes)[0];
  const font = Object.values(manifest).find(({ file }) => latin.test(file));

  return [
    ...visits,
    {
      what: `heaviest screen (${path.basename(added?.key ?? 'none')})`,
      bytes: added?.bytes ?? 0,
      budget: budgets.screen,
    },
    { what: 'font', bytes: font ? weighed([font.file]) : 0, budget: budgets.font },
  ];
}

/** Files that a signed-in user's first visit loads. */
export function firstVisit(dist: string): ReadonlySet<string> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  return loadedBy(manifest, firstVisits['first load, shell']);
}

function loadedBy(manifest: Manifest, ends: readonly string[]): Set<string> {
  return filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry || ends.some((end) => key.endsWith(end))),
  );
}

/** Files of the chunks, of all their static imports, and of their styles. */
function filesOf(manifest: Manifest, keys: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) seen.add(style);
    filesOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
