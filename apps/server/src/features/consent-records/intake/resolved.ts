import type { NewPerson } from './new-consent.ts';

/** A person as a batch leaves them. */
export type WrittenPerson = {
  readonly accountId: string;
  readonly siteId: string;
  /** Who they are, or are to be where nobody knows them. */
  readonly id: string;
  readonly isNew: boolean;
  /** What they are found by, and whether that is to be added. */
  readonly keys: readonly { readonly key: Buffer; readonly isNew: boolean }[];
  /** Of the newest word on them. */
  readonly at: number;
  readonly said: NewPerson;
};

/** Whose the consents of a batch are. */
export type Resolved = {
  readonly people: readonly WrittenPerson[];
  /** The place among the people, by that of the consent. */
  readonly whose: readonly number[];
  /** Whether it was looked who is known. Otherwise that is found out where they are written. */
  readonly wasLooked: boolean;
  /** Pairs that turned out to be one person: the second goes into the first. */
  readonly merges: readonly {
    readonly accountId: string;
    readonly siteId: string;
    readonly into: string;
    readonly from: string;
  }[];
};
