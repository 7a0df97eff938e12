import { countries } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldProblems } from '../field-problems.ts';
import { isTaxCode, taxCode } from './tax-code.ts';

test.each([
  ['IT', 'RSSMRA85T10A562S'],
  ['IT', 'rssmra85t10a562s'],
  ['IT', '12345670017'],
  ['DE', '36 574 261 809'],
  ['ES', '54362315-K'],
  ['BR', '390.533.447-05'],
  ['US', '536-90-4399'],
  ['GB', '1955839661'],
  ['JM', 'any 123'],
])('of %s, %s is a tax code', (country, text) => expect(isTaxCode(country, text)).toBe(true));

test.each([
  ['IT', 'RSSMRA85T10A562X'],
  ['IT', '12345670018'],
  ['DE', '36 574'],
  ['BR', '390.533.447-06'],
  ['JM', '<b>'],
  ['JM', ''],
])('of %s, %j is none', (country, text) => expect(isTaxCode(country, text)).toBe(false));

test('a wrong number is told by its code', () => {
  expect(fieldProblems(taxCode('IT').safeParse('x').error!, 'x')).toMatchObject({ body: { code: 'field.tax-code' } });
});

test('any text is judged, in every country', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z .\-/]{1,20}$/));
  const judged = (country: string, text: string) => typeof isTaxCode(country, text) === 'boolean';
  fc.assert(fc.property(fc.constantFrom(...countries), texts, judged), { numRuns: 1000 });
});
