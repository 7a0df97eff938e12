import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://candor.example';
const back = (wanted: string) => returnPath(`?return=${encodeURIComponent(wanted)}`, origin, '/en/dashboard');

test('a path of this origin is where one goes back to', () => {
  expect(back('/en/sites/7?box=a#embed')).toBe('/en/sites/7?box=a#embed');
  expect(back(`${origin}/en/account`)).toBe('/en/account');
});

test.each([
  'https://evil.example/en/dashboard',
  '//evil.example/x',
  '/\\evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://candor.example/',
  '',
])('%j leads nowhere but home', (wanted) => {
  expect(back(wanted)).toBe('/en/dashboard');
});

test('without a way back it is the home page', () => {
  expect(returnPath('', origin, '/en/dashboard')).toBe('/en/dashboard');
});
