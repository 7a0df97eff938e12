import fc from 'fast-check';
import * as documents from '../src/index.ts';
import type { OwnText } from '../src/index.ts';

// Parts of arbitrary facts.

// Excludes names that look like an unfilled value, such as NaN, because the tests could not tell them apart.
const anyText = fc.string({ maxLength: 40 }).filter((text) => !/undefined|NaN|\[object/.test(text));
export const text = fc.oneof(
  { weight: 6, arbitrary: anyText },
  fc.constantFrom(
    '',
    ' ',
    '<script>alert(1)</script>',
    'a | b',
    '**x** _y_ `z`',
    '%{owner}',
    '\u202eabc',
    'Ä & "B" \'C\'',
    'line\nbreak',
  ),
);
export const country = fc.oneof(
  fc.constantFrom('AT', 'DE', 'FR', 'HU', 'IT', 'US', 'GB', 'CH', 'IN', 'JP', 'CA', 'BR'),
  fc.constantFrom('', 'XX', 'de', '🙂'),
);
export const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '', 'https://a b', '"><img src=x>'),
);
export const documentLink = fc.oneof(
  url,
  url.map((hosted) => ({ hosted })),
);
export const ownText: fc.Arbitrary<OwnText> = fc.oneof(
  text,
  fc.dictionary(fc.constantFrom('en', 'de', 'it'), text, { maxKeys: 2 }),
);
export const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
export const some = <T>(arbitrary: fc.Arbitrary<T>, maxLength = 3) => fc.array(arbitrary, { maxLength });
export const amount = fc.oneof(fc.nat(400), fc.constantFrom(-1, 0, NaN, Infinity, 1.5));
export const period = fc.record({ amount, unit: fc.constantFrom(...documents.timeUnits) });
