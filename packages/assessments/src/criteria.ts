import { sensitiveData, specialCategories } from '@app/catalogue';
import type { Signals } from './facts.ts';

/** Where an entry comes from, and whether a lawyer compared it with its source. State: November 2026. */
export const fromMemory = { source: 'from memory', confirmed: false } as const;

type Criterion = { readonly id: string; readonly article: string; readonly signals: Signals };

/** Processing that always needs a DPIA. GDPR Art. 35(3). */
export const article35 = [
  {
    id: 'evaluation-with-effects',
    article: 'GDPR Art. 35(3)(a)',
    // A decision alone is not enough: it has to rest on a systematic and extensive evaluation, which stands in no fact.
    signals: { hints: { automated: true }, ruledOutBy: 'not-automated' },
  },
  // What is large-scale stands in no fact. Data on convictions (Art. 10) is not ruled out with the special categories.
  { id: 'special-on-large-scale', article: 'GDPR Art. 35(3)(b)', signals: { hints: { sensitive: specialCategories } } },
  { id: 'public-area', article: 'GDPR Art. 35(3)(c)', signals: { hints: { kinds: ['video-surveillance'] } } },
] as const satisfies readonly Criterion[];

/** People who are weaker than the controller. WP 248 rev.01, 7. */
const vulnerable: Signals = {
  subjects: ['children', 'employees', 'patients', 'applicants', 'students'],
  children: true,
};

/**
 * The nine criteria of WP 248 rev.01 of 4 October 2017, III.B(a). Two of them usually mean that a DPIA is needed, so that a fact
 * proposes a yes to one of them at most; to others it is a hint.
 */
export const nineCriteria = [
  {
    id: 'scoring',
    article: 'WP 248 rev.01, 1',
    signals: {
      kinds: ['credit-check', 'customer-advertising'],
      purposes: ['advertising', 'remarketing', 'data-management', 'customer-data-platform', 'personalization'],
      dataTypes: ['user-profiles'],
      typical: ['appraisals', 'loyalty'],
      hints: { typical: ['money-laundering'] },
    },
  },
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
      typical: ['cctv', 'call-recording'],
      purposes: ['session-recording'],
      hints: {
        typical: ['access-control', 'working-time', 'company-cars', 'system-logs'],
        purposes: ['advertising', 'remarketing', 'data-management'],
      },
    },
  },
  {
    id: 'sensitive-data',
    article: 'WP 248 rev.01, 4',
    signals: {
      // That a child is known to be one makes the person vulnerable, not the data sensitive.
      sensitive: sensitiveData.filter((id) => id !== 'known-child'),
      dataTypes: ['precise-location', 'payment-data'],
    },
  },
  { id: 'large-scale', article: 'WP 248 rev.01, 5', signals: {} },
  {
    id: 'matching',
    article: 'WP 248 rev.01, 6',
    signals: { hints: { purposes: ['data-management', 'customer-data-platform', 'attribution'] } },
  },
  { id: 'vulnerable', article: 'WP 248 rev.01, 7', signals: vulnerable },
  {
    id: 'innovative',
    article: 'WP 248 rev.01, 8',
    signals: {
      kinds: ['ai-features', 'ai-training'],
      typical: ['ai-assistants'],
      hints: { sensitive: ['biometric'] },
    },
  },
  {
    id: 'prevents-rights',
    article: 'WP 248 rev.01, 9',
    signals: { typical: ['money-laundering'], hints: { kinds: ['credit-check'] } },
  },
] as const satisfies readonly Criterion[];
export type CriterionId = (typeof nineCriteria)[number]['id'];

const intelligence = ['ai-features', 'ai-training'] as const;

/**
 * What the lists of authorities are about: one question each, and one of its own for an entry that no other list has. What a
 * processing is about is no yes to how it is done: monitoring, profiling, combining, a large scale. It is a hint.
 */
export const topics = {
  biometric: { sensitive: ['biometric'], ruledOutBy: 'no-special-categories' },
  genetic: { sensitive: ['genetic'], ruledOutBy: 'no-special-categories' },
  'health-care': {
    typical: ['patients'],
    hints: { sensitive: ['health'], subjects: ['patients'] },
    ruledOutBy: 'no-special-categories',
  },
  'health-register': { hints: { sensitive: ['health'] }, ruledOutBy: 'no-special-categories' },
  implants: { hints: { sensitive: ['health'] }, ruledOutBy: 'no-special-categories' },
  'special-sensors': { hints: { sensitive: [...specialCategories, 'criminal'] } },
  'special-performance': { hints: { sensitive: [...specialCategories, 'criminal'] } },
  'special-categories': { sensitive: [...specialCategories, 'criminal'] },
  'special-data': { hints: { sensitive: [...specialCategories, 'criminal'] } },
  'special-exchange': { hints: { sensitive: [...specialCategories, 'criminal'] } },
  'large-exchange': {},
  'personal-data': {
    hints: { dataTypes: ['precise-location', 'payment-data'], sensitive: ['message-contents', 'precise-location'] },
  },
  secrecy: {},
  location: { hints: { dataTypes: ['precise-location'], sensitive: ['precise-location'] } },
  'device-tracking': { hints: { dataTypes: ['precise-location'], sensitive: ['precise-location'] } },
  communications: { hints: { sensitive: ['message-contents'], typical: ['call-recording'] } },
  'merged-sources': { hints: { purposes: ['data-management', 'customer-data-platform'] } },
  'third-party-sources': {
    kinds: ['credit-check'],
    hints: { purposes: ['data-management', 'lead-generation'] },
  },
  'shared-breaches': { hints: { kinds: ['credit-check'] } },
  profiles: { hints: { purposes: ['data-management', 'customer-data-platform'], kinds: ['credit-check'] } },
  'large-scale-profiling': { hints: { purposes: ['advertising', 'remarketing', 'data-management'] } },
  'purchase-profiles': {
    hints: { purposes: ['loyalty-referral'], typical: ['loyalty'], dataTypes: ['user-profiles'] },
  },
  'published-ratings': {},
  exclusion: { kinds: ['credit-check'], hints: { automated: true } },
  'automated-effects': { automated: true, ruledOutBy: 'not-automated' },
  'staff-monitoring': {
    hints: {
      typical: ['cctv', 'access-control', 'working-time', 'absences', 'company-cars', 'system-logs'],
      kinds: ['video-surveillance'],
    },
  },
  'staff-profiling': { hints: { typical: ['appraisals', 'applicants', 'talent-pool'], kinds: ['job-applications'] } },
  'public-recording': {},
  'recorded-evaluation': {},
  tracking: {
    purposes: ['advertising', 'remarketing', 'session-recording', 'data-management'],
    hints: { dataTypes: ['precise-location'] },
  },
  'artificial-intelligence': { kinds: intelligence, hints: { typical: ['ai-assistants'] } },
  'new-technology': { kinds: intelligence, typical: ['ai-assistants'] },
  'connected-devices': {},
  vulnerable: { hints: { subjects: ['children', 'patients', 'students'], children: true } },
  // Employees are not among them: another entry of the list is about them.
  'vulnerable-named': { hints: { subjects: ['children', 'patients'], children: true } },
  'children-targeted': { hints: { children: true, subjects: ['children'] } },
  whistleblowing: { typical: ['whistleblowing'], subjects: ['reporters'] },
  'social-alerts': {},
  'social-care': { hints: { typical: ['childcare'] } },
  'social-housing': { hints: { typical: ['tenants'] } },
  invisible: {},
  'physical-harm': {},
  anonymization: { ruledOutBy: 'no-special-categories' },
  'on-large-scale': {},
} as const satisfies Readonly<Record<string, Signals>>;
export type Topic = keyof typeof topics;
