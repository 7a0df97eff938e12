import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldProblems } from './field-problems.ts';
import {
  countryCode,
  dateIn,
  digitsOnly,
  email,
  exactLength,
  hostName,
  isoDate,
  lettersOnly,
  locale,
  oneLine,
  optionalText,
  pageSize,
  plainText,
  urlLoose,
  urlStrict,
} from './fields.ts';
import { taxCode } from './fields/tax-code.ts';
import { vatNumber } from './fields/vat-number.ts';

function problemOf(schema: z.ZodType, given: unknown) {
  const { error } = schema.safeParse(given);
  return error && fieldProblems(error, given)['body'];
}

test.each([
  [plainText(5), '', { code: 'field.required' }],
  [plainText(5), ' \n ', { code: 'field.required' }],
  [plainText(5), undefined, { code: 'field.required' }],
  [plainText(5), 7, { code: 'field.text' }],
  [plainText(5), '123456', { code: 'field.max-length', values: { length: 5 } }],
  [plainText(5), 'a\0b', { code: 'field.characters' }],
  [plainText(5), 'a\u001Bb', { code: 'field.characters' }],
  [plainText(5), 'a\uD800b', { code: 'field.characters' }],
  [optionalText(5), '123456', { code: 'field.max-length', values: { length: 5 } }],
  [oneLine(5), 'a\nb', { code: 'field.characters' }],
  [oneLine(5), 'a\u2028b', { code: 'field.characters' }],
  [digitsOnly(5), '12a', { code: 'field.digits-only' }],
  [digitsOnly(5), '٣', { code: 'field.digits-only' }],
  [lettersOnly(5), 'a1', { code: 'field.letters-only' }],
  [exactLength(5), '1234', { code: 'field.exact-length', values: { length: 5 } }],
  [exactLength(5), '123456', { code: 'field.exact-length', values: { length: 5 } }],
  [pageSize, 0, { code: 'field.minimum', values: { limit: 1 } }],
  [pageSize, '101', { code: 'field.maximum', values: { limit: 100 } }],
  [pageSize, 'many', { code: 'field.number' }],
  [locale, 'pt-br', { code: 'field.choice' }],
  [countryCode, 'XX', { code: 'field.choice' }],
  [countryCode, 'toString', { code: 'field.choice' }],
] as const)('%# is refused with its code', (schema, given, problem) => {
  expect(problemOf(schema, given)).toMatchObject(problem);
});

test.each([
  [plainText(9), ' a\tb\r\nc\rd ', 'a\tb\nc\nd'],
  [plainText(9), 'Zürich 🎈', 'Zürich 🎈'],
  [optionalText(9), '  ', ''],
  [oneLine(9), ' a b ', 'a b'],
  [digitsOnly(5), ' 0123 ', '0123'],
  [lettersOnly(9), 'Zoë', 'Zoë'],
  [lettersOnly(9), 'हिन्दी', 'हिन्दी'],
  [exactLength(5), ' 12345', '12345'],
  [pageSize, undefined, 25],
  [pageSize, '50', 50],
  [locale, 'zh-CN', 'zh-CN'],
  [countryCode, ' it ', 'IT'],
  [countryCode, 'XK', 'XK'],
] as const)('%# is taken and tidied', (schema, given, kept) => {
  expect(schema.parse(given)).toBe(kept);
});

test('text that is taken is taken again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = plainText(1000).safeParse(text);
      return !kept.success || plainText(1000).parse(kept.data) === kept.data;
    }),
  );
});

const attacks = [
  'a',
  ' ',
  '.',
  '-',
  '@',
  'a.',
  'a-',
  'a@',
  '1',
  '1/',
  '/',
  '\n',
  '\0',
  'é',
  'https://',
  'xn--',
  'aB1+',
].flatMap((pump) => {
  const long = pump.repeat(50_000 / pump.length);
  return [long, `${long}!`, `a@${long}`, `https://${long}`];
});

// Elsewhere the expressions are proved to run in linear time; this covers the rest of what a field does with its text.
test.each([
  ['plainText', plainText(100)],
  ['oneLine', oneLine(100)],
  ['digitsOnly', digitsOnly(100)],
  ['lettersOnly', lettersOnly(100)],
  ['email', email],
  ['urlStrict', urlStrict],
  ['urlLoose', urlLoose],
  ['hostName', hostName],
  ['dateIn', dateIn('hu')],
  ['isoDate', isoDate],
  ['taxCode', taxCode('IT')],
  ['vatNumber', vatNumber('NO')],
  ['pageSize', pageSize],
] as const)(
  '%s reads 50,000 characters at once',
  (_, schema) => {
    for (const attack of attacks) schema.safeParse(attack);
  },
  2000,
);
