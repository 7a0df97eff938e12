import { loadDocumentWords, type Locale } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { derivedFacts, compile, renderMarkdown, type ActivityFacts, type Facts } from './index.ts';

const on = '2026-11-24';
const { shop } = sites;
if (!shop) throw new Error('the shop is gone');

const of = (country: string, ...activities: readonly ActivityFacts[]): Facts => ({
  ...shop,
  owner: { ...shop.owner, country, part: undefined },
  services: [],
  activities,
});

async function read(facts: Facts, language: Locale = 'en') {
  const words = await loadDocumentWords(language);
  return renderMarkdown(compile(facts, words, { kind: 'privacy_policy', language, variant: 'complete', on }));
}

const byLaw = { kind: 'law' } as const;
const orders: ActivityFacts = { id: 'orders', kind: 'orders', retention: byLaw };

test('L10: a duty to keep books is printed as a number with its statute, without a question', async () => {
  const facts = of('DE', { id: 'accounting', kind: 'accounting' });
  expect(await read(facts)).toContain(
    'Invoices and vouchers: 8 years, counted from the end of the calendar year (AO §\u00a0147(3); HGB §\u00a0257(4)); ' +
      'Books and annual accounts: 10 years, counted from the end of the calendar year (AO §\u00a0147(3); HGB §\u00a0257(4))',
  );
  expect(derivedFacts(facts, on, 'privacy_policy')).toContainEqual(
    expect.objectContaining({ code: 'activity.retention', path: 'activities.accounting.retention', value: 'law' }),
  );
});

test('L10: an owner who takes the periods of the law gets those of the own country', async () => {
  expect(await read(of('DE', orders))).toContain(
    'Business letters: 6 years, counted from the end of the calendar year',
  );
  expect(await read(of('PL', orders))).toContain('What is needed for claims: 6 years, counted from the end of');
  expect(await read(of('BR', { id: 'visit', kind: 'visit' }))).toContain(
    '6 months (Marco Civil da Internet, Lei 12.965/2014, art.\u00a015)',
  );
});

test('records with the same period are named together', async () => {
  const text = await read(of('IE', { id: 'accounting', kind: 'accounting', retention: byLaw }));
  expect(text).toContain('Invoices and vouchers: 6 years, counted from the end of the financial year (Taxes');
  expect(await read(of('CH', { id: 'accounting', kind: 'accounting' }), 'de')).toContain('10 Jahre, gerechnet ab dem');
});

test('where the law sets no period, the criterion stays, and the owner is told', async () => {
  const facts = of('US', orders);
  expect(await read(facts)).toContain('Until the contract is performed');
  expect(derivedFacts(facts, on, 'privacy_policy').map(({ path }) => path)).toContain('activities.orders.retention');
});

test('a period of the owner is printed instead of that of the law', async () => {
  const own = { kind: 'period', period: { amount: 12, unit: 'year' } } as const;
  const text = await read(of('DE', { id: 'accounting', kind: 'accounting', retention: own }));
  expect(text).toContain('12 years');
  expect(text).not.toContain('AO §');
});
