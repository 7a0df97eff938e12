import { countries } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldProblems } from '../field-problems.ts';
import { isVatNumber, vatNumber } from './vat-number.ts';

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
  ['IT', 'DE136695976'],
  ['US', 'none is known'],
])('of %s, %s is a VAT number', (country, text) => expect(isVatNumber(country, text)).toBe(true));

test.each([
  ['IT', 'IT12345670018'],
  ['IT', 'DE136695977'],
  ['IT', '136695976'],
  ['DE', '136695977'],
  ['FR', '1'],
  ['US', '\0'],
])('of %s, %j is none', (country, text) => expect(isVatNumber(country, text)).toBe(false));

test('a wrong number is told by its code', () => {
  expect(fieldProblems(vatNumber('IT').safeParse('x').error!, 'x')).toMatchObject({
    body: { code: 'field.vat-number' },
  });
});

test('any text is judged, in every country', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z .\-/]{1,20}$/));
  const judged = (country: string, text: string) => typeof isVatNumber(country, text) === 'boolean';
  fc.assert(fc.property(fc.constantFrom(...countries), texts, judged), { numRuns: 1000 });
});
