import type { AreaType, Facts } from '../src/index.ts';
import { homes } from './homes.ts';
import { hosting, pixel } from './services.ts';
import { sites } from './sites.ts';

type Change = (facts: Facts) => Facts;

const owner =
  (country: string, more: Partial<Facts['owner']> = {}): Change =>
  (facts) => ({ ...facts, owner: { ...facts.owner, country, part: undefined, ...more } });

const audience =
  (areaType: AreaType, more: Partial<NonNullable<Facts['audience']>> = {}): Change =>
  (facts) => ({ ...facts, audience: { ...facts.audience, areaType, ...more } });

const terms =
  (more: NonNullable<Facts['terms']>): Change =>
  (facts) => ({ ...facts, terms: { ...facts.terms, ...more } });

const all =
  (...changes: readonly Change[]): Change =>
  (facts) =>
    changes.reduce((changed, change) => change(changed), facts);

/** Each of the ten sites as it is, plus three variations: owners in other countries, other audiences, fewer facts. */
const variations: Readonly<Record<keyof typeof sites, readonly Change[]>> = {
  blog: [
    owner('CH'),
    all(owner('JP', { legalRepresentative: 'Hana Sato' }), audience('worldwide')),
    (facts) => ({ ...facts, terms: undefined }),
  ],
  shop: [
    all(owner('GB'), audience('worldwide')),
    all(owner('BR'), audience('worldwide')),
    (facts) => ({ ...facts, owner: { ...facts.owner, email: undefined }, terms: { offers: ['goods'] } }),
  ],
  software: [
    all(
      owner('DE'),
      audience('worldwide'),
      terms({ offers: ['software'], business: { cap: 'amount', capAmount: '50.000 €' } }),
      (facts) => ({
        ...facts,
        processing: { ...facts.processing, authorization: 'specific', subprocessors: [] },
      }),
    ),
    all(owner('IT'), audience('europe'), terms({ offers: ['software'], court: 'Milano' })),
    audience('us', { usStates: ['CA', 'CO'] }),
  ],
  app: [owner('AU'), all(owner('ZA'), audience('worldwide')), audience('worldwide', { children: true })],
  clinic: [
    owner('IT'),
    all(owner('ES'), audience('europe_us')),
    (facts) => ({
      ...facts,
      services: [...facts.services, { ...hosting, id: 'own', sensitiveData: ['health'], legalBasis: 'contract' }],
    }),
  ],
  magazine: [
    all(
      owner('FR'),
      terms({
        offers: ['community', 'digital-content', 'goods', 'software'],
        subscription: { period: { amount: 1, unit: 'year' } },
        disputeBody: { name: 'Médiateur Exemple', url: 'https://mediateur.example' },
      }),
    ),
    all(
      owner('CA'),
      audience('worldwide'),
      terms({ offers: ['community', 'digital-content'], community: { representative: 'Harbour Rep B.V., Amsterdam' } }),
    ),
    audience('us'),
  ],
  association: [
    owner('DE'),
    all(owner('NO'), audience('worldwide')),
    (facts) => ({ ...facts, services: [pixel], consentBy: undefined }),
  ],
  store: [
    all(
      owner('HU', { phone: '+36 1 000 0000' }),
      terms({
        offers: ['goods'],
        disputeBody: { name: 'Budapesti Békéltető Testület', address: 'Példa utca 1., 1016 Budapest' },
      }),
    ),
    all(owner('US'), audience('us')),
    audience('worldwide', { children: true }),
  ],
  recruiter: [
    all(
      owner('PL'),
      terms({ offers: ['marketplace', 'software'], marketplace: { mediators: 'Ewa Nowak, Jan Kowal' } }),
    ),
    all(owner('BE'), audience('worldwide')),
    (facts) => ({ ...facts, terms: { offers: ['marketplace'] }, automatedDecisions: undefined }),
  ],
  game: [owner('US'), all(owner('SE'), audience('europe')), audience('us', { children: true })],
};

/** Forty-six realistic sets of facts. */
export const factSets: Readonly<Record<string, Facts>> = Object.fromEntries([
  ...Object.entries(homes),
  ...Object.entries(sites).flatMap(([name, facts]) => [
    [name, facts],
    ...(variations[name] ?? []).map((change, index) => [`${name} ${index + 2}`, change(facts)] as const),
  ]),
]);
