/** The hours that pass before wraps for the recovery key are given out. */
export const recoveryHours = 72;
/** The days for which they are, then the request ends. */
const openDays = 7;

const hour = 3_600_000;
/** Everybody is mailed whenever somebody asks, so nobody asks twice in that time. */
export const askAgainMs = 24 * hour;

export type RecoveryTimes = { readonly askedAt: Date; readonly readyAt: Date; readonly endsAt: Date };

/** When a request that is made now can be used, and until when. */
export function recoveryTimes(now: Date): RecoveryTimes {
  const readyAt = new Date(now.getTime() + recoveryHours * hour);
  return { askedAt: now, readyAt, endsAt: new Date(readyAt.getTime() + openDays * 24 * hour) };
}

export type RecoveryTerms = RecoveryTimes & { readonly isStopped: boolean };

/** Whether a request waits or is open: no other one is taken meanwhile. */
export const isCurrent = ({ isStopped, endsAt }: RecoveryTerms, now: Date): boolean => !isStopped && now < endsAt;

export const isReady = (terms: RecoveryTerms, now: Date): boolean => isCurrent(terms, now) && now >= terms.readyAt;
