import type { Variant } from '@app/contract';
import { isLocale, languageTag, localeFromPrefix, type Locale } from '@app/texts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer, PublicExchange } from '#platform/http/routes.ts';
import { versionsFeed } from './feed.ts';
import type { Hosted, HostedDocuments, Place } from './hosted.ts';
import { documentLlms, hostLlms } from './llms.ts';
import { linkPicture } from '#platform/pictures/draw.ts';
import { pictureOf, policyOf } from './owner-look.ts';
import { headOf } from './page-head.ts';
import { pagePolicy, scriptsOf } from './page-policy.ts';
import { readPdf } from './pdf.ts';
import { pageOf } from './pages.ts';
import { packedOf } from './packing.ts';
import type { KeptPage } from './queries.ts';
import { longPages, type Prepared, type Rendered, type RenderedPages } from './rendered.ts';
import type { Compared } from './versions-page.ts';

export const formats = ['html', 'md', 'txt', 'json', 'pdf', 'png'] as const;
export type Format = (typeof formats)[number];

/** The sources of pages. */
export type Sources = {
  readonly documents: HostedDocuments;
  readonly rendered: RenderedPages;
};

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
  // What messengers show of a link to the page.
  png: 'image/png',
};

/** Browsers and caches may use a page for 300 seconds; for another day they may use it while they revalidate. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** Splits `abc.md` into its name and the format of its extension. */
export function splitFormat(file: string): { readonly name: string; readonly format: Format } {
  const dot = file.lastIndexOf('.');
  const ending = formats.find((format) => format === file.slice(dot + 1));
  return dot > 0 && ending ? { name: file.slice(0, dot), format: ending } : { name: file, format: 'html' };
}

/**
 * The current version of a document, in one of its languages and formats.
 * @throws Problem `document.not-found`, `document.not-published`, `document.offline`, as all functions below
 */
export async function publicDocument(
  exchange: PublicExchange,
  { documents, rendered }: Sources,
  place: Place,
  variant: Variant,
  format: Format,
  query: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const page = pageOf(hosted.pages, languageFor(hosted, query.lang), variant);
  if (!page) throw new Problem('document.not-found');
  return pageIn(exchange, rendered, hosted, page, hosted.version.number, format, query);
}

/** A version of a document, current or not (rule P11). @throws Problem `version.not-found` */
export async function publicVersion(
  exchange: PublicExchange,
  { documents, rendered }: Sources,
  place: Place,
  number: number,
  variant: Variant,
  format: Format,
  query: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const page = pageOf((await documents.readVersion(hosted, number)) ?? [], languageFor(hosted, query.lang), variant);
  if (!page) throw new Problem('version.not-found');
  return pageIn(exchange, rendered, hosted, page, number, format, query);
}

/** The versions of a document as an Atom feed. */
export async function publicFeed(
  exchange: PublicExchange,
  { documents, rendered }: Sources,
  place: Place,
  { lang }: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const language = languageFor(hosted, lang);
  const feed = await rendered.get(hosted, `feed ${language}`, exchange.asked.address, async () => ({
    render: await versionsFeed(hosted, exchange.services.config.contentUrl, language),
  }));
  return { ...cached(exchange, feed, 'html', hosted, language), type: 'application/atom+xml; charset=utf-8' };
}

/** The addresses of a document in each language and format; for a privacy policy, those of its cookie policy too. */
export async function publicLlms(
  exchange: PublicExchange,
  { documents, rendered }: Sources,
  place: Place,
  { lang }: PageQuery,
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const cookies =
    place.type === 'privacy_policy' ? await documents.read({ ...place, type: 'cookie_policy' }) : undefined;
  const below = cookies?.state === 'published' ? [cookies.hosted] : [];
  const language = languageFor(hosted, lang);
  const how = `llms ${hosted.path} ${language}`;
  const text = await rendered.get(below[0] ?? hosted, how, exchange.asked.address, async () => {
    const list = await documentLlms([hosted, ...below], exchange.services.config.contentUrl, language);
    return { render: () => list };
  });
  return cached(exchange, text, 'md', hosted, language);
}

/** An explanation of the addresses of documents on this host. */
export async function publicHostLlms({ services, reply }: PublicExchange): Promise<FileAnswer> {
  reply.header('cache-control', 'public, max-age=86400');
  return { body: hostLlms(services.config.contentUrl), type: types.md };
}

/** The list of versions, and the comparison of two of them. @throws Problem `version.not-found` */
export async function publicVersions(
  exchange: PublicExchange,
  { documents, rendered }: Sources,
  place: Place,
  { lang, from, to }: PageQuery & { readonly from?: number | undefined; readonly to?: number | undefined },
): Promise<FileAnswer> {
  const hosted = await publishedAt(documents, place);
  const language = languageFor(hosted, lang);
  let compared: Compared | undefined;
  if (from !== undefined && to !== undefined) {
    const [before, after] = await Promise.all([documents.readVersion(hosted, from), documents.readVersion(hosted, to)]);
    const [earlier, later] = [pageOf(before ?? [], language, 'complete'), pageOf(after ?? [], language, 'complete')];
    if (!earlier || !later) throw new Problem('version.not-found');
    compared = { from, to, earlier: packedOf(earlier), later: packedOf(later) };
  }
  const how = `versions ${language} ${compared?.from} ${compared?.to} ${JSON.stringify(hosted.owner)}`;
  const of = {
    hosted: { path: hosted.path, type: hosted.type, versions: hosted.versions },
    base: exchange.services.config.contentUrl,
    owner: hosted.owner,
    language,
    languages: hosted.languages.filter(isLocale),
    compared,
  };
  const page = await rendered.get(hosted, how, exchange.asked.address, async () => ({
    task: { what: 'versions', of },
    isLong: compared !== undefined,
  }));
  return cached(exchange, page, 'html', hosted, language, { more: "form-action 'self'" });
}

/** A page of a version in the requested format. */
async function pageIn(
  exchange: PublicExchange,
  rendered: RenderedPages,
  hosted: Hosted,
  page: KeptPage,
  number: number,
  format: Format,
  query: PageQuery,
): Promise<FileAnswer> {
  // An earlier version is evidence: it names the site as it was called then.
  const owner = { ...hosted.owner, ...hosted.sites.get(number) };
  const how = [
    hosted.version.number,
    hosted.languages,
    number,
    format,
    query.ifr,
    query.theme,
    JSON.stringify(owner),
  ].join(' ');
  const body = await rendered.get(page, how, exchange.asked.address, () =>
    bodyOf(exchange, { ...hosted, owner }, page, number, format, query),
  );
  return cached(exchange, body, format, hosted, page.language, { scripts: scriptsOf(exchange, query) });
}

async function bodyOf(
  { services, asked }: PublicExchange,
  hosted: Hosted,
  page: KeptPage,
  number: number,
  format: Format,
  query: PageQuery,
): Promise<Prepared> {
  const base = services.config.contentUrl;
  const isLong = page.tree.length > longPages.from;
  switch (format) {
    case 'md':
    case 'txt':
      return { task: { what: format, of: packedOf(page) }, isLong };
    case 'json':
      return { task: { what: format, of: packedOf(page), base }, isLong };
    case 'pdf': {
      const pdf = await readPdf(services, hosted, page, number);
      return { render: () => pdf };
    }
    case 'png': {
      const picture = await linkPicture(pictureOf(headOf(page), page.language, hosted.owner), {
        address: asked.address,
        at: services.now(),
      });
      return { render: () => picture };
    }
    case 'html': {
      const { path, type, languages, version, versions } = hosted;
      const old = number === version.number ? undefined : versions.find((one) => one.number === number);
      const framed = query.ifr === 'true' ? { theme: query.theme } : undefined;
      const of = { page, hosted: { path, type, languages, version }, owner: hosted.owner, old, framed, base };
      // The current page, which visitors read, is not queued for a thread.
      return { task: { what: 'document', of }, isLong: isLong && old !== undefined };
    }
  }
}

/** The language of the response: the requested one if the document has it, otherwise its first. */
export function languageFor({ languages }: Pick<Hosted, 'languages'>, asked: string | undefined): Locale {
  const wanted = asked && (isLocale(asked) ? asked : localeFromPrefix(asked.toLowerCase()));
  if (wanted && languages.includes(wanted)) return wanted;
  return languages.find(isLocale) ?? 'en';
}

function cached(
  { reply }: PublicExchange,
  { body, etag }: Rendered,
  format: Format,
  hosted: Hosted,
  language: string,
  { more = "form-action 'none'", scripts = [] }: { readonly more?: string; readonly scripts?: readonly string[] } = {},
): FileAnswer {
  const policy = pagePolicy(`${more}; frame-ancestors *`, scripts, policyOf(hosted.owner));
  for (const [name, value] of Object.entries(policy)) reply.header(name, value);
  reply.header('cache-control', cacheControl);
  reply.header('etag', etag);
  reply.header('last-modified', hosted.version.publishedAt.toUTCString());
  if (isLocale(language)) reply.header('content-language', languageTag(language));
  return { body, type: types[format] };
}

const refused = {
  gone: 'document.not-found',
  offline: 'document.offline',
  unpublished: 'document.not-published',
} as const;

/** @throws Problem `document.not-found`, `document.not-published`, `document.offline` */
async function publishedAt(documents: HostedDocuments, place: Place): Promise<Hosted> {
  const found = await documents.read(place);
  if (found.state === 'published') return found.hosted;
  throw new Problem(refused[found.state]);
}
