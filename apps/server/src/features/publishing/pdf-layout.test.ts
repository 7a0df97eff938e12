import type { Block, DocumentTree, Run } from '@app/documents';
import { expect, test } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { layPdf } from './pdf-layout.ts';

const words = { foot: 'Version 1 · https://example.com/privacy-policy/abcdefghij' };

function lay(...blocks: readonly Block[]): Promise<Buffer> {
  return layIn('de', ...blocks);
}

function layIn(language: string, ...blocks: readonly Block[]): Promise<Buffer> {
  const tree: DocumentTree = {
    kind: 'privacy_policy',
    variant: 'complete',
    language,
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

test('what a law prescribes stands in a frame over as many pages as it needs, and is read aloud in its language', async () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, index) => `Alinéa ${index}. ${'Le consommateur peut. '.repeat(12)}`,
  );
  const framed = paragraphs.map((text): Block => ({ kind: 'paragraph', runs: run(text), prescribed: 'fr' }));

  const bytes = await lay({ kind: 'paragraph', runs: run('Vorher.') }, ...framed, {
    kind: 'paragraph',
    runs: run('Nachher.'),
  });

  const { text, roles, outside } = await readPdf(bytes);
  expect(outside).toEqual([]);
  expect(roles).toContain('BlockQuote');
  const joined = text.replace(/\s+/g, ' ');
  expect(joined.indexOf('Vorher.')).toBeLessThan(joined.indexOf('Alinéa 0.'));
  expect(joined.indexOf('Alinéa 59.')).toBeLessThan(joined.indexOf('Nachher.'));
  expect(joined.match(/Alinéa/g)).toHaveLength(60);
});

test('a sign no font has is found by whoever checks', async () => {
  const { missingGlyphs } = await readPdf(await lay({ kind: 'paragraph', runs: run('שלום') }));

  expect(missingGlyphs).toBe(4);
});

test('names from East Asia stand in a document of any language, and Latin letters in one of theirs', async () => {
  const names = '株式会社サンプル Größe 东京 é';

  for (const language of ['de', 'ja', 'zh-CN']) {
    const { text, missingGlyphs } = await readPdf(await layIn(language, { kind: 'paragraph', runs: run(names) }));

    expect(missingGlyphs).toBe(0);
    expect(text).toContain(names);
  }
});

test('Japanese breaks between any two characters, but not before what closes nor after what opens', async () => {
  const sentence = '個人データを「取得」し、（利用）します。';
  const text = sentence.repeat(60);

  // Sentences of every length begin at every position of a line.
  const paragraphs = Array.from({ length: 12 }, (_, more) => run('あ'.repeat(more) + text));
  const read = await readPdf(await layIn('ja', ...paragraphs.map((runs) => ({ kind: 'paragraph', runs }) as const)));
  const lines = read.text.split('\n').filter((line) => line.length > 20);

  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => /^[」、）。]|[「（]$/.test(line))).toEqual([]);
  expect(read.outside).toEqual([]);
  expect(new Set(lines.map((line) => line.at(-1))).size).toBeGreaterThan(8);
});

test('one document gives the same bytes however often it is set', async () => {
  const block = { kind: 'paragraph', runs: run('東京 Größe “你好”') } as const;

  expect((await layIn('zh-CN', block)).equals(await layIn('zh-CN', block))).toBe(true);
});
