import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createCatalogue, type Catalogue } from '@app/catalogue';

/** The catalogue shipped with the command: one file next to it, or the files of the repository. */
export function shippedCatalogue(): Catalogue {
  const packed = new URL('./catalogue.jsonl', import.meta.url);
  if (existsSync(packed)) return createCatalogue(readFileSync(packed, 'utf8').split('\n'));
  const folder = new URL('../../../packages/catalogue/data/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return createCatalogue(files.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n')));
}
