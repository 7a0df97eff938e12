import { expect, test } from 'vitest';
import { readSetCookie } from './set-cookie.ts';

const now = Date.UTC(2026, 0, 1);
const read = (header: string, url = 'https://www.example.com/shop/cart') => readSetCookie(header, url, now);

test('a cookie of the host, until the browser closes', () => {
  expect(read('a=1')).toEqual({
    cookie: { name: 'a', domain: 'www.example.com', path: '/shop', lifetime: null, secure: false, httpOnly: false },
    expired: false,
  });
});

test('a cookie of the domain, with everything said', () => {
  const header = ' id = x=y ; DOMAIN=.Example.com; path=/; Max-Age=3600; Secure; HttpOnly; SameSite=None';
  expect(read(header)?.cookie).toEqual({
    name: 'id',
    domain: 'example.com',
    path: '/',
    lifetime: 3600,
    secure: true,
    httpOnly: true,
  });
});

test.each([
  ['Max-Age=60', 60],
  ['Max-Age=60; Expires=Thu, 01 Jan 2026 01:00:00 GMT', 60],
  ['Expires=Thu, 01 Jan 2026 01:00:00 GMT; Max-Age=60', 60],
  ['Max-Age=soon; Expires=Thu, 01 Jan 2026 01:00:00 GMT', 3600],
  ['Max-Age=1.5', null],
  ['Max-Age="60"', null],
  ['Max-Age=', null],
  ['Max-Age=60; Max-Age=70', 70],
  ['Max-Age=60; Max-Age=never', 60],
  ['Expires=Thursday, 01-Jan-26 00:10:00 GMT', 600],
  ['Expires=Thu Jan  1 00:00:05 2026', 5],
  ['Expires=2026 January 1 0:1:0', 60],
  ['Expires=31 Feb 2026 00:00:00', null],
  ['Expires=1 Jan 2026 24:00:00', null],
  ['Expires=2026-01-02T00:00:00Z', null],
  ['Expires=whenever', null],
  ['Max-Age=99999999999', 400 * 86_400],
  ['Expires=Fri, 31 Dec 9999 23:59:59 GMT', 400 * 86_400],
])('%s is a lifetime of %s', (attributes, lifetime) => {
  expect(read(`a=1; ${attributes}`)).toMatchObject({ cookie: { lifetime }, expired: false });
});

test.each([
  'Max-Age=0',
  'Max-Age=-1',
  'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  'Max-Age=0; Expires=Fri, 01 Jan 2027 00:00:00 GMT',
])('%s takes the cookie away', (attributes) => expect(read(`a=1; ${attributes}`)).toMatchObject({ expired: true }));

test.each([
  ['a=1; Domain=other.com'],
  ['a=1; Domain=shop.www.example.com'],
  ['a=1; Domain=ample.com'],
  ['a=1; Domain=com'],
  ['a=1; Domain=co.uk', 'https://www.example.co.uk/'],
  ['a=1; Domain=github.io', 'https://one.github.io/'],
  ['a=1; Domain=0.0.1', 'http://127.0.0.1/'],
  ['a=1; Secure', 'http://www.example.com/'],
  ['__Secure-a=1'],
  ['__Host-a=1; Secure'],
  ['__host-a=1; Secure; Path=/; Domain=example.com'],
  [''],
  ['='],
  ['; Path=/'],
  ['a=1\u0000; Path=/'],
  [`a=${'x'.repeat(4096)}`],
])('%s is not kept', (header: string, url?: string) => expect(read(header, url)).toBeUndefined());

test.each([
  ['__Host-a=1; Secure; Path=/', 'www.example.com'],
  ['__Secure-a=1; Secure; Domain=example.com', 'example.com'],
  ['a=1; Domain=', 'www.example.com'],
  ['a=1; Domain=www.example.com', 'www.example.com'],
])('%s is kept for %s', (header, domain) => expect(read(header)).toMatchObject({ cookie: { domain } }));

test('an attribute that is too long counts as none', () => {
  expect(read(`a=1; Path=/${'x'.repeat(1024)}`)).toMatchObject({ cookie: { path: '/shop' } });
});

test('a public suffix may set cookies of its own', () => {
  expect(read('a=1; Domain=github.io', 'https://github.io/')).toMatchObject({ cookie: { domain: 'github.io' } });
});

test('without a name the value is all there is', () => {
  expect(read('alone')).toMatchObject({ cookie: { name: '' } });
  expect(read('=alone')).toMatchObject({ cookie: { name: '' } });
});
