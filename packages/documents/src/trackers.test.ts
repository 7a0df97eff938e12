import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { askedByBanner } from '../test/banners.ts';
import { analytics } from '../test/services.ts';
import { compile, missingFacts, newConsent, renderText, type DocumentKind, type Facts, type Tracker } from './index.ts';

const on = '2026-11-21';
const words = { en: await loadDocumentWords('en'), de: await loadDocumentWords('de') };
const year = { kind: 'period', period: { amount: 1, unit: 'year' } } as const;

function using(...trackers: readonly Tracker[]): Facts {
  return {
    site: { type: 'Site', name: 'Example' },
    owner: { name: 'Example GmbH', email: 'mail@example.com', address: 'Street 1, Vienna', country: 'AT' },
    services: [{ ...analytics, trackers }],
  };
}

const read = (facts: Facts, kind: DocumentKind, language: 'en' | 'de' = 'en') =>
  renderText(compile(facts, words[language], { kind, language, variant: 'complete', on }));

describe.each(['privacy_policy', 'cookie_policy'] as const)('a %s', (kind) => {
  test('says what each tracker is for: its own purpose, else that of its service, and the owner’s words', () => {
    const text = read(
      using(
        { name: 'one', purpose: 'ab-testing', lifetime: year },
        { name: 'two', description: { en: 'Tells visits apart', de: 'Unterscheidet Besuche' }, lifetime: year },
        { name: 'three', purpose: 'no such purpose', description: 'Counts', lifetime: year },
      ),
      kind,
    );
    expect(text).toMatch(/one\b.*Comparison of versions/);
    expect(text).toMatch(/two\b.*Analytics · Tells visits apart/);
    expect(text).toMatch(/three\b.*Analytics · Counts/);
  });

  test('has the owner’s words in its language, or is not published in it', () => {
    const facts = using({ name: 'one', description: { en: 'Tells visits apart' }, lifetime: year });
    const lacking = missingFacts(facts, ['en', 'de'], on, kind).filter(({ code }) => code === 'text.language');
    expect(lacking).toMatchObject([
      { path: `services.${analytics.id}.trackers.one.description`, weight: 'blocks', values: { language: 'de' } },
    ]);

    const both = using({ name: 'one', description: { en: 'A', de: 'Unterscheidet Besuche' }, lifetime: year });
    expect(missingFacts(both, ['en', 'de'], on, kind).filter(({ weight }) => weight === 'blocks')).toEqual([]);
    expect(read(both, kind, 'de')).toContain('Unterscheidet Besuche');
  });

  test('calls a maximum one', () => {
    const facts = using({ name: 'one', lifetime: { ...year, longest: true } }, { name: 'two', lifetime: year });
    expect(read(facts, kind)).toMatch(/one\b.*Up to 1 year/);
    expect(read(facts, kind)).not.toMatch(/two\b.*Up to 1 year/);
    expect(read(facts, kind, 'de')).toContain('Bis zu 1 Jahr');
  });
});

test('a cookie policy that does not list the trackers says the maximum of all, and needs no words for each', () => {
  const shownOf = (facts: Facts) => ({
    ...facts,
    services: facts.services.map((service) => ({ ...service, trackersShown: false })),
  });
  const facts = shownOf(using({ name: 'one', description: { en: 'A' }, lifetime: { ...year, longest: true } }));
  expect(read(facts, 'cookie_policy')).toContain('at most 1 year.');
  expect(missingFacts(facts, ['en', 'de'], on, 'cookie_policy').filter(({ weight }) => weight === 'blocks')).toEqual(
    [],
  );
});

test('a tracker with a purpose that its service did not have needs a new consent', () => {
  const before = using({ name: 'one', lifetime: year });
  const after = using({ name: 'one', purpose: 'remarketing', lifetime: year });
  expect(newConsent('cookie_policy', before, after, on)).toMatchObject({
    needed: true,
    reasons: [{ code: 'purpose' }],
  });
  expect(newConsent('cookie_policy', after, after, on)).toMatchObject({ needed: false });
});

const shop = {
  ...analytics,
  id: 'shop',
  name: 'Acme Shop',
  purposes: ['site-platform'],
  category: 'necessary',
  trackers: [
    { name: 'cart', necessary: 'user-input', lifetime: { kind: 'session' }, party: 'first' },
    { name: 'visitor', purposes: ['analytics'], category: 'measurement', lifetime: year, party: 'first' },
    { name: 'layout', category: 'functionality', lifetime: year, party: 'first' },
  ],
} as const;
const shopFacts: Facts = { ...using(), services: [shop], consentBy: askedByBanner([shop]) };

test('L3: a service stands under each category it has trackers in, with those alone', () => {
  const tree = compile(shopFacts, words.en, { kind: 'cookie_policy', language: 'en', variant: 'complete', on });
  const sections = renderText(tree).split(/\n(?=[A-Z][^\n]*\n[=-]{3,})/);
  const sectionOf = (tracker: string) =>
    sections.filter((section) => section.includes(`${tracker} `) && section.includes('Acme Shop'));
  const text = renderText(tree);
  expect(text).toMatch(/cart\b.*\(remembering what was entered, such as a cart\)/);
  expect(text).toMatch(/visitor\b.*Analytics/);
  expect(text).toContain('These trackers are used only if you consent.');
  expect(text).toContain('These trackers are used without consent');
  expect(sectionOf('cart').length).toBeGreaterThan(0);
  const ids = JSON.stringify(tree).match(/"service-shop[a-z-]*"/g);
  expect(new Set(ids)).toEqual(
    new Set(['"service-shop"', '"service-shop-functionality"', '"service-shop-measurement"']),
  );
});

test('L3: texts that exempt a ground are cited from their day on, and where they apply', () => {
  const cites = (country: string, day: string) =>
    JSON.stringify(
      compile(
        {
          ...shopFacts,
          owner: { ...shopFacts.owner, country },
          audience: { areaType: country === 'US' ? 'us' : 'europe' },
        },
        words.en,
        {
          kind: 'cookie_policy',
          language: 'en',
          variant: 'complete',
          on: day,
        },
      ),
    );
  expect(cites('AT', on)).toContain('Opinion 04/2012 (WP 194), 3.1');
  expect(cites('GB', on)).toContain('PECR Schedule A1');
  expect(cites('GB', '2026-02-04')).not.toContain('PECR Schedule A1');
  expect(cites('US', on)).not.toContain('WP 194');
});

test('L3: the privacy policy asks for consent to trackers of a necessary service, and lists them by category', () => {
  const text = read(shopFacts, 'privacy_policy');
  expect(text).toContain('Trackers (analytics)');
  expect(text).toContain('Trackers (necessary)');
  expect(text).toMatch(/Analytics/);
});
