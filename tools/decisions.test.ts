import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const decisions = files.map((name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const [, number, title] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
  const [, date, status] = /\n\n(\d{4}-\d\d-\d\d) · (accepted|superseded(?: in part)?)(?: · .+)?\n\n/.exec(text) ?? [];
  return { name, text, number, title, date, status };
});

test.each(decisions)('$name says its number, date and status, and stands in the index', (decision) => {
  const { name, number, title, date, status } = decision;
  expect(name.slice(0, 4)).toBe(number);
  expect(index).toContain(`| [${number}](${name}) | ${title} | ${date} | ${status}`);
});

test('numbers are given once, and links between decisions lead somewhere', () => {
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length);
  const links = [index, ...decisions.map(({ text }) => text)].flatMap((text) => [
    ...text.matchAll(/\]\((\d{4}-[^)]+)\)/g),
  ]);
  expect(links.map(([, name]) => name).filter((name) => !files.includes(name ?? ''))).toEqual([]);
});
