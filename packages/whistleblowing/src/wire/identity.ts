import type { SignedEntry } from '@app/sealing';
import type { IdentityRequestState } from './identity-state.ts';
import type { SentWrap, WrittenEntry } from './reporter.ts';
import type { ManagerEntry } from './tool.ts';
import type { Base64, Hex } from './values.ts';

// Where a custodian holds the names, managers ask, and open a name only once it was allowed. W7

/**
 * `POST /reports/{report}/identity-requests`, with an entry `identity-asked` whose note is the reason. `key`: the key of that note alone,
 * wrapped for the custodian. The answer is the `OpenedReport`.
 */
export type IdentityAsk = ManagerEntry & { readonly key: Base64 };

/** `GET /offices/{office}/identity-requests`, for the custodian. Nothing of it says what was reported. */
export type CustodianRequest = IdentityRequestState & {
  readonly report: Hex;
  readonly office: Hex;
  /** Hash of the office document. */
  readonly document: Hex;
  /** The number of entries, and the hash of the last one, which the answer names. */
  readonly entries: number;
  readonly last: Hex;
  /** When the last one was written: the answer is not earlier. */
  readonly lastAt: string;
  /** The entry that asks, which the manager signed. It names the sealed reason by its hash. */
  readonly asked: SignedEntry;
  /** Null: it was removed. */
  readonly reason: { readonly id: Hex; readonly sealed: Base64; readonly key: Base64 } | null;
  /** The custodian's half of the key to the name. */
  readonly identity: Base64;
};

/**
 * `POST /reports/{report}/identity-requests/{number}`, with an entry `identity-allowed` and the half wrapped for who asked, or
 * `identity-refused` with a note. Notes bear the ID of the reason and are sealed by its key.
 */
export type CustodianAnswer = WrittenEntry & { readonly wrap?: SentWrap };
