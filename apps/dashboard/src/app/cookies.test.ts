import { expect, test } from 'vitest';
import { readCookie, seedPreferenceCookies, setPreferenceCookie } from './cookies.ts';

test('a cookie is read by its whole name', () => {
  const jar = { cookie: 'xlocale=it; locale=pt-BR; country=DE' };

  expect(readCookie(jar, 'locale')).toBe('pt-BR');
  expect(readCookie(jar, 'cale')).toBeUndefined();
});

test('a cookie that is wrongly encoded counts as none', () => {
  expect(readCookie({ cookie: 'locale=%E0%A4%A' }, 'locale')).toBeUndefined();
});

test('a preference cookie lasts 365 days, on the whole site, and is not sent along from others', () => {
  const jar = { cookie: '' };
  setPreferenceCookie(jar, 'warn.langSwitch', '1');

  expect(jar.cookie).toBe('warn.langSwitch=1; max-age=31536000; path=/; samesite=lax');
});

test('a new browser gets the stored language and country, and one that has chosen keeps its choice', () => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return 'locale=it';
    },
    set cookie(one: string) {
      written.push(one);
    },
  };
  seedPreferenceCookies(jar, { locale: 'de', country: 'AT' });
  expect(written).toEqual(['country=AT; max-age=31536000; path=/; samesite=lax']);
});
