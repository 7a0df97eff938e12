import { hasRight, stateLawsOn, type StateLaw } from '@app/catalogue';
import { businessDays, days, fromMemory, granted, type Entitlement, type RequestLaw } from './law.ts';
import type { RequestRight } from './rights.ts';

const plain = { moves: false };

export const california: RequestLaw = {
  id: 'us-ca',
  name: 'CCPA',
  places: ['US-CA'],
  from: '2020-01-01',
  followsOwner: false,
  rights: granted({
    access: 'CCPA § 1798.110',
    portability: 'CCPA § 1798.130(a)(3)(B)',
    erasure: 'CCPA § 1798.105',
    rectification: { article: 'CCPA § 1798.106', from: '2023-01-01' },
    'opt-out': 'CCPA § 1798.120',
    limit: { article: 'CCPA § 1798.121', from: '2023-01-01' },
    'automation-opt-out': { article: 'CCPA regulations § 7221', from: '2027-01-01' },
    'automation-access': { article: 'CCPA regulations § 7222', from: '2027-01-01' },
  }),
  counting: plain,
  acknowledge: { period: businessDays(10), article: 'CCPA regulations § 7021(a)' },
  answer: { period: days(45), article: 'CCPA regulations § 7021(b)' },
  answerOf: {
    'opt-out': { period: businessDays(15), article: 'CCPA regulations § 7026(f)' },
    limit: { period: businessDays(15), article: 'CCPA regulations § 7027(g)' },
    'automation-opt-out': { period: businessDays(15), article: 'CCPA regulations § 7221' },
  },
  extended: { period: days(90), article: 'CCPA regulations § 7021(b)' },
  pauses: {},
  noAskingBackMonths: 12,
  degrees: true,
  recordMonths: { count: 24, article: 'CCPA regulations § 7101(a)' },
  ...fromMemory,
};

/** The laws of the other states, from the table of their rights. */
export const otherStates: readonly RequestLaw[] = stateLawsOn('9999-12-31', statesBesideCalifornia()).map(ofState);

function statesBesideCalifornia(): readonly string[] {
  // Those that apply only to the very large are offered, too, where somebody says to live there.
  return 'AL CO CT DE FL IA IN KY LA MD MN MT NE NH NJ OK OR RI TN TX UT VA'.split(' ');
}

function ofState(law: StateLaw): RequestLaw {
  const { state, name, from, source, answerDays = 45, appealDays = 60 } = law;
  const hasAppeal = hasRight(law, 'appeal', '9999-12-31');
  return {
    id: `us-${state.toLowerCase()}`,
    name,
    places: [`US-${state}`],
    from,
    followsOwner: false,
    rights: rightsOf(law),
    counting: plain,
    answer: { period: days(answerDays), article: source },
    extended: { period: days(answerDays + 45), article: source },
    pauses: {},
    ...(hasAppeal && {
      appeal: { answer: { period: days(appealDays), article: source }, authority: 'attorney-general' },
    }),
    ...fromMemory,
  };
}

function rightsOf({ rights, source }: StateLaw): RequestLaw['rights'] {
  const since = (day: string | true | undefined): Entitlement | undefined =>
    day === undefined ? undefined : { article: source, ...(day !== true && { from: day }) };
  const optOut = since(rights.optOutSale ?? rights.optOutAdvertising);
  const entries: readonly (readonly [RequestRight, Entitlement | undefined])[] = [
    ['access', since(rights.access)],
    ['portability', since(rights.portability)],
    ['rectification', since(rights.correct)],
    ['erasure', since(rights.delete)],
    ['opt-out', optOut],
    ['limit', since(rights.sensitiveLimit)],
    ['automation-opt-out', since(rights.optOutProfiling)],
    ['human-review', since(rights.questionProfiling)],
    ['withdrawal', since(rights.sensitiveConsent)],
  ];
  return Object.fromEntries(entries.filter(([, entitlement]) => entitlement));
}

export const brazil: RequestLaw = {
  id: 'br',
  name: 'LGPD',
  places: ['BR'],
  followsOwner: true,
  rights: granted({
    access: 'LGPD Art. 18, I, II',
    portability: 'LGPD Art. 18, V',
    rectification: 'LGPD Art. 18, III',
    erasure: 'LGPD Art. 18, IV, VI',
    restriction: 'LGPD Art. 18, IV',
    objection: 'LGPD Art. 18, § 2',
    'human-review': 'LGPD Art. 20',
    withdrawal: 'LGPD Art. 18, IX',
  }),
  counting: plain,
  answer: { period: days(15), article: 'LGPD Art. 19, II' },
  pauses: {},
  ...fromMemory,
};

export const quebec: RequestLaw = {
  id: 'ca-qc',
  name: 'Act respecting the protection of personal information in the private sector (Quebec)',
  places: ['CA-QC'],
  followsOwner: false,
  rights: granted({
    access: 'CQLR c. P-39.1, s. 27',
    portability: { article: 'CQLR c. P-39.1, s. 27', from: '2024-09-22' },
    rectification: 'CQLR c. P-39.1, s. 28',
    erasure: 'CQLR c. P-39.1, s. 28, 28.1',
    'human-review': 'CQLR c. P-39.1, s. 12.1',
    withdrawal: 'CQLR c. P-39.1, s. 8',
    complaint: 'CQLR c. P-39.1, s. 3.2',
  }),
  counting: plain,
  answer: { period: days(30), article: 'CQLR c. P-39.1, s. 32' },
  pauses: {},
  silenceIsRefusal: true,
  ...fromMemory,
};

export const canada: RequestLaw = {
  id: 'ca',
  name: 'PIPEDA',
  places: ['CA'],
  followsOwner: true,
  rights: granted({
    access: 'PIPEDA Sch. 1, 4.9',
    rectification: 'PIPEDA Sch. 1, 4.9.5',
    withdrawal: 'PIPEDA Sch. 1, 4.3.8',
    complaint: 'PIPEDA Sch. 1, 4.10',
  }),
  counting: plain,
  answer: { period: days(30), article: 'PIPEDA s. 8(3)' },
  extended: { period: days(60), article: 'PIPEDA s. 8(4)' },
  pauses: {},
  ...fromMemory,
};
