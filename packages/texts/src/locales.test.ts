import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestLocale,
  cldrLocale,
  isLocale,
  languageTag,
  localeFromPath,
  localeFromPrefix,
  localeName,
  localeNames,
  localeNameWithin,
  localePrefix,
  locales,
  ownName,
} from './locales.ts';

test('Intl knows every locale, and its numbers, under the code we hand it', () => {
  expect(locales).toHaveLength(30);
  for (const locale of locales) {
    expect(Intl.PluralRules.supportedLocalesOf(cldrLocale(locale)), locale).toHaveLength(1);
    expect(Intl.DateTimeFormat.supportedLocalesOf(cldrLocale(locale)), locale).toHaveLength(1);
  }
});

test('a locale is written in addresses in lower case, and only so read', () => {
  for (const locale of locales) expect(localeFromPrefix(localePrefix(locale))).toBe(locale);
  expect(localeFromPrefix('pt-BR')).toBeUndefined();
  expect(localeFromPath('/pt-br/sites/1')).toBe('pt-BR');
  expect(localeFromPath('/api/v1')).toBeUndefined();
  expect(localeFromPath('')).toBeUndefined();
});

test('only our own spelling is a locale', () => {
  expect(isLocale('zh-CN')).toBe(true);
  for (const code of ['zh-cn', 'xx', '', 7, null, 'toString']) expect(isLocale(code)).toBe(false);
});

test.each([
  ['de', 'Deutsch'],
  ['pt', 'Português'],
  ['pt-BR', 'Português (Brasil)'],
  ['no', 'Norsk bokmål'],
  ['en-GB', 'English (United Kingdom)'],
  ['cs', 'Čeština'],
] as const)('%s calls itself %s', (locale, name) => expect(ownName(locale)).toBe(name));

test('no two locales bear the same name', () => {
  expect(new Set(locales.map(ownName)).size).toBe(locales.length);
  expect(localeName('de', 'it')).toBe('Tedesco');
  expect(languageTag('no')).toBe('nb');
});

test('a language is written within a sentence as the language that speaks writes it', () => {
  expect((['en', 'de', 'it', 'pt-BR'] as const).map((spoken) => localeNameWithin('en', spoken))).toEqual([
    'English',
    'Englisch',
    'inglese',
    'inglês',
  ]);
  expect(localeNames(['en', 'de'], 'it')).toEqual(['Inglese', 'tedesco']);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, pt-br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['en-GB,en;q=0.9', 'en-GB'],
  ['en-US,en;q=0.9', 'en'],
  ['nb-NO', 'no'],
  ['nn;q=0.9,xx', 'no'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['it;q=0, fr;q=0.1', 'fr'],
  ['de;q=nonsense, it', 'it'],
  ['xx-YY', 'en'],
] as const)('a browser that asks for %s gets %s', (header, locale) => expect(bestLocale(header)).toBe(locale));

test('only what is offered is chosen', () => {
  expect(bestLocale('fr, it;q=0.5', ['en', 'it'])).toBe('it');
  expect(bestLocale('pt-BR', ['pt', 'en'])).toBe('pt');
  expect(bestLocale('pt', ['pt-BR', 'en'])).toBe('pt-BR');
  expect(bestLocale('fr', ['de', 'it'])).toBe('de');
});

test('any header is answered with a locale', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (header) => isLocale(bestLocale(header))));
});
