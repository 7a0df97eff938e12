import type { WebhookFailure } from '@app/contract';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long after an attempt the next one is due. @see Standard Webhooks, "Deliverability and reliability" */
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
 * When it is tried again after so many attempts in a row, and no sooner than the receiver asked for. Undefined: it is
 * given up.
 */
export function nextAttempt(made: number, now: Date, retryAfter?: string): Date | undefined {
  const wait = waits[made - 1];
  if (wait === undefined) return undefined;
  const asked = Math.min(waitAsked(retryAfter ?? '', now), longestWait);
  return new Date(now.getTime() + Math.max(wait, asked));
}

/** Milliseconds, of seconds or of a date; 0 where it says neither. @see RFC 9110, 10.2.3 */
function waitAsked(retryAfter: string, now: Date): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * seconds;
  const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(retryAfter)
    ? Date.parse(retryAfter)
    : NaN;
  return Number.isNaN(date) ? 0 : date - now.getTime();
}

/** How long the secret before goes on signing. */
export const oldSecretStays = 24 * hours;
/** How long an endpoint may fail before it is switched off. */
export const mayFailFor = 5 * 24 * hours;
/** How long deliveries are kept. */
export const keptFor = 30 * 24 * hours;

/** The answer of a receiver that wants nothing any more. */
export const gone = 410;

/** What an answer means; undefined: it came through. */
export function failureOf(status: number): WebhookFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Why an endpoint is to be switched off by itself; undefined: it is not. */
export function disabling(statusCode: number | null, failingSince: Date, now: Date): 'failing' | 'gone' | undefined {
  if (statusCode === gone) return 'gone';
  return now.getTime() - failingSince.getTime() >= mayFailFor ? 'failing' : undefined;
}

type Wanted = { readonly types: readonly string[]; readonly siteIds: readonly string[] };
type EventTarget = { readonly type: string; readonly siteId: string | null };

/** Whether an endpoint wants to be told. What is of no site is for all. */
export function wants({ types, siteIds }: Wanted, { type, siteId }: EventTarget): boolean {
  return types.includes(type) && (siteIds.length === 0 || siteId === null || siteIds.includes(siteId));
}

export const consentTypes = ['consent.recorded', 'consent.withdrawn'] as const;

/** The first bytes of an answer as text that can be kept: what is none is replaced. */
export function excerpt(body: Uint8Array): string {
  // The NUL is the one character PostgreSQL keeps in no text.
  return new TextDecoder().decode(body.subarray(0, 1024)).replaceAll('\0', '\uFFFD');
}
