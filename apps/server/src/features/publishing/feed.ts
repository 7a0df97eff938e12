import { fill, languageTag, loadWords, type Locale, type Words } from '@app/texts';
import { address } from './document-page.ts';
import type { Hosted } from './hosted.ts';
import { markup } from '#platform/http/markup.ts';
import { headOf } from './page-head.ts';

/** The maximum number of versions in a feed, newest first. */
const most = 20;

/** The versions of a document and their changes as an Atom feed. @see RFC 4287 */
export async function versionsFeed(hosted: Hosted, base: string, language: Locale): Promise<() => string> {
  const words = await loadWords(language, 'hosted');
  const { feed } = await loadWords(language, 'changes');
  return () => put(hosted, base, language, words, feed);
}

function put(hosted: Hosted, base: string, language: Locale, words: Words<'hosted'>, feed: string): string {
  const root = `${base}${hosted.path}`;
  const page = hosted.pages.find((each) => each.language === language) ?? hosted.pages[0];
  const subtitle = page && headOf(page).subtitle;
  const title = subtitle !== undefined ? `${words.documents[hosted.type]} – ${subtitle}` : words.documents[hosted.type];
  const entries = hosted.versions.slice(0, most).map(
    ({ number, fingerprint, publishedAt, summary }) => markup`
  <entry>
    <id>urn:sha256:${fingerprint}:${number}</id>
    <title>${fill(words.version, { number })}</title>
    <updated>${publishedAt.toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${address(`${root}/versions/${number}`, { lang: language })}"/>
    <summary>${summary[language] ?? ''}</summary>
  </entry>`,
  );
  return markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}">
  <id>${address(`${root}/versions.atom`, { lang: language })}</id>
  <title>${fill(feed, { title })}</title>
  <updated>${hosted.version.publishedAt.toISOString()}</updated>
  <author><name>${subtitle ?? title}</name></author>
  <link rel="self" type="application/atom+xml" href="${address(`${root}/versions.atom`, { lang: language })}"/>
  <link rel="alternate" type="text/html" href="${address(root, { lang: language })}"/>${entries}
</feed>
`.html;
}
