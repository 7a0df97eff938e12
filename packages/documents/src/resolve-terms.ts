import { isEea } from '@app/catalogue';
import type { Facts, Offer, TermsFacts } from './facts.ts';
import type { Assume } from './assumed.ts';
import { areasOf } from './regimes/regimes.ts';
import { termsProvisionsOn, type AppliedTermsProvision, type TermsProvisionId } from './regimes/terms.ts';
import type { TermsScope } from './terms-scope.ts';

/** The resolved facts of terms and conditions, with assumed values for everything the owner left out. */
export type KnownTerms = TermsScope & { readonly provisions: readonly AppliedTermsProvision[] };

/** Digital offers that the owner sells. A marketplace is not one: its offers belong to other sellers. */
const paidDigital: ReadonlySet<Offer> = new Set(['digital-content', 'software']);

/** The statutory minimum, which nobody can shorten. Directive 2011/83/EU Art. 9(1). */
export const leastWithdrawalDays = 14;
const usualNoticeDays = 30;

/** The first day on which online contracts require a withdrawal function. Directive 2011/83/EU Art. 11a. */
export const withdrawalFunctionFrom = '2026-06-19';

export function resolveTerms({ terms, owner, audience }: Facts, on: string, assume: Assume): KnownTerms {
  const facts: TermsFacts = terms ?? { offers: [] };
  const { offers, subscription } = facts;
  const customers = facts.customers ?? 'both';
  const law = facts.law ?? owner.country;
  const noticeDays = wholeDays(facts.noticeDays) ?? usualNoticeDays;
  const consumers = customers !== 'businesses';
  const goods = offers.includes('goods');
  // A subscription to anything but goods is a paid digital service, be it an app or a community.
  const digital = offers.some((offer) => paidDigital.has(offer)) || (subscription !== undefined && !goods);
  const sells = goods || digital;
  const addressed = areasOf(audience);
  const eea = isEea(owner.country) || addressed.includes('eea');
  const uk = owner.country === 'GB' || addressed.includes('uk');
  const europe = eea || uk;
  const american = law === 'US';
  const scope: TermsScope = {
    facts,
    offers,
    consumers,
    businesses: customers !== 'consumers',
    sells,
    goods,
    digital,
    eea,
    uk,
    europe,
    withdrawal: consumers && sells && europe,
    withdrawalDays: Math.max(wholeDays(facts.withdrawal?.days) ?? leastWithdrawalDays, leastWithdrawalDays),
    law,
    american,
    americanOnly: american && !europe,
    usConsumers: consumers && (addressed.includes('us') || (owner.country === 'US' && audience?.areas !== undefined)),
    noticeDays,
    email: owner.serviceEmail ?? owner.email ?? '',
  };
  if (terms) assumeTerms(scope, assume);
  return { ...scope, provisions: termsProvisionsOn(on, scope, owner.country) };
}

function assumeTerms({ facts, offers, law, noticeDays, sells, consumers }: TermsScope, assume: Assume): void {
  const hosts = offers.includes('community') || offers.includes('marketplace');
  if (!facts.customers) assume('terms.customers', 'terms.customers', 'both');
  if (!facts.law && law) assume('terms.law', 'terms.law', law, { country: law });
  if (!facts.noticeDays) assume('terms.notice', 'terms.noticeDays', String(noticeDays), { days: String(noticeDays) });
  if (!facts.disputeBody && consumers) assume('terms.disputes', 'terms.disputeBody', 'none');
  if (hosts && facts.community?.automatedModeration === undefined) {
    assume('terms.moderation', 'terms.community.automatedModeration', 'no');
  }
  if (sells && offers.includes('marketplace') && !facts.marketplace?.ownOffers) {
    assume('terms.own-offers', 'terms.marketplace.ownOffers', 'alike');
  }
}

/** Whether the provision of an individual law applies to the terms. */
export function provides({ provisions }: KnownTerms, wanted: TermsProvisionId): boolean {
  return provisions.some(({ id }) => id === wanted);
}

function wholeDays(days: number | undefined): number | undefined {
  return days !== undefined && Number.isInteger(days) && days > 0 && days <= 3650 ? days : undefined;
}
