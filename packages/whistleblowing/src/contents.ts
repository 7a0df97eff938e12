import type { Hex } from './wire/values.ts';

// What sealed parts hold: JSON in UTF-8. The server sees none of it.

/** The types of reports. @see PRODUCT, section 3 */
export const reportTypes = [
  'company_violations',
  'consumer_protection',
  'financial_fraud',
  'financial_misconduct',
  'fraud',
  'harassment',
  'health_concerns',
  'information_security',
  'privacy_and_personal_data_protection',
  'safety_concerns',
  'other',
] as const;
export type ReportType = (typeof reportTypes)[number];

/** The longest excerpt of the wrongdoing in a summary, in characters: a summary has to fit into 4 KiB. */
export const excerptLength = 400;

/** How a report came in. */
export type ReportChannel = 'form' | 'phone' | 'meeting' | 'letter';

/** What the table of reports shows. */
export type SummaryContent = {
  readonly type: ReportType;
  /** The first `excerptLength` characters of the wrongdoing. */
  readonly excerpt: string;
  readonly isAnonymous: boolean;
  readonly wantsMeeting: boolean;
  /** The language of the reporter. */
  readonly locale: string;
  readonly channel: ReportChannel;
};

export type BodyContent = {
  readonly type: ReportType;
  readonly wrongdoing: string;
  readonly facts: string;
  /** The period or date, in the words of the reporter. */
  readonly period: string;
  /** How the reporter knows of it. */
  readonly source: string;
  /** Answers to the questions of the office. */
  readonly answers: readonly { readonly question: Hex; readonly text: string }[];
  /** Null: no meeting is wanted; else when and where the reporter can be met, possibly empty. W11 */
  readonly meeting: string | null;
  readonly isAnonymous: boolean;
  readonly locale: string;
  readonly channel: ReportChannel;
  /** The IDs of the files, so that none can be left out. */
  readonly files: readonly Hex[];
  /** Of a version with words blacked out: the hash of the sealed summary that came with it. */
  readonly redaction?: { readonly summary: Hex };
};

/** Null in a report without a name, so that every report has the part. */
export type IdentityContent = { readonly fullName: string; readonly contact: string } | null;

/** A message, of the reporter or of a manager. What it is for is the kind of its entry. */
export type MessageContent = { readonly text: string; readonly files: readonly Hex[] };

/** A note of managers, or their reason for what its entry does. `person`: who was assigned or excluded. */
export type NoteContent = { readonly text: string; readonly person?: Hex };

/** The header of a file. */
export type FileContent = {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly size: number;
  /** Of the plain bytes. */
  readonly sha256: Hex;
  /** Whether its hidden data was removed before sealing. */
  readonly isClean: boolean;
};
