import { defaultConfiguration } from '@app/consent';
import { expect, test } from 'vitest';
import { placeOf, sections } from './fields.ts';

const configuration = defaultConfiguration({ languages: ['en'], siteUrl: 'https://example.com', services: [] });

test('every setting has a section, so that each finding leads to its field', () => {
  for (const setting of Object.keys(configuration)) expect(sections, setting).toContain(placeOf(setting).section);
});

test.each([
  ['colours.button', 'look', 'simple'],
  ['texts.de.accept', 'texts', 'simple'],
  ['services.0198f3aa-0000-7000-8000-000000000001', 'services', 'simple'],
  ['blocking.allowed.2', 'services', 'advanced'],
  ['modal', 'look', 'advanced'],
  ['css', 'code', 'advanced'],
  ['variants.0.colours.button', 'variants', 'advanced'],
  ['confirmations.wall', 'look', 'advanced'],
  ['confirmations.fr', 'law', 'simple'],
  ['confirmations.advanced', 'signals', 'advanced'],
])('a finding at %s leads to %s, with its options %s', (path, section, view) => {
  expect(placeOf(path)).toEqual({ section, view });
});

test('a path nobody knows leads to the first page', () => {
  expect(placeOf('')).toEqual({ section: 'site', view: 'simple' });
  expect(placeOf('constructor')).toEqual({ section: 'site', view: 'simple' });
});
