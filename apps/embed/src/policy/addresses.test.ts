import { expect, test } from 'vitest';
import { documentAddress, embedderAddress, embedderOrigin, frameAddress } from './addresses.ts';

test('a frame knows its height and the page it is in, and keeps its language', () => {
  const address = frameAddress('https://docs.example/privacy-policy/abc?lang=de#top', 'https://shop.example/a b', 640);
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    lang: 'de',
    ifr: 'true',
    height: '640',
    origin: 'https://shop.example/a b',
  });
});

test('a page is known without its query, and a file as an origin that is none', () => {
  expect(embedderAddress(new URL('https://shop.example/reset?token=1#x'))).toBe('https://shop.example/reset');
  expect(embedderAddress(new URL('file:///home/me/page.html'))).toBe('null');
});

test('the origin of an embedder is read from its address', () => {
  expect(embedderOrigin('https://shop.example:8443/page')).toBe('https://shop.example:8443');
  expect(embedderOrigin('null')).toBe('null');
  expect(embedderOrigin('')).toBeUndefined();
  expect(embedderOrigin('shop')).toBeUndefined();
});

test('a document has other formats and languages', () => {
  const link = 'https://docs.example/privacy-policy/abc/cookie-policy?lang=de';
  expect(documentAddress(link, '.json')).toBe('https://docs.example/privacy-policy/abc/cookie-policy.json?lang=de');
  expect(documentAddress(link, '', 'it')).toBe('https://docs.example/privacy-policy/abc/cookie-policy?lang=it');
});
