import { choiceActions, regimeIds } from '@app/consent';
import { preferenceEvent } from '@app/contract';
import { isLocale } from '@app/texts';
import { readJson } from '#platform/http/json.ts';

/** A choice as stored, without its site and its time of arrival. */
export type ChoiceRow = {
  /** UUID version 7 in canonical form. */
  readonly id: string;
  /** 32 hexadecimal digits. */
  readonly consentId: string;
  /** Milliseconds since 1970, from the id. */
  readonly at: number;
  /** Index in `choiceActions`. */
  readonly action: number;
  /** Index in `regimeIds`. */
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
const regimePlaces = new Map<unknown, number>(
  regimeIds.flatMap(
    (id, place) =>
      [
        [id, place],
        [place, place],
      ] as const,
  ),
);

/** The index of a law, which is sent by its id or as the index. */
export const regimeAt = (given: unknown): number | undefined => regimePlaces.get(given);

const uuid7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const hex32 = /^[\da-f]{32}$/;
const tcForm = /^[\w.-]{1,8192}$/;
const gppForm = /^[\w.~-]{1,4096}$/;
const acForm = /^[\w.~]{1,10240}$/;

/**
 * Parses the body of an event without a schema, which would take several times as long on the server's hottest path. It
 * accepts and refuses the same as the contract's `preferenceEvent`; a test compares them.
 *
 * @throws Problem `input.unreadable`, `input.duplicate-key`
 */
export function readEvent(text: string): ReadEvent {
  const given = readJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { ok: false, given };
  // Any object may arrive: every field that is read is checked.
  const row = rowOf(given as Fields);
  return row ? { ok: true, row } : { ok: false, given };
}

function rowOf(given: Fields): ChoiceRow | undefined {
  for (const key in given) if (!names.has(key)) return undefined;
  const { id, consentId, decided, granted, version, language, variant, waited, tc, gpp, ac } = given;
  const action = actionPlaces.get(given['action']);
  const regime = regimeAt(given['regime']);
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

/**
 * Limits in milliseconds for the time of a choice, before and after the server's time: browsers keep a choice that they
 * could not send for a while.
 */
export const earliest = 48 * 3_600_000;
export const latest = 5 * 60_000;

/** Whether a choice's time is within these limits. Both times are in milliseconds since 1970. */
export function isTimely(at: number, now: number): boolean {
  return at >= now - earliest && at <= now + latest;
}
