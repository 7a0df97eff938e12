import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { compile, missingFacts, renderText, type Block, type Facts, type TermsFacts } from './index.ts';

const on = '2026-11-21';
const english = await loadDocumentWords('en');
const { termsAndConditions: says } = english;

const american = (terms: TermsFacts, areaType: 'us' | 'worldwide' = 'us'): Facts => ({
  site: { type: 'Site', name: 'Example' },
  owner: { name: 'Example, Inc.', email: 'mail@example.com', address: 'Street 1, Boise', country: 'US' },
  services: [],
  audience: { areaType },
  terms: { lawState: 'ID', ...terms },
});
const treeOf = (facts: Facts) =>
  compile(facts, english, { kind: 'terms_and_conditions', language: 'en', variant: 'complete', on });
const read = (facts: Facts, id?: string): string => {
  const tree = treeOf(facts);
  return renderText({ ...tree, sections: tree.sections.filter((each) => id === undefined || each.id === id) });
};
const blocksOf = (facts: Facts, id: string): readonly Block[] =>
  treeOf(facts).sections.find((section) => section.id === id)?.blocks ?? [];
const idsOf = (facts: Facts) => treeOf(facts).sections.map(({ id }) => id);

const shop: TermsFacts = { offers: ['goods', 'software'], prices: { includeTax: false }, subscription: {} };

describe('T3: terms for the United States alone', () => {
  test('speak of sales tax, not of value added tax or of a button with an obligation to pay', () => {
    const text = read(american(shop));
    expect(text).toContain(says.contract.prices.salesTax);
    expect(text).not.toMatch(/value added tax|obligation to pay|legal guarantee|right of withdrawal/i);
    expect(read(american({ ...shop, prices: { includeTax: true } }))).not.toMatch(/tax/i);
  });

  test('promise no rights beside the disclaimer', () => {
    const text = read(american({ ...shop, customers: 'businesses' }));
    expect(text).not.toContain(says.delivery.conformity.businessRights);
    expect(text).not.toContain(says.delivery.conformity.businesses);
  });

  test('keep the button and the tax where people in Europe are addressed too', () => {
    const text = read(american(shop, 'worldwide'));
    expect(text).toContain(says.contract.conclusion.steps);
    expect(text).toContain(says.contract.prices.withoutTax);
  });
});

test('T3: the disclaimer names merchantability and stands out, in capitals and bold', () => {
  const [asIs, cap] = blocksOf(american(shop), 'liability');
  for (const block of [asIs, cap]) {
    const [run, ...others] = block?.kind === 'paragraph' ? block.runs : [];
    expect(run?.kind).toBe('strong');
    expect(run?.text).toBe(run?.text.toUpperCase());
    expect(others).toEqual([]);
  }
  expect(read(american(shop), 'liability')).toContain('IMPLIED WARRANTIES OF MERCHANTABILITY');
});

describe('T3: what takes rights away', () => {
  test('stands in no terms unless the owner chose it', () => {
    const ids = idsOf(american(shop));
    expect(ids).toContain('united-states');
    expect(ids).not.toContain('arbitration');
    expect(ids).not.toContain('copyright');
    expect(read(american(shop))).not.toContain(says.unitedStates.indemnity);
  });

  test('is arbitration with a way out, or the waiver alone, or indemnity', () => {
    const arbitration = read(american({ ...shop, unitedStates: { arbitration: 'JAMS' } }), 'arbitration');
    expect(arbitration).toContain('under the rules of JAMS and the Federal Arbitration Act');
    expect(arbitration).toContain('within 30 days');
    expect(arbitration).not.toContain(says.unitedStates.arbitration.classes);
    const waiver = read(american({ ...shop, unitedStates: { classWaiver: true } }), 'arbitration');
    expect(waiver).toContain(says.unitedStates.arbitration.classes);
    expect(waiver).not.toContain('Federal Arbitration Act');
    expect(waiver).not.toContain('within 30 days');
    const indemnity = read(american({ ...shop, unitedStates: { indemnity: true } }), 'united-states');
    expect(indemnity).toContain(says.unitedStates.indemnity);
  });

  test('never holds for consumers elsewhere, nor under the law of another country', () => {
    const choice = { arbitration: 'AAA', classWaiver: true, indemnity: true } as const;
    const worldwide = read(american({ ...shop, unitedStates: choice }, 'worldwide'), 'arbitration');
    expect(worldwide).toContain(says.unitedStates.arbitration.elsewhere);
    const german = american({ ...shop, law: 'DE', unitedStates: choice }, 'worldwide');
    expect(idsOf(german)).not.toContain('arbitration');
    expect(idsOf(german)).not.toContain('united-states');
  });
});

test('T3: automatic renewal is plain to consumers in the United States', () => {
  const { renewsUs, cancelUs } = says.contract.subscription;
  const [bold] = blocksOf(american(shop), 'subscription').flatMap((block) =>
    block.kind === 'paragraph' ? block.runs.filter(({ kind }) => kind === 'strong') : [],
  );
  expect(bold?.text).toBe(renewsUs);
  expect(read(american(shop), 'subscription')).toContain(cancelUs);
  expect(read(american({ ...shop, subscription: { ends: true } }), 'subscription')).not.toContain(renewsUs);
  expect(read(american({ ...shop, customers: 'businesses' }), 'subscription')).not.toContain(renewsUs);
});

test('T3: notices of infringement go to an agent, whose absence is pointed out', () => {
  const community: TermsFacts = { offers: ['community'] };
  const agent = 'Ada Lovelace, Street 1, Boise, dmca@example.com';
  const missing = (facts: Facts) => missingFacts(facts, ['en'], on, 'terms_and_conditions').map(({ code }) => code);
  expect(missing(american(community))).toContain('terms.copyright-agent');
  const named = american({ ...community, unitedStates: { copyrightAgent: agent } });
  expect(missing(named)).not.toContain('terms.copyright-agent');
  expect(read(named, 'copyright')).toContain(`Designated agent: ${agent}.`);
});
