import type { SignedOfficeEntry } from '@app/sealing';
import type { Base64, Hex } from './values.ts';

// Recovery by printed cards. Paths begin with `/report/api/tool/offices/{office}/recovery`.

/**
 * `GET`: what happened, and the request that waits or is open. `POST` with an entry `recovery-asked` asks, `POST /stop` with
 * `recovery-stopped` stops, `POST /opening` with `recovery-opened` begins to give wraps out once the wait is over. All answer alike.
 */
export type RecoveryState = {
  /** Every request, stop and opening, the first one first. */
  readonly entries: readonly SignedOfficeEntry[];
  readonly current: RecoveryRequest | null;
  /** Stops by keys that no document names. They are no entries, so that the server alone says who made them. */
  readonly unsignedStops: readonly UnsignedStop[];
};

export type UnsignedStop = {
  /** The number of the entry that asks. */
  readonly request: number;
  /** Who stopped it, by the name that a document of the office gave them. */
  readonly name: string;
  /** ISO 8601, with the time. */
  readonly at: string;
};

export type RecoveryRequest = {
  /** The number of the entry that asks. */
  readonly number: number;
  /** The ID of the manager who asks. */
  readonly by: Hex;
  /** ISO 8601, with the time, like the others. */
  readonly askedAt: string;
  /** From then on, and no earlier, the wraps are given out. */
  readonly readyAt: string;
  readonly endsAt: string;
  readonly isReady: boolean;
  readonly isOpened: boolean;
};

/** `GET /reports?after={id}`: a page of the reports that the person cannot read, wrapped for the recovery key. */
export type RecoverableList = { readonly reports: readonly RecoverableReport[]; readonly next: Hex | null };

export type RecoverableReport = {
  readonly id: Hex;
  readonly office: Hex;
  /** Hash of the office document, which names the recovery key. */
  readonly document: Hex;
  readonly entries: number;
  readonly last: Hex;
  /** When the last entry was written: the next one is not earlier. */
  readonly lastAt: string;
  readonly share: Base64;
  /** Null where a custodian holds the names, or the report came before names were wrapped for cards. */
  readonly identity: Base64 | null;
};

// `POST /report/api/tool/reports/{report}/recovered` with a `ManagerEntry` of kind `recovered`, whose wraps are for its author.
