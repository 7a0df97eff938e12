import type { Recipient, ServerEntry, SignedEntry, SignedOffice } from '@app/sealing';
import type { MoveTick, ReportStatus } from '../statuses.ts';
import type { IdentityRequestState } from './identity-state.ts';
import type { ClockAnswer, SentFile, SentPart, SentWrap, StoredFile, StoredPart, WrittenEntry } from './reporter.ts';
import type { Base64, DayText, Hex } from './values.ts';

// The tool: paths begin with `/report/api/tool`. A cookie `report_session` (HttpOnly, SameSite=Strict) carries its session; writes need
// the header `x-report-tool: 1`. Errors are `{code, message}`, as everywhere.

/** `POST /session` with the token of the handover, once; `GET /session`; `DELETE /session`. */
export type ToolSession = {
  readonly person: { readonly id: string; readonly name: string };
  readonly account: { readonly id: string; readonly name: string };
  readonly locale: string;
  readonly vault: StoredVault | null;
  /** Keys that the person replaced because they were lost, and can take up again. */
  readonly formerVaults: readonly { readonly id: Hex; readonly replacedOn: DayText }[];
  readonly dashboardUrl: string;
  readonly endsAt: string;
  readonly idleSeconds: number;
};

/** `PUT /vault`: `version` is 0 for a new one, else the one that it replaces. Public keys never change. */
export type StoredVault = {
  /** The ID of the manager in office documents and entries. */
  readonly id: Hex;
  readonly version: number;
  readonly sealed: Base64;
  readonly ways: readonly {
    readonly kind: 'passphrase' | 'kit' | 'passkey';
    readonly salt: Base64;
    readonly sealed: Base64;
    readonly credential?: Base64;
  }[];
  readonly kem: Hex;
  readonly sign: Hex;
};

/** `GET /offices`: those in which the person is a recipient or may become one. */
export type ToolOffice = {
  readonly id: Hex;
  readonly site: { readonly id: string; readonly name: string };
  readonly formUrl: string;
  /** Its page *Manage & Embed*. */
  readonly dashboardUrl: string;
  readonly isOpen: boolean;
  /** The day on which what is left of it is deleted, because its form, site or account was. */
  readonly endsOn: DayText | null;
  readonly chain: readonly SignedOffice[];
  /** What an admin proposes: the members of the next document, for a manager to compare and sign. */
  readonly proposal: OfficeProposal | null;
};

/** What an admin proposes. `recipients` hold the public keys as the vaults have them. */
export type OfficeProposal = {
  readonly country: string;
  readonly recipients: readonly Recipient[];
  readonly custodian: Recipient | null;
  readonly recovery: Hex | null;
  readonly form: OfficeForm;
};

/** The member `form` of an office document. */
export type OfficeForm = {
  /** The organization, as reporters know it. */
  readonly name: string;
  /** The language of `welcome` and of the questions. */
  readonly locale: string;
  readonly languages: readonly string[];
  readonly welcome: string;
  readonly logo: string | null;
  readonly questions: readonly { readonly id: Hex; readonly text: string; readonly isRequired: boolean }[];
  /** Other ways to report to the organization, such as a telephone number. */
  readonly otherWays: string;
  readonly authorities: readonly { readonly name: string; readonly url: string }[];
  /**
   * The privacy notice for reporters as plain text, by language: signed with the rest, and there without a network. Paragraphs are
   * separated by an empty line; one that begins with `# ` is a heading, lines that begin with `- ` are a list.
   */
  readonly privacyNotice: Readonly<Record<string, string>> | null;
};

/** `POST /offices/{office}/documents` takes a `SignedOffice` and answers with the `ToolOffice`. */

/** `GET /offices/{office}/reports?after={id}`: a page of those that were wrapped for the person. */
export type ReportList = { readonly reports: readonly ListedReport[]; readonly next: Hex | null };

/** A deadline with the days on which managers are reminded of it; the last one is the due day. */
export type ToolClock = ClockAnswer & { readonly alerts: readonly DayText[] };

/** Until when a report and its names are kept. */
export type ReportKeeping = {
  /** The end of the time that the law gives; null: it runs not yet, or the law names no number. */
  readonly until: DayText | null;
  /** The day from which it is deleted, once managers and mailbox were told. */
  readonly deletedFrom: DayText | null;
  /** Of one that is not admissible: the day from which a manager may delete it; null: not yet known, or no such limit. */
  readonly deletableFrom: DayText | null;
  /** The day from which names are removed unless somebody begins an inquiry. */
  readonly namesUntil: DayText | null;
  readonly namesRemovedOn: DayText | null;
};

export type ListedReport = {
  readonly id: Hex;
  readonly office: Hex;
  readonly document: Hex;
  readonly receivedOn: DayText;
  readonly status: ReportStatus;
  /** The number of entries: the number that the next one has. */
  readonly entries: number;
  /** The hash of the last entry, which the next one names. */
  readonly last: Hex;
  readonly hasNews: boolean;
  readonly assignee: Hex | null;
  readonly clocks: readonly ToolClock[];
  readonly keeping: ReportKeeping;
  /** The share of the person. */
  readonly wrap: Base64;
  readonly summary: Base64 | null;
  /** Where the summary stands: that of the reporter, or of the last version with words blacked out. */
  readonly summaryPlace: { readonly number: number; readonly author: Hex } | null;
  readonly summaryHalf: Hex | null;
};

/** `POST /reports/{report}/opening` with `WrittenEntry` of kind `opened`. */
export type OpenedReport = Omit<ListedReport, 'summary' | 'summaryHalf' | 'summaryPlace'> & {
  readonly contentHalf: Hex;
  readonly publicKey: Hex;
  /** What the envelope is checked by: hashes of what was sent and is not given out, such as wraps for others. */
  readonly envelope: {
    readonly hash: Hex;
    readonly signature: Hex;
    readonly summaryHalf: Hex;
    readonly contentHalf: Hex;
    readonly parts: readonly { readonly kind: SentPart['kind']; readonly number: number; readonly hash: Hex }[];
    readonly wraps: readonly { readonly purpose: SentWrap['purpose']; readonly recipient: Hex; readonly hash: Hex }[];
    readonly files: readonly SentFile[];
  };
  /** What managers asked the custodian, where there is one. */
  readonly identityRequests: readonly IdentityRequestState[];
  readonly allEntries: readonly SignedEntry[];
  /** What the server did by itself, in its order. */
  readonly byServer: readonly ServerEntry[];
  readonly parts: readonly StoredPart[];
  readonly files: readonly StoredFile[];
};

/** `GET /reports/{report}/log`: what is left of a deleted report, for a manager who wrote an entry of it, as an `OpenedReport`. */

/**
 * `POST /reports/{report}/entries`. The server checks the chain, the role, the wrap, the move and its ticks, and stores all of it or
 * none. 409 `report.changed`: another entry came first.
 */
export type ManagerEntry = WrittenEntry & {
  readonly ticks?: readonly MoveTick[];
  /** Of `assigned` and `excluded`. */
  readonly person?: Hex;
  /** Of `removed`: the part that is deleted. */
  readonly removed?: { readonly entry: number; readonly kind: SentPart['kind']; readonly number: number };
  /** Of `wrapped`. Of `redacted`, `parts` are a body and a summary, which replace those before; `restored` puts them back. */
  readonly wraps?: readonly SentWrap[];
};

/** `POST /reports/{report}/identity` with `WrittenEntry` of kind `identity-opened`, whose part is the sealed reason. */
export type IdentityAnswer = { readonly wrap: Base64; readonly report: OpenedReport };

// `GET /reports/{report}/files/{file}/{chunk}` and `PUT` of the same path: octets, as sealed.

/** `GET /ring`, `PUT /ring/{block}`. */
export type RingAnswer = {
  readonly blocks: readonly { readonly block: number; readonly version: number; readonly sealed: Base64 }[];
};
