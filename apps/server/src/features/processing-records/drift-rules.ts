import type { ContractKind, DriftCode } from '@app/catalogue';
import type { AssessmentAnswers, ContractState } from '@app/contract';
import type { Facts, LegalBasis } from '@app/documents';
import type { SiteEntry } from './entries.ts';
import type { Flow, StoredRecipient } from './flows.ts';
import type { StoredRecord } from './queries.ts';

/** The provision that each finding is about. */
export const articles: Readonly<Record<DriftCode, string>> = {
  'no-record': 'GDPR Art. 30(1)',
  'not-confirmed': 'GDPR Art. 5(2)',
  incomplete: 'GDPR Art. 30(1)',
  gone: 'GDPR Art. 13(1), 30(1)',
  'review-due': 'GDPR Art. 24(1)',
  'not-in-documents': 'GDPR Art. 13(1)',
  'banner-asks': 'GDPR Art. 6(1), 13(1)(c)',
  'banner-does-not-ask': 'GDPR Art. 7(1)',
  'retention-differs': 'GDPR Art. 5(1)(e), 13(2)(a)',
  'form-not-published': 'GDPR Art. 12(2)',
  'form-not-named': 'GDPR Art. 13(2)(b)',
  'transfer-not-stated': 'GDPR Art. 13(1)(f)',
  'recipient-not-recorded': 'GDPR Art. 28(3), 30(1)(d)',
  'recipient-not-stated': 'GDPR Art. 13(1)(e)',
  'hidden-in-register': 'GDPR Art. 5(1)(a)',
  'not-in-policy': 'GDPR Art. 13(1)',
  'no-contract': 'GDPR Art. 28(3)',
  'no-arrangement': 'GDPR Art. 26(1)',
  'no-assessment': 'GDPR Art. 35(1)',
  'contract-review-due': 'GDPR Art. 28(1)',
  'safeguard-ending': 'GDPR Art. 44',
};

/** What one side says, in ids and numbers, so that it is the same in every language. */
export type Side =
  | { readonly kind: 'bases'; readonly ids: readonly LegalBasis[] }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** How a contract stands. The day is its last one, or the one of its review. */
  | {
      readonly kind: 'contract';
      readonly state: ContractState;
      readonly contract: ContractKind | null;
      readonly day: string | null;
    }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Sides that are left out say nothing but the sentence of their kind. Findings about contracts have no record: `register` names the
 * recipient.
 */
export type Finding = {
  readonly code: DriftCode;
  readonly record?: StoredRecord;
  readonly entry?: SiteEntry;
  readonly register?: Side;
  readonly other?: Side;
};

/** What is known of the assessments of records, by record. */
export type Assessed = {
  readonly screenings: ReadonlyMap<string, AssessmentAnswers>;
  readonly completed: ReadonlySet<string>;
};

/** Everything about a site in which it can disagree with itself. */
export type DriftFacts = {
  /** Undefined: the site is gone. */
  readonly facts: Facts | undefined;
  readonly entries: readonly SiteEntry[];
  /** The records of the site that are not over. */
  readonly records: readonly StoredRecord[];
  /** What alternates state, each with its record. */
  readonly alternates: readonly { readonly record: StoredRecord; readonly entry: SiteEntry }[];
  /** Whether people can read a document of the site. */
  readonly isPublished: boolean;
  /** IDs of the services in the privacy policy as people read it. Undefined: they read none. */
  readonly inPolicy: ReadonlySet<string> | undefined;
  /** Ids of services that the last scan found and no document names. */
  readonly found: readonly string[];
  /** Months for which Candor keeps what it keeps for the site. Undefined: it keeps none. */
  readonly kept: {
    readonly consents: number | undefined;
    readonly choices: number | undefined;
    readonly requests: number | undefined;
  };
  /** The form for requests: its address, if it has one yet. */
  readonly form: { readonly url: string | undefined; readonly isPublished: boolean };
  /** The record of the organization about its requests, if there is one that is not over. */
  readonly requestRecord: StoredRecord | undefined;
  /** Of the records: what somebody answered in their screenings, and which have a DPIA that was completed. */
  readonly assessed: Assessed;
  /** Who gets data of the site, and what is entered of recipients. */
  readonly flows: readonly Flow[];
  readonly recipients: readonly StoredRecipient[];
  /** The day, ISO 8601. */
  readonly on: string;
};

export type DriftChecker = (site: DriftFacts) => readonly Finding[];
