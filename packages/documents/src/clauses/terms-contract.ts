import { isEea } from '@app/catalogue';
import { paragraph, type Clause } from '../clause.ts';
import type { PaymentMethod } from '../facts.ts';
import { isPeriod } from '../known.ts';
import { provides, type KnownTerms } from '../resolve-terms.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import { link, mailLink, strong, type Voice } from '../voice.ts';
import { frenchRenewal } from './terms-prescribed.ts';

export const methodKeys = {
  card: 'card',
  paypal: 'paypal',
  'bank-transfer': 'bankTransfer',
  'direct-debit': 'directDebit',
  invoice: 'invoice',
  wallet: 'wallet',
  'cash-on-delivery': 'cashOnDelivery',
  'app-store': 'appStore',
} as const satisfies Record<PaymentMethod, string>;

/** Conclusion of the contract. Directive 2000/31/EC Art. 10 and 11; Directive 2011/83/EU Art. 8. */
export const termsConclusion: Clause = {
  id: 'conclusion',
  heading: ({ terms }) => terms.contract.conclusion.heading,
  applies: ({ terms }) => terms.sells,
  cites: () => [
    'Directive 2000/31/EC Art. 10',
    'Directive 2000/31/EC Art. 11',
    'Directive 2011/83/EU Art. 8(2)',
    'Directive 2011/83/EU Art. 8(7)',
  ],
  reads: ({ facts, terms: { goods, digital, europe } }, { terms }) => {
    const { conclusion: words } = terms.contract;
    const confirmed = goods ? (digital ? words.confirmation : words.confirmationGoods) : words.confirmationDigital;
    return [
      paragraph(words.display, { site: shown(facts.site.name) }),
      paragraph(europe ? words.steps : words.stepsPlain),
      paragraph(confirmed),
      paragraph(words.storage),
      paragraph(words.languages),
    ];
  },
};

/** Prices and payment. Directive 2011/83/EU Art. 6(1)(e) and (g); Directive 2011/7/EU Art. 3 and 6. */
export const termsPrices: Clause = {
  id: 'prices',
  heading: ({ terms }) => terms.contract.prices.heading,
  applies: ({ terms }) => terms.sells,
  cites: ({ terms }) => [
    'Directive 2011/83/EU Art. 6(1)(e)',
    'Directive 2011/83/EU Art. 6(1)(g)',
    'Directive 2011/83/EU Art. 8(3)',
    ...(terms.businesses && isEea(terms.law) ? ['Directive 2011/7/EU Art. 3 and 6'] : []),
    ...(provides(terms, 'france-late-payment') ? ['Code de commerce, art. L. 441-10 and D. 441-5'] : []),
  ],
  reads: ({ terms: known }, voice) => {
    const { prices: words } = voice.terms.contract;
    const { currency } = known.facts.prices ?? {};
    const { goods } = known;
    const methods = [...new Set(known.facts.payment ?? [])].map((method) => words.names[methodKeys[method]]);
    return [
      paragraph(words.shown),
      ...taxes(known, voice),
      ...(currency ? [paragraph(words.currency, { currency: voice.currency(currency) })] : []),
      ...(goods ? [paragraph(words.delivery)] : []),
      ...(methods.length > 0 ? [paragraph(words.methods, { methods: voice.row(methods) })] : []),
      paragraph(words.due),
      ...(known.facts.payment?.includes('invoice') ? [paragraph(words.dueInvoice)] : []),
      ...latePayment(known, voice),
      ...(goods ? [paragraph(words.title)] : []),
    ];
  },
};

function taxes({ facts, americanOnly }: KnownTerms, { terms: { contract } }: Voice): readonly Block[] {
  const { prices: words } = contract;
  const { includeTax } = facts.prices ?? {};
  // Value added tax is unknown in the United States.
  if (americanOnly) return includeTax ? [] : [paragraph(words.salesTax)];
  return includeTax === undefined ? [] : [paragraph(includeTax ? words.withTax : words.withoutTax)];
}

function latePayment(known: KnownTerms, { terms: { contract } }: Voice): readonly Block[] {
  if (provides(known, 'france-late-payment')) return [paragraph(contract.prices.lateFrance)];
  return known.businesses && isEea(known.law) ? [paragraph(contract.prices.late)] : [];
}

/** Subscriptions. Directive 2011/83/EU Art. 6(1)(o) and (p). */
export const termsSubscription: Clause = {
  id: 'subscription',
  heading: ({ terms }) => terms.contract.subscription.heading,
  applies: ({ terms }) => terms.facts.subscription !== undefined,
  cites: ({ terms }) => [
    'Directive 2011/83/EU Art. 6(1)(o)',
    'Directive 2011/83/EU Art. 6(1)(p)',
    ...(provides(terms, 'france-renewal') ? ['Code de la consommation, art. L. 215-1 to L. 215-4'] : []),
    ...(provides(terms, 'germany-renewal') ? ['BGB § 309 Nr. 9'] : []),
    ...(provides(terms, 'us-renewal') ? ['Cal. Bus. & Prof. Code § 17602', '15 U.S.C. § 8403'] : []),
  ],
  reads: (all, voice) => {
    const { terms: known } = all;
    const { contract, general } = voice.terms;
    const { subscription: words } = contract;
    const { period, ends = false, trial, cancelUrl } = known.facts.subscription ?? {};
    const cancel: Block = cancelUrl
      ? paragraph(words.cancel, { link: link(words.cancelText, cancelUrl) })
      : paragraph(words.cancelByMail, { contact: mailLink(known.email) });
    return [
      period && isPeriod(period) ? paragraph(words.period, { period: voice.period(period) }) : paragraph(words.shown),
      ...(ends ? [paragraph(words.ends)] : renewal(known, voice)),
      ...(trial && isPeriod(trial) ? [paragraph(words.trial, { period: voice.period(trial) })] : []),
      cancel,
      paragraph(words.prices, { days: voice.counted(known.noticeDays, general.days.before) }),
      paragraph(words.cause),
      ...frenchRenewal(all, voice),
    ];
  },
};

function renewal(known: KnownTerms, { terms: { contract } }: Voice): readonly Block[] {
  const { subscription: words } = contract;
  const german = provides(known, 'germany-renewal');
  return [
    ...(german && !known.businesses ? [] : [paragraph(words.renews)]),
    ...(german ? [paragraph(words.renewsGermany)] : []),
    ...(known.consumers && !german && !known.americanOnly ? [paragraph(words.renewsConsumers)] : []),
    ...(provides(known, 'us-renewal')
      ? [{ kind: 'paragraph' as const, runs: [strong(words.renewsUs)] }, paragraph(words.cancelUs)]
      : []),
  ];
}
