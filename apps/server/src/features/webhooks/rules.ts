import type { WebhookFailure } from '@app/contract';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Delays before each retry. @see Standard Webhooks, "Deliverability and reliability" */
const waits = [
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
];

const longestWait = 24 * hours;

/**
 * When to retry after a number of consecutive attempts, but no sooner than the receiver's `Retry-After`. Undefined:
 * give up.
 */
export function nextAttempt(made: number, now: Date, retryAfter?: string): Date | undefined {
  const wait = waits[made - 1];
  if (wait === undefined) return undefined;
  const asked = Math.min(waitAsked(retryAfter ?? '', now), longestWait);
  return new Date(now.getTime() + Math.max(wait, asked));
}

/** Parses `Retry-After`, in seconds or as a date, to milliseconds; 0 if it is neither. @see RFC 9110, 10.2.3 */
function waitAsked(retryAfter: string, now: Date): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * seconds;
  const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(retryAfter)
    ? Date.parse(retryAfter)
    : NaN;
  return Number.isNaN(date) ? 0 : date - now.getTime();
}

/** Milliseconds for which the previous secret still signs. */
export const oldSecretStays = 24 * hours;
/** Milliseconds for which an endpoint may fail before it is disabled. */
export const mayFailFor = 5 * 24 * hours;
/** Milliseconds for which deliveries are stored. */
export const keptFor = 30 * 24 * hours;

/** Status of a receiver that wants no more deliveries. */
export const gone = 410;

/** Why a response counts as a failure; undefined if it is a success. */
export function failureOf(status: number): WebhookFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Why an endpoint has to be disabled automatically; undefined if it stays enabled. */
export function disabling(statusCode: number | null, failingSince: Date, now: Date): 'failing' | 'gone' | undefined {
  if (statusCode === gone) return 'gone';
  return now.getTime() - failingSince.getTime() >= mayFailFor ? 'failing' : undefined;
}

type Subscription = {
  readonly types: readonly string[];
  readonly siteIds: readonly string[];
  readonly eventKinds: readonly string[];
};
type EventTarget = { readonly type: string; readonly siteId: string | null; readonly kind?: string };

/** Whether an endpoint subscribes to an event. Events without a site go to all. */
export function wants({ types, siteIds, eventKinds }: Subscription, { type, siteId, kind }: EventTarget): boolean {
  if (kind !== undefined && eventKinds.length > 0 && !eventKinds.includes(kind)) return false;
  return types.includes(type) && (siteIds.length === 0 || siteId === null || siteIds.includes(siteId));
}

/** Events that come from the tree of the account. */
export const followedTypes = ['consent.recorded', 'consent.withdrawn', 'audit.recorded'] as const;

/** The first bytes of a response as text that can be stored; invalid bytes are replaced. */
export function excerpt(body: Uint8Array): string {
  // NUL is the only character that PostgreSQL cannot store in text.
  return new TextDecoder().decode(body.subarray(0, 1024)).replaceAll('\0', '\uFFFD');
}
