import { why } from '@app/texts/interface/en/why.ts';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../features/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const all = Object.values(sources).join('\n');

test('settings that decide something legal say why', () => {
  expect(Object.keys(why.of).length).toBeGreaterThanOrEqual(25);
});

test.each(Object.entries(why.of))('%s has its reason beside it, and names an article', (name, { text, law }) => {
  expect(all.split(`of="${name}"`)).toHaveLength(2);
  expect(text.split(' ').length).toBeLessThanOrEqual(30);
  expect(law).toMatch(/\d/);
});
