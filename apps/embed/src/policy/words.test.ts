import { expect, test } from 'vitest';
import { wordsFor } from './words.ts';

test.each([
  ['de', 'Schließen'],
  ['de-AT', 'Schließen'],
  ['pt-BR', 'Fechar'],
  ['pt', 'Fechar'],
  ['IT', 'Chiudi'],
  ['', 'Close'],
  ['ja', 'Close'],
  ['constructor', 'Close'],
])('%s says %s', (tag, word) => {
  expect(wordsFor(tag).words.close).toBe(word);
});

test('words say which language they are in', () => {
  expect(wordsFor('fr-CA').language).toBe('fr');
  expect(wordsFor('ja').language).toBe('en');
});
