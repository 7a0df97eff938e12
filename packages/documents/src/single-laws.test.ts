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

const composed = (facts: Facts) =>
  compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on: '2026-11-21' });
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
