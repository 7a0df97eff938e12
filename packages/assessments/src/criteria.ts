import { sensitiveData, specialCategories } from '@app/catalogue';
import type { Signals } from './facts.ts';

/** Where an entry comes from, and whether a lawyer compared it with its source. State: November 2026. */
export const fromMemory = { source: 'from memory', confirmed: false } as const;

type Criterion = { readonly id: string; readonly article: string; readonly signals: Signals };

const profiling: Signals = {
  kinds: ['credit-check', 'customer-advertising'],
  purposes: ['advertising', 'remarketing', 'data-management', 'customer-data-platform', 'personalization'],
  dataTypes: ['user-profiles'],
  typical: ['appraisals', 'loyalty'],
};

/** Processing that always needs a DPIA. GDPR Art. 35(3). */
export const article35 = [
  {
    id: 'evaluation-with-effects',
    article: 'GDPR Art. 35(3)(a)',
    // Profiling alone is not enough: a decision has to rest on it.
    signals: { automated: true, ruledOutBy: 'not-automated' },
  },
  // What is large-scale stands in no fact, so that these stay open unless they are ruled out.
  { id: 'special-on-large-scale', article: 'GDPR Art. 35(3)(b)', signals: { ruledOutBy: 'no-special-categories' } },
  { id: 'public-area', article: 'GDPR Art. 35(3)(c)', signals: {} },
] as const satisfies readonly Criterion[];

/** The nine criteria of WP 248 rev.01 of 4 October 2017, III.B(a). Two of them usually mean that a DPIA is needed. */
export const nineCriteria = [
  { id: 'scoring', article: 'WP 248 rev.01, 1', signals: profiling },
  {
    id: 'automated-decision',
    article: 'WP 248 rev.01, 2',
    signals: { automated: true, ruledOutBy: 'not-automated' },
  },
  {
    id: 'monitoring',
    article: 'WP 248 rev.01, 3',
    signals: {
      kinds: ['video-surveillance'],
      typical: ['cctv', 'access-control', 'call-recording'],
      purposes: ['session-recording', 'advertising', 'remarketing', 'data-management'],
    },
  },
  {
    id: 'sensitive-data',
    article: 'WP 248 rev.01, 4',
    signals: { sensitive: sensitiveData, dataTypes: ['precise-location', 'payment-data'] },
  },
  { id: 'large-scale', article: 'WP 248 rev.01, 5', signals: {} },
  {
    id: 'matching',
    article: 'WP 248 rev.01, 6',
    signals: { purposes: ['data-management', 'customer-data-platform', 'attribution'] },
  },
  {
    id: 'vulnerable',
    article: 'WP 248 rev.01, 7',
    signals: { subjects: ['children', 'employees', 'patients', 'applicants', 'students'], children: true },
  },
  {
    id: 'innovative',
    article: 'WP 248 rev.01, 8',
    signals: { kinds: ['ai-features', 'ai-training'], typical: ['ai-assistants'], sensitive: ['biometric'] },
  },
  {
    id: 'prevents-rights',
    article: 'WP 248 rev.01, 9',
    signals: { kinds: ['credit-check'], typical: ['money-laundering'] },
  },
] as const satisfies readonly Criterion[];

/** What the lists of authorities are about. One question each, however the list of a country words it. */
export const topics = {
  biometric: { sensitive: ['biometric'], ruledOutBy: 'no-special-categories' },
  genetic: { sensitive: ['genetic'], ruledOutBy: 'no-special-categories' },
  'health-care': { sensitive: ['health'], typical: ['patients'], ruledOutBy: 'no-special-categories' },
  'special-data': { sensitive: [...specialCategories, 'criminal'] },
  'special-exchange': { ruledOutBy: 'no-special-categories' },
  'personal-data': { dataTypes: ['precise-location', 'payment-data'], sensitive: ['message-contents'] },
  secrecy: {},
  location: { dataTypes: ['precise-location'], sensitive: ['precise-location'] },
  communications: { sensitive: ['message-contents'], typical: ['call-recording'] },
  'merged-sources': { purposes: ['data-management', 'customer-data-platform'] },
  'third-party-sources': { purposes: ['data-management', 'lead-generation'], kinds: ['credit-check'] },
  // Lists speak of comprehensive profiles: advertising alone is not one.
  profiles: { purposes: ['data-management', 'customer-data-platform'], kinds: ['credit-check'] },
  'purchase-profiles': { purposes: ['loyalty-referral'], typical: ['loyalty'], dataTypes: ['user-profiles'] },
  'published-ratings': {},
  exclusion: { kinds: ['credit-check'], automated: true },
  'automated-effects': { automated: true, ruledOutBy: 'not-automated' },
  'staff-monitoring': {
    typical: ['cctv', 'access-control', 'working-time', 'company-cars', 'system-logs'],
    kinds: ['video-surveillance'],
  },
  'staff-profiling': { typical: ['appraisals', 'applicants', 'talent-pool'] },
  'public-recording': {},
  'recorded-evaluation': {},
  tracking: {
    purposes: ['advertising', 'remarketing', 'session-recording', 'data-management'],
    dataTypes: ['precise-location'],
  },
  'artificial-intelligence': { kinds: ['ai-features', 'ai-training'], typical: ['ai-assistants'] },
  'new-technology': { kinds: ['ai-features', 'ai-training'], typical: ['ai-assistants'] },
  'connected-devices': {},
  vulnerable: { subjects: ['children', 'employees', 'patients', 'applicants', 'students'], children: true },
  'children-targeted': { children: true, subjects: ['children'] },
  whistleblowing: { typical: ['whistleblowing'], subjects: ['reporters'] },
  'social-care': { typical: ['childcare'] },
  invisible: {},
  'physical-harm': {},
  anonymization: { ruledOutBy: 'no-special-categories' },
  'on-large-scale': {},
} as const satisfies Readonly<Record<string, Signals>>;
export type Topic = keyof typeof topics;
