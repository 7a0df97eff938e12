import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAdditionalConsent, writeAdditionalConsent } from './index.ts';

test('G10: who is consented to stands first, who was only shown after it', () => {
  expect(writeAdditionalConsent({ consented: [35, 1, 101, 41], disclosed: [9, 21, 81, 35] })).toBe(
    '2~1.35.41.101~dv.9.21.81',
  );
  expect(writeAdditionalConsent({ consented: [], disclosed: [1, 2] })).toBe('2~~dv.1.2');
  expect(writeAdditionalConsent({ consented: [1], disclosed: [] })).toBe('2~1~dv.');
});

test('what is written is read again', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }));
  fc.assert(
    fc.property(ids, ids, (consented, disclosed) => {
      const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other);
      expect(readAdditionalConsent(writeAdditionalConsent({ consented, disclosed }))).toEqual({
        consented: sorted(consented),
        disclosed: sorted(disclosed.filter((id) => !consented.includes(id))),
      });
    }),
  );
});

test.each(['', '2', '2~1', '3~1~dv.', '2~1~9', '2~1~dv.x', '2~0~dv.', '2~1..2~dv.', '2~1~dv.~', '2~1~dv.1~2'])(
  '%s is none',
  (text) => {
    expect(readAdditionalConsent(text)).toBeUndefined();
  },
);

test('version 1 and an end without a dot are read', () => {
  expect(readAdditionalConsent('1~1.35')).toEqual({ consented: [1, 35], disclosed: [] });
  expect(readAdditionalConsent('2~~dv')).toEqual({ consented: [], disclosed: [] });
});
