import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenFirst, deviceOf, linkEnd, nearest, passwordRefusal, seenSince, sessionEnd } from './rules.ts';

describe('a device', () => {
  test.each([
    ['', { browser: '', system: '', kind: 'unknown' }],
    ['curl/8.5.0', { browser: '', system: '', kind: 'script' }],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      { browser: 'Edge', system: 'Windows', kind: 'desktop' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
      { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Android', kind: 'tablet' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      { browser: 'Safari', system: 'macOS', kind: 'desktop' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
      { browser: 'Chrome', system: 'iPadOS', kind: 'tablet' },
    ],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device));
});

describe('a password', () => {
  test.each([
    ['1234567', 'too-short'],
    ['😀😀😀😀', 'too-short'],
    ['x'.repeat(201), 'too-long'],
    ['aaaaaaaaaa', 'too-common'],
    ['Password1', 'too-common'],
    ['Ada.Lovelace', 'too-common'],
    ['ada.lovelace@example.com', 'too-common'],
    ['quiet river stones', undefined],
  ])('%s', (password, refusal) => expect(passwordRefusal(password, 'ada.lovelace@example.com')).toBe(refusal));
});

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
      // Without cycles: a table refers to those of a smaller letter, and perhaps to itself.
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
