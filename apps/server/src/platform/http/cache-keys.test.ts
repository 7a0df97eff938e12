import { hostedPages } from '@app/contract/hosted-pages.ts';
import { cookieSolution } from '@app/contract';
import { expect, test } from 'vitest';
import { newCacheKeys } from './cache-keys.ts';

function learnt(
  path: string,
  endpoint: typeof hostedPages.page | typeof hostedPages.fullLegal | typeof cookieSolution.script,
) {
  const keys = newCacheKeys();
  const learn = (url: string) => keys.learn({ url, routeOptions: { config: { endpoint } } } as never);
  const first = learn(path);
  return { first, of: (query: string) => keys.find(`${path}?${query}`) };
}

test('parameters that a page does not have, and values it reads alike, make no other key', () => {
  const { first, of } = learnt('/privacy-policy/abcdefghjk', hostedPages.page);
  for (const query of [
    'x=random',
    'x=1&y=2',
    '',
    'lang=nobody',
    'ifr=no',
    'theme=mine',
    'height=5&origin=https://a.example',
  ])
    expect([query, of(query)]).toEqual([query, first]);
  const german = of('lang=de');
  expect(german).not.toBe(first);
  for (const query of ['lang=DE', 'lang=de-AT', 'x=1&lang=de', 'lang=de-RANDOM'])
    expect([query, of(query)]).toEqual([query, german]);
  expect(new Set([first, german, of('ifr=true'), of('theme=theme2024')]).size).toBe(4);
});

test('what is said twice, or wrong, is for the route to refuse', () => {
  const { of } = learnt('/privacy-policy/abcdefghjk/versions', hostedPages.fullLegal);
  for (const query of ['lang=de&lang=en', 'from=x&to=2', `lang=${'a'.repeat(11)}`]) expect(of(query)).toBeUndefined();
  expect(of('from=01&to=2')).toBe(of('to=2&from=1&x=1'));
});

test('the script of a banner differs by languages that there are', () => {
  const { first, of } = learnt('/embed/cs/abcdefghjk.js', cookieSolution.script);
  expect(of('lang=xx-made-up')).toBe(first);
  expect(of('lang=de-CH')).toBe(of('lang=de'));
});

test('of a path that was never answered nothing is held', () => {
  expect(newCacheKeys().find('/privacy-policy/abcdefghjk')).toBeUndefined();
});
