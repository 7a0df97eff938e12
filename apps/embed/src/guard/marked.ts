import { purposes, type Purpose, type PurposeSet } from '@app/consent';

/** Parses a mark: purposes by name or bit. An unknown word gives a set that can never be allowed. */
export function marked(mark: string): PurposeSet {
  return mark
    .split(' ')
    .reduce((set, word) => set | (1 << (word < 'a' ? +word : purposes.indexOf(word as Purpose))), 0);
}
