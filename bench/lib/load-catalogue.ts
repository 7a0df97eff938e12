// The cost of the catalogue when a server starts: reading its files and creating its services; and of its first search, which
// builds the index. Printed as JSON, in CPU time of this thread, which excludes other programs on the machine. Limit, beforehand
// in the same process: only parsing the same JSON.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCatalogue } from '@app/catalogue';

const folder = path.resolve(import.meta.dirname, '../../packages/catalogue/data');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const read = () => files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));

const parseMs = milliseconds(() => {
  for (const line of read()) if (line !== '') JSON.parse(line);
});

const { gc } = globalThis as { readonly gc?: () => void };
gc?.();
const before = process.memoryUsage().heapUsed;
let catalogue = createCatalogue([]);
const loadMs = milliseconds(() => (catalogue = createCatalogue(read())));
const searchMs = milliseconds(() => catalogue.search('analytics'));
gc?.();
const heapMb = (process.memoryUsage().heapUsed - before) / 1e6;
const rounded = (value: number) => Math.round(value * 10) / 10;
console.log(
  JSON.stringify({
    services: catalogue.services.length,
    loadMs: rounded(loadMs),
    parseMs: rounded(parseMs),
    searchMs: rounded(searchMs),
    heapMb: rounded(heapMb),
  }),
);

function milliseconds(act: () => unknown): number {
  const start = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
