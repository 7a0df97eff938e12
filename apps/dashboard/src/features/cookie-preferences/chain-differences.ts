import type { Preference } from '@app/contract';
import { askedPurposes, type AskedPurpose } from './names.ts';

export type Link = {
  readonly preference: Preference;
  /** The change compared with the previous choice. `unknown`: that choice is older than those shown. */
  readonly change: Change | 'first' | 'unknown';
};
export type Change = { readonly now: readonly AskedPurpose[]; readonly noLonger: readonly AskedPurpose[] };

/** Choices of one visitor, newest first, each with its changes. */
export function linksOf(chain: readonly Preference[], hasOlder: boolean): readonly Link[] {
  return chain.map((preference, at) => {
    const before = chain[at + 1];
    if (!before) return { preference, change: hasOlder ? 'unknown' : 'first' };
    const allowed = (one: Preference, purpose: AskedPurpose) => one.granted.includes(purpose);
    return {
      preference,
      change: {
        now: askedPurposes.filter((purpose) => allowed(preference, purpose) && !allowed(before, purpose)),
        noLonger: askedPurposes.filter((purpose) => !allowed(preference, purpose) && allowed(before, purpose)),
      },
    };
  });
}
