import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostName, isUrl, looksLikeUrl, urlLoose, urlStrict } from './url.ts';

test.each([
  'example.com',
  'http://example.com',
  'HTTPS://Example.COM',
  'https://www.example.co.uk/path/to?query=1#part',
  'example.com:8080',
  'example.com:1/',
  'https://example.com:65535/a',
  'münchen.de',
  'https://пример.рф/страница',
  'उदाहरण.भारत',
  'xn--e1afmkfd.xn--p1ai',
  'my--shop.example.com',
  '1and1.com',
  'a.unknowntopleveldomain',
])('%s is an address of a page', (text) => {
  expect(isUrl(text)).toBe(true);
  expect(looksLikeUrl(text)).toBe(true);
});

test.each([
  '',
  ' ',
  'example',
  'example.c',
  'localhost',
  'http://',
  'http:///path',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://user@example.com',
  'https://user:pass@example.com',
  '-example.com',
  'example-.com',
  'exa_mple.com',
  'example..com',
  'example.com:',
  'example.com:0123456',
  'example.com:99999',
  'example.com:8o',
  'example.com/a b',
  'example.com/\n',
  'example.com?query',
  '192.168.0.1',
  '//example.com',
  `${'a'.repeat(64)}.com`,
  `example.com/${'a'.repeat(244)}`,
])('%j is not', (text) => {
  expect(isUrl(text)).toBe(false);
});

test('an address of 255 characters is taken', () => {
  expect(urlStrict.safeParse(`example.com/${'a'.repeat(243)}`).success).toBe(true);
  expect(urlStrict.parse('  example.com ')).toBe('example.com');
});

test.each(['localhost:3000', '192.168.0.1', 'example.', 'http://intranet/'])('%s may become one', (text) => {
  expect(urlLoose.safeParse(text).success).toBe(true);
  expect(urlStrict.safeParse(text).success).toBe(false);
});

test.each(['two words', 'https://', 'name@example.com', ''])('%j may not', (text) => {
  expect(looksLikeUrl(text)).toBe(false);
});

test.each([
  ['Docs.Example.com', 'docs.example.com'],
  ['a.b.c.рф', 'a.b.c.рф'],
])('%s is a domain name', (text, kept) => expect(hostName.parse(text)).toBe(kept));

test.each(['example', 'example.nosuch', 'https://example.com', 'example.com:80', 'a..com', '*.example.com'])(
  '%s is none',
  (text) => expect(hostName.safeParse(text).success).toBe(false),
);

test('what is strictly an address is loosely one, and any text is judged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })), (text) => !isUrl(text) || looksLikeUrl(text)),
  );
});
