import { usStateLawsOn } from './us-states.ts';

/** The law of one state, as documents and requests need it. State of the law: November 2026. */
export type StateLaw = Entry & { readonly name: string; readonly from: string };

type Entry = {
  /** Two-letter code, as in ISO 3166-2:US. */
  readonly state: string;
  /** The citation of its codification. */
  readonly source: string;
  /** `true`, or the first day on which people can exercise the right, where that is later than the first day of the law. */
  readonly rights: Readonly<Partial<Record<StateRight, true | string>>>;
  /** Applies only to controllers with revenue above USD 1 billion: listed only when the owner names the state. */
  readonly narrow?: true;
  /** The deadline in days for the first response, if not 45. */
  readonly answerDays?: number;
  /** The deadline in days for the answer to an appeal, if not 60. */
  readonly appealDays?: number;
};

export const stateRights = [
  'access',
  'correct',
  'delete',
  'portability',
  'optOutSale',
  'optOutAdvertising',
  'optOutProfiling',
  'sensitiveConsent',
  'sensitiveLimit',
  'thirdParties',
  'questionProfiling',
  'appeal',
] as const;
export type StateRight = (typeof stateRights)[number];

const usual = {
  access: true,
  correct: true,
  delete: true,
  portability: true,
  optOutSale: true,
  optOutAdvertising: true,
  optOutProfiling: true,
  sensitiveConsent: true,
  appeal: true,
} as const;

const { sensitiveConsent: _, ...withoutConsent } = usual;

const entries: readonly Entry[] = [
  {
    state: 'CA',
    source: 'Cal. Civ. Code § 1798.100 et seq.',
    rights: {
      access: true,
      correct: '2023-01-01',
      delete: true,
      portability: true,
      optOutSale: true,
      optOutAdvertising: '2023-01-01',
      sensitiveLimit: '2023-01-01',
      thirdParties: true,
    },
  },
  {
    state: 'VA',
    source: 'Va. Code § 59.1-575 et seq.',
    rights: usual,
  },
  {
    state: 'CO',
    source: 'Colo. Rev. Stat. § 6-1-1301 et seq.',
    rights: usual,
    appealDays: 45,
  },
  {
    state: 'CT',
    source: 'Conn. Gen. Stat. § 42-515 et seq.',
    rights: { ...usual, thirdParties: '2026-07-01', questionProfiling: '2026-07-01' },
  },
  {
    state: 'UT',
    source: 'Utah Code § 13-61-101 et seq.',
    rights: {
      access: true,
      correct: '2026-07-01',
      delete: true,
      portability: true,
      optOutSale: true,
      optOutAdvertising: true,
      sensitiveLimit: true,
    },
  },
  {
    state: 'FL',
    source: 'Fla. Stat. § 501.701 et seq.',
    rights: usual,
    narrow: true,
  },
  {
    state: 'TX',
    source: 'Tex. Bus. & Com. Code § 541.001 et seq.',
    rights: usual,
  },
  {
    state: 'OR',
    source: 'ORS 646A.570 et seq.',
    rights: { ...usual, thirdParties: true },
    appealDays: 45,
  },
  {
    state: 'MT',
    source: 'Mont. Code § 30-14-2801 et seq.',
    rights: usual,
  },
  {
    state: 'DE',
    source: 'Del. Code tit. 6, § 12D-101 et seq.',
    rights: { ...usual, thirdParties: true },
  },
  {
    state: 'IA',
    source: 'Iowa Code § 715D.1 et seq.',
    rights: {
      access: true,
      delete: true,
      portability: true,
      optOutSale: true,
      optOutAdvertising: true,
      sensitiveLimit: true,
      appeal: true,
    },
    answerDays: 90,
  },
  {
    state: 'NE',
    source: 'Neb. Rev. Stat. § 87-1101 et seq.',
    rights: usual,
  },
  {
    state: 'NH',
    source: 'N.H. Rev. Stat. § 507-H:1 et seq.',
    rights: usual,
  },
  {
    state: 'NJ',
    source: 'N.J. Stat. § 56:8-166.4 et seq.',
    rights: usual,
    appealDays: 45,
  },
  {
    state: 'TN',
    source: 'Tenn. Code § 47-18-3301 et seq.',
    rights: usual,
  },
  {
    state: 'MN',
    source: 'Minn. Stat. § 325M.10 et seq.',
    rights: { ...usual, thirdParties: true, questionProfiling: true },
    appealDays: 45,
  },
  {
    state: 'MD',
    source: 'Md. Code, Com. Law § 14-4701 et seq.',
    // Sensitive data only where strictly necessary for the consumer's request, with or without consent.
    rights: { ...withoutConsent, sensitiveLimit: true, thirdParties: true },
  },
  {
    state: 'IN',
    source: 'Ind. Code § 24-15-1-1 et seq.',
    rights: usual,
  },
  {
    state: 'KY',
    source: 'Ky. Rev. Stat. § 367.3611 et seq.',
    rights: usual,
  },
  {
    state: 'RI',
    source: 'R.I. Gen. Laws § 6-48.1-1 et seq.',
    rights: usual,
  },
  {
    state: 'LA',
    source: 'La. Act No. 502 (2026 Reg. Sess.)',
    rights: usual,
  },
  {
    state: 'OK',
    source: 'Okla. SB 546 (2026)',
    rights: usual,
  },
  {
    state: 'AL',
    source: 'Ala. HB 351 (2026)',
    rights: usual,
  },
];

/** The laws in force on a day: of the named states or, if none are named, of every state whose law is not narrow. */
export function stateLawsOn(on: string, states: readonly string[] = []): readonly StateLaw[] {
  return usStateLawsOn(on).flatMap(({ state, name, from }) => {
    const entry = entries.find((each) => each.state === state);
    const wanted = states.length > 0 ? states.includes(state) : entry && !entry.narrow;
    return entry && wanted ? [{ ...entry, name, from }] : [];
  });
}

export function hasRight(law: StateLaw, right: StateRight, on: string): boolean {
  const since = law.rights[right];
  return since === true || (typeof since === 'string' && since <= on);
}
