import { choiceActions, regimeIds } from '@app/consent';
import { preferenceEvent } from '@app/contract';
import { isLocale } from '@app/texts';
import { readJson } from '#platform/http/json.ts';

/** A choice as it is stored, but for whose it is and when it came. */
export type ChoiceRow = {
  /** UUIDv7 in its usual form. */
  readonly id: string;
  /** 32 hexadecimal digits. */
  readonly consentId: string;
  /** Milliseconds since 1970: the time in the id. */
  readonly at: number;
  /** Place in `choiceActions`. */
  readonly action: number;
  /** Place in `regimeIds`. */
  readonly regime: number;
  readonly decided: number;
  readonly granted: number;
  readonly version: number;
  readonly language: string;
  readonly variant: number;
  readonly waited: number | null;
  readonly tc: string | null;
  readonly gpp: string | null;
  readonly ac: string | null;
};

export type ReadEvent =
  | { readonly ok: true; readonly row: ChoiceRow }
  | { readonly ok: false; readonly given: unknown };

type Fields = Readonly<Record<string, unknown>>;

const names = new Set(Object.keys(preferenceEvent.shape));
const actionPlaces = new Map<unknown, number>(choiceActions.map((action, place) => [action, place]));
const regimePlaces = new Map<unknown, number>(regimeIds.map((id, place) => [id, place]));

const uuid7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const hex32 = /^[\da-f]{32}$/;
const tcForm = /^[\w.-]{1,8192}$/;
const gppForm = /^[\w.~-]{1,4096}$/;
const acForm = /^[\w.~]{1,10240}$/;

/**
 * Reads the body of an event by hand, for it is on the hottest path there is: a schema takes several times as long. What
 * the contract's `preferenceEvent` takes and refuses, this does too; a test compares them.
 *
 * @throws Problem `input.unreadable`, `input.duplicate-key`
 */
export function readEvent(text: string): ReadEvent {
  const given = readJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { ok: false, given };
  // Whatever object it is, each field that is read below is checked.
  const row = rowOf(given as Fields);
  return row ? { ok: true, row } : { ok: false, given };
}

function rowOf(given: Fields): ChoiceRow | undefined {
  for (const key in given) if (!names.has(key)) return undefined;
  const { id, consentId, decided, granted, version, language, variant, waited, tc, gpp, ac } = given;
  const action = actionPlaces.get(given['action']);
  const regime = regimePlaces.get(given['regime']);
  if (action === undefined || regime === undefined) return undefined;
  if (typeof id !== 'string' || !uuid7.test(id)) return undefined;
  if (typeof consentId !== 'string' || !hex32.test(consentId)) return undefined;
  if (!isWithin(decided, 0, 31) || !isWithin(granted, 0, 31) || !isWithin(version, 1, mostNumber)) return undefined;
  if (typeof language !== 'string' || !isLocale(language)) return undefined;
  if (variant !== undefined && !isWithin(variant, 0, 100)) return undefined;
  if (waited !== undefined && !isWithin(waited, 0, mostNumber)) return undefined;
  if (!isText(tc, tcForm) || !isText(gpp, gppForm) || !isText(ac, acForm)) return undefined;
  const at = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return {
    id,
    consentId,
    at,
    action,
    regime,
    decided,
    granted,
    version,
    language,
    variant: variant ?? 0,
    waited: waited ?? null,
    tc: tc ?? null,
    gpp: gpp ?? null,
    ac: ac ?? null,
  };
}

const mostNumber = 2_000_000_000;

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isText(value: unknown, form: RegExp): value is string | undefined {
  return value === undefined || (typeof value === 'string' && form.test(value));
}

/** How far the time of a choice may lie from ours: browsers keep one that could not be sent for a while. */
export const earliest = 48 * 3_600_000;
export const latest = 5 * 60_000;

/** Both in milliseconds since 1970. */
export function isTimely(at: number, now: number): boolean {
  return at >= now - earliest && at <= now + latest;
}
