import { documentLocales, loadDocumentWords, type Locale } from '@app/texts';
import { france } from '@app/texts/prescribed/france.ts';
import { describe, expect, test } from 'vitest';
import {
  compile,
  missingFacts,
  prescribedIn,
  renderText,
  termsProvisions,
  type Block,
  type Facts,
  type TermsFacts,
} from './index.ts';

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
const sectionsOf = (facts: Facts, words = english, language: Locale = 'en', day = on) =>
  compile(facts, words, { kind: 'terms_and_conditions', language, variant: 'complete', on: day }).sections;
const blocksOf = (facts: Facts, id: string, words = english, language: Locale = 'en'): readonly Block[] =>
  sectionsOf(facts, words, language).find((section) => section.id === id)?.blocks ?? [];
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

describe('French law', () => {
  const framed = (blocks: readonly Block[]) => blocks.filter((block) => prescribedIn(block) === 'fr').map(textOf);
  const { goods, once, continuous } = france.guarantee;

  test('prints the notices on the legal guarantees that fit what is sold, to consumers', () => {
    const notices = (terms: TermsFacts) => framed(blocksOf(selling('FR', terms), 'conformity'));
    expect(notices({ offers: ['goods'] })).toEqual(goods);
    expect(notices({ offers: ['digital-content'] })).toEqual(once);
    expect(notices({ offers: ['software'] })).toEqual(continuous);
    expect(notices({ offers: ['mobile-app'], subscription: {} })).toEqual(continuous);
    expect(notices({ offers: ['goods', 'digital-content', 'software'] })).toEqual([...goods, ...once, ...continuous]);
    expect(notices({ offers: ['goods'], customers: 'businesses' })).toEqual([]);
    expect(notices({ offers: ['goods'], law: 'BE' })).toEqual([]);
  });

  test('prints the articles on tacit renewal in full, unless nothing is renewed', () => {
    const articles = (terms: TermsFacts) => framed(blocksOf(selling('FR', terms), 'subscription'));
    const renewing: TermsFacts = { offers: ['software'], subscription: { period: { amount: 1, unit: 'year' } } };
    const whole = articles(renewing);
    expect(whole.map((text) => /^Article [LD].[^.]*\./.exec(text)?.[0]).filter(Boolean)).toEqual(
      france.renewal.map(({ article }) => article),
    );
    expect(whole).toHaveLength(france.renewal.flatMap(({ paragraphs }) => paragraphs).length);
    expect(articles({ ...renewing, subscription: { ends: true } })).toEqual([]);
    expect(articles({ ...renewing, customers: 'businesses' })).toEqual([]);
    expect(articles({ offers: ['goods'], subscription: {} })).toEqual([]);
  });

  test.each(documentLocales('terms_and_conditions'))('has its own words in a document in %s', async (language) => {
    const facts = selling('FR', { offers: ['goods', 'software'], subscription: {} });
    const words = await loadDocumentWords(language);
    // The instructions on withdrawal stand in the language of the document.
    const notices = (sections: ReturnType<typeof sectionsOf>) =>
      framed(sections.filter(({ id }) => id !== 'withdrawal').flatMap(({ blocks }) => blocks));
    expect(notices(sectionsOf(facts, words, language))).toEqual(notices(sectionsOf(facts)));
  });

  test('wants a mediator named, by shops and marketplaces', () => {
    const body = { name: 'Médiateur', url: 'https://mediateur.example' };
    expect(missing(selling('FR', { offers: ['goods'], withdrawal }), 'blocks')).toEqual([
      'terms.mediator at terms.disputeBody',
    ]);
    expect(missing(selling('FR', { offers: ['goods'], withdrawal, disputeBody: body }), 'blocks')).toEqual([]);
    const market: TermsFacts = { offers: ['marketplace'], marketplace: { ranking: { en: 'Price.' } } };
    expect(missing(selling('FR', market), 'blocks')).toEqual(['terms.mediator at terms.disputeBody']);
    expect(read(selling('FR', { ...market, disputeBody: body }), 'disputes')).toContain(says.closing.disputes.france);
  });

  test('names the interest on late payment to businesses alone', () => {
    const rate = 'plus ten percentage points';
    expect(read(selling('FR', { offers: ['goods'] }), 'prices')).toContain(rate);
    expect(read(selling('FR', { offers: ['goods'], customers: 'consumers' }), 'prices')).not.toContain(rate);
    expect(read(selling('IT', { offers: ['goods'] }), 'prices')).toContain('Directive 2011/7/EU');
  });
});

test('Hungarian law wants the conciliation board, with its address', () => {
  const board = { name: 'Budapesti Békéltető Testület', address: 'Példa utca 1, 1016 Budapest' };
  const terms: TermsFacts = { offers: ['goods'], withdrawal };
  expect(missing(selling('HU', terms), 'blocks')).toEqual(['terms.conciliation-board at terms.disputeBody']);
  expect(missing(selling('HU', { ...terms, disputeBody: { name: board.name } }), 'blocks')).toEqual([
    'terms.conciliation-board at terms.disputeBody.address',
  ]);
  const told = selling('HU', { ...terms, disputeBody: board });
  expect(missing(told, 'blocks')).toEqual([]);
  expect(read(told, 'disputes')).toContain(`The board at our seat is: ${board.name}, ${board.address}.`);
  expect(read(told, 'disputes')).toContain(says.closing.disputes.hungaryDuty);
  expect(missing(selling('HU', { offers: ['goods'], customers: 'businesses' }), 'blocks')).toEqual([]);
});

describe('Italian law', () => {
  const software: TermsFacts = { offers: ['software'], customers: 'businesses', court: 'Milano', subscription: {} };
  const approved = (facts: Facts) =>
    blocksOf(facts, 'specific-approval').flatMap((block) =>
      block.kind === 'list' ? block.items.map((runs) => runs.map(({ text }) => text).join('')) : [],
    );

  test('wants onerous clauses approved one by one by whoever is no consumer', () => {
    const facts = selling('IT', software);
    const headings = sectionsOf(facts).map(({ heading }) => heading);
    const lines = approved(facts);
    expect(lines).toContain('Liability: exclusion and limitation of our liability');
    expect(lines).toContain('Applicable law and courts: jurisdiction');
    for (const line of lines) expect(headings).toContain(line.split(': ')[0]);
    expect(sectionsOf(facts).at(-1)?.id).toBe('specific-approval');
  });

  test('lists only clauses that stand in the document and burden somebody', () => {
    const { court: _, ...without } = { ...software, subscription: { ends: true } };
    const lines = approved(selling('IT', without)).map((line) => line.split(': ')[1]);
    const { matters } = says.closing.approval;
    expect(lines).not.toContain(matters.court);
    expect(lines).not.toContain(matters.subscription);
    expect(lines).not.toContain(matters.conformity);
    expect(approved(selling('IT', { ...software, customers: 'consumers' }))).toEqual([]);
    expect(approved(selling('IT', { ...software, law: 'DE' }))).toEqual([]);
    expect(approved(selling('IT', { offers: ['information'] }))).toEqual([]);
  });
});

test('the owner can be told which readings of single laws nobody has confirmed', () => {
  const ids = (facts: Facts) => termsProvisions(facts, on).map(({ id, confirmed }) => `${id} ${confirmed}`);
  expect(ids(selling('FR', { offers: ['goods'] }))).toEqual([
    'france-guarantee false',
    'france-late-payment false',
    'france-mediator false',
    'guarantee-notice false',
    'repair false',
  ]);
  expect(ids(selling('AT', { offers: ['information'] }))).toEqual([]);
});

test.each([
  ['GB', true],
  ['CA', true],
  ['DE', false],
])('the terms of an owner in %s name the law of a part of the country: %s', (country, expected) => {
  const law = read(selling(country, { offers: ['goods'] }), 'applicable-law');
  expect(law.includes('the law of the part in which we are established applies')).toBe(expected);
});
