import type { Block, DocumentTree, Run } from '@app/documents';
import { loadedLocales } from '@app/texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { readPdf, type PdfContent } from '#test/pdf.ts';

const app = testApp();
const languages = loadedLocales('documents');
/** A PDF takes a second to make: one language of each script, and the most widely read ones. */
const inPdf = languages.filter((one) => ['en', 'de', 'fr', 'el', 'bg', 'ru', 'ja', 'zh-CN'].includes(one));
let address = '';

beforeAll(async () => {
  const person = await app.signUp();
  const site = (
    await person.post('/api/v1/sites', { name: 'bergkraut.example.com', url: 'bergkraut.example.com', type: 'Site' })
  ).json<{ id: string }>();
  const { id, publicId } = (
    await person.post(`/api/v1/sites/${site.id}/documents`, { type: 'privacy_policy', languages })
  ).json<{ id: string; publicId: string }>();
  await person.put(`/api/v1/sites/${site.id}/owner`, {
    name: 'Bergkraut_Größe & <Söhne> *GmbH*',
    email: 'hallo@bergkraut.example.com',
    address: 'Hauptstraße 1, 10115 Berlin',
    country: 'DE',
  });
  await person.put(`/api/v1/documents/${id}/services`, {
    services: ['google-analytics-4', 'stripe', 'mailchimp', 'cloudflare', 'hotjar', 'intercom', 'paypal'].map(
      (service) => ({ service }),
    ),
  });
  expect((await person.post(`/api/v1/documents/${id}/publish`, {})).statusCode).toBe(200);
  address = `/privacy-policy/${publicId}`;
});

async function read(ending: string, language: string): Promise<string> {
  return (await app.script().get(`${address}${ending}?lang=${language}`)).body;
}

async function pdf(ending: string, language: string): Promise<PdfContent> {
  const answer = await app.script().get(`${address}${ending}?lang=${language}`);
  return readPdf(answer.rawPayload);
}

describe.each(languages)('one version in %s', (language) => {
  test.each(['', '/full-legal'])('P18: every format has the words of the document, %s', async (variant) => {
    const document = JSON.parse(await read(`${variant}.json`, language)) as DocumentTree;
    const words = letters(textsOf(document).join(' '));

    expect(words.length).toBeGreaterThan(500);
    expect(document.language).toBe(language);
    expect(letters(textOfHtml(await read(variant, language)))).toBe(words);
    expect(letters((await read(`${variant}.txt`, language)).replace(/<[^<>]*>/g, withoutAddress))).toBe(words);
    expect(letters(textOfMarkdown(await read(`${variant}.md`, language)))).toBe(words);
  });
});

describe.each(inPdf)('the PDF in %s', (language) => {
  test.each(['', '/full-legal'])('P18: has the words of the document, %s', async (variant) => {
    const document = JSON.parse(await read(`${variant}.json`, language)) as DocumentTree;

    expect(letters((await pdf(`${variant}.pdf`, language)).text)).toBe(letters(textsOf(document).join(' ')));
  });

  test('says its title and language, is tagged, and has an outline of its headings', async () => {
    const made = await pdf('/full-legal.pdf', language);
    const document = JSON.parse(await read('/full-legal.json', language)) as DocumentTree;

    expect(made).toMatchObject({
      title: `${document.title} – ${document.subtitle}`,
      language,
      isTagged: true,
      missingGlyphs: 0,
    });
    expect(made.headings).toEqual(headingsOf(document));
    expect([...made.roles].toSorted().join(' ')).toBe(
      'Caption Document H1 H2 H3 H4 L LBody LI Lbl Link P Sect TBody TD TH THead TR Table',
    );
    expect(made.links).toContain('mailto:hallo@bergkraut.example.com');
    expect(made.outside).toEqual([]);
  });
});

/** All texts of a document, in order. */
function textsOf({ title, subtitle, dateLine, sections }: DocumentTree): string[] {
  return [
    title,
    subtitle,
    dateLine,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(ofBlock)]),
  ];
}

function ofBlock(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [ofRuns(block.runs)];
    case 'heading':
      return [block.text];
    case 'list':
      return block.items.map(ofRuns);
    case 'definitions':
      return block.items.flatMap(({ term, runs }) => [term, ofRuns(runs)]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flatMap((row) => row.map(ofRuns))];
  }
}

function ofRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

function headingsOf({ sections }: DocumentTree): string[] {
  return sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
  ]);
}

/** Only the letters and digits of a text, so that whitespace and punctuation do not matter. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function textOfHtml(page: string): string {
  const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'));
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return article.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '');
}

/** Removes the address that follows the text of a link. */
function textOfMarkdown(markdown: string): string {
  return markdown.replace(/\]\(<[^>]*>\)/g, '');
}

function withoutAddress(bracketed: string): string {
  return /^<(?:https?|mailto):/.test(bracketed) ? '' : bracketed;
}
