import type { Category } from '@app/catalogue';

/** Purposes that visitors decide about, one switch each. The index in this list is the purpose's bit in a `PurposeSet`. */
export const purposes = [
  'necessary',
  'functionality',
  'experience',
  'measurement',
  'marketing',
] as const satisfies readonly Category[];
export type Purpose = (typeof purposes)[number];

/** Purposes as bits: 1 necessary, 2 functionality, 4 experience, 8 measurement, 16 marketing. */
export type PurposeSet = number;

export const noPurposes: PurposeSet = 0;
/** Always granted: the site cannot work without it. */
export const necessary: PurposeSet = 1;
export const allPurposes: PurposeSet = 31;
/**
 * Not a purpose, but a bit beside them in what may run now: whether services that are necessary and share data may. It is
 * neither asked nor stored.
 */
export const necessarySharing: PurposeSet = 32;

/**
 * Adds to what may run now the bits of services that share data, which need marketing besides their own purpose: 5 for
 * necessary ones (`necessarySharing`), 6 functionality, 7 experience, 8 measurement. Expects `necessary` in the set.
 */
export const withSharing = (set: PurposeSet): PurposeSet => set | (set & 16 && (set & 15) << 5);

export function bitOf(purpose: Purpose): PurposeSet {
  return 1 << purposes.indexOf(purpose);
}

export function setOf(those: Iterable<Purpose>): PurposeSet {
  let set = noPurposes;
  for (const one of those) set |= bitOf(one);
  return set;
}

export function purposesIn(set: PurposeSet): readonly Purpose[] {
  return purposes.filter((_, bit) => (set >> bit) & 1);
}
