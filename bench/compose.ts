// The time it takes to compose the policy of a site with 40 services in one language, in every format except PDF. Limit, in the
// same run: concatenating the same output from existing strings, and JSON.stringify of the finished tree.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCatalogue, effectiveService, type Overrides } from '@app/catalogue';
import { compile, renderHtml, renderJson, renderMarkdown, renderText, type Facts } from '@app/documents';
import { loadDocumentWords } from '@app/texts';

const budget = { services: 40, milliseconds: 5 };
const rounds = 500;

const folder = path.resolve(import.meta.dirname, '../packages/catalogue/data');
const lines = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));
const services = createCatalogue(lines)
  .search('', budget.services)
  .map((service) => effectiveService<Overrides>(service, {}));

const facts: Facts = {
  site: { type: 'Site', name: 'Bergkräuter', url: 'https://shop.example' },
  owner: {
    name: 'Bergkräuter GmbH',
    email: 'hallo@shop.example',
    address: 'Marktplatz 4, 6020 Innsbruck',
    country: 'AT',
  },
  services,
  activities: [
    { id: 'account', kind: 'account' },
    { id: 'orders', kind: 'orders' },
    { id: 'newsletter', kind: 'newsletter' },
  ],
};
const words = await loadDocumentWords('de');

const compose = () =>
  compile(facts, words, { kind: 'privacy_policy', language: 'de', variant: 'complete', on: '2026-11-21' });
const tree = compose();
const formats = () => {
  const composed = compose();
  return [renderHtml(composed), renderText(composed), renderMarkdown(composed), renderJson(composed)];
};
const bytes = formats().map((format) => Buffer.byteLength(format));
// The output, split about as the renderers concatenate it: a few characters per piece.
const pieces = formats()
  .slice(0, 3)
  .map((format) => format.match(/[\s\S]{1,24}/g) ?? []);
const limit = () => [...pieces.map((each) => each.join('')), JSON.stringify(tree)];

const [whole, onlyTree, lower] = [milliseconds(formats), milliseconds(compose), milliseconds(limit)];
const result = { all: rounded(whole), tree: rounded(onlyTree), limit: rounded(lower), ratio: rounded(whole / lower) };
const ok = services.length === budget.services && whole <= budget.milliseconds;
console.log(JSON.stringify({ bench: 'compose', budget, ok, services: services.length, bytes, ...result }));
console.log(
  `compose: a policy of ${services.length} services takes ${result.all} ms in four formats, ` +
    `${bytes.reduce((sum, each) => sum + each, 0)} bytes; ${result.ratio} x joining the same bytes (${result.limit} ms)` +
    `${ok ? '' : `; over the budget of ${budget.milliseconds} ms`}`,
);

/** Milliseconds per run, when warm: CPU time of this thread, which excludes other programs on the machine. */
function milliseconds(run: () => unknown): number {
  for (let round = 0; round < 100; round += 1) run();
  const start = process.threadCpuUsage();
  for (let round = 0; round < rounds; round += 1) run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / rounds;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
