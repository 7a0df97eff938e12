import { showAlert } from '../alerts.ts';
import { ApiError } from '../api-error.ts';
import { failureMessage } from '../failure-message.ts';
import { mergedOf } from './merging.ts';

/** How a change is sent. */
export type Sending = {
  /** What the change builds on. */
  readonly before: unknown;
  /** Whether it is also saved over what somebody else saved meanwhile. */
  readonly over?: boolean;
  /** Whether it was sent before, so that it need not be said again why it fails. */
  readonly isRetry?: boolean;
};

/** `merged` if somebody else's changes, which had been saved `before`, were kept with these. */
export type Sent = { readonly merged?: { readonly before: unknown } };

type Change = Pick<Sending, 'before' | 'over'> & {
  readonly value: unknown;
  /** Saves a value. The server refuses it if something else than `before` is saved. */
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
    await put(value, before);
    return {};
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const theirs = await newest();
    const merged = mergedOf(before, value, theirs, over);
    if (!merged) throw error;
    await put(merged.value, theirs);
    return { merged: { before: theirs } };
  }
}

export function isChangedMeanwhile(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.endsWith('.changed-meanwhile');
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
    const isToldElsewhere = isChangedMeanwhile(error) || (error instanceof ApiError && error.hasFields);
    if (!isToldElsewhere && !isRetry) showAlert({ type: 'error', message: say(error) });
    throw error;
  }
}
