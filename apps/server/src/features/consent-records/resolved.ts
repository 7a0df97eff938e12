import type { NewPerson } from './new-consent.ts';

export type KeyOfSite = { readonly accountId: string; readonly siteId: string; readonly key: Buffer };
export type SubjectKey = KeyOfSite & { readonly subjectId: string };

/** A person as a batch leaves them. */
export type WrittenPerson = {
  readonly accountId: string;
  readonly siteId: string;
  readonly id: string;
  readonly isNew: boolean;
  /** Of the newest word on them. */
  readonly at: number;
  readonly said: NewPerson;
};

export type Resolved = {
  /** Whose each consent is, by the consent's place. */
  readonly subjectIds: readonly string[];
  /** What that rests on: whose each key is or, where nobody had it, is to be. Each once, always in one order. */
  readonly keys: readonly (SubjectKey & { readonly isNew: boolean })[];
  readonly people: readonly WrittenPerson[];
  /** Pairs that turned out to be one person: the second goes into the first. */
  readonly merges: readonly {
    readonly accountId: string;
    readonly siteId: string;
    readonly into: string;
    readonly from: string;
  }[];
};
