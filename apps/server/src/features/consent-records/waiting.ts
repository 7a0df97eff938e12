import type { ConsentInput } from '@app/contract';
import type { KeyHolder } from './key-queries.ts';
import type { NewConsent } from './new-consent.ts';

/** A consent on its way, and whose it is once it is kept. */
export type Waiting = { readonly consent: NewConsent; subjectId?: string };

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
