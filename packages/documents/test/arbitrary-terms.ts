import fc from 'fast-check';
import * as documents from '../src/index.ts';
import type { TermsFacts } from '../src/index.ts';
import { amount, country, maybe, ownText, period, some, text, url } from './arbitrary-parts.ts';

export const terms: fc.Arbitrary<TermsFacts> = fc.record({
  offers: some(fc.constantFrom(...documents.offers), 7),
  customers: maybe(fc.constantFrom(...documents.customerKinds)),
  law: maybe(country),
  lawState: maybe(fc.constantFrom('CA', 'ZZ', '')),
  court: maybe(text),
  register: maybe(fc.record({ name: text, number: text })),
  prices: maybe(
    fc.record({
      includeTax: maybe(fc.boolean()),
      currency: maybe(fc.oneof(fc.constantFrom('EUR', 'XYZ', 'eur', ''), text)),
    }),
  ),
  payment: maybe(some(fc.constantFrom(...documents.paymentMethods))),
  delivery: maybe(fc.record({ countries: maybe(some(country)), within: maybe(period) })),
  withdrawal: maybe(
    fc.record({
      functionUrl: maybe(url),
      days: maybe(amount),
      returnCosts: maybe(fc.constantFrom('customer' as const, 'owner' as const)),
      returnAddress: maybe(text),
      returnCostEstimate: maybe(text),
      collects: maybe(fc.boolean()),
      delivered: maybe(fc.constantFrom(...documents.goodsDeliveries)),
    }),
  ),
  subscription: maybe(
    fc.record({ period: maybe(period), ends: maybe(fc.boolean()), trial: maybe(period), cancelUrl: maybe(url) }),
  ),
  community: maybe(
    fc.record({
      noticeEmail: maybe(text),
      rules: maybe(ownText),
      automatedModeration: maybe(fc.boolean()),
      representative: maybe(text),
    }),
  ),
  guaranteeNoticeUrl: maybe(url),
  dataProcessing: maybe(fc.boolean()),
  business: maybe(
    fc.record({
      cap: maybe(fc.constantFrom(...documents.liabilityCaps)),
      capAmount: maybe(text),
      availability: maybe(fc.double({ min: 0, max: 100 })),
      confidentiality: maybe(fc.boolean()),
      claims: maybe(fc.boolean()),
    }),
  ),
  unitedStates: maybe(
    fc.record({
      arbitration: maybe(fc.constantFrom(...documents.arbitrationBodies)),
      classWaiver: maybe(fc.boolean()),
      indemnity: maybe(fc.boolean()),
      copyrightAgent: maybe(text),
    }),
  ),
  marketplace: maybe(
    fc.record({
      ranking: maybe(ownText),
      sellers: maybe(fc.constantFrom('traders' as const, 'both' as const)),
      ownOffers: maybe(ownText),
      mediators: maybe(text),
    }),
  ),
  stores: maybe(some(fc.constantFrom('apple' as const, 'google' as const))),
  guarantee: maybe(ownText),
  disputeBody: maybe(fc.record({ name: text, address: maybe(text), url: maybe(url) })),
  noticeDays: maybe(amount),
  own: maybe(some(fc.record({ heading: ownText, text: ownText }))),
});
