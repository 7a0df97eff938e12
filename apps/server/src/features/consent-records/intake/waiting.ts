import type { ConsentInput } from '@app/contract';
import type { Problem } from '#platform/http/problem.ts';
import type { KeyHolder } from '../keys/key-queries.ts';
import type { NewConsent } from './new-consent.ts';

/** A consent on its way, and what became of it once its batch is written. */
export type Waiting = {
  readonly consent: NewConsent;
  /** The same as it would be kept had its subject token not expired: it may have been, when it came before. */
  readonly inTime?: Waiting;
  /** As it was said. Undefined of what an interrupted import left, which was read before. */
  readonly input?: ConsentInput | undefined;
  /**
   * The consent keys by which it came, by id: that of the sender, and that of its subject token. It is kept while they are
   * there. None: the product keeps it by itself.
   */
  readonly keys?: readonly string[];
  outcome?: Outcome;
};

/** Whose it is, with the mark of the one that was kept before under its id, or why it is not kept: another one has its id. */
export type Outcome = { readonly subjectId: string; readonly mark?: number } | { readonly problem: Problem };

/**
 * Puts a consent together, with its texts as they are known now.
 *
 * @param newId of a consent that has none, by its time
 * @param now when it came, in milliseconds since 1970: what says no time is of then
 * @throws Problem `event.time`, `input.invalid`
 */
export type Make = (
  holder: KeyHolder,
  input: ConsentInput,
  newId: (at: number) => string | Promise<string>,
  now: number,
) => Promise<Waiting>;
