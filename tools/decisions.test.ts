import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../docs');
const folder = path.join(docs, 'decisions');
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

test.each(decisions)('$name is a page: what describes how it works stands in docs/design', ({ text }) => {
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(400);
});

const papers = readdirSync(path.join(docs, 'design'));

test('docs/architecture.md links to every design paper', () => {
  const architecture = readFileSync(path.join(docs, 'architecture.md'), 'utf8');
  expect(papers.filter((name) => !architecture.includes(`](design/${name})`))).toEqual([]);
});

test('links from design papers, and from decisions to them, lead to a file and a heading that are there', () => {
  const linking = [
    ...papers.map((name) => path.join(docs, 'design', name)),
    ...files.map((name) => path.join(folder, name)),
  ];
  const links = linking.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].map(
      ([link, to = '', heading]) => ({ link, to: to === '' ? from : path.resolve(from, '..', to), heading }),
    ),
  );
  expect(links.length).toBeGreaterThan(papers.length);
  const broken = links.filter(({ to, heading }) => !existsSync(to) || (heading && !headingsOf(to).includes(heading)));
  expect(broken).toEqual([]);
});

/** The anchors that GitHub generates for the headings of a file. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
