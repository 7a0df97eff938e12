import { createHash } from 'node:crypto';
import type { Variant } from '@app/contract';
import { renderJson, renderMarkdown, renderText } from '@app/documents';
import { isLocale, languageTag, localeFromPrefix, type Locale } from '@app/texts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer, PublicExchange } from '#platform/http/routes.ts';
import { changesBetween } from './changes.ts';
import { documentPage, type Framed } from './document-page.ts';
import { versionsFeed } from './feed.ts';
import type { Hosted, HostedDocuments, Place } from './hosted.ts';
import { documentLlms, hostLlms } from './llms.ts';
import { pageStyleHash } from './page-style.ts';
import { readPdf } from './pdf.ts';
import { pageOf } from './pages.ts';
import type { StoredPage } from './queries.ts';
import { versionsPage } from './versions-page.ts';

export const formats = ['html', 'md', 'txt', 'json', 'pdf'] as const;
export type Format = (typeof formats)[number];

export type PageQuery = {
  readonly lang?: string | undefined;
  readonly ifr?: string | undefined;
  readonly theme?: 'theme2014' | 'theme2024' | undefined;
};

const types: Record<Format, string> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

/** Seconds a browser or a cache may use a page without asking; for a day it may use it while asking. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** Takes `abc.md` apart: what stands before the ending, and the format it asks for. */
export function splitFormat(file: string): { readonly name: string; readonly format: Format } {
  const dot = file.lastIndexOf('.');
  const ending = formats.find((format) => format === file.slice(dot + 1));
  return dot > 0 && ending ? { name: file.slice(0, dot), format: ending } : { name: file, format: 'html' };
}

/**
 * The current version of a document, in one of its languages and formats.
 * @throws Problem `document.not-found`, `document.not-published`, as all below
 */
export async function publicDocument(
  exchange: PublicExchange,
  documents: HostedDocuments,
  place: Place,
  variant: Variant,
  format: Format,
  query: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const page = pageOf(hosted.pages, languageFor(hosted, query.lang), variant);
  if (!page) throw new Problem('document.not-found');
  const body = await bodyOf(exchange, hosted, page, hosted.version.number, format, query);
  return cached(exchange, body, format, hosted, page.language);
}

/** A version of a document, current or not (rule P11). @throws Problem `version.not-found` */
export async function publicVersion(
  exchange: PublicExchange,
  documents: HostedDocuments,
  place: Place,
  number: number,
  variant: Variant,
  format: Format,
  query: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const page = pageOf((await documents.readVersion(hosted, number)) ?? [], languageFor(hosted, query.lang), variant);
  if (!page) throw new Problem('version.not-found');
  return cached(exchange, await bodyOf(exchange, hosted, page, number, format, query), format, hosted, page.language);
}

/** The versions of a document as an Atom feed. */
export async function publicFeed(
  exchange: PublicExchange,
  documents: HostedDocuments,
  place: Place,
  { lang }: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const language = languageFor(hosted, lang);
  const feed = await versionsFeed(hosted, exchange.services.config.contentUrl, language);
  return { ...cached(exchange, feed, 'html', hosted, language), type: 'application/atom+xml; charset=utf-8' };
}

/** Where a document stands in each language and format; below a privacy policy, its cookie policy too. */
export async function publicLlms(
  exchange: PublicExchange,
  documents: HostedDocuments,
  place: Place,
  { lang }: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const cookies =
    place.type === 'privacy_policy' ? await documents.read({ ...place, type: 'cookie_policy' }) : undefined;
  const below = cookies?.state === 'published' ? [cookies.hosted] : [];
  const language = languageFor(hosted, lang);
  const text = await documentLlms([hosted, ...below], exchange.services.config.contentUrl, language);
  return cached(exchange, text, 'md', hosted, language);
}

/** How documents are found on this host. */
export async function publicHostLlms({ services, reply }: PublicExchange): Promise<FileAnswer> {
  reply.header('cache-control', 'public, max-age=86400');
  return { body: hostLlms(services.config.contentUrl), type: types.md };
}

/** The list of versions, and the comparison of two of them. @throws Problem `version.not-found` */
export async function publicVersions(
  exchange: PublicExchange,
  documents: HostedDocuments,
  place: Place,
  { lang, from, to }: PageQuery & { readonly from?: number | undefined; readonly to?: number | undefined },
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const language = languageFor(hosted, lang);
  let compared;
  if (from !== undefined && to !== undefined) {
    const [before, after] = await Promise.all([documents.readVersion(hosted, from), documents.readVersion(hosted, to)]);
    const [earlier, later] = [pageOf(before ?? [], language, 'complete'), pageOf(after ?? [], language, 'complete')];
    if (!earlier || !later) throw new Problem('version.not-found');
    compared = { from, to, changes: changesBetween(earlier.tree, later.tree) };
  }
  const page = await versionsPage(
    hosted,
    exchange.services.config.contentUrl,
    language,
    hosted.languages.filter(isLocale),
    compared,
  );
  return cached(exchange, page, 'html', hosted, language, "form-action 'self'");
}

async function bodyOf(
  { services }: PublicExchange,
  hosted: Hosted,
  page: StoredPage,
  number: number,
  format: Format,
  query: PageQuery,
): Promise<string | Uint8Array> {
  const { tree } = page;
  switch (format) {
    case 'md':
      return renderMarkdown(tree);
    case 'txt':
      return renderText(tree);
    case 'json':
      return renderJson(tree, services.config.contentUrl);
    case 'pdf':
      return readPdf(services, hosted, tree, number);
    case 'html': {
      const old =
        number === hosted.version.number ? undefined : hosted.versions.find((version) => version.number === number);
      const framed: Framed | undefined = query.ifr === 'true' ? { theme: query.theme } : undefined;
      return documentPage({ page, hosted, old, framed, base: services.config.contentUrl });
    }
  }
}

/** The language to answer in: the one asked for if the document has it, else its first. */
export function languageFor({ languages }: Pick<Hosted, 'languages'>, asked: string | undefined): Locale {
  const wanted = asked && (isLocale(asked) ? asked : localeFromPrefix(asked.toLowerCase()));
  if (wanted && languages.includes(wanted)) return wanted;
  return languages.find(isLocale) ?? 'en';
}

/** @see ARCHITECTURE, hosted pages: anybody may frame and cache them, and they load nothing but their own script in a frame. */
export function pageHeaders(reply: PublicExchange['reply'], more: string): void {
  for (const [name, value] of Object.entries(pagePolicy(more))) reply.header(name, value);
}

export function pagePolicy(more: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src ${pageStyleHash}`,
    "script-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    more,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

function cached(
  { reply }: PublicExchange,
  body: string | Uint8Array,
  format: Format,
  hosted: Hosted,
  language: string,
  more = "form-action 'none'",
): FileAnswer {
  pageHeaders(reply, `${more}; frame-ancestors *`);
  reply.header('cache-control', cacheControl);
  reply.header('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`);
  reply.header('last-modified', hosted.version.publishedAt.toUTCString());
  if (isLocale(language)) reply.header('content-language', languageTag(language));
  return { body, type: types[format] };
}

/** @throws Problem `document.not-found`, `document.not-published` */
async function publishedAt(documents: HostedDocuments, place: Place): Promise<Hosted> {
  const found = await documents.read(place);
  if (found.state === 'published') return found.hosted;
  throw new Problem(found.state === 'gone' ? 'document.not-found' : 'document.not-published');
}
