import { eventKinds, type EventGroup, type EventKind } from '@app/contract';

export type Details = Readonly<Record<string, string | number | boolean>>;

/** Twelve months: long enough to see what a year-old key did, short enough for personal data. */
export const keptMonths = 12;

export function forgottenBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  return before;
}

/** Whether the people of the account are mailed about an event, besides finding it in the trail. */
export function isAnnounced(kind: EventKind, details: Details): boolean {
  if (kind === 'sign-in.succeeded') return details['newDevice'] === true;
  return announced.includes(kind);
}

const announced: readonly EventKind[] = [
  'api-key.created',
  'consent-key.created',
  'webhook.created',
  'webhook.secret-changed',
  ...eventKinds.exports,
];

/** The event kinds that match a filter; undefined: all of them. */
export function kindsOf(group: EventGroup | undefined, kind: EventKind | undefined): readonly EventKind[] | undefined {
  const ofGroup: readonly EventKind[] | undefined = group && eventKinds[group];
  if (kind === undefined) return ofGroup;
  return ofGroup === undefined || ofGroup.includes(kind) ? [kind] : [];
}

/** The start of the hour, by which failures are grouped. */
export function hourOf(at: Date): Date {
  const hour = new Date(at);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}
