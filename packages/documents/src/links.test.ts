import { documentLocales, loadDocumentWords, type Locale } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { pixel } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import {
  compile,
  renderHtml,
  renderJson,
  renderMarkdown,
  renderText,
  type DocumentLinks,
  type DocumentTree,
  type Facts,
} from './index.ts';

const { blog } = sites;
if (!blog) throw new Error('the blog is gone');

const site: Facts = { ...blog, services: [pixel], terms: { offers: ['goods'] } };
const hosted = {
  privacyPolicy: { hosted: 'https://docs.example/privacy-policy/a/full-legal' },
  simplifiedPolicy: { hosted: 'https://docs.example/privacy-policy/a' },
  cookiePolicy: { hosted: 'https://docs.example/privacy-policy/a/cookie-policy' },
} as const satisfies DocumentLinks;

type Written = Pick<DocumentTree, 'kind' | 'variant'>;
const complete: Written = { kind: 'privacy_policy', variant: 'complete' };
const simplified: Written = { kind: 'privacy_policy', variant: 'simplified' };
const cookies: Written = { kind: 'cookie_policy', variant: 'complete' };
const terms: Written = { kind: 'terms_and_conditions', variant: 'complete' };

async function composed(links: DocumentLinks, each: Written, language: Locale = 'en', facts = site) {
  return compile({ ...facts, links }, await loadDocumentWords(language), { ...each, language, on: '2026-11-21' });
}

/** Links to the site's own documents, each with the ID of its clause. */
function linksIn({ sections }: DocumentTree): readonly string[] {
  return sections.flatMap(({ id, blocks }) =>
    blocks
      .flatMap((block) => (block.kind === 'paragraph' ? block.runs : []))
      .flatMap((run) => (run.kind === 'link' && run.to.startsWith('https://docs.') ? [`${id}: ${run.to}`] : [])),
  );
}

describe('documents of one site lead to each other', () => {
  test.each([
    [complete, ['about: /privacy-policy/a', 'trackers: /privacy-policy/a/cookie-policy']],
    [simplified, ['brief-more: /privacy-policy/a/full-legal', 'brief-more: /privacy-policy/a/cookie-policy']],
    [cookies, ['about: /privacy-policy/a/full-legal']],
    [terms, ['about: /privacy-policy/a/full-legal', 'about: /privacy-policy/a/cookie-policy']],
  ])('$kind, $variant, in every language in that language', async (each, expected) => {
    for (const language of documentLocales(each.kind)) {
      const leads = expected.map((line) => `${line.replace(' /', ' https://docs.example/')}?lang=${language}`);
      expect(linksIn(await composed(hosted, each, language)), language).toEqual(leads);
    }
  });

  test('an address of the owner’s is taken as it is', async () => {
    const own = { cookiePolicy: 'https://docs.owner.example/cookies' };
    expect(linksIn(await composed(own, complete))).toEqual(['trackers: https://docs.owner.example/cookies']);
  });

  test('without a link its sentence is left out, and no clause is empty', async () => {
    for (const each of [complete, simplified, cookies, terms]) {
      const tree = await composed({}, each);
      expect(linksIn(tree)).toEqual([]);
      expect(tree.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
      expect(renderText(tree)).not.toMatch(/is explained in the|A short version:/);
    }
    expect(renderText(await composed({}, simplified))).toContain('The complete policy describes all of this in detail.');
  });

  test('nobody is sent to a cookie policy by a site without trackers', async () => {
    const without = { ...site, services: [] };
    expect(linksIn(await composed(hosted, simplified, 'en', without))).toEqual([
      `brief-more: ${hosted.privacyPolicy.hosted}?lang=en`,
    ]);
  });

  test('all formats have the link', async () => {
    const tree = await composed(hosted, complete, 'de');
    const to = `${hosted.cookiePolicy.hosted}?lang=de`;
    expect(renderHtml(tree)).toContain(`<a href="${to}" rel="noopener">Cookie-Richtlinie</a>`);
    expect(renderMarkdown(tree)).toContain(to);
    expect(renderText(tree)).toContain(to);
    expect(renderJson(tree, 'https://docs.example')).toContain(to);
  });
});
