import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotOpened, pad, padme, textClass, unpad } from '../src/index.ts';

test('padded content comes back, zeros and markers at its end included', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.integer({ min: 1, max: 50 }), (content, more) => {
      expect(unpad(pad(content, content.length + more))).toEqual(content);
    }),
  );
  expect(() => pad(new Uint8Array(5), 5)).toThrow(RangeError);
  expect(() => unpad(new Uint8Array(16))).toThrow(NotOpened);
  expect(() => unpad(new Uint8Array(0))).toThrow(NotOpened);
});

test('Padmé adds at most 12 %, never shortens, and leaves few classes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4096, max: 2 ** 40 }), (length) => {
      expect(padme(length)).toBeGreaterThanOrEqual(length);
      expect(padme(length) / length).toBeLessThanOrEqual(1.12);
      expect(padme(padme(length))).toBe(padme(length));
    }),
  );
  expect([0, 1, 4096, 4097, 1_000_000].map(padme)).toEqual([4096, 4096, 4096, 4352, 1_015_808]);
  const classes = new Set(Array.from({ length: 1024 }, (_, at) => padme((at + 1) * 1024)));
  expect(classes.size).toBeLessThan(200);
});

test('a text takes 16 KiB × 2^k', () => {
  expect([0, 16_383, 16_384, 32_767, 32_768].map(textClass)).toEqual([16_384, 16_384, 32_768, 32_768, 65_536]);
});
