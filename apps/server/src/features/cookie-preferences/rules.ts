import { allPurposes, choiceActions, purposesIn, regimeIds, type ChoiceAction } from '@app/consent';
import type { Preference } from '@app/contract';

/** The first id of a UUIDv7 of that moment: a range of time is a range of ids, and a partition of them. */
export function firstIdOf(milliseconds: number): string {
  const digits = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/** Milliseconds since 1970 of the moment a UUIDv7 was made. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** 32 hexadecimal digits, of an id with hyphens. */
export function digitsOf(id: string): string {
  return id.replaceAll('-', '');
}

/** What is stored of a choice, beside the strings of signals. */
export type StoredPreference = {
  readonly id: string;
  readonly consentId: string;
  readonly receivedAt: Date;
  readonly version: number;
  readonly waited: number | null;
  readonly action: number;
  readonly regime: number;
  readonly decided: number;
  readonly granted: number;
  readonly variant: number;
  readonly language: string;
  readonly country: string | null;
};

/** A choice as its site's owner sees it. */
export function shownPreference(stored: StoredPreference): Preference {
  const { id, version, waited, variant, language, country } = stored;
  return {
    id,
    consentId: digitsOf(stored.consentId),
    at: new Date(timeOf(id)).toISOString(),
    receivedAt: stored.receivedAt.toISOString(),
    action: actionOf(stored.action),
    decided: [...purposesIn(stored.decided & allPurposes)],
    granted: [...purposesIn(stored.granted & allPurposes)],
    version,
    language,
    regime: regimeIds[stored.regime] ?? 'other',
    variant,
    waited,
    country,
  };
}

/** Only what the intake checked is stored, so the place is in the list. */
export function actionOf(place: number): ChoiceAction {
  return choiceActions[place] ?? 'custom';
}

/** The screen shows choices of the last two months (PRODUCT 9, RULES C13): calendar months in UTC, to the day. */
export function shownSince(now: Date): Date {
  return monthsBefore(now, 2);
}

/** So many calendar months before, at the same time of day; where the month lacks the day, its last. */
export function monthsBefore(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCMonth(result.getUTCMonth() - months);
  // setUTCMonth turns 31 February into 3 March: step back to the end of the month meant.
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0);
  return result;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The first of the hour, day or month in UTC that a moment lies in. */
export function floorTo(step: 'hour' | 'day' | 'month', milliseconds: number): number {
  if (step === 'hour') return Math.floor(milliseconds / hour) * hour;
  if (step === 'day') return Math.floor(milliseconds / day) * day;
  const moment = new Date(milliseconds);
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1);
}

/** The first moment of a whole step that is no earlier. */
export function ceilTo(step: 'hour' | 'day' | 'month', milliseconds: number): number {
  const floor = floorTo(step, milliseconds);
  if (floor === milliseconds) return floor;
  if (step === 'hour') return floor + hour;
  if (step === 'day') return floor + day;
  const moment = new Date(floor);
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1);
}

/** Months a choice is kept, where the owner said nothing: as long as it holds, and five years (RULES C14). */
export function usualRetention(monthsAChoiceHolds: number): number {
  return monthsAChoiceHolds + 60;
}
