import { datesOfLaw } from './regimes/regimes.ts';

/** Raised with every change of clauses or words, so that published documents are composed again. */
const words = 2;

/** The state of words and laws on a day: a document composed in another may read otherwise today. */
export function editionOn(on: string): string {
  const last = datesOfLaw().findLast((day) => day <= on) ?? 'none';
  return `${words} ${last}`;
}
