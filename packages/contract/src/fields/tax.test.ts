import { countries } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldProblems } from '../field-problems.ts';
import { isTaxCode, isVatNumber, taxCode, vatNumber } from './tax.ts';

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

test.each([
  ['IT', 'IT12345670017'],
  ['IT', '123 4567 0017'],
  ['DE', 'DE136695976'],
  ['GR', 'EL094259216'],
  ['GR', '094259216'],
  ['CH', 'CHE-116.281.710 MWST'],
  ['NO', 'NO 995 525 828 MVA'],
  ['NL', 'NL004495445B01'],
  ['AT', 'u13585627'],
  ['US', 'none is known'],
])('of %s, %s is a VAT number', (country, text) => expect(isVatNumber(country, text)).toBe(true));

test.each([
  ['IT', 'IT12345670018'],
  ['IT', 'DE136695976'],
  ['DE', '136695977'],
  ['FR', '1'],
  ['US', '\0'],
])('of %s, %j is none', (country, text) => expect(isVatNumber(country, text)).toBe(false));

test('a wrong number is told by its code', () => {
  expect(fieldProblems(taxCode('IT').safeParse('x').error!, 'x')).toMatchObject({ body: { code: 'field.tax-code' } });
  expect(fieldProblems(vatNumber('IT').safeParse('x').error!, 'x')).toMatchObject({
    body: { code: 'field.vat-number' },
  });
});

test('any text is judged, in every country', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z .\-/]{1,20}$/));
  fc.assert(
    fc.property(fc.constantFrom(...countries), texts, (country, text) => {
      expect(isTaxCode(country, text)).toBeTypeOf('boolean');
      expect(isVatNumber(country, text)).toBeTypeOf('boolean');
    }),
    { numRuns: 2000 },
  );
});
