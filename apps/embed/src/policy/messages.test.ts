import { expect, test } from 'vitest';
import { parseFromDocument, parseFromHost } from './messages.ts';

test('a host hears a document', () => {
  expect(parseFromDocument({ type: 'iub.pp.init', more: 1 })).toEqual({ type: 'iub.pp.init' });
  expect(parseFromDocument({ type: 'iub.pp.esc' })).toEqual({ type: 'iub.pp.esc' });
  expect(parseFromDocument({ type: 'candor.pp.height', height: 300 })).toEqual({
    type: 'candor.pp.height',
    height: 300,
  });
});

test('words are heard whole or not at all', () => {
  const words = { language: 'de', close: 'Schließen', open: 'Öffnen' };
  expect(parseFromDocument({ type: 'iub.pp.init', words: { ...words, more: 1 } })).toEqual({
    type: 'iub.pp.init',
    words,
  });
  for (const said of ['Schließen', { ...words, close: 7 }, { close: 'Schließen', open: 'Öffnen' }, null])
    expect(parseFromDocument({ type: 'iub.pp.init', words: said })).toEqual({ type: 'iub.pp.init' });
});

test('a document hears a host, and wears the newest theme when it does not know the name', () => {
  expect(parseFromHost({ type: 'iub.pp.esc' })).toEqual({ type: 'iub.pp.esc' });
  for (const [asked, worn] of [
    ['theme2014', 'theme2014'],
    ['theme2024', 'theme2024'],
    ['x', 'theme2024'],
    [7, 'theme2024'],
  ]) {
    expect(parseFromHost({ type: 'iub.pp.loading', themeName: asked })).toEqual({
      type: 'iub.pp.loading',
      themeName: worn,
    });
  }
});

test.each([
  null,
  undefined,
  0,
  'iub.pp.esc',
  [],
  {},
  { type: 7 },
  { type: 'iub.pp.close' },
  { type: 'candor.pp.height' },
  { type: 'candor.pp.height', height: '300' },
  { type: 'candor.pp.height', height: -1 },
  { type: 'candor.pp.height', height: Number.NaN },
])('%o says nothing', (data) => {
  expect(parseFromDocument(data)).toBeUndefined();
  expect(parseFromHost(data)).toBeUndefined();
});
