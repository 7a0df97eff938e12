import type { OfficeDocument } from '@app/sealing';

/** The hours that pass before wraps for the recovery key are given out. */
export const recoveryHours = 72;
/** The days for which they are, then the request ends. */
const openDays = 7;

const hour = 3_600_000;

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

export type RecoverableSource = {
  /** The document that the report was sealed for. */
  readonly document: Pick<OfficeDocument, 'recipients' | 'recovery'>;
  /** All IDs that the person has had: who lost their keys has another one now. */
  readonly own: ReadonlySet<string>;
  /** The IDs for whom the report is wrapped. */
  readonly readers: ReadonlySet<string>;
  /** The IDs of those who were shut out of it. */
  readonly excluded: ReadonlySet<string>;
};

/**
 * Whether cards open a report for somebody: not for whom the reporter unticked or who has a conflict of interest, by none of the IDs
 * that they have had. W9
 */
export function isRecoverable({ document, own, readers, excluded }: RecoverableSource): boolean {
  const wasUnticked = document.recipients.some(({ id }) => own.has(id) && !readers.has(id));
  return document.recovery !== null && !wasUnticked && [...own].every((id) => !excluded.has(id));
}
