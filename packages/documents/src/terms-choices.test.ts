import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { compile, missingFacts, renderText, type Facts, type TermsFacts } from './index.ts';

const on = '2026-11-21';
const english = await loadDocumentWords('en');
const { termsAndConditions: says } = english;

const selling = (country: string, terms: TermsFacts, more: Partial<Facts> = {}): Facts => ({
  site: { type: 'Site', name: 'Example' },
  owner: { name: 'Example', email: 'mail@example.com', address: 'Street 1', country, phone: '+43 1 000 0000' },
  services: [],
  audience: { areaType: 'europe' },
  terms,
  ...more,
});
const read = (facts: Facts, id?: string, day = on): string => {
  const tree = compile(facts, english, { kind: 'terms_and_conditions', language: 'en', variant: 'complete', on: day });
  return renderText({ ...tree, sections: tree.sections.filter((each) => id === undefined || each.id === id) });
};
const codes = (facts: Facts, day = on) =>
  missingFacts(facts, ['en'], day, 'terms_and_conditions').map(({ code, weight }) => `${code} ${weight}`);

describe('T2: the legal guarantee', () => {
  const shop = selling('AT', { offers: ['goods'] });
  const { repair } = says.delivery.conformity;

  test('is longer after a repair, of which consumers are told, from July 31, 2026', () => {
    expect(read(shop, 'conformity')).toContain(repair);
    expect(read(shop, 'conformity', '2026-07-30')).not.toContain(repair);
    expect(read(selling('AT', { offers: ['goods'], customers: 'businesses' }), 'conformity')).not.toContain(repair);
    expect(read(selling('AT', { offers: ['software'] }), 'conformity')).not.toContain(repair);
  });

  test('has a harmonized notice from September 27, 2026, whose page the terms name', () => {
    expect(codes(shop)).toContain('terms.guarantee-notice advises');
    expect(codes(shop, '2026-09-26')).not.toContain('terms.guarantee-notice advises');
    const shown = selling('AT', { offers: ['goods'], guaranteeNoticeUrl: 'https://example.com/guarantee' });
    expect(codes(shown)).not.toContain('terms.guarantee-notice advises');
    expect(read(shown, 'conformity')).toContain('<https://example.com/guarantee>');
    expect(read(shown, 'conformity', '2026-09-26')).not.toContain('https://example.com/guarantee');
  });
});

test('T4: no side ends a fixed term early without good cause, and nothing paid for time to come is kept', () => {
  const text = read(selling('FR', { offers: ['software'], subscription: {} }), 'termination');
  expect(text).toContain('Either side can end the contract for good cause without notice.');
  expect(text).toContain(
    'You can end a contract without a fixed term at any time; we can end it with notice of 30 days.',
  );
  expect(text).toContain('We do not end a contract for a fixed or paid period before that period is over');
  expect(text).toContain('Payments for time that is no longer provided are returned.');
  expect(text).not.toContain('unless you caused');
});

describe('T5: terms for businesses', () => {
  const software: TermsFacts = { offers: ['software'], subscription: {} };
  const business = (terms: TermsFacts, country = 'DE') => read(selling(country, terms), 'businesses');
  const { order, payment, force, confidentiality, availability, claims, liability } = says.business;

  test('exclude those of the customer, say which come first, and limit set-off', () => {
    for (const words of [order.own, order.precedence, payment.setOff, payment.suspension, force.text])
      expect(business(software)).toContain(words);
    expect(business({ ...software, customers: 'consumers' })).toBe(read(selling('DE', software), 'nothing'));
    expect(business({ offers: ['goods'] })).not.toContain(payment.suspension);
  });

  test('bind the owner to nothing that was not chosen', () => {
    const text = business(software);
    for (const words of [confidentiality.text, claims.text, liability.fees, availability.heading])
      expect(text).not.toContain(words);
    const chosen = business({
      ...software,
      business: { cap: 'fees', availability: 99.5, confidentiality: true, claims: true },
    });
    for (const words of [confidentiality.text, claims.text, liability.fees, liability.unlimited])
      expect(chosen).toContain(words);
    expect(chosen).toContain('Example is available for at least 99.5% of each calendar month.');
  });

  test('limit liability to an amount only where there is one', () => {
    const capped = { ...software, business: { cap: 'amount' as const } };
    expect(codes(selling('DE', capped))).toContain('terms.cap-amount blocks');
    expect(business(capped)).not.toContain(liability.unlimited);
    const amount = { ...software, business: { cap: 'amount' as const, capAmount: '50,000 €' } };
    expect(business(amount)).toContain('limited to this amount: 50,000 €.');
  });

  test('exclude liability without fault for rented software only under German law', () => {
    expect(business(software)).toContain(liability.germany);
    expect(business(software, 'AT')).not.toContain(liability.germany);
    expect(business({ offers: ['goods'] })).not.toContain(liability.germany);
  });
});

describe('T6', () => {
  test('a purchase on invoice is due when the invoice says', () => {
    const due = says.contract.prices.dueInvoice;
    expect(read(selling('AT', { offers: ['goods'], payment: ['card', 'invoice'] }), 'prices')).toContain(due);
    expect(read(selling('AT', { offers: ['goods'], payment: ['card'] }), 'prices')).not.toContain(due);
  });

  test('consumers learn what they can do if goods are late', () => {
    const { late } = says.delivery.goods;
    expect(read(selling('AT', { offers: ['goods'] }), 'delivery')).toContain(late);
    expect(read(selling('AT', { offers: ['goods'], customers: 'businesses' }), 'delivery')).not.toContain(late);
  });

  test('terms of an app in the App Store have what Apple wants of them', () => {
    const text = read(selling('AT', { offers: ['mobile-app'], stores: ['apple'] }), 'stores');
    const { parties, apple, appleUse, appleWarranty, appleClaims, appleOthers } = says.usage.stores;
    expect(text).toContain(parties.split('%{')[0]);
    for (const words of [apple, appleUse, appleWarranty, appleClaims, appleOthers]) expect(text).toContain(words);
    const google = read(selling('AT', { offers: ['mobile-app'], stores: ['google'] }), 'stores');
    expect(google).not.toContain(appleWarranty);
  });

  test('marketplaces in the Union name what traders must say, and report on sellers', () => {
    const market: TermsFacts = { offers: ['marketplace'], marketplace: { ranking: { en: 'Price.' } } };
    const text = read(selling('AT', market), 'marketplace');
    expect(text).toContain(says.marketplace.traderData);
    expect(text).toContain(says.marketplace.business.tax);
    expect(codes(selling('AT', market))).toContain('terms.mediators advises');
    const american = selling('US', { ...market, lawState: 'CA' }, { audience: { areaType: 'us' } });
    expect(read(american, 'marketplace')).not.toMatch(/2022\/2065|2021\/514/);
  });

  test('hosts without a seat in the Union name their representative there', () => {
    const community: TermsFacts = { offers: ['community'] };
    expect(codes(selling('BR', community))).toContain('terms.representative advises');
    expect(codes(selling('AT', community))).not.toContain('terms.representative advises');
    const named = selling('BR', { ...community, community: { representative: 'Rep B.V., Amsterdam' } });
    expect(codes(named)).not.toContain('terms.representative advises');
    expect(read(named, 'moderation')).toContain('(Art. 13 DSA) is: Rep B.V., Amsterdam.');
  });
});

test('T8: the Data Act stands in terms of a data processing service, not of software for training alone', () => {
  const switching = (terms: TermsFacts) => read(selling('AT', terms), 'switching');
  const none = read(selling('AT', { offers: ['goods'] }), 'switching');
  const software: TermsFacts = { offers: ['software', 'mobile-app'] };
  expect(switching({ ...software, customers: 'consumers' })).toBe(none);
  expect(switching({ ...software, customers: 'consumers', dataProcessing: true })).toContain('Data Act');
  expect(switching({ ...software, customers: 'businesses' })).toContain('Data Act');
  expect(switching({ ...software, customers: 'businesses', dataProcessing: false })).toBe(none);
});
