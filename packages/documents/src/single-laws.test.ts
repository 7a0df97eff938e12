import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { hosting, pixel, stripe, support } from '../test/services.ts';
import { compile, renderText, type Facts, type ServiceFacts } from './index.ts';

const words = await loadDocumentWords('en');

const least: Facts = {
  site: { type: 'Site', name: 'Example' },
  owner: { name: 'Example GmbH', email: 'mail@example.com', address: 'Street 1, Vienna', country: 'AT' },
  services: [],
};
const owned = (country: string): Facts => ({ ...least, owner: { ...least.owner, country } });
const using = (...services: readonly ServiceFacts[]): Facts => ({ ...least, services });

const composed = (facts: Facts, on = '2026-11-21') =>
  compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
const read = (facts: Facts): string => renderText(composed(facts));
const section = (facts: Facts, id: string): string => {
  const tree = composed(facts);
  return renderText({ ...tree, sections: tree.sections.filter((each) => each.id === id) });
};

describe('the law of single states', () => {
  const trackers = (country: string, areaType: 'europe' | 'us' = 'europe') =>
    section({ ...owned(country), services: [pixel], audience: { areaType } }, 'trackers');

  test('an owner established there names it beside the directive, others do not', () => {
    expect(trackers('FR')).toContain('(Art. 82 of the French Data Protection Act');
    expect(trackers('DE')).toContain('(section 25 of the German TDDDG; Art. 5(3) of Directive 2002/58/EC)');
    expect(trackers('IT')).toContain('Art. 122 of the Italian');
    expect(trackers('ES')).toContain('Art. 22.2 of the Spanish');
    expect(trackers('AT')).toContain('without consent (Art. 5(3) of Directive 2002/58/EC)');
  });

  test('the United Kingdom and Switzerland have their own for whoever is addressed there', () => {
    expect(trackers('AT')).toContain('For devices in the United Kingdom');
    expect(trackers('AT')).toContain('Art. 45c of the Telecommunications Act');
    expect(trackers('GB', 'us')).toContain('without consent (regulation 6');
    expect(trackers('GB', 'us')).not.toMatch(/Directive 2002|Switzerland|For devices in the United Kingdom/);
    expect(trackers('US', 'us')).not.toMatch(/Directive 2002|regulation 6|45c/);
  });

  test('data of the deceased, where the state of the owner speaks of it', () => {
    expect(section(owned('FR'), 'rights')).toContain('after your death');
    expect(section(owned('IT'), 'rights')).toContain('2-terdecies');
    expect(section(owned('ES'), 'rights')).toContain('LOPDGDD');
    expect(section(owned('AT'), 'rights')).not.toContain('deceased');
  });
});

describe('the law of a single state of the United States', () => {
  const states = words.documents.usStates.states;
  const everything = { ...pixel, sells: true, sensitiveData: ['health'], dataTypes: ['payment-data', 'name'] } as const;
  const inState = (state: string, more: Partial<Facts> = {}): Facts => ({
    ...owned('US'),
    services: [everything],
    audience: { areaType: 'us', usStates: [state] },
    ...more,
  });

  test.each(Object.entries(states))('%s is neither mistaken for another nor cites one', (state, name) => {
    for (const children of [false, true]) {
      const facts = inState(state, { audience: { areaType: 'us', usStates: [state], children } });
      const tree = composed(facts, '2028-01-01');
      const others = Object.values(states).filter((other) => other !== name);
      const text = renderText(tree);
      expect(text).toContain(name);
      for (const other of others) expect(text).not.toContain(other);
      if (state !== 'CA') expect(text).not.toMatch(/Cal\. |7027/);
      const cites = tree.sections.filter(({ id }) => id.startsWith('us-')).flatMap((each) => each.cites);
      const ofOthers = { CA: /^(CCPA|Cal\. )/, TX: /^Tex\. /, VA: /^Va\. / };
      for (const [other, begins] of Object.entries(ofOthers))
        if (other !== state) expect(cites.filter((cite) => begins.test(cite))).toEqual([]);
      expect(cites.length).toBeGreaterThan(0);
    }
  });

  test('the notice that Texas prescribes is given there, and cited', () => {
    const cites = (facts: Facts) => composed(facts).sections.find(({ id }) => id === 'us-disclosure')?.cites;
    expect(section(inState('TX'), 'us-disclosure')).toContain('NOTICE: We may sell your sensitive personal data.');
    expect(cites(inState('TX'))).toContain('Tex. Bus. & Com. Code § 541.102');
    const plain = inState('TX', { services: [{ ...everything, sensitiveData: [] }] });
    expect(section(plain, 'us-disclosure')).not.toContain('NOTICE');
    expect(section(inState('VA'), 'us-disclosure')).not.toContain('NOTICE');
    expect(cites(inState('VA'))).toEqual(['Va. Code § 59.1-575 et seq.']);
  });

  test("California's names and periods are those of California", () => {
    const california = read(inState('CA'));
    expect(california).toContain('in California: of sharing');
    expect(california).toContain('Customer records (Cal. Civ. Code § 1798.80(e))');
    expect(california).toContain('within 15 business days');
    const virginia = read(inState('VA'));
    expect(virginia).toContain('To opt out of targeted advertising');
    expect(virginia).toContain('Customer records');
    expect(virginia).not.toContain('15 business days');
    expect(virginia).toContain('Where state law requires consent for processing sensitive data');
    expect(read(inState('IA'))).not.toContain('Where state law requires consent');
  });
});

describe('nothing is said of laws and safeguards that play no part', () => {
  test('an article of the GDPR where the GDPR does not apply', () => {
    expect(read({ ...owned('US'), services: [support], audience: { areaType: 'us' } })).not.toContain('GDPR');
    expect(section(using(support), 'services')).toContain('on our instructions (Art. 28 GDPR)');
  });

  test('clauses where data stays in countries that protect it', () => {
    expect(section(using(hosting), 'switzerland')).not.toContain('standard contractual clauses');
    expect(section(using(stripe), 'switzerland')).toContain('standard contractual clauses');
    expect(section(using(hosting), 'united-kingdom')).not.toContain('UK Addendum');
    expect(section(using(stripe), 'united-kingdom')).toContain('UK Addendum');
  });

  test('the rules of the United States on children, where none are addressed', () => {
    const audience = (areaType: 'europe' | 'us') => ({ ...least, audience: { areaType, children: true } }) as const;
    expect(section(audience('us'), 'children')).toContain('16 CFR Part 312');
    expect(section(audience('europe'), 'children')).not.toContain('16 CFR');
    expect(section(audience('europe'), 'children')).toContain('Parents and guardians');
    expect(read(least)).not.toContain('16 CFR Part 312');
  });

  test('a row of data begins with a capital, once', () => {
    const own = { ...hosting, dataTypes: ['name', 'ip-address', 'email'], ownDataTypes: ['Seat in the hall'] } as const;
    expect(section(using(own), 'services')).toContain(
      'First and last name, IP address, e-mail address, Seat in the hall',
    );
  });
});
