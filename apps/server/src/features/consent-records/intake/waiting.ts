import type { ConsentInput } from '@app/contract';
import type { Problem } from '#platform/http/problem.ts';
import type { KeyHolder } from '../keys/key-queries.ts';
import type { NewConsent } from './new-consent.ts';

/** A consent in a batch, with its outcome once the batch is written. */
export type Waiting = {
  readonly consent: NewConsent;
  /** The same consent as if its subject token were still valid. It may repeat a request from that time. */
  readonly inTime?: Waiting;
  /** The input as sent. Undefined for chunks of an interrupted import, which were checked before. */
  readonly input?: ConsentInput | undefined;
  /**
   * The ids of the consent keys of the sender and of the subject token. It is refused if one was revoked. None: the product
   * itself creates the consent.
   */
  readonly keys?: readonly string[];
  outcome?: Outcome;
};

/** The person, with the mark of an earlier consent with the same id; or why it was refused. */
export type Outcome = { readonly subjectId: string; readonly mark?: number } | { readonly problem: Problem };

/**
 * Composes a consent with the current texts of its notices.
 *
 * @param newId an id for a consent without one, from its time
 * @param now the time of receipt in milliseconds since 1970, used if the consent has no time
 * @throws Problem `event.time`, `input.invalid`
 */
export type Make = (
  holder: KeyHolder,
  input: ConsentInput,
  newId: (at: number) => string | Promise<string>,
  now: number,
) => Promise<Waiting>;
