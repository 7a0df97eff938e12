import { purposes, type Purpose, type PurposeSet } from '@app/consent';

/** What a mark names: purposes by name or bit. A word that is none of them makes a set that nobody can allow. */
export function marked(mark: string): PurposeSet {
  return mark
    .split(' ')
    .reduce((set, word) => set | (1 << (word < 'a' ? +word : purposes.indexOf(word as Purpose))), 0);
}
