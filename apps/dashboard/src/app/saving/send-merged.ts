import { showAlert } from '../alerts.ts';
import { ApiError } from '../api-error.ts';
import { failureMessage } from '../failure-message.ts';
import { mergedOf } from './merging.ts';
import { isPassing } from './retry.ts';

/** How a change is sent. */
export type Sending = {
  /** What the change builds on. */
  readonly before: unknown;
  /** Whether it is also saved over what somebody else saved meanwhile. */
  readonly over?: boolean;
  /** Whether it was sent before, so that it need not be said again why it fails. */
  readonly isRetry?: boolean;
};

/** What came of a change. */
export type Sent = {
  /** What is saved now, by the answer of the server. */
  readonly saved: unknown;
  /** Set if somebody else's changes, which had been saved `before`, were kept with these. */
  readonly merged?: { readonly before: unknown };
};

type Change = Pick<Sending, 'before' | 'over'> & {
  readonly value: unknown;
  /** Saves a value, and returns what is saved then. The server refuses it if something else than `before` is saved. */
  readonly put: (value: unknown, before: unknown) => Promise<unknown>;
  /** Reads what is saved now. */
  readonly newest: () => Promise<unknown>;
};

/**
 * Saves a change together with what somebody else saved meanwhile.
 * @throws ApiError whose code ends in `.changed-meanwhile` if both changed the same field
 */
export async function sendMerged({ value, before, over = false, put, newest }: Change): Promise<Sent> {
  try {
    return { saved: await put(value, before) };
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const theirs = await newest();
    const merged = mergedOf(before, value, theirs, over);
    if (!merged) throw error;
    return { saved: await put(merged.value, theirs), merged: { before: theirs } };
  }
}

export function isChangedMeanwhile(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.endsWith('.changed-meanwhile');
}

/** Whether a failure must be said: not what the fields or a question say, nor again what passes. */
export function mustSay(error: unknown, isRetry = false): boolean {
  if (isChangedMeanwhile(error) || (error instanceof ApiError && error.hasFields)) return false;
  return !(isRetry && isPassing(error));
}

/**
 * The same, and says why it failed, unless the fields or the question about the conflict do.
 * @param say the message. Default: the server's
 */
export async function sendMergedOrSay(
  { isRetry, ...change }: Change & Pick<Sending, 'isRetry'>,
  say: (error: unknown) => string = failureMessage,
): Promise<Sent> {
  try {
    return await sendMerged(change);
  } catch (error) {
    if (mustSay(error, isRetry)) showAlert({ type: 'error', message: say(error) });
    throw error;
  }
}
