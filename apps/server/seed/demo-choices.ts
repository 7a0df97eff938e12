import {
  allPurposes,
  choiceActions,
  deviceClasses,
  regimeIds,
  setOf,
  type ChoiceAction,
  type RegimeId,
} from '@app/consent';
import { createHash } from 'node:crypto';
import type { ExampleChoice } from '../src/features/cookie-preferences/index.ts';
import { newId } from '../src/platform/database/ids.ts';

/** Where visitors of the example come from: country, law, language, and how many of a hundred. */
const places: readonly (readonly [country: string, regime: RegimeId, language: string, share: number])[] = [
  ['DE', 'eu', 'de', 52],
  ['AT', 'eu', 'de', 13],
  ['CH', 'ch', 'de', 11],
  ['FR', 'fr', 'fr', 14],
  ['GB', 'uk', 'en', 6],
  ['US', 'us', 'en', 4],
];
/** What visitors do, of a hundred: about as many refuse as accept where both are as easy. */
const answers: readonly (readonly [ChoiceAction, number])[] = [
  ['accept', 43],
  ['reject', 41],
  ['custom', 9],
  ['close', 4],
  ['context', 2],
  ['withdraw', 1],
];

const day = 86_400_000;
const days = 45;

/** Choices of the last weeks, fewer at weekends: the same at each start but for their ids. Oldest first. */
export function demoChoices(asked: number, now: Date): readonly ExampleChoice[] {
  const today = Math.floor(now.getTime() / day);
  return Array.from({ length: days }, (_, back) => today - days + 1 + back)
    .flatMap((date) => {
      const weekend = [0, 6].includes(new Date(date * day).getUTCDay());
      const count = Math.round((weekend ? 16 : 34) * (0.8 + 0.4 * chance(date, 'count')));
      return Array.from({ length: count }, (_, number) => choiceOf(date, number, asked));
    })
    .filter(({ at }) => at < now.getTime())
    .toSorted((one, other) => one.at - other.at);
}

function choiceOf(date: number, number: number, asked: number): ExampleChoice {
  const draw = (what: string) => chance(date * 1000 + number, what);
  const [country, regime, language] = pick(places, draw('place'));
  const [action] = pick(answers, draw('answer'));
  const at = Math.floor((date + 0.25 + 0.7 * draw('time')) * day);
  const picked = setOf(['necessary', draw('kind') < 0.6 ? 'measurement' : 'experience']);
  const granted = { accept: allPurposes, custom: picked, context: setOf(['necessary', 'experience']) };
  return {
    id: newId(new Date(at)),
    consentId: createHash('sha256').update(`${date} ${number}`).digest('hex').slice(0, 32),
    at,
    action: choiceActions.indexOf(action),
    regime: regimeIds.indexOf(regime),
    decided: asked,
    granted: (granted[action as keyof typeof granted] ?? 1) & (asked | 1), // the others allow nothing
    version: 1,
    language,
    variant: 0,
    waited: Math.round(1500 * Math.exp(2.2 * draw('wait'))),
    tc: null,
    gpp: null,
    ac: null,
    country,
    device: draw('device') < 0.55 ? 0 : draw('device') < 0.62 ? 1 : 2,
  };
}

/** Visits that left the banner unanswered on the same days: about three of ten. */
export function demoUnanswered(now: Date) {
  const today = Math.floor(now.getTime() / day);
  return Array.from({ length: days }, (_, back) => today - days + 1 + back).flatMap((date) =>
    places.flatMap(([country, regime, language, share]) =>
      deviceClasses.flatMap((_, device) => {
        const count = Math.round((share / 8) * chance(date * 10 + device, `unanswered ${country}`));
        const at = new Date(date * day);
        const row = { at, version: 1, regime: regimeIds.indexOf(regime), variant: 0, language, country, device, count };
        return count > 0 ? [row] : [];
      }),
    ),
  );
}

/** A number from 0 to 1 that looks like chance and is always the same. */
export function chance(seed: number, what: string): number {
  return createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE() / 2 ** 32;
}

function pick<const T extends readonly [...unknown[], number]>(of: readonly T[], drawn: number): T {
  let left = drawn * 100;
  // The shares make a hundred.
  return (of.find((one) => (left -= one.at(-1) as number) < 0) ?? of[0]) as T;
}
