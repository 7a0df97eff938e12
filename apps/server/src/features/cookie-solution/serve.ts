import { isLocale, languageTag } from '@app/texts';
import type { Front } from '#platform/http/front.ts';
import { Problem } from '#platform/http/problem.ts';
import type { RequestDetails } from '#platform/http/context.ts';
import type { FileAnswer, PublicExchange, Reply } from '#platform/http/routes.ts';
import type { RefusalPage } from '#platform/http/server.ts';
import type { HostedBanner, HostedBanners } from './hosted.ts';
import type { StoredPart } from './part-queries.ts';
import type { FileHashes } from './version-queries.ts';

/**
 * Browsers use a script for 300 seconds without asking, for a day while asking in the background, and for a week if the
 * server does not respond.
 */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
const files: Readonly<Record<string, string>> = {
  js: 'script',
  'kept.js': 'kept',
  'granted.js': 'granted',
  'guard.js': 'guard',
  'rules.json': 'rules',
};

/**
 * Serves `{id}.js` and its variants, in the requested language or the site's first. The bytes were compressed when the
 * banner was published. @throws Problem `banner.not-found`
 */
export async function showScript(
  { reply }: PublicExchange,
  banners: HostedBanners,
  front: Pick<Front, 'packedAs'>,
  file: string,
  language: string | undefined,
): Promise<FileAnswer> {
  const dot = file.indexOf('.');
  const hosted = await banners.banner(file.slice(0, dot));
  const named = files[file.slice(dot + 1)] ?? '';
  const all = hosted && filesIn(hosted, language);
  // A banner published before there was `granted` serves the same visitors with `kept`.
  const hash = all?.[named] ?? (named === 'granted' ? all?.['kept'] : undefined);
  const part = hash ? await banners.part(hash) : undefined;
  if (!hash || !part) throw new Problem('banner.not-found');
  reply.header('cache-control', cacheControl);
  return sent(reply, front, hash, part);
}

/** Serves a file that never changes. @throws Problem `banner.file-not-found` */
export async function showPart(
  { reply }: PublicExchange,
  banners: HostedBanners,
  front: Pick<Front, 'packedAs'>,
  address: string,
): Promise<FileAnswer> {
  // In hexadecimal digits, or in unpadded base64.
  const hash = address.length === 64 ? address : Buffer.from(address, 'base64').toString('hex');
  const part = await banners.part(hash);
  // Pictures have a URL of their own.
  if (!part || part.type.startsWith('image/')) throw new Problem('banner.file-not-found');
  immutable(reply, hash);
  return sent(reply, front, hash, part);
}

export function immutable(reply: Reply, hash: string): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  reply.header('etag', `"${hash}"`);
}

function sent(reply: Reply, front: Pick<Front, 'packedAs'>, hash: string, part: StoredPart): FileAnswer {
  reply.header('etag', `"${hash}"`);
  reply.header('timing-allow-origin', '*');
  front.packedAs(part.body, part);
  return { type: part.type, body: part.body };
}

/** The files in the requested language if the site has it; otherwise in its first. */
function filesIn({ files: all }: HostedBanner, language: string | undefined): FileHashes | undefined {
  const wanted = language?.toLowerCase() ?? '';
  const spoken = (tag: string) =>
    [...all].find(([locale]) => locale.toLowerCase() === tag || (isLocale(locale) && languageTag(locale) === tag))?.[1];
  return spoken(wanted) ?? spoken(wanted.split('-')[0] ?? '') ?? all.values().next().value;
}

const scripts = /^\/(?:embed\/cs|e)\/[\w./-]+\.js(?:\?|$)/;

/** Response in place of a missing script: a script that does nothing, with a note for developers. The page works without it. */
export async function scriptRefusal(
  { status }: Problem,
  { url, headers }: RequestDetails,
): Promise<RefusalPage | undefined> {
  if (!scripts.test(url) || String(headers['accept']).includes('json')) return undefined;
  const said = status === 404 ? 'There is no published banner here.' : 'The banner cannot be loaded now.';
  return {
    kind: 'data',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    type: 'text/javascript; charset=utf-8',
    body: `// Candor: ${said} What waits for consent goes on waiting.\n`,
  };
}
