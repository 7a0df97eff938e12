import { groundIds, purposeIds } from '@app/catalogue';
import { loadDocumentWords, type DocumentWords } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts } from '../test/arbitrary-facts.ts';
import { factSets } from '../test/fact-sets.ts';
import { askedByBanner } from '../test/banners.ts';
import { california } from '../test/california.ts';
import { homes } from '../test/homes.ts';
import { analytics, hosting, pixel, stripe } from '../test/services.ts';
import { providers } from '../test/providers.ts';
import { compile, documentKinds, noticeLaws, sensitiveConditions, variantsOf, type Facts } from './index.ts';

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const isForms = (value: Tree) => typeof value['other'] === 'string' && /%\{number\}/.test(value['other']);

/** Paths of all sentences. The plural forms of one sentence count as one. */
function sentencesIn(words: Tree, at = ''): readonly string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    isTree(value) && !isForms(value) ? sentencesIn(value, `${at}${key}.`) : [`${at}${key}`],
  );
}

/** A proxy of the words that records which of them are read. */
function watched<Words extends Tree>(words: Words, read: (path: string) => void, at = ''): Words {
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return value;
      if (isTree(value) && !isForms(value)) return watched(value, read, `${at}${key}.`);
      read(`${at}${key}`);
      return value;
    },
  });
}

const { horta } = homes;

/** Facts that need the few sentences which the other fact sets never use. */
const { shop } = factSets;
if (!shop) throw new Error('the shop is gone');
const rare: readonly Facts[] = [
  { ...shop, owner: { ...shop.owner, country: 'ES' } },
  { ...shop, reportForm: { url: 'https://report.example.com/report/a', law: 'D.lgs. 24/2023' } },
  { ...shop, activities: [{ id: 'bookings', kind: 'bookings', legalBasis: 'legitimate-interests' }] },
  // A site for children whose parents consent to a service.
  {
    ...shop,
    audience: { areas: ['home'], children: true },
    services: [{ ...pixel, childSetting: 'parental-consent' }],
  },
  // Only Swiss law requires the safeguards for transfers here.
  {
    ...shop,
    owner: { ...shop.owner, country: 'CH' },
    audience: { areaType: 'us' },
    services: [analytics, stripe, { ...hosting, places: [{ country: 'DE' }] }],
  },
  // A Swiss owner who addresses the United Kingdom, but not the EEA.
  { ...shop, owner: { ...shop.owner, country: 'CH' }, audience: { areas: ['uk'] } },
  // Brazil: services there alone, and each condition for sensitive data.
  { ...horta, services: [{ ...hosting, places: [{ country: 'BR' }] }] },
  { ...horta, services: [{ ...hosting, places: [{ country: 'US', safeguard: 'binding-rules' }] }] },
  { ...horta, services: [{ ...hosting, places: [{ country: 'US', safeguard: 'contract' }] }] },
  { ...shop, activities: [{ id: 'news', kind: 'newsletter', legalBasis: 'legitimate-interests' }] },
  { ...horta, owner: { ...horta.owner, country: 'CH' }, services: [{ ...hosting, places: [{ country: 'CH' }] }] },
  ...sensitiveConditions.map((sensitiveCondition): Facts => ({
    ...horta,
    services: [{ ...hosting, sensitiveData: ['health'], sensitiveCondition }],
  })),
  // The periods of laws for every record of an order.
  { ...shop, activities: [{ id: 'orders', kind: 'orders', retention: { kind: 'law' } }] },
  ...Object.keys(noticeLaws).map((country): Facts => ({
    ...shop,
    owner: { ...shop.owner, country },
    activities: [{ id: 'jobs', kind: 'job-applications', retention: { kind: 'law' } }],
  })),
  // Only British law requires them: of regulations on adequacy, and of clauses.
  {
    ...shop,
    owner: { ...shop.owner, country: 'GB' },
    audience: { areaType: 'us' },
    services: [analytics, { ...hosting, places: [{ country: 'DE' }, { country: 'IN' }] }],
  },
  { ...shop, activities: [{ id: 'jobs', kind: 'job-applications', legalBasis: 'legitimate-interests' }] },
  // Orders and recruitment based on the owner's legitimate interests.
  { ...shop, activities: [{ id: 'orders', kind: 'orders', legalBasis: 'legitimate-interests' }] },
  { ...shop, activities: [{ id: 'comments', kind: 'comments', legalBasis: 'legitimate-interests' }] },
  { ...shop, activities: [{ id: 'newsletter', kind: 'newsletter', legalBasis: 'legitimate-interests' }] },
  { ...shop, activities: [{ id: 'account', kind: 'account', legalBasis: 'legitimate-interests' }] },
  { ...shop, activities: [{ id: 'newsletter', kind: 'newsletter', legalBasis: 'legitimate-interests' }] },
  { ...shop, services: [{ ...hosting, purposes: ['consent-management'], legalBasis: 'legitimate-interests' }] },
  { ...shop, services: [{ ...hosting, purposes: ['recruitment'], legalBasis: 'legitimate-interests' }] },
  // Services that the banner does not hold back, or that load before a choice.
  {
    ...shop,
    services: [{ ...analytics, id: 'google-analytics-4' }, pixel],
    consentBy: {
      by: 'banner',
      banner: {
        ...askedByBanner([]).banner,
        services: [{ id: 'google-analytics-4', purpose: 'measurement', beforeChoice: 'pings' }],
      },
    },
  },
  // Services without an activity that they serve, and activities on another basis than theirs.
  {
    ...shop,
    services: [
      { ...hosting, id: 'bots', purposes: ['bot-protection'], serves: [] },
      { ...hosting, id: 'forms', purposes: ['contact-forms'], serves: [] },
    ],
  },
  ...(['accounting', 'newsletter', 'job-applications'] as const).map((kind) => ({
    ...shop,
    activities: [{ id: kind, kind, legalBasis: 'legitimate-interests' as const }],
  })),
  { ...shop, owner: { ...shop.owner, country: 'GB' }, audience: { areaType: 'us' }, services: [hosting] },
  { ...shop, activities: [{ id: 'pages', kind: 'social-pages', recipients: [{ name: 'A network' }] }] },
  // A recipient of each category in the terms of California.
  {
    ...shop,
    audience: { areaType: 'us' },
    services: purposeIds.map((purpose) => ({ ...hosting, id: purpose, purposes: [purpose], shares: false })),
  },
  { ...shop, audience: { areaType: 'us' }, services: [{ ...hosting, purposes: ['data-management'] }] },
  // A tracker for each ground of necessity.
  { ...shop, services: [{ ...hosting, trackers: groundIds.map((necessary) => ({ name: necessary, necessary })) }] },
];

test('every sentence of documents is said by one of them', async () => {
  const { documents, regimes, cookiePolicy, termsAndConditions, legalNotice, processingAgreement, ...shared } =
    await loadDocumentWords('en');
  // The review status of a translation is shown to the owner, not to visitors.
  const { review, ...spoken } = documents;
  const ours = { documents: spoken, regimes, cookiePolicy, termsAndConditions, legalNotice, processingAgreement };
  const said = new Set<string>();
  const { documents: heard, ...others } = watched(ours, (path) => void said.add(path));
  const words: DocumentWords = { ...shared, ...others, documents: { ...heard, review } };

  // A fixed seed samples the same facts on every run, because the sentences used depend on them.
  const all = [
    ...Object.values(factSets),
    ...Object.values(providers),
    ...Object.values(california),
    ...rare,
    ...fc.sample(anyFacts, { seed: 1, numRuns: 1000 }),
  ];
  for (const kind of documentKinds) {
    for (const variant of variantsOf(kind)) {
      for (const on of ['2026-06-01', '2027-06-01'])
        for (const facts of all) compile(facts, words, { kind, language: 'en', variant, on });
    }
  }

  expect(sentencesIn(ours).filter((path) => !said.has(path))).toEqual([]);
});
