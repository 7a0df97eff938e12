import {
  allPurposes,
  choiceActions,
  deviceClasses,
  purposesIn,
  regimeIds,
  type ChoiceAction,
  type DeviceClass,
} from '@app/consent';
import type { Preference } from '@app/contract';

/** Time of a UUID version 7 in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The 32 hexadecimal digits of an id with hyphens. */
export function digitsOf(id: string): string {
  return id.replaceAll('-', '');
}

/** A stored choice without its TCF and GPP strings. */
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
  /** Index in `deviceClasses`. */
  readonly device: number | null;
};

/** A choice in the form that its site's owner sees. */
export function shownPreference(stored: StoredPreference): Preference {
  const { id, version, waited, variant, language, country, device } = stored;
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
    device: deviceAt(device),
  };
}

/** The action at an index. The intake validated what is stored, so the index exists. */
export function actionOf(place: number): ChoiceAction {
  return choiceActions[place] ?? 'custom';
}

/** The kind of device at an index. */
export function deviceAt(place: number | null): DeviceClass | null {
  return place === null ? null : (deviceClasses[place] ?? null);
}

/** The dashboard shows choices of the last two months (PRODUCT 9, RULES C13): calendar months in UTC, to the day. */
export const monthsShown = 2;

/** Default retention in months: as long as a choice is valid, plus five years (RULES C14). */
export function usualRetention(monthsAChoiceHolds: number): number {
  return monthsAChoiceHolds + 60;
}
