import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceActions, type Choice } from './choice.ts';
import * as decide from './decide.ts';
import { decideChoice, expiresAt, openPurposes } from './decide.ts';
import { allPurposes, necessary } from './purposes.ts';

const now = Date.UTC(2026, 10, 22) / 1000;
const day = 86_400;
const id = '0'.repeat(32);
const [functionality, experience, measurement, marketing] = [2, 4, 8, 16];

const banner = { purposes: allPurposes, since: [[1], [1], [1], [1], [1]], version: 1 } as const;
const eu = { mode: 'opt-in', before: 0, months: 6, at: 1 } as const;
const us = { mode: 'opt-out', before: allPurposes, months: 12, gpc: 1, at: 10 } as const;

/** Purposes alone: what necessary services that share data may do is tested in `sharing.test.ts`. */
const grantedPurposes = (...of: Parameters<typeof decide.grantedPurposes>) =>
  decide.grantedPurposes(...of) & allPurposes;

function chose(decided: number, granted: number, more: Partial<Choice> = {}): Choice {
  return {
    consentId: id,
    at: now,
    action: 'custom',
    decided,
    granted: granted | necessary,
    version: 1,
    regime: 1,
    ...more,
  };
}

const anyChoice = fc.option(
  fc.record({
    consentId: fc.constant(id),
    at: fc.integer({ min: now - 900 * day, max: now + 900 * day }),
    action: fc.constantFrom(...choiceActions),
    decided: fc.nat(allPurposes),
    granted: fc.nat(allPurposes),
    version: fc.nat(9),
    regime: fc.nat(17),
  }),
  { nil: undefined },
);
const anyBanner = fc.record({
  purposes: fc.nat(allPurposes).map((set) => set | necessary),
  // From one version on, or also in a range before it.
  since: fc.array(
    fc
      .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 })
      .map((edges) => edges.toSorted((a, b) => a - b).slice(edges.length % 2 === 0 ? 1 : 0)),
    { minLength: 5, maxLength: 5 },
  ),
  months: fc.integer({ min: 1, max: 24 }),
  version: fc.constant(9),
});

test('B1: before a choice nothing runs but what is necessary, and everything is asked', () => {
  expect(grantedPurposes(banner, eu, undefined, false, now)).toBe(necessary);
  expect(openPurposes(banner, eu, undefined, false, now)).toBe(allPurposes & ~necessary);
});

test('B1, B5: where a yes is needed, what runs was asked, allowed, current and not expired; whatever the cookie says', () => {
  fc.assert(
    fc.property(anyBanner, anyChoice, fc.boolean(), (any, choice, gpc) => {
      const runs = grantedPurposes(any, eu, choice, gpc, now) & ~necessary;
      expect(runs & ~any.purposes).toBe(0);
      expect(runs & openPurposes(any, eu, choice, false, now)).toBe(0);
      expect(runs & ~((choice?.decided ?? 0) & (choice?.granted ?? 0))).toBe(0);
      if (!choice || now >= expiresAt(choice, eu)) expect(runs).toBe(0);
    }),
  );
});

test('B2, B13: a refusal holds on the next visit, and as long as an acceptance', () => {
  const refusal = chose(30, 0);
  const later = expiresAt(refusal, eu) - 1;
  expect(openPurposes(banner, eu, refusal, false, later)).toBe(0);
  expect(grantedPurposes(banner, eu, refusal, false, later)).toBe(necessary);
  expect(expiresAt(refusal, eu)).toBe(expiresAt(chose(30, 30), eu));
});

test('B14, B15: a choice holds for calendar months', () => {
  const at = Date.UTC(2026, 7, 31, 12) / 1000;
  const end = (months: number) => new Date(expiresAt({ at }, { months }) * 1000).toISOString();
  expect(end(6)).toBe('2027-02-28T12:00:00.000Z');
  expect(end(24)).toBe('2028-08-31T12:00:00.000Z');
  const consent = chose(30, 30, { at });
  const last = Date.UTC(2027, 1, 28, 12) / 1000;
  expect(grantedPurposes(banner, eu, consent, false, last - 1)).toBe(allPurposes);
  expect(grantedPurposes(banner, eu, consent, false, last)).toBe(necessary);
  expect(openPurposes(banner, eu, consent, false, last)).toBe(30);
});

test('B15: a choice from the future is none, so that a wrong clock prolongs nothing', () => {
  const consent = chose(30, 30, { at: now + 2 * day });
  expect(grantedPurposes(banner, eu, consent, false, now)).toBe(necessary);
});

test('B16: something new opens its purpose alone, and stops it until it is answered', () => {
  const changed = { ...banner, version: 2, since: [[1], [1], [1], [2], [1]] };
  const choice = chose(30, measurement | marketing);
  expect(openPurposes(changed, eu, choice, false, now)).toBe(measurement);
  expect(grantedPurposes(changed, eu, choice, false, now)).toBe(necessary | marketing);

  const answer = { action: 'custom', decided: measurement, granted: 0, consentId: 'f'.repeat(32) } as const;
  const answered = decideChoice(changed, eu, choice, answer, now + day);
  expect(openPurposes(changed, eu, answered, false, now + day)).toBe(0);
  expect(grantedPurposes(changed, eu, answered, false, now + day)).toBe(necessary | marketing);
  expect(answered).toMatchObject({ consentId: id, version: 2 });
  expect(answered.at, 'B15: the older consent is not prolonged').toBe(now);
});

test('B16: a yes at a placeholder leaves open what is open', () => {
  const changed = { ...banner, version: 2, since: [[1], [1], [1], [2], [1]] };
  const answer = { action: 'context', decided: experience, granted: experience, consentId: id } as const;
  const choice = decideChoice(changed, eu, chose(30, measurement), answer, now);
  expect(openPurposes(changed, eu, choice, false, now)).toBe(measurement);
  expect(grantedPurposes(changed, eu, choice, false, now)).toBe(necessary | experience);
});

test('B12: withdrawing everything leaves only what is necessary', () => {
  const answer = { action: 'withdraw', decided: 30, granted: 0, consentId: id } as const;
  const choice = decideChoice(banner, eu, chose(30, 30, { at: now - day }), answer, now);
  expect(choice).toMatchObject({ at: now, decided: 30, granted: necessary });
});

test('what is necessary is never decided, whoever hands it in', () => {
  for (const law of [eu, us]) {
    const answer = { action: 'reject', decided: allPurposes, granted: 0, consentId: id } as const;
    expect(decideChoice(banner, law, undefined, answer, now)).toMatchObject({ decided: 30, granted: necessary });
  }
});

test('B5: what an opt-out country let run is no consent in one that asks', () => {
  const ok = { action: 'accept', decided: 30, granted: 30, consentId: id } as const;
  const choice = decideChoice(banner, us, undefined, ok, now);
  expect(grantedPurposes(banner, us, choice, false, now)).toBe(allPurposes);
  expect(openPurposes(banner, us, choice, false, now)).toBe(0);
  expect(grantedPurposes(banner, eu, choice, false, now)).toBe(necessary);
  expect(openPurposes(banner, eu, choice, false, now)).toBe(30);
});

test('a refusal travels to every country, and outlives its months where nobody asks again', () => {
  const no = { action: 'reject', decided: 30, granted: 0, consentId: id } as const;
  const choice = decideChoice(banner, us, undefined, no, now);
  for (const law of [us, eu]) expect(grantedPurposes(banner, law, choice, false, now + 4000 * day)).toBe(necessary);
  const back = { action: 'custom', decided: 30, granted: functionality, consentId: id } as const;
  expect(grantedPurposes(banner, us, decideChoice(banner, us, choice, back, now), false, now)).toBe(
    necessary | functionality,
  );
});

test('an opt-out country keeps the consent that was given where one is asked', () => {
  const ok = { action: 'custom', decided: 30, granted: marketing, consentId: id } as const;
  const choice = decideChoice(banner, us, chose(30, marketing | measurement), ok, now);
  expect(grantedPurposes(banner, eu, choice, false, now)).toBe(necessary | marketing);
});

test('G1: Global Privacy Control stops marketing with no click, whatever was accepted under opt-out', () => {
  expect(grantedPurposes(banner, us, undefined, true, now)).toBe(allPurposes & ~marketing);
  const ok = decideChoice(banner, us, undefined, { action: 'accept', decided: 30, granted: 30, consentId: id }, now);
  expect(grantedPurposes(banner, us, ok, true, now)).toBe(allPurposes & ~marketing);
});

test('G1: where the owner honours it everywhere, marketing is not asked about; a yes of the visitor’s own still counts', () => {
  const everywhere = { ...banner, gpc: 1 } as const;
  expect(openPurposes(everywhere, eu, undefined, true, now)).toBe(30 & ~marketing);
  expect(openPurposes(banner, eu, undefined, true, now)).toBe(30);
  expect(grantedPurposes(everywhere, eu, chose(30, marketing), true, now)).toBe(necessary | marketing);
});

test('B20: what a law exempts runs until a no', () => {
  const uk = { ...eu, before: measurement };
  expect(grantedPurposes(banner, uk, undefined, false, now)).toBe(necessary | measurement);
  expect(grantedPurposes(banner, uk, chose(30, 0), false, now)).toBe(necessary);
});

test('B5, B20: the switch of what a law exempts was on already: saved, it goes on, asks no more, and is no consent', () => {
  const uk = { ...eu, before: measurement };
  const answer = (action: 'custom' | 'accept', granted: number) =>
    decideChoice(banner, uk, undefined, { action, decided: 30, granted, consentId: id }, now);
  const saved = answer('custom', measurement | marketing);
  expect(grantedPurposes(banner, uk, saved, false, now)).toBe(necessary | measurement | marketing);
  expect(openPurposes(banner, uk, saved, false, now)).toBe(0);
  expect(grantedPurposes(banner, eu, saved, false, now)).toBe(necessary | marketing);
  expect(openPurposes(banner, eu, saved, false, now)).toBe(measurement);

  const off = answer('custom', 0);
  expect(grantedPurposes(banner, uk, off, false, now)).toBe(necessary);
  expect(grantedPurposes(banner, eu, answer('accept', 30), false, now)).toBe(allPurposes);
});

test('a first choice gets the id of its answer, and later ones keep it', () => {
  const answer = { action: 'accept', decided: 30, granted: 30, consentId: 'f'.repeat(32) } as const;
  expect(decideChoice(banner, eu, undefined, answer, now).consentId).toBe(answer.consentId);
  expect(decideChoice(banner, eu, chose(30, 0), answer, now).consentId).toBe(id);
});

test('whatever is answered is what holds afterwards', () => {
  fc.assert(
    fc.property(anyBanner, anyChoice, fc.nat(30), fc.boolean(), (any, previous, granted, optIn) => {
      const law = optIn ? eu : us;
      const answer = { action: 'custom', decided: 30, granted: granted & 30, consentId: id } as const;
      const choice = decideChoice(any, law, previous, answer, now);
      expect(openPurposes(any, law, choice, false, now)).toBe(0);
      expect(grantedPurposes(any, law, choice, false, now)).toBe((granted & any.purposes) | necessary);
      expect(choice.granted & ~choice.decided & ~necessary).toBe(0);
    }),
  );
});
