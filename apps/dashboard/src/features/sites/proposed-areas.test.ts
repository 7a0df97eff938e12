import { areas } from '@app/catalogue/choices.ts';
import { expect, test } from 'vitest';
import { proposedAreas } from './proposed-areas.ts';

test.each([
  [{ country: 'IT' }, 'home eea'],
  [{ country: 'GB', language: 'en-GB', address: 'shop.example.co.uk' }, 'home'],
  [{ country: 'US', language: 'en', address: 'example.com' }, 'home'],
  [{ country: 'US', language: 'de' }, 'home eea'],
  [{ country: 'BR', language: 'pt-BR', address: 'https://example.com.br/loja' }, 'home'],
  [{ language: 'pt-BR' }, 'home br'],
  [{ address: 'shop.example.co.uk' }, 'home uk'],
  [{ address: 'example.it' }, 'home eea'],
  [{ address: 'example.mx' }, 'home'],
  [{ language: 'en', address: 'example.io' }, areas.join(' ')],
  [{}, areas.join(' ')],
])('%j suggests %s', (known, expected) => {
  expect(proposedAreas(known).join(' ')).toBe(expected);
});
