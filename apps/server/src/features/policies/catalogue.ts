import { readdirSync, readFileSync } from 'node:fs';
import { createCatalogue, type Catalogue } from '@app/catalogue';

const folder = new URL('../../../../../packages/catalogue/data/', import.meta.url);

/** The services there are to choose from. The files come with the program, so they are read once, at the start. */
export const catalogue: Catalogue = createCatalogue(lines());

function* lines(): Generator<string> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()) {
    yield* readFileSync(new URL(name, folder), 'utf8').split('\n');
  }
}
