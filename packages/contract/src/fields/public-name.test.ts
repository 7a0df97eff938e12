import { expect, test } from 'vitest';
import { holdsAddress, isSiteName, nameInMail, publicName } from './public-name.ts';

test.each([
  'URGENT: sign in at https://evil.test/login within 24h',
  'sign in at evil.com',
  'evil.com/login now',
  'write to security@bank.com',
  'a@b',
  'Bank <b>',
  'go to www.evil now',
  'javascript:alert(1)',
  'mailto:somebody',
  'call 192.0.2.1 now',
  'ｅvil．com now',
  'evil。com now',
])('%j is no name for a mail', (name) => {
  expect(holdsAddress(name)).toBe(true);
  expect(publicName(200).safeParse(name).error?.issues[0]?.message).toBe('field.name-with-address');
  expect(isSiteName(name)).toBe(false);
  expect(holdsAddress(nameInMail(name))).toBe(false);
});

test.each([
  'Corner Coffee',
  'Müller & Söhne',
  'St. Pauli',
  'No. 5',
  'v2.0',
  '12:30 News',
  'Ann’s e.g. shop',
  'Node.js',
])('%j is', (name) => {
  expect(publicName(200).parse(name)).toBe(name);
  expect(isSiteName(name)).toBe(true);
  expect(nameInMail(name)).toBe(name);
});

test('a brand may be called as its site, and no mail program makes a link of it', () => {
  expect(publicName(200).parse('Example.com')).toBe('Example.com');
  expect(nameInMail('Example.com')).toBe('Example\u2060.com');
});

test('a site may be called by its address, of which mails show the host alone', () => {
  expect(isSiteName('https://shop.example.com/sign-in')).toBe(true);
  expect(publicName(200).safeParse('https://shop.example.com/sign-in').success).toBe(false);
  expect(nameInMail('https://shop.example.com/sign-in')).toBe('shop\u2060.example\u2060.com');
});

test('a long name is judged at once', () => {
  for (const attack of ['a.'.repeat(25_000), 'a-'.repeat(25_000), `${'a'.repeat(50_000)}:`]) holdsAddress(attack);
}, 1000);
