import { readdirSync, readFileSync } from 'node:fs';
import { createCatalogue, type Catalogue } from '@app/catalogue';

const folder = new URL('../../../../../packages/catalogue/data/', import.meta.url);

let ownLines: readonly string[] = [];
let current = createCatalogue(shippedLines());

/** The services to choose from: the shipped ones, overridden by the installation's own. */
export const catalogue: Catalogue = {
  get services() {
    return current.services;
  },
  find: (id) => current.find(id),
  search: (query, limit) => current.search(query, limit),
};

/** All current lines of the catalogue, for threads that create their own instance. */
export function catalogueLines(): readonly string[] {
  return [...shippedLines(), ...ownLines];
}

/**
 * Puts the installation's own lines over the shipped catalogue, replacing earlier ones.
 * @throws Error if a line cannot be parsed; then nothing changed
 */
export function layOverCatalogue(lines: readonly string[]): void {
  current = createCatalogue([...shippedLines(), ...lines]);
  ownLines = lines;
}

/** Lines of the shipped files. */
export function* shippedLines(): Generator<string> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()) {
    yield* readFileSync(new URL(name, folder), 'utf8').split('\n');
  }
}
