import { usualDataTypes, type PurposeId } from '@app/catalogue';
import type { ActivityKind, LegalBasis } from './facts.ts';
import type { Criterion } from './usual.ts';

// Default values for a kind of activity when the owner states nothing: see `assumed.ts`.

type UsualActivity = {
  readonly basis: LegalBasis;
  readonly kept: Criterion;
  readonly dataTypes: readonly string[];
  readonly required: boolean;
  /** Purposes of services that serve the activity. */
  readonly servedBy: readonly PurposeId[];
  /** Purposes of services that serve it on sites without an activity that is served by them. */
  readonly elseServedBy?: readonly PurposeId[];
  /** Whether the data comes from others, whom the texts name. GDPR Art. 14(2)(f). */
  readonly fromOthers?: true;
};

export const usualForActivity: Readonly<Record<ActivityKind, UsualActivity>> = {
  visit: {
    basis: 'legitimate-interests',
    kept: 'delivery',
    dataTypes: usualDataTypes(['hosting']),
    required: true,
    servedBy: ['hosting', 'site-platform', 'cdn', 'security', 'bot-protection'],
  },
  contact: {
    basis: 'legitimate-interests',
    kept: 'enquiry',
    dataTypes: ['name', 'email', 'messages'],
    required: false,
    servedBy: ['contact-forms', 'customer-support', 'live-chat'],
  },
  account: {
    basis: 'contract',
    kept: 'account',
    dataTypes: ['name', 'email', 'credentials'],
    required: true,
    servedBy: ['authentication'],
  },
  'social-sign-in': {
    basis: 'contract',
    kept: 'account',
    dataTypes: ['name', 'email', 'social-profile', 'authentication-derived-identifiers'],
    required: false,
    servedBy: ['authentication'],
    fromOthers: true,
  },
  orders: {
    basis: 'contract',
    kept: 'contract',
    dataTypes: ['name', 'email', 'phone', 'postal-address', 'payment-data', 'purchase-history'],
    required: true,
    servedBy: ['payments', 'ecommerce-tools'],
    elseServedBy: ['delivery'],
  },
  delivery: {
    basis: 'contract',
    kept: 'contract',
    dataTypes: ['name', 'postal-address', 'email', 'phone'],
    required: true,
    servedBy: ['delivery'],
  },
  'credit-check': {
    basis: 'legitimate-interests',
    kept: 'fraud',
    dataTypes: ['name', 'postal-address', 'payment-data', 'purchase-history'],
    required: false,
    servedBy: [],
    fromOthers: true,
  },
  donations: {
    basis: 'contract',
    kept: 'payments',
    dataTypes: ['name', 'email', 'postal-address', 'payment-data'],
    required: true,
    servedBy: ['fundraising', 'payments'],
  },
  newsletter: {
    basis: 'consent',
    kept: 'subscription',
    dataTypes: ['email', 'name'],
    required: false,
    servedBy: ['email-marketing'],
  },
  'customer-advertising': {
    basis: 'legitimate-interests',
    kept: 'objection',
    dataTypes: ['email', 'name', 'purchase-history'],
    required: false,
    servedBy: ['email-marketing'],
  },
  'supporter-messages': {
    basis: 'legitimate-interests',
    kept: 'objection',
    dataTypes: ['email', 'name'],
    required: false,
    servedBy: ['email-marketing'],
  },
  comments: {
    basis: 'consent',
    kept: 'contribution',
    dataTypes: ['name', 'email', 'user-provided-data', 'ip-address'],
    required: false,
    servedBy: ['comments'],
    elseServedBy: ['reviews'],
  },
  reviews: {
    basis: 'consent',
    kept: 'contribution',
    dataTypes: ['name', 'email', 'user-provided-data', 'purchase-history'],
    required: false,
    servedBy: ['reviews'],
  },
  bookings: {
    basis: 'contract',
    kept: 'booking',
    dataTypes: ['name', 'email', 'phone', 'user-provided-data'],
    required: true,
    servedBy: ['booking'],
  },
  events: {
    basis: 'contract',
    kept: 'participation',
    dataTypes: ['name', 'email', 'phone'],
    required: true,
    servedBy: [],
    elseServedBy: ['booking'],
  },
  'prize-draws': {
    basis: 'contract',
    kept: 'participation',
    dataTypes: ['name', 'email', 'postal-address'],
    required: true,
    servedBy: [],
  },
  'job-applications': {
    basis: 'contract',
    kept: 'application',
    dataTypes: ['name', 'email', 'phone', 'postal-address', 'application-data'],
    required: true,
    servedBy: ['recruitment'],
  },
  surveys: {
    basis: 'consent',
    kept: 'survey',
    dataTypes: ['user-provided-data'],
    required: false,
    servedBy: ['user-feedback'],
  },
  'social-pages': {
    basis: 'legitimate-interests',
    kept: 'page',
    dataTypes: ['social-profile', 'messages', 'usage-data'],
    required: false,
    servedBy: [],
  },
  'video-surveillance': {
    basis: 'legitimate-interests',
    kept: 'recording',
    dataTypes: ['audio-video'],
    required: true,
    servedBy: [],
  },
  'ai-features': {
    basis: 'contract',
    kept: 'answer',
    dataTypes: ['user-provided-data', 'messages'],
    required: false,
    servedBy: [],
  },
  'ai-training': {
    basis: 'legitimate-interests',
    kept: 'training',
    dataTypes: ['user-provided-data'],
    required: false,
    servedBy: [],
  },
  accounting: {
    basis: 'legal-obligation',
    kept: 'law',
    dataTypes: ['name', 'postal-address', 'purchase-history', 'payment-data'],
    required: true,
    servedBy: [],
  },
  'legal-claims': {
    basis: 'legitimate-interests',
    kept: 'claims',
    dataTypes: ['name', 'postal-address', 'messages', 'purchase-history'],
    required: false,
    servedBy: [],
  },
  other: { basis: 'consent', kept: 'purpose', dataTypes: [], required: false, servedBy: [] },
};
