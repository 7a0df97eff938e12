import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { comingChanges, compile, missingFacts, renderText, type Block, type Facts, type TermsFacts } from './index.ts';

const on = '2026-11-21';
const english = await loadDocumentWords('en');
const { termsAndConditions: says } = english;

const phone = '+43 1 000 0000';
const withdrawal = { functionUrl: 'https://example.com/withdraw' };
const selling = (country: string, terms: TermsFacts, more: Partial<Facts> = {}): Facts => ({
  site: { type: 'Site', name: 'Example' },
  owner: { name: 'Example', email: 'mail@example.com', address: 'Street 1', country, phone },
  services: [],
  audience: { areaType: 'europe' },
  terms,
  ...more,
});
const sectionsOf = (facts: Facts) =>
  compile(facts, english, { kind: 'terms_and_conditions', language: 'en', variant: 'complete', on }).sections;
const blocksOf = (facts: Facts, id: string): readonly Block[] =>
  sectionsOf(facts).find((section) => section.id === id)?.blocks ?? [];
const read = (facts: Facts, id?: string, day = on): string => {
  const tree = compile(facts, english, { kind: 'terms_and_conditions', language: 'en', variant: 'complete', on: day });
  return renderText({ ...tree, sections: tree.sections.filter((each) => id === undefined || each.id === id) });
};
const missing = (facts: Facts, weight: 'blocks' | 'advises', day = on) =>
  missingFacts(facts, ['en'], day, 'terms_and_conditions')
    .filter((each) => each.weight === weight)
    .map(({ code, path }) => `${code} at ${path}`);
const textOf = (block: Block): string =>
  block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : '';

describe('a subscription', () => {
  const terms: TermsFacts = { offers: ['software'], subscription: {} };
  const { renews, renewsConsumers, renewsGermany } = says.contract.subscription;

  test('speaks of consumers only to them', () => {
    expect(read(selling('IT', terms), 'subscription')).toContain(renewsConsumers);
    expect(read(selling('IT', { ...terms, customers: 'businesses' }), 'subscription')).not.toMatch(/consumer/i);
  });

  test('is not renewed for a fixed period with consumers under German law', () => {
    expect(read(selling('DE', { ...terms, customers: 'consumers' }), 'subscription')).not.toContain(renews);
    const both = read(selling('DE', terms), 'subscription');
    expect(both).toContain(renews);
    expect(both).toContain(renewsGermany);
    expect(read(selling('DE', { ...terms, customers: 'businesses' }), 'subscription')).not.toContain(renewsGermany);
  });

  test('to an app is sold: it has prices and a right of withdrawal', () => {
    const ids = sectionsOf(selling('AT', { offers: ['mobile-app'], subscription: {} })).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['prices', 'withdrawal', 'access']));
    expect(sectionsOf(selling('AT', { offers: ['mobile-app'] })).map(({ id }) => id)).not.toContain('withdrawal');
  });

  test('is cancelled by a button where the law wants one', () => {
    const advice = 'terms.cancel-function at terms.subscription.cancelUrl';
    expect(missing(selling('DE', { ...terms, withdrawal }), 'advises')).toEqual([advice]);
    expect(missing(selling('AT', { ...terms, withdrawal }), 'advises')).toEqual([]);
    const cancelUrl = 'https://example.com/cancel';
    expect(missing(selling('DE', { ...terms, withdrawal, subscription: { cancelUrl } }), 'advises')).toEqual([]);
  });
});

test('orders speak of what is ordered', () => {
  expect(read(selling('AT', { offers: ['software'] }), 'conclusion')).not.toContain('send the goods');
  expect(read(selling('AT', { offers: ['goods'] }), 'conclusion')).not.toContain('give you access');
});

test('terms for businesses alone do not speak of consumers, nor those for the United States of the Union', () => {
  const businesses = read(selling('IT', { offers: ['software', 'goods'], customers: 'businesses' }));
  const consumers = businesses.split('\n').filter((line) => /consumer/i.test(line));
  expect(consumers).toEqual([
    expect.stringContaining('We conclude no contracts with consumers.'),
    expect.stringContaining('Customers who are not consumers'),
  ]);
  expect(businesses).toContain(says.delivery.conformity.businessRights);
  const american = selling(
    'US',
    { offers: ['community', 'information'], lawState: 'CO' },
    { audience: { areaType: 'us' } },
  );
  expect(read(american)).not.toMatch(/Europe|Regulation|Directive|DSA|arbitration board|Consumer Rights Act/);
  const cites = sectionsOf(american).flatMap((section) => section.cites);
  expect(cites.filter((cite) => !/U\.S\.C\.|CFR|Uniform Commercial Code/.test(cite))).toEqual([]);
});

test('liability to consumers is limited only where the law allows it', () => {
  const { consumers, businesses, essential, mandatory } = says.liability.general;
  const liability = (country: string, customers: TermsFacts['customers']) =>
    blocksOf(selling(country, { offers: ['goods'], customers }), 'liability').map(textOf);
  expect(liability('DE', 'consumers')).toEqual(expect.arrayContaining([essential, mandatory]));
  expect(liability('FR', 'consumers')).toEqual([consumers]);
  expect(liability('IT', 'businesses')).not.toContain(businesses);
  const both = liability('BR', 'both');
  expect(both.indexOf(consumers)).toBeLessThan(both.indexOf(businesses));
  expect(both.indexOf(businesses)).toBeLessThan(both.indexOf(essential));
});

test('owners outside Germany and Austria do not refuse boards that their law may oblige them to', () => {
  const { none, unlessObliged } = says.closing.disputes;
  const disputes = (country: string) => read(selling(country, { offers: ['goods'] }), 'disputes');
  expect(disputes('DE')).toContain(none);
  expect(disputes('PT')).toContain(unlessObliged);
  expect(disputes('BR')).not.toContain('board');
});

describe('what users publish, and what others sell', () => {
  const community: TermsFacts = { offers: ['community'] };

  test('the owner is taken not to let machines assess it, and told so', () => {
    expect(read(selling('AT', community), 'moderation')).toContain(says.community.moderation.manual);
    const machines = selling('AT', { ...community, community: { automatedModeration: true } });
    expect(read(machines, 'moderation')).toContain(says.community.moderation.automated);
  });

  test('objections are open for six months; bodies and points of contact are for the Union', () => {
    const { objection, settlement, contactLanguages } = says.community.moderation;
    const union = read(selling('BR', community, { audience: { areaType: 'worldwide' } }), 'moderation');
    for (const words of [objection, settlement, contactLanguages]) expect(union).toContain(words);
    const american = read(selling('US', community, { audience: { areaType: 'us' } }), 'moderation');
    expect(american).toContain(objection);
    expect(american).not.toContain(settlement);
  });

  test('data given instead of a price leaves the guarantee', () => {
    const { personalData } = says.delivery.conformity;
    expect(read(selling('AT', { offers: ['mobile-app'] }), 'conformity')).toContain(personalData);
    expect(blocksOf(selling('AT', { offers: ['mobile-app'], customers: 'businesses' }), 'conformity')).toEqual([]);
  });

  test('sellers learn how own offers are treated, and who mediates', () => {
    const market = (terms: Partial<TermsFacts>) =>
      read(selling('AT', { offers: ['marketplace', 'goods'], ...terms }), 'marketplace');
    expect(market({})).toContain(says.marketplace.ranking.own);
    expect(market({ offers: ['marketplace'] })).not.toContain(says.marketplace.ranking.own);
    expect(market({ marketplace: { ownOffers: { en: 'They stand first.' } } })).toContain('They stand first.');
    expect(market({ marketplace: { mediators: 'Ada and Bob' } })).toContain('these mediators: Ada and Bob.');
  });
});

test('switching between providers costs nothing from the day the Data Act says so', () => {
  const facts = selling('IE', { offers: ['software'] });
  const { charges, free } = says.usage.switching;
  expect(read(facts, 'switching')).toContain(charges);
  expect(read(facts, 'switching', '2027-01-12')).toContain(free);
  const options = { kind: 'terms_and_conditions', language: 'en', variant: 'complete', on } as const;
  expect(comingChanges(facts, english, options).map(({ on: day }) => day)).toEqual(['2027-01-12']);
});

test('Brazilian consumers have seven days', () => {
  expect(read(selling('BR', { offers: ['goods'] }), 'withdrawal')).toContain(says.withdrawal.brazil);
  expect(read(selling('PT', { offers: ['goods'] }), 'withdrawal')).not.toContain(says.withdrawal.brazil);
});

describe('what terms cannot do without', () => {
  test('P15: a function to withdraw, from the day the law wants one', () => {
    const shop = selling('AT', { offers: ['goods'] });
    expect(missing(shop, 'blocks')).toEqual(['terms.withdrawal-function at terms.withdrawal.functionUrl']);
    expect(missing(shop, 'blocks', '2026-06-18')).toEqual([]);
    expect(missing(selling('AT', { offers: ['goods'], customers: 'businesses' }), 'blocks')).toEqual([]);
    expect(missing(selling('US', { offers: ['goods'] }, { audience: { areaType: 'us' } }), 'blocks')).toEqual([]);
  });

  test('a phone number, of whoever sells to consumers in Europe', () => {
    const silent = (country: string, terms: TermsFacts, areaType: 'europe' | 'us' = 'europe') => {
      const { owner, ...facts } = selling(country, { withdrawal, ...terms }, { audience: { areaType } });
      return { ...facts, owner: { ...owner, phone: undefined } };
    };
    expect(missing(silent('AT', { offers: ['goods'] }), 'blocks')).toEqual(['terms.phone at owner.phone']);
    expect(missing(silent('GB', { offers: ['goods'] }), 'advises')).toContain('terms.phone at owner.phone');
    expect(missing(silent('AT', { offers: ['goods'], customers: 'businesses' }), 'blocks')).toEqual([]);
    expect(missing(silent('AT', { offers: ['information'] }), 'blocks')).toEqual([]);
    expect(missing(silent('US', { offers: ['goods'], lawState: 'CA' }, 'us'), 'advises')).toEqual([]);
  });
});

test('T7: terms name the address for customers, policies the one for privacy and legal matters', () => {
  const { owner, ...facts } = selling('AT', { offers: ['goods', 'marketplace'], subscription: {}, withdrawal });
  const apart = { ...facts, owner: { ...owner, serviceEmail: 'orders@example.com' } };
  const terms = read(apart);
  expect(terms).toContain('orders@example.com');
  expect(read(apart, 'moderation')).toContain('mail@example.com');
  for (const id of ['provider', 'subscription', 'withdrawal', 'conformity', 'disputes', 'marketplace']) {
    expect(read(apart, id), id).toContain('orders@example.com');
    expect(read(apart, id), id).not.toContain('mail@example.com');
  }
  const policy = compile(apart, english, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
  expect(renderText(policy)).toContain('mail@example.com');
  expect(renderText(policy)).not.toContain('orders@example.com');
});
