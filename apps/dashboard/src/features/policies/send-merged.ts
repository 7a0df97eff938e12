import { ApiError } from '#app/api-error.ts';
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
 * @throws ApiError `document.changed-meanwhile` if both changed the same field
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
  return error instanceof ApiError && error.code === 'document.changed-meanwhile';
}
