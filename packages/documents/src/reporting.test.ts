import { documentLocales, loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, renderHtml, type Facts } from './index.ts';

const { blog } = sites;
if (!blog) throw new Error('the blog is gone');
const url = 'https://report.example.com/report/0123';

const policy = async (facts: Facts, language: 'en' | 'de' = 'en') =>
  compile(facts, await loadDocumentWords(language), {
    kind: 'privacy_policy',
    variant: 'complete',
    language,
    on: '2026-11-30',
  });

test('a privacy policy names the internal channel for reports with its law, and none where there is no form', async () => {
  const facts: Facts = { ...blog, reportForm: { url, law: 'HinSchG' } };
  const tree = await policy(facts, 'de');
  const section = tree.sections.find(({ id }) => id === 'reporting');
  expect(section?.heading).toBe('Hinweise auf Rechtsverstöße');
  expect(section?.cites).toContain('Directive (EU) 2019/1937 Art. 9');
  const html = renderHtml(tree);
  expect(html).toContain(`<a href="${url}" rel="noopener">Meldeformular</a>`);
  expect(html).toContain('Rechtsgrundlage der Meldestelle: HinSchG.');
  expect((await policy(blog)).sections.map(({ id }) => id)).not.toContain('reporting');
  const lawless = renderHtml(await policy({ ...blog, reportForm: { url, law: null } }));
  expect(lawless).toContain(url);
  expect(lawless).not.toContain('Legal basis of the channel');
});

test('every language has the clause', async () => {
  for (const language of documentLocales('privacy_policy')) {
    const { reporting } = (await loadDocumentWords(language)).documents;
    expect(reporting.text, language).toContain('%{link}');
    expect(reporting.law, language).toContain('%{law}');
  }
});
