import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test('tags, attributes and strings have their colours, and nothing is lost', () => {
  const code = '<script async src="https://privacy.example.com/a.js"></script> <!-- note -->';
  const parts = highlight(code);
  expect(parts.map(({ text }) => text).join('')).toBe(code);
  expect(parts.filter(({ kind }) => kind !== 'plain')).toEqual([
    { kind: 'tag', text: '<script' },
    { kind: 'attribute', text: 'async' },
    { kind: 'attribute', text: 'src' },
    { kind: 'string', text: '"https://privacy.example.com/a.js"' },
    { kind: 'tag', text: '></script>' },
    { kind: 'comment', text: '<!-- note -->' },
  ]);
});

test('code that is no html stays whole', () => {
  for (const code of ["import { A } from 'b'; // c", 'a < b && "', '', '://x']) {
    expect(
      highlight(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  }
});
