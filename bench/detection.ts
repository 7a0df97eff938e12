// The accuracy of detection on saved pages whose services are known, and its cost per page. Limit, in the same run: parsing 500
// URLs with the runtime's own URL class, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCatalogue, createDetector, observeHtml, type Observation } from '@app/catalogue';

type Label = {
  readonly file: string;
  readonly url: string;
  readonly services: readonly string[];
  readonly basis: string;
};

const folder = path.resolve(import.meta.dirname, '../packages/catalogue');
const budget = { precision: 0.98, recall: 0.95, msOf500Requests: 10 };
const rounds = 200;

const lines = readdirSync(path.join(folder, 'data'))
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(folder, 'data', name), 'utf8').split('\n'));
const catalogue = createCatalogue(lines);
const compileStart = performance.now();
const detector = createDetector(catalogue.services);
const compileMs = performance.now() - compileStart;

const pages = readdirSync(path.join(folder, 'test/pages')).flatMap((set) => {
  const at = path.join(folder, 'test/pages', set);
  // Our own files, checked by a test.
  const labels = JSON.parse(readFileSync(path.join(at, 'labels.json'), 'utf8')) as Label[];
  return labels.map((label) => ({ ...label, set, html: readFileSync(path.join(at, label.file), 'utf8') }));
});

const sets = [...new Set(pages.map(({ set }) => set))].map((set) => ({
  set,
  ...scored(pages.filter((page) => page.set === set)),
}));
const all = scored(pages);
const speed = measureSpeed();
const ok = all.precision >= budget.precision && all.recall >= budget.recall && speed.median <= budget.msOf500Requests;
const bases = {
  read: pages.filter(({ basis }) => basis !== 'from memory').length,
  memory: pages.filter(({ basis }) => basis === 'from memory').length,
};
console.log(
  JSON.stringify({
    bench: 'detection',
    budget,
    ok,
    services: catalogue.services.length,
    pages: pages.length,
    bases,
    all,
    sets,
    compileMs: rounded(compileMs),
    speed,
  }),
);
if (process.argv.includes('--misses')) for (const line of misses()) console.log(line);
console.log(
  `detection: precision ${all.precision}, recall ${all.recall} on ${pages.length} pages (${bases.read} written from documentation, ` +
    `${bases.memory} from memory); ${catalogue.services.length} services against 500 requests in ${speed.median} ms, ` +
    `p99 ${speed.p99} ms (${speed.ratio} x taking the addresses apart)${ok ? '' : '; outside of the budget'}`,
);
if (!ok) process.exitCode = 1;

function scored(some: typeof pages) {
  let [right, wrong, missed] = [0, 0, 0];
  for (const page of some) {
    const { found, extra, missing } = compared(page);
    right += found.length - extra.length;
    wrong += extra.length;
    missed += missing.length;
  }
  return {
    precision: rounded(right / (right + wrong), 3),
    recall: rounded(right / (right + missed), 3),
    right,
    wrong,
    missed,
  };
}

function compared(page: (typeof pages)[number]) {
  const found = detector.detect(observeHtml(page.html, page.url)).map(({ service }) => service.id);
  return {
    found,
    extra: found.filter((id) => !page.services.includes(id)),
    missing: page.services.filter((id) => !found.includes(id)),
  };
}

function misses(): readonly string[] {
  return pages.flatMap((page) => {
    const { extra, missing } = compared(page);
    return extra.length + missing.length === 0
      ? []
      : [`${page.set}/${page.file}: +[${extra.join(', ')}] -[${missing.join(', ')}]`];
  });
}

/** A page with 500 requests: a third to the site itself, the rest to hosts in the catalogue and to others. */
function measureSpeed() {
  const hosts = catalogue.services.flatMap(({ domains }) => domains);
  const requests = Array.from({ length: 500 }, (_, index) => {
    const known = hosts[(index * 37) % hosts.length] ?? 'example.com';
    const host =
      index % 3 === 0
        ? 'www.shop.example'
        : index % 3 === 1
          ? `cdn${index}.${known}`
          : `static.unknown-${index}.example`;
    return {
      url: `https://${host}/assets/${index}/module/main.${index}.js?v=${index}&id=G-${index}`,
      kind: 'script' as const,
    };
  });
  const page: Observation = {
    url: 'https://www.shop.example/',
    requests,
    scripts: [],
    cookies: [],
    storage: [],
    meta: [],
    globals: [],
    elements: [],
  };
  const times = timed(() => detector.detect(page));
  const limit = timed(() => requests.map(({ url }) => new URL(url).hostname));
  return {
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    ratio: rounded(quantile(times, 0.5) / quantile(limit, 0.5)),
  };
}

function timed(run: () => unknown): readonly number[] {
  for (let round = 0; round < 20; round += 1) run();
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

function quantile(all: readonly number[], share: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
