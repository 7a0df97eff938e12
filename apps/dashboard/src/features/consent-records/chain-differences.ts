import type { ChainedConsent } from '@app/contract';

export type Preference = string | number | boolean | null;
/** `before` is undefined where nothing was known. */
export type Change = { readonly name: string; readonly before: Preference | undefined; readonly after: Preference };

export type Link = {
  readonly consent: ChainedConsent;
  /** The oldest there is. */
  readonly isFirst: boolean;
  /** Against all that was said before. `unknown`: what it said was erased. */
  readonly changes: readonly Change[] | 'unknown';
};

/** Consents of one person, newest first, each with what it changed. A preference it does not name stays as it was. */
export function linksOf(chain: readonly ChainedConsent[], isWhole: boolean): readonly Link[] {
  const known = new Map<string, Preference>();
  const links = chain.toReversed().map((consent, at): Link => {
    const isFirst = isWhole && at === 0;
    if (consent.preferences === null) return { consent, isFirst, changes: 'unknown' };
    const changes = Object.entries(consent.preferences).flatMap(([name, after]) => {
      const before = known.get(name);
      known.set(name, after);
      return before === after ? [] : [{ name, before, after }];
    });
    return { consent, isFirst, changes };
  });
  return links.toReversed();
}
