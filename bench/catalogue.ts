// The time it takes to load and to search the catalogue: at its present size, and at the largest expected.
// Peers, in the same run: only parsing the same JSON; finding the query in every name, without ranks.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCatalogue, type Catalogue } from '@app/catalogue';

const folder = path.resolve(import.meta.dirname, '../packages/catalogue/data');
const budget = { services: 5000, searchP99: 5, loadMs: 150, heapMb: 60 };
const rounds = 40;
const queries = `google analytics
ga4
googel analytics
youtube
mailchmp
meta pixel
stripe
cloudflare
g
https://www.google-analytics.com/g/collect?v=2
functional software
analytics
qqqqqqqqqqqqqqq

a long query of more words than anybody would type into a search box
facebok pixl
consent managment`.split('\n');

const shipped = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
  .filter((line) => line !== '');
const large = enlarged(shipped, budget.services);

const results = {
  shipped: measure(shipped),
  large: measure(large),
};
const { large: worst } = results;
const start = startOfServer();
const ok = worst.search.p99 <= budget.searchP99 && start.loadMs <= budget.loadMs && start.heapMb <= budget.heapMb;
console.log(JSON.stringify({ bench: 'catalogue', budget, ok, start, ...results }));
console.log(
  `catalogue: ${worst.services} services load in ${worst.load.ms} ms (${worst.load.ratio} x parsing their JSON), ` +
    `search takes ${worst.search.p50} ms, p99 ${worst.search.p99} ms (${worst.search.ratio} x a plain scan of names); ` +
    `a fresh process loads what is shipped in ${start.loadMs} ms (${start.ratio} x parsing its JSON), builds the search in ` +
    `${start.searchMs} ms when it is first used, and keeps ${start.heapMb} MB` +
    `${ok ? '' : '; over the budget'}`,
);

/** The median of five new processes, because a server loads it once, before anything is warm. */
function startOfServer() {
  const program = path.resolve(import.meta.dirname, 'lib/load-catalogue.ts');
  const runs = Array.from({ length: 5 }, () => {
    const out = execFileSync(process.execPath, ['--expose-gc', program], { encoding: 'utf8' });
    // Output of that program alone.
    return JSON.parse(out) as Readonly<Record<'loadMs' | 'parseMs' | 'searchMs' | 'heapMb', number>>;
  });
  const [middle] = runs.toSorted((a, b) => a.loadMs - b.loadMs).slice(2);
  const { loadMs = 0, parseMs = 1, searchMs = 0, heapMb = 0 } = middle ?? {};
  return { loadMs, searchMs, heapMb, ratio: rounded(loadMs / parseMs) };
}

function measure(lines: readonly string[]) {
  const loads = times(5, () => createCatalogue(lines));
  const parses = times(5, () => lines.map((line): unknown => JSON.parse(line)));
  const catalogue = createCatalogue(lines);
  const names = catalogue.services.map(({ name, aliases }) => [name, ...aliases].join('\n').toLowerCase());
  const searches = searchTimes(catalogue);
  const scans = repeated((query) => names.filter((each) => each.includes(query.toLowerCase())));
  return {
    services: catalogue.services.length,
    load: { ms: rounded(median(loads)), ratio: rounded(median(loads) / median(parses)) },
    search: {
      p50: rounded(median(searches)),
      p99: rounded(quantile(searches, 0.99)),
      ratio: rounded(median(searches) / median(scans)),
    },
  };
}

function searchTimes(catalogue: Catalogue): readonly number[] {
  return repeated((query) => catalogue.search(query, 20));
}

/** Runs every query equally often. The first round warms up and does not count. */
function repeated(run: (query: string) => unknown): readonly number[] {
  for (const query of queries) run(query);
  return Array.from({ length: rounds }, () => queries.map((query) => times(1, () => run(query)))).flat(2);
}

function times(count: number, run: () => unknown): readonly number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

/** The same services repeated under other IDs and names, so that words vary realistically. */
function enlarged(lines: readonly string[], count: number): readonly string[] {
  // Lines of the catalogue itself, which are validated when loaded.
  const services = lines.map((line) => JSON.parse(line) as { id?: string; name?: string; domains?: string[] });
  const originals = services.filter(({ id }) => id !== undefined);
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    const round = Math.floor(index / originals.length);
    if (round === 0) return JSON.stringify(original);
    const name = (original?.name ?? '').replaceAll(/\w+/g, (word) => `${word}${'abcdefgh'[round] ?? ''}`);
    const domains = original?.domains?.map((domain) => `r${round}.${domain}`);
    return JSON.stringify({ ...original, id: `${original?.id ?? ''}-r${round}`, name, domains });
  });
}

function quantile(all: readonly number[], share: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function median(all: readonly number[]): number {
  return quantile(all, 0.5);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
