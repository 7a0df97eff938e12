import { expect, test } from 'vitest';
import type { Command } from '#app/commands.ts';
import { foundCommands, otherWords } from './palette-search.ts';

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  group: 'Pages',
  run: () => undefined,
  ...more,
});
const commands = [
  command('banner', 'Cookie banner', { group: 'northwind.example', keywords: 'consent banner, cookie notice, CMP' }),
  command('policy', 'Cookie policy', { group: 'northwind.example', keywords: 'cookie statement' }),
  command('webhooks', 'Webhooks'),
  command('other', 'Cookie banner', { description: 'Café Größe', onlyFound: true, keywords: 'CMP' }),
];
const found = (query: string) => foundCommands(commands, query).map(({ id }) => id);

test('nothing typed lists all but what is only there to be found', () => {
  expect(found(' ')).toEqual(['banner', 'policy', 'webhooks']);
});

test.each([
  ['cookie', ['banner', 'policy', 'other']],
  ['cmp', ['banner', 'other']],
  ['Cookie Notice', ['banner']],
  ['northwind banner', ['banner']],
  ['cafe grosse banner', []],
  ['cafe große cmp', ['other']],
  ['hook', ['webhooks']],
  ['kie', []],
])('%s finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('what is no name of a page may be that of a site', () => {
  expect(otherWords('Harbour books CMP', ['Cookie banner', 'consent banner, CMP'])).toBe('harbour books');
});
