import { readdirSync, readFileSync } from 'node:fs';
import { createCatalogue, type Catalogue } from '@app/catalogue';

const folder = new URL('../../../../../packages/catalogue/data/', import.meta.url);

let ownLines: readonly string[] = [];
let current = createCatalogue(shippedLines());

/** The services there are to choose from: those that come with the program, and the installation's own over them. */
export const catalogue: Catalogue = {
  get services() {
    return current.services;
  },
  find: (id) => current.find(id),
  search: (query, limit) => current.search(query, limit),
};

/** All lines of the catalogue as it is at this moment, for threads that make their own of them. */
export function catalogueLines(): readonly string[] {
  return [...shippedLines(), ...ownLines];
}

/**
 * Lays lines of the installation's own over the catalogue that came with the program, in place of those laid before.
 * @throws Error if a line cannot be read; then nothing changed
 */
export function layOverCatalogue(lines: readonly string[]): void {
  current = createCatalogue([...shippedLines(), ...lines]);
  ownLines = lines;
}

/** The lines of the files that came with the program. */
export function* shippedLines(): Generator<string> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()) {
    yield* readFileSync(new URL(name, folder), 'utf8').split('\n');
  }
}
