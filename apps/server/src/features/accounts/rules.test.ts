import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childrenFirst, linkEnd, nearest, seenSince, sessionEnd } from './rules.ts';

test('sessions and links end when they should', () => {
  const now = new Date('2026-03-01T23:30:00Z');
  expect(sessionEnd(now).toISOString()).toBe('2026-05-30T23:30:00.000Z');
  expect(seenSince(now)).toBe('2026-01-30');
  expect(linkEnd('reset', now).toISOString()).toBe('2026-03-02T00:30:00.000Z');
});

test('a notice is shown in the nearest language there is', () => {
  const rows = ['de', 'en', 'pt'].map((locale) => ({ locale }));
  expect(nearest(rows, 'de')?.locale).toBe('de');
  expect(nearest(rows, 'pt-BR')?.locale).toBe('pt');
  expect(nearest(rows, 'fr')?.locale).toBe('en');
  expect(nearest([{ locale: 'de' }], 'fr')?.locale).toBe('de');
  expect(nearest([], 'fr')).toBeUndefined();
});

test('no table is emptied before those that refer to it', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const pair = fc.tuple(fc.nat(5), fc.nat(5));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      // Without cycles: a table refers only to tables that sort before it, and possibly to itself.
      const references = pairs.map(([one, other]) => ({
        child: names[Math.max(one, other)] ?? '',
        parent: names[Math.min(one, other)] ?? '',
      }));
      const ordered = childrenFirst(names, references);
      expect(ordered.toSorted()).toEqual(names);
      for (const { child, parent } of references)
        expect(ordered.indexOf(child)).toBeLessThanOrEqual(ordered.indexOf(parent));
    }),
  );
});
