import { randomBytes } from 'node:crypto';
import type { Targets } from '../targets.ts';
import { once, post, signed, type Attack } from './attack.ts';

const nobody = `candor_pub_${'x'.repeat(43)}`;
/** Just below the size limit for anonymous requests. */
const mostBytes = 64 * 1024 - 64;

const many = (count: number, one: (n: number) => readonly [string, unknown]) =>
  JSON.stringify({ preferences: Object.fromEntries(Array.from({ length: count }, (_, n) => one(n))) });

const emptyLists = once(() => many(75_000, (n) => [`k${n}`, []]));
const valid = once(() => many(40_000, (n) => [`k${n}`, true]));
const longNames = once(() => many(30_000, (n) => [`${n}-a-rather-long-name-of-a-preference`, []]));
/** Within every limit, but invalid in each field. */
const refused = once(() => many(190, (n) => [`${n}${'€'.repeat(105)}`, [n]]));
/** As many texts as fit, each of which gets validated. */
const texts = once(() => JSON.stringify({ subject: { email: `${'a.'.repeat(30_000)}@` } }));
const deep = once(() => '['.repeat(mostBytes));
const deepObjects = once(() => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
const values = once(() => `{"email":[${'0,'.repeat(30_000)}0]}`);
const wrongTypes = once(() => JSON.stringify({ tos_accepted: Array.from({ length: 1900 }, () => ({})) }));
const fields = once(() =>
  Array.from({ length: 15_000 }, (_, n) => `a${n % 90}=`)
    .join('&')
    .slice(0, mostBytes),
);
const password = 'p'.repeat(200);

const json = [deep, deepObjects, values, wrongTypes] as const;
const forms = [
  '/users/sign-up',
  '/users/sign-in',
  '/api/v1/password-resets',
  '/en/privacy-policy-generator/quick',
] as const;

/** A request with this body to one of the public forms. */
const atForm = (targets: Targets, n: number, body: string) =>
  post(forms[n % forms.length] ?? '', body, signed(targets.visit, targets));

export const bodyAttacks: readonly Attack[] = [
  {
    name: '75,000 preferences by a key that opens nothing',
    addresses: 40,
    perSecond: 4,
    request: () => post(`/e/consent/${nobody}`, emptyLists()),
  },
  {
    name: '40,000 preferences by a public key',
    addresses: 40,
    perSecond: 3,
    request: ({ consentKey }) => post(`/e/consent/${consentKey}`, valid()),
  },
  {
    name: '30,000 long names by a public key as bearer token',
    addresses: 40,
    perSecond: 3,
    request: ({ consentKey }) => post('/api/v1/consents', longNames(), { authorization: `Bearer ${consentKey}` }),
  },
  {
    name: 'consents within the limits that are wrong in each field',
    addresses: 200,
    perSecond: 160,
    request: ({ consentKey }, n) => post(`/e/consent/${consentKey}`, n % 2 ? refused() : texts()),
  },
  {
    name: 'choices that are too long, or none',
    addresses: 60,
    perSecond: 40,
    request: ({ publicId }, n) => post(`/e/choice/${publicId}`, n % 2 ? '{}' : deep().slice(0, 25_000)),
  },
  {
    name: 'deep JSON, and many values, at forms',
    addresses: 60,
    perSecond: 60,
    request: (targets, n) => atForm(targets, n, json[n % json.length]?.() ?? ''),
  },
  {
    name: 'forms of 15,000 fields',
    addresses: 60,
    perSecond: 30,
    request: (targets, n) =>
      post(`/en/privacy-policy-generator/quick?${n}`, fields(), {
        ...signed(targets.visit, targets),
        'content-type': 'application/x-www-form-urlencoded',
      }),
  },
  {
    name: 'sign-ups, sign-ins and resets with passwords of 200 characters',
    addresses: 200,
    perSecond: 30,
    request: (targets, n) => {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      const form = { email, password, tos_accepted: true, privacy_read: true };
      return post(forms[n % 3] ?? '', JSON.stringify(form), signed(targets.visit, targets));
    },
  },
  {
    name: 'reports of what a policy stopped',
    addresses: 60,
    perSecond: 60,
    request: () =>
      post('/csp-reports', `[${'{"body":{"effectiveDirective":"script-src"}},'.repeat(340)}{}]`, {
        'content-type': 'application/reports+json',
      }),
  },
  {
    name: 'markup to be cleaned, by an account that nobody proved',
    addresses: 4,
    perSecond: 3,
    request: (targets, n) => {
      const markup = `<p>${n}</p>${['<a>', '<table><a>', '<p><b>'][n % 3]?.repeat(1800)}`.slice(0, 19_900);
      const configuration = { ...targets.account.configuration, markup };
      const body = JSON.stringify({ configuration, language: 'en' });
      return post(`/api/v1/sites/${targets.account.siteId}/banner/preview`, body, signed(targets.account, targets));
    },
  },
];
