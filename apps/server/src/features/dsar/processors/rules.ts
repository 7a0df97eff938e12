import type { identityFormats, identityTypes, RequestRight } from '@app/contract';

export type ProcessorIdentity = {
  readonly type: (typeof identityTypes)[number];
  readonly format: (typeof identityFormats)[number];
};
/** Types of requests. @see OpenDSR 2.0, 6.2 */
export const orderTypes = ['access', 'portability', 'erasure'] as const;
export type OrderType = (typeof orderTypes)[number];
export type OrderState = 'waiting' | 'pending' | 'in_progress' | 'completed' | 'cancelled' | 'failed';

/** What a processor is asked for the rights of a request, of what it supports. What is not known to be supported is tried. */
export function typesFor(rights: readonly RequestRight[], supported: readonly string[]): OrderType[] {
  return orderTypes.filter(
    (type) => rights.some((right) => right === type) && (supported.length === 0 || supported.includes(type)),
  );
}

const order: readonly OrderState[] = ['waiting', 'failed', 'pending', 'in_progress', 'completed'];

/** Whether a processor can say this after it said that: what arrives late changes nothing. */
export function isLater(before: OrderState, after: OrderState): boolean {
  if (before === 'completed' || before === 'cancelled') return false;
  return after === 'cancelled' || order.indexOf(after) > order.indexOf(before);
}

/** Whether nothing more is to be heard of it. */
export function isOver(state: OrderState): boolean {
  return state === 'completed' || state === 'cancelled' || state === 'failed';
}

type Result = { readonly type: OrderType; readonly resultsCount: number | null; readonly hasFile: boolean };

/** What came of a task whose processor is done. */
export function outcomeOf(results: readonly Result[]): 'erased' | 'found' | 'none' {
  const isNothing = results.every(({ resultsCount, hasFile }) => resultsCount === 0 && !hasFile);
  if (isNothing) return 'none';
  return results.some(({ type }) => type === 'erasure') ? 'erased' : 'found';
}

const minute = 60_000;
const waits = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minute);
/** Milliseconds until a processor that said nothing is asked again. */
export const askAgain = 6 * 60 * minute;
/** Milliseconds for which its discovery counts. */
export const checkCounts = 24 * 60 * minute;

/** Milliseconds until the next attempt; undefined: somebody has to press. */
export function waitAfter(failures: number): number | undefined {
  return waits[failures - 1];
}

/** Headers of a signature, by the version of the specification. */
export const signatureHeaders = ['x-opendsr-signature', 'x-opengdpr-signature'] as const;
export const domainHeaders = ['x-opendsr-processor-domain', 'x-opengdpr-processor-domain'] as const;
