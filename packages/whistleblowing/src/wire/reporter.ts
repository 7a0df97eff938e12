import type { BoundEnvelope, SignedEntry, SignedOffice } from '@app/sealing';
import type { ReportStatus } from '../statuses.ts';
import type { Base64, DayText, Hex } from './values.ts';

// What the form, the mailbox and the Management Tool exchange with the server, at `REPORT_URL` alone. Everything is JSON; IDs, keys
// and hashes are lower-case hexadecimal, sealed bytes are base64url without padding. Answers to reporters are padded to 64 KiB
// pages by `pad`. Paths begin with `/report/api`.

/** `GET /offices/{office}`, for everybody. */
export type OfficeAnswer = {
  readonly chain: readonly SignedOffice[];
  /** Whether it takes reports. */
  readonly isOpen: boolean;
  /** Bytes of a file and of all together, and the number of files of a report or message. */
  readonly limits: { readonly file: number; readonly report: number; readonly files: number };
  readonly today: DayText;
  readonly pad: string;
};

/** `POST /offices/{office}/arrivals`, with `x-work`: the sizes of the files that are sent before the report. */
export type Arrival = {
  readonly lookup: Hex;
  /** Padded lengths, see `sealedFileLength`. */
  readonly files: readonly { readonly id: Hex; readonly length: number }[];
};
// Then `PUT /offices/{office}/arrivals/{lookup}/{file}/{chunk}` with `application/octet-stream`, each chunk as it was sealed.

/** What the reporter sends with the report: everything that the signature of the envelope binds. `POST /offices/{office}/reports`. */
export type ReportSubmission = {
  readonly report: Hex;
  /** Hash of the office document. */
  readonly document: Hex;
  readonly publicKey: Hex;
  readonly lookup: Hex;
  /** The server's halves, 32 bytes each. They are stored outside of the database before the report is. */
  readonly summaryHalf: Hex;
  readonly contentHalf: Hex;
  /** Summary, body, identity (always, so that it tells nothing) and the header of each file, numbered from 0. */
  readonly parts: readonly SentPart[];
  /** To each recipient left ticked and the recovery key (`share`), to the custodian or the managers (`identity`), to the reporter. */
  readonly wraps: readonly SentWrap[];
  readonly files: readonly SentFile[];
  readonly signature: Hex;
  /** Number 0, of kind `received`, on the day of the server, whose `part` is the hash of the envelope. */
  readonly entry: SignedEntry;
};

export type SentPart = {
  readonly kind: 'summary' | 'body' | 'identity' | 'message' | 'note' | 'file';
  readonly number: number;
  /** Of a message, note or file. */
  readonly id?: Hex;
  readonly sealed: Base64;
};

export type SentWrap = {
  readonly purpose: 'share' | 'identity' | 'reporter';
  /** 32 zeros: the recovery key, or the reporter. */
  readonly recipient: Hex;
  readonly wrapped: Base64;
};

export type SentFile = {
  readonly id: Hex;
  readonly length: number;
  /** SHA-256 of each sealed chunk. */
  readonly chunks: readonly Hex[];
};

/** The answer to a submission. The same report sent again is answered alike. */
export type ReceivedAnswer = { readonly receivedOn: DayText; readonly pad: string };

/** `GET /challenge`. What is signed is `MailboxRequest` of @app/sealing, with the method POST and the path of the mailbox. */
export type ChallengeAnswer = {
  readonly challenge: Base64;
  /** The day of the server, which entries of reporters bear. */
  readonly today: DayText;
};

/**
 * `POST /offices/{office}/mailbox`, with the headers `x-challenge` and `x-signature` (base64url). Every answer has status 200 and is
 * padded, also to a code that is none.
 */
export type MailboxCall =
  | { readonly lookup: Hex; readonly action: 'open' }
  | ({ readonly lookup: Hex; readonly action: 'write' } & WrittenEntry)
  /** A chunk of a file that a message will name. */
  | {
      readonly lookup: Hex;
      readonly action: 'upload';
      readonly file: Hex;
      readonly length: number;
      readonly chunk: number;
      readonly bytes: Base64;
    }
  | { readonly lookup: Hex; readonly action: 'download'; readonly file: Hex; readonly chunk: number }
  | { readonly lookup: Hex; readonly action: 'proof' };

export type MailboxAnswer =
  | { readonly refused: { readonly code: string; readonly message: string }; readonly pad: string }
  | { readonly mailbox: MailboxState; readonly pad: string }
  | { readonly chunk: Base64; readonly pad: string }
  | { readonly uploaded: number; readonly pad: string }
  | {
      readonly proof: unknown;
      /** What the words of a report are proven by; null once it is deleted. */
      readonly envelope: BoundEnvelope | null;
      readonly pad: string;
    };

/** An entry and what came with it. */
export type WrittenEntry = {
  readonly entry: SignedEntry;
  /** Messages, notes, a name that is told later, headers of files. */
  readonly parts?: readonly SentPart[];
  readonly files?: readonly SentFile[];
};

export type MailboxState = {
  readonly report: Hex;
  readonly document: Hex;
  readonly receivedOn: DayText;
  readonly status: ReportStatus;
  /** What the reporter need not know of is a hash alone. */
  readonly entries: readonly (SignedEntry | { readonly hash: Hex })[];
  readonly wrap: Base64;
  readonly contentHalf: Hex;
  /** Body, identity, messages and headers of files, with the entry that they came with. */
  readonly parts: readonly StoredPart[];
  readonly files: readonly StoredFile[];
  readonly clocks: readonly ClockAnswer[];
  /** The day from which it may be deleted, once that was told. */
  readonly deletedFrom: DayText | null;
  /** The day from which the name is removed because nobody inquired, once that was told. */
  readonly namesUntil: DayText | null;
  readonly namesRemovedOn: DayText | null;
};

export type StoredPart = SentPart & {
  readonly entry: number;
  /** The ID of a manager, or `reporter`. */
  readonly author: Hex;
};

export type StoredFile = { readonly id: Hex; readonly length: number; readonly entry: number };

export type ClockAnswer = {
  readonly kind: 'acknowledge' | 'feedback';
  readonly due: DayText;
  readonly doneOn: DayText | null;
  readonly article: string;
};
