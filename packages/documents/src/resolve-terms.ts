import { isEea } from '@app/catalogue';
import type { CountryCode, Facts, Offer, TermsFacts } from './facts.ts';
import type { Assume } from './assumed.ts';

/** What terms and conditions rest on, with everything filled in that the owner left open. */
export type KnownTerms = {
  readonly facts: TermsFacts;
  readonly offers: readonly Offer[];
  readonly consumers: boolean;
  readonly businesses: boolean;
  /** Whether contracts are concluded that somebody pays for. */
  readonly sells: boolean;
  /** Whether consumers in the EEA or the United Kingdom can withdraw. Directive 2011/83/EU Art. 9. */
  readonly withdrawal: boolean;
  readonly withdrawalDays: number;
  readonly law: CountryCode;
  readonly noticeDays: number;
};

/** What is sold over the internet by the owner. The offers of a marketplace are those of others. */
const paid: ReadonlySet<Offer> = new Set(['goods', 'digital-content', 'software']);

/** The law's own, which nobody can shorten. Directive 2011/83/EU Art. 9(1). */
const leastWithdrawalDays = 14;
const usualNoticeDays = 30;

/** From this day contracts concluded through an online interface have a withdrawal function. Directive 2011/83/EU Art. 11a. */
export const withdrawalFunctionFrom = '2026-06-19';

export function resolveTerms({ terms, owner, audience }: Facts, assume: Assume): KnownTerms {
  const facts: TermsFacts = terms ?? { offers: [] };
  const customers = facts.customers ?? 'both';
  const law = facts.law ?? owner.country;
  const noticeDays = wholeDays(facts.noticeDays) ?? usualNoticeDays;
  if (terms) {
    if (!facts.customers) assume('terms.customers', 'terms.customers', customers);
    if (!facts.law && law) assume('terms.law', 'terms.law', law, { country: law });
    if (!facts.noticeDays) assume('terms.notice', 'terms.noticeDays', String(noticeDays), { days: String(noticeDays) });
    if (!facts.disputeBody) assume('terms.disputes', 'terms.disputeBody', 'none');
  }
  const consumers = customers !== 'businesses';
  const sells = facts.offers.some((offer) => paid.has(offer));
  const inEurope = isEea(owner.country) || owner.country === 'GB' || (audience?.areaType ?? 'worldwide') !== 'us';
  return {
    facts,
    offers: facts.offers,
    consumers,
    businesses: customers !== 'consumers',
    sells,
    withdrawal: consumers && sells && inEurope,
    withdrawalDays: Math.max(wholeDays(facts.withdrawal?.days) ?? leastWithdrawalDays, leastWithdrawalDays),
    law,
    noticeDays,
  };
}

function wholeDays(days: number | undefined): number | undefined {
  return days !== undefined && Number.isInteger(days) && days > 0 && days <= 3650 ? days : undefined;
}
