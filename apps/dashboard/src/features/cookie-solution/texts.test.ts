import { expect, test } from 'vitest';
import { languagesWithout, withTexts } from './texts.ts';

test('an empty field uses our words again', () => {
  const texts = withTexts({}, 'de', { accept: 'Ja', reject: '' });
  expect(texts).toEqual({ de: { accept: 'Ja' } });
  expect(withTexts(texts, 'de', { accept: '' })).toEqual({});
});

test('B26: languages without own words are told, once another has them', () => {
  expect(languagesWithout({}, ['en', 'de'])).toEqual([]);
  expect(languagesWithout({ en: { accept: 'Yes' } }, ['en', 'de', 'it'])).toEqual(['de', 'it']);
});
