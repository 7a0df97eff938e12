import { expect, test } from 'vitest';
import { longestMarkup, sanitizeMarkup } from './sanitize-markup.ts';

const nested =
  '<table><a href="https://example.com"><tr><td><a href="https://example.org">text</a></td></tr></a></table>';

test.each([
  ['links within links by way of a table', nested],
  ['links within links', '<a href="https://a.example">one<a href="https://b.example">two</a></a>'],
  ['a paragraph in a paragraph', '<p>one<div><p>two</div></p>'],
  ['a list without an end', '<ul><li>one<li>two<button>yes<button>no'],
  ['what is dropped around what stays', '<form><a><section><select><a>x</select></a></form>'],
])('%s cleaned again is the same', (_, text) => {
  const once = sanitizeMarkup(text);
  expect(once.ok).toBe(true);
  if (once.ok) expect(sanitizeMarkup(once.markup)).toEqual(once);
});

test('markup that grows beyond the limit when it is cleaned is refused', () => {
  const text = '<a>'.repeat(6600);
  expect(text.length).toBeLessThan(longestMarkup);
  expect(sanitizeMarkup(text)).toMatchObject({ ok: false });
});

test('whatever is made of tags that the parser moves comes to rest or is refused', () => {
  const parts = ['<a>', '</a>', '<table>', '<tr>', '<td>', '</table>', '<p>', '<b>', '</b>', '<button>', 'x', '<li>'];
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let n = 0; n < 2000; n += 1) {
    const text = Array.from({ length: 12 }, () => parts[Math.floor(random() * parts.length)]).join('');
    const once = sanitizeMarkup(text);
    if (once.ok) expect(sanitizeMarkup(once.markup), text).toEqual(once);
  }
});
