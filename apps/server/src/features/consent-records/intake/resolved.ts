import type { NewPerson } from './new-consent.ts';

/** A person as a batch writes them. */
export type WrittenPerson = {
  readonly accountId: string;
  readonly siteId: string;
  /** The id of the known person, or that of a new one. */
  readonly id: string;
  readonly isNew: boolean;
  /** The lookup keys, and whether each has to be added. */
  readonly keys: readonly { readonly key: Buffer; readonly isNew: boolean }[];
  /** The time of the first statement in the batch, in milliseconds since 1970. */
  readonly since: number;
  /** The time of the newest statement in the batch, in milliseconds since 1970. */
  readonly at: number;
  readonly said: NewPerson;
};

/** The people of a batch of consents. */
export type Resolved = {
  readonly people: readonly WrittenPerson[];
  /** The index into `people` for each consent. */
  readonly whose: readonly number[];
  /** Whether the people were looked up. Otherwise `keep_consents` does it. */
  readonly wasLooked: boolean;
  /** Pairs that are one person: the second is merged into the first. */
  readonly merges: readonly {
    readonly accountId: string;
    readonly siteId: string;
    readonly into: string;
    readonly from: string;
  }[];
};
