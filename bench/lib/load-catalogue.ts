// The cost of the catalogue when a server starts: reading its files, services, search. Printed as JSON. Limit, beforehand in
// the same process: only parsing the same JSON.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCatalogue } from '@app/catalogue';

const folder = path.resolve(import.meta.dirname, '../../packages/catalogue/data');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const read = () => files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));

const parsing = performance.now();
for (const line of read()) if (line !== '') JSON.parse(line);
const parseMs = performance.now() - parsing;

const { gc } = globalThis as { readonly gc?: () => void };
gc?.();
const before = process.memoryUsage().heapUsed;
const loading = performance.now();
const catalogue = createCatalogue(read());
const loadMs = performance.now() - loading;
gc?.();
const heapMb = (process.memoryUsage().heapUsed - before) / 1e6;
const rounded = (value: number) => Math.round(value * 10) / 10;
console.log(
  JSON.stringify({
    services: catalogue.services.length,
    loadMs: rounded(loadMs),
    parseMs: rounded(parseMs),
    heapMb: rounded(heapMb),
  }),
);
