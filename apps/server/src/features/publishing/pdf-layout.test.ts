import type { Block, DocumentTree, Run } from '@app/documents';
import { expect, test } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { layPdf } from './pdf-layout.ts';

const words = { version: 'Version 1', url: 'https://example.com/privacy-policy/abcdefghij' };

function lay(...blocks: readonly Block[]): Promise<Buffer> {
  const tree: DocumentTree = {
    kind: 'privacy_policy',
    variant: 'complete',
    language: 'de',
    direction: 'ltr',
    title: 'Titel',
    subtitle: 'Untertitel',
    date: '2026-11-21',
    dateLine: 'Stand: 21. November 2026',
    sections: [{ id: 'one', heading: 'Abschnitt', cites: [], blocks }],
  };
  return layPdf(tree, words);
}

function run(text: string): readonly Run[] {
  return [{ kind: 'text', text }];
}

test('words wider than a column are parted, and nothing crosses the margins', async () => {
  const word = 'Verhaltensdatenauswertungsunternehmensverzeichnis'.repeat(4);
  const address = `https://example.com/${'path/'.repeat(60)}`;
  const columns = ['Name', 'Zweck', 'Dauer', 'Dienst', 'Anbieter'];

  const pdf = await readPdf(
    await lay(
      { kind: 'paragraph', runs: [...run(`${word} `), { kind: 'link', text: address, to: address }] },
      { kind: 'table', caption: 'Tabelle', columns, rows: [columns.map(() => run(word))] },
      { kind: 'definitions', items: [{ term: word, runs: run(word) }] },
      { kind: 'list', ordered: true, items: [run(word)] },
    ),
  );

  expect(pdf.outside).toEqual([]);
  const joined = pdf.text.replace(/\s/g, '');
  expect(joined).toContain(address);
  expect(pdf.links).toContain(address);
});

test('the head of a table is drawn on every page, and read aloud once', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => [run(`Zeile ${index}.`), run('Zweck')]);

  const { text } = await readPdf(await lay({ kind: 'table', caption: 'Tabelle', columns: ['Name', 'Wozu'], rows }));

  expect(text.match(/Wozu/g)).toHaveLength(1);
  for (let index = 0; index < rows.length; index += 1) expect(text).toContain(`Zeile ${index}.`);
});

test('a row taller than a page goes on on the next one', async () => {
  const long = Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' ');

  const { text } = await readPdf(
    await lay({ kind: 'table', caption: 'Tabelle', columns: ['Name', 'Wozu'], rows: [[run('Zeile'), run(long)]] }),
  );

  expect(text.replace(/\s+/g, ' ')).toContain(long);
});

test('a sign the font does not have is found by whoever checks', async () => {
  const { missingGlyphs } = await readPdf(await lay({ kind: 'paragraph', runs: run('日本') }));

  expect(missingGlyphs).toBe(2);
});
