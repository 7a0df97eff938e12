import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatKit,
  formatReceipt,
  isLastGroup,
  lastGroup,
  newReceipt,
  parseKit,
  parseReceipt,
  receiptKeys,
} from '../src/index.ts';
import { hex, random, someBytes } from './some.ts';

const receipt = someBytes('receipt', 15);

test('a receipt has 24 characters and two that catch slips, in groups', () => {
  expect(formatReceipt(receipt)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(lastGroup(formatReceipt(receipt))).toHaveLength(6);
});

test('every receipt is read as it was written, however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 15, maxLength: 15 }), (bytes) => {
      const code = formatReceipt(bytes);
      expect(parseReceipt(code)).toEqual(bytes);
      expect(parseReceipt(code.toLowerCase().replaceAll('-', ' '))).toEqual(bytes);
      expect(parseReceipt(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(bytes);
    }),
  );
});

test('a slip is caught: another character, one too few, two exchanged', () => {
  const code = formatReceipt(receipt);
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const slips = [...code].flatMap((letter, at) =>
    letter === '-'
      ? []
      : [...alphabet]
          .filter((other) => other !== letter)
          .map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  );
  expect(slips).toHaveLength(26 * 31);
  const missed = slips.filter((slip) => typeof parseReceipt(slip) !== 'string');
  // Ten bits: one in 1,024.
  expect(missed.length).toBeLessThan(5);
  expect(parseReceipt(code.slice(1))).toBe('length');
  expect(parseReceipt(`${code}7`)).toBe('length');
});

test('what is no receipt says why', () => {
  expect(parseReceipt('')).toBe('length');
  // Cyrillic letters that look like Latin ones.
  expect(parseReceipt(formatReceipt(receipt).replaceAll(/[A-Z]/g, 'А'))).toBe('letters');
  expect(parseReceipt('U'.repeat(26))).toBe('letters');
  expect(parseReceipt(`${'0'.repeat(100_000)}`)).toBe('length');
});

test('the last group is what somebody types to show that they wrote it down', () => {
  const code = formatReceipt(receipt);
  expect(isLastGroup(` ${lastGroup(code).toLowerCase()} `, code)).toBe(true);
  expect(isLastGroup(code.slice(0, 4), code)).toBe(false);
  expect(isLastGroup('', code)).toBe(false);
});

test('a kit has 160 bits, and is no receipt', () => {
  const kit = someBytes('kit', 20);
  expect(parseKit(formatKit(kit))).toEqual(kit);
  expect(parseReceipt(formatKit(kit))).toBe('length');
  expect(formatKit(kit)).toMatch(/^(?:\w{4}-){7}\w{6}$/);
});

test('a receipt has other keys at each office, and none of them tells another', () => {
  const one = receiptKeys(someBytes('office', 16), receipt);
  const other = receiptKeys(someBytes('other office', 16), receipt);
  const all = [one, other].flatMap(({ lookup, signing, publicKey, wrapping }) => [
    lookup,
    signing,
    publicKey,
    wrapping,
  ]);
  expect(new Set(all.map(hex)).size).toBe(8);
  expect(receiptKeys(someBytes('office', 16), newReceipt(random)).lookup).toHaveLength(16);
});
