import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { advertising, analytics, hosting, mailchimp, pixel, stripe, support } from '../test/services.ts';
import {
  applicableRegimes,
  assumedFacts,
  defaults,
  derivedFacts,
  compile,
  datesOfLaw,
  missingFacts,
  renderText,
  type Facts,
  type ServiceFacts,
} from './index.ts';

const on = '2026-11-21';
const words = await loadDocumentWords('en');

const least: Facts = {
  site: { type: 'Site', name: 'Example' },
  owner: { name: 'Example GmbH', email: 'mail@example.com', address: 'Street 1, Vienna', country: 'AT' },
  services: [],
};
const owned = (country: string): Facts => ({ ...least, owner: { ...least.owner, country } });
const using = (...services: readonly ServiceFacts[]): Facts => ({ ...least, services });

const read = (facts: Facts, day = on): string =>
  renderText(compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on: day }));
const section = (facts: Facts, id: string, day = on): string => {
  const tree = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on: day });
  return renderText({ ...tree, sections: tree.sections.filter((each) => each.id === id) });
};
const codes = (facts: Facts, weight: 'blocks' | 'advises', languages: readonly string[] = ['en']) =>
  missingFacts(facts, languages, on, 'privacy_policy')
    .filter((missing) => missing.weight === weight)
    .map(({ code, path }) => `${code} at ${path}`);

describe('which laws apply', () => {
  const ids = (facts: Facts, day = on) => applicableRegimes(facts, day).map(({ id, reason }) => `${id} ${reason}`);

  test('the law of the seat, and those of the people addressed', () => {
    expect(ids({ ...least, audience: { areaType: 'europe_us' } })).toEqual([
      'gdpr established',
      'uk-gdpr addressed',
      'fadp addressed',
      'us-states addressed',
    ]);
    expect(ids({ ...owned('US'), audience: { areaType: 'us' } })).toEqual(['us-states established']);
    expect(ids({ ...owned('CH'), audience: { areaType: 'us' } })).toEqual(['fadp established', 'us-states addressed']);
    expect(ids({ ...owned('DE'), audience: { areaType: 'us' } })).toEqual(['gdpr established', 'us-states addressed']);
  });

  test('only laws in force on the day', () => {
    const states = (day: string) =>
      applicableRegimes(least, day)
        .find(({ id }) => id === 'us-states')
        ?.states.map(({ state }) => state);
    expect(states('2022-12-31')).toEqual(['CA']);
    expect(states('2026-11-21')).toContain('RI');
    expect(states('2026-11-21')).not.toContain('OK');
    expect(states('2027-01-01')).toContain('OK');
    expect(ids({ ...least, audience: { areaType: 'europe_us' } }, '2017-01-01')).toEqual([]);
  });

  test('whoever addresses the whole world follows the laws of the world, each from its day', () => {
    const far = (day: string) => ids(least, day).filter((id) => !/^(gdpr|uk-gdpr|fadp|us-states) /.test(id));
    expect(far(on)).toEqual([
      'lgpd addressed',
      'pipeda addressed',
      'quebec addressed',
      'australia addressed',
      'popia addressed',
      'appi addressed',
    ]);
    expect(far('2027-05-12')).not.toContain('dpdp addressed');
    expect(far('2027-05-13')).toContain('dpdp addressed');
    expect(section(least, 'india', '2027-05-13')).toContain('Data Protection Board of India');
    expect(ids({ ...owned('BR'), audience: { areaType: 'europe' } })).toContain('lgpd established');
  });

  test('the notice to parents is given where children in the United States are addressed', () => {
    const audience = (areaType: 'europe' | 'us', children: boolean) => ({ ...least, audience: { areaType, children } });
    expect(section(audience('us', true), 'coppa')).toContain('verifiable consent of a parent');
    expect(read(audience('us', false))).not.toContain('For parents of children');
    expect(read(audience('europe', true))).not.toContain('For parents of children');
  });

  test('P14: in Quebec the head is in charge where nobody is named', () => {
    const officer = { name: 'Claire Roy', title: 'Privacy officer', email: 'claire@example.com' };
    const named = { ...least, owner: { ...least.owner, privacyOfficer: officer } };
    expect(section(least, 'quebec')).toContain('The person exercising the highest authority in our organization');
    expect(section(named, 'quebec')).toContain('The person named above is in charge');
  });

  test('Australia asks about decisions of computer programs from 10 December 2026', () => {
    expect(section(least, 'australia', '2026-12-09')).not.toContain('computer program');
    expect(section(least, 'australia', '2026-12-10')).toContain('We use no computer program that makes decisions');
  });

  test('every day on which a law begins is known, so that what changes can be shown before', () => {
    expect(datesOfLaw()).toEqual(expect.arrayContaining(['2018-05-25', '2026-12-10', '2027-01-01', '2027-05-13']));
    expect([...datesOfLaw()].sort()).toEqual(datesOfLaw());
  });

  test("Florida's narrow law is followed only where the owner asks for it", () => {
    const florida: Facts = { ...least, audience: { areaType: 'us', usStates: ['FL'] } };
    expect(read(least)).not.toContain('Florida');
    expect(section(florida, 'us-notice')).toContain('Florida');
  });

  test('a right is given from the day on which its law gives it', () => {
    const utah: Facts = { ...least, audience: { areaType: 'us', usStates: ['UT'] } };
    expect(section(utah, 'us-rights', '2026-06-30')).not.toContain('corrected');
    expect(section(utah, 'us-rights', '2026-07-01')).toContain('corrected');
  });

  test('P14: complaints to the owner are spoken of from the day the United Kingdom asks for it', () => {
    expect(section(least, 'united-kingdom', '2026-06-18')).not.toContain('164A');
    expect(section(least, 'united-kingdom', '2026-06-19')).toContain('164A');
  });
});

describe('transfers', () => {
  const safeguards = (service: ServiceFacts, facts: Facts = least) =>
    section({ ...facts, services: [service] }, 'transfers');

  test('the privacy framework is named for a recipient known to be listed, and for no other', () => {
    expect(safeguards(analytics)).toContain('the recipient is certified under it');
    expect(safeguards(stripe)).not.toContain('the recipient is certified under it');
    expect(safeguards(stripe)).toContain(
      'Standard contractual clauses of the European Commission (Art. 46(2)(c) GDPR) or',
    );
  });

  test('what the owner says of a place holds', () => {
    expect(safeguards(support)).toContain(
      '| Standard contractual clauses of the European Commission (Art. 46(2)(c) GDPR)\n',
    );
    expect(derivedFacts(using(support), on, 'privacy_policy').map(({ code }) => code)).not.toContain(
      'service.safeguard',
    );
  });

  test('a copy of agreed clauses can be asked for; a decision of the Commission needs none', () => {
    expect(safeguards(stripe)).toContain('You can obtain a copy');
    expect(safeguards(advertising)).toContain('Adequacy decision of the European Commission (Art. 45 GDPR)');
    expect(safeguards(advertising)).not.toContain('You can obtain a copy');
  });

  test('a decision that has run out protects no more', () => {
    expect(section(using(advertising), 'transfers', '2032-01-01')).toContain('Standard contractual clauses');
  });

  test('data that stays in the EEA is said to', () => {
    expect(safeguards(hosting)).toContain(
      'The services named in this policy process personal data in the European Economic Area only: Finland, Germany.',
    );
  });

  test('for Switzerland each country is named', () => {
    expect(section(using(hosting, mailchimp), 'switzerland')).toContain('Austria, Finland, Germany, United States');
  });
});

describe('what is missing', () => {
  test('nothing, where the owner is named and services come from the catalogue', () => {
    const shop = using(analytics, stripe, mailchimp, pixel, hosting);
    const optOut = { optOutUrl: 'https://example.com/choices' };
    expect(codes({ ...shop, usStates: optOut }, 'blocks')).toEqual([]);
  });

  test('the owner, who is never assumed', () => {
    expect(codes({ ...least, owner: { name: ' ', country: '' } }, 'blocks')).toEqual([
      'owner.name at owner.name',
      'owner.email at owner.email',
      'owner.address at owner.address',
      'owner.country at owner.country',
    ]);
  });

  test('what a service of the owner must say', () => {
    expect(codes(using({ id: 'own', name: 'Own', provider: {}, purposes: [] }), 'blocks')).toEqual([
      'service.purpose at services.own.purposes',
      'service.country at services.own.places',
      'service.data-types at services.own.dataTypes',
    ]);
  });

  test('nothing of software the owner runs: its maker receives no data', () => {
    const own = {
      ...analytics,
      selfHosted: true,
      provider: { name: 'Maker Ltd', country: 'IN' },
      privacyUrl: undefined,
    };
    expect(codes(using(own), 'blocks')).toEqual([]);
    expect(read(using(own))).not.toMatch(/Maker/);
    expect(section(using(own), 'services')).toContain('Analytics · Example GmbH');
  });

  test('a reason for calling analytics necessary, and consent for trackers that are not', () => {
    const necessary = { ...analytics, categoryOverride: { category: 'necessary', reason: '' } } as const;
    expect(codes(using(necessary), 'blocks')).toEqual([
      'service.necessary-reason at services.google-analytics-4.categoryOverride.reason',
    ]);
    expect(codes(using({ ...analytics, legalBasis: 'legitimate-interests' }), 'blocks')).toEqual([
      'service.tracker-basis at services.google-analytics-4.legalBasis',
    ]);
  });

  test("the owner's words in each language that is to be published", () => {
    const service = { ...hosting, ownPurpose: { en: 'Printing tickets' } };
    expect(codes(using(service), 'blocks', ['en'])).toEqual([]);
    expect(codes(using(service), 'blocks', ['en', 'de'])).toEqual(['text.language at services.hetzner.ownPurpose']);
  });

  test('what allows the use of health data', () => {
    const booking = { id: 'b', kind: 'bookings', sensitiveData: ['health'] } as const;
    expect(codes({ ...least, activities: [booking] }, 'blocks')).toEqual([
      'activity.sensitive-condition at activities.b.sensitiveCondition',
    ]);
    expect(codes({ ...least, activities: [{ ...booking, sensitiveCondition: 'health-care' }] }, 'blocks')).toEqual([]);
  });

  test('advice does not block: a representative, nobody who asks', () => {
    const facts: Facts = {
      ...owned('US'),
      services: [pixel],
      audience: { areaType: 'worldwide' },
      usStates: { optOutUrl: 'https://example.com/choices' },
    };
    expect(codes(facts, 'advises')).toEqual([
      'representative.eu at owner.representative',
      'representative.uk at owner.ukRepresentative',
      'consent.nobody at consentBy',
    ]);
    expect(codes(facts, 'blocks')).toEqual([]);
  });
});

describe('what is assumed or derived', () => {
  test('each with its place, and never the owner', () => {
    const derived = derivedFacts(using(stripe, pixel), on, 'privacy_policy');
    const assumed = assumedFacts(using(stripe, pixel), on, 'privacy_policy');
    expect(derived.map(({ code, path }) => `${code} at ${path}`)).toEqual(
      expect.arrayContaining([
        'rights-contact at rightsContact.email',
        'service.legal-basis at services.stripe.legalBasis',
        'service.retention at services.stripe.retention',
        'service.places at services.stripe.places',
        'service.safeguard at services.stripe.places.US',
        'service.shares at services.meta-pixel.shares',
      ]),
    );
    expect([...assumed, ...derived].every(({ code }) => code in defaults)).toBe(true);
    expect([...assumed, ...derived].some(({ path }) => path.startsWith('owner'))).toBe(false);
  });

  test('what the owner says is derived no more', () => {
    const said: ServiceFacts = {
      ...stripe,
      legalBasis: 'contract',
      retention: { kind: 'period', period: { amount: 10, unit: 'year' } },
    };
    const gone = derivedFacts(using(stripe), on, 'privacy_policy').filter(
      ({ code }) => !derivedFacts(using(said), on, 'privacy_policy').some((derived) => derived.code === code),
    );
    expect(gone.map(({ code }) => code)).toEqual([
      'service.legal-basis',
      'service.legitimate-interest',
      'service.retention',
    ]);
    expect(section(using(said), 'services')).toContain('Kept: 10 years');
  });
});

describe('what is promised', () => {
  test('a signal or a control is spoken of only where the facts say that it is there', () => {
    const shop = using(pixel);
    expect(read(shop)).not.toMatch(/Global Privacy Control|privacy control/);
    const other = { by: 'other', product: 'Consentful', before: { usa: 'everything' } } as const;
    expect(read({ ...shop, consentBy: { ...other, gpc: true } })).toContain('Global Privacy Control');
    expect(read({ ...shop, consentBy: { ...other, control: true } })).toContain('use the privacy control');
  });

  test('advertising counts as sharing unless the owner knows better; nothing is said to be sold that is not', () => {
    expect(section(using(pixel), 'us-disclosure')).toContain('targeted advertising');
    expect(section(using({ ...pixel, shares: false }), 'us-disclosure')).toContain(
      'have not sold personal data, and we have not shared it',
    );
    expect(section(using({ ...pixel, sells: true }), 'us-disclosure')).toContain('we have sold personal data');
  });

  test('a service given up this year still counts for the US states, and nowhere else', () => {
    const facts = using({ ...advertising, endedOn: '2026-05-01' });
    expect(section(facts, 'us-collection')).toContain('Example Ads Ltd');
    expect(section(facts, 'recipients')).not.toContain('Example Ads Ltd');
    expect(section(using({ ...advertising, endedOn: '2025-05-01' }), 'us-collection')).not.toContain('Example Ads Ltd');
  });

  test('P16: the platform for online disputes is gone and is not linked', () => {
    expect(read(least)).not.toContain('ec.europa.eu/consumers/odr');
  });

  test('P17: nobody is said to consent to the policy', () => {
    expect(section(least, 'about')).toContain('reading it does not mean that you consent');
  });
});

describe('security', () => {
  test('a policy states the duty, and only the measures that the owner states', () => {
    expect(section(least, 'security')).toContain('technical and organizational measures');
    expect(section(least, 'security')).not.toContain('encrypted');
    const stated = section({ ...least, security: ['encryption-in-transit', 'backups'] }, 'security');
    expect(stated).toContain('Connections are encrypted (TLS).');
    expect(stated).toContain('Backups are made regularly');
    expect(stated).not.toContain('Stored data');
  });
});
