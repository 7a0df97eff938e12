import {
  compileLayer,
  compileMedia,
  defaultConfiguration,
  loadBannerWords,
  purposes,
  type SiteService,
} from '@app/consent';
import { documentLocales, loadDocumentWords, loadedLocales, loadWords } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, renderMarkdown, type Facts } from './index.ts';

const facts = sites['shop'] as Facts; // one of that list
const services: readonly SiteService[] = [];

test.each(documentLocales('cookie_policy'))(
  'cookie policy, second layer and placeholder give the categories the same names in %s',
  async (locale) => {
    const words = await loadBannerWords(locale);
    const { categories } = words.services;
    const configuration = defaultConfiguration({ languages: [locale], siteUrl: 'https://shop.example', services });
    const input = { siteId: 'k7m2q9x4ab', configuration, site: { owner: 'Shop', services }, locale, words };
    const names = purposes.map((purpose) => categories[purpose]);

    expect(compileMedia(input).purposes).toEqual(names);
    for (const { bit, name } of compileLayer(input, [{ months: 6 }]).purposes) expect(name).toBe(names[bit]);
    const policy = compile(facts, await loadDocumentWords(locale), {
      kind: 'cookie_policy',
      language: locale,
      variant: 'complete',
      on: '2026-11-21',
    });
    const headings = [...renderMarkdown(policy).matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    const named = names.filter((name) => headings.some((heading) => heading.endsWith(name)));
    expect(named.length).toBeGreaterThan(2);
  },
);

test.each(loadedLocales('processingRecords'))(
  'the dashboard gives the categories the names that visitors see in %s',
  async (locale) => {
    const [{ appears }, { categories }] = await Promise.all([
      loadWords(locale, 'processingRecords'),
      loadWords(locale, 'services'),
    ]);
    expect(appears.categories).toEqual(categories);
  },
);

test('British and American spelling differ in the names', async () => {
  const [american, british] = await Promise.all([loadWords('en', 'services'), loadWords('en-GB', 'services')]);
  expect(american.categories.experience).toBe('Embedded content and personalization');
  expect(british.categories.experience).toBe('Embedded content and personalisation');
  expect((await loadWords('en', 'banner')).buttons.customise).toBe('Customize');
});
