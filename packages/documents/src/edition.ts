import { datesOfLaw } from './regimes/regimes.ts';

/** Incremented with every change of clauses or texts, so that published documents are composed again. */
const words = 46;

/** The edition of texts and laws on a day: a document composed under another edition may read differently now. */
export function editionOn(on: string): string {
  const last = datesOfLaw().findLast((day) => day <= on) ?? 'none';
  return `${words} ${last}`;
}
