import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';
import { withReturn } from './way-back.ts';

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

test.each([
  ['/en/sites/7/owner', '/en/sites/7/owner?return='],
  ['/en/sites/7/owner?field=name', '/en/sites/7/owner?field=name&return='],
])('%s leads back to the page it was opened from', (to, begins) => {
  const address = withReturn(to, { pathname: '/en/documents/3', search: '?view=preview', hash: '#terms' });
  expect(address.startsWith(begins)).toBe(true);
  expect(returnPath(new URL(address, origin).search, origin, '/')).toBe('/en/documents/3?view=preview#terms');
});
