import { Problem } from '#platform/http/problem.ts';
import type { Context, FileAnswer, PublicExchange } from '#platform/http/routes.ts';
import { recordEvent } from '../audit/index.ts';
import { insertUpload } from './part-queries.ts';
import { hashOf, keepParts } from './parts.ts';
import type { HostedBanners } from './hosted.ts';
import { presentSite } from './facts.ts';
import { immutable } from './serve.ts';

export const mostMegabytes = 5;

type Picture = { readonly ending: 'png' | 'jpg' | 'webp'; readonly width: number; readonly height: number };

const types: Readonly<Record<Picture['ending'], string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/**
 * Stores a picture under the hash of its content. SVG is refused: it is a document that may contain scripts.
 * @throws Problem `site.not-found`, `banner.file-too-large`, `banner.file-type`
 */
export async function upload(
  { services: { db, now }, actor }: Context,
  siteId: string,
  { name, data }: { readonly name: string; readonly data: string },
) {
  const { accountId } = actor;
  const body = Buffer.from(data, 'base64');
  return db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    if (body.length > mostMegabytes * 1024 * 1024)
      throw new Problem('banner.file-too-large', { megabytes: mostMegabytes });
    const picture = readPicture(body);
    if (!picture) throw new Problem('banner.file-type');
    const sha256 = hashOf(body);
    await keepParts(tx, [{ type: types[picture.ending], body }], now());
    await insertUpload(tx, accountId, { sha256, name, uploadedAt: now() });
    const { ending, width, height } = picture;
    const details = { type: ending, bytes: body.length };
    await recordEvent(tx, now(), actor, 'banner.file-added', { siteId, details });
    return { path: `/e/file/${sha256.toString('hex')}.${ending}`, bytes: body.length, width, height };
  });
}

/** Serves an uploaded picture. @throws Problem `banner.file-not-found` */
export async function showFile(exchange: PublicExchange, banners: HostedBanners, file: string): Promise<FileAnswer> {
  const [hash = '', ending = ''] = file.split('.');
  const part = await banners.part(hash);
  if (!part || part.type !== types[ending as Picture['ending']]) throw new Problem('banner.file-not-found');
  immutable(exchange.reply, hash);
  return { type: part.type, body: part.body };
}

/** Detects the type of a picture from its bytes; its file name is ignored. */
export function readPicture(bytes: Buffer): Picture | undefined {
  if (bytes.length < 30) return undefined;
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) {
    return sized('png', bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return webp(bytes);
  return bytes.readUInt16BE(0) === 0xff_d8 ? jpeg(bytes) : undefined;
}

const mostPixels = 8192;

function sized(ending: Picture['ending'], width: number, height: number): Picture | undefined {
  const isSane = width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;
  return isSane ? { ending, width, height } : undefined;
}

/** @see RFC 9649, 2.5 to 2.7 */
function webp(bytes: Buffer): Picture | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return sized('webp', bytes.readUInt16LE(26) & 0x3f_ff, bytes.readUInt16LE(28) & 0x3f_ff);
    case 'VP8L': {
      const both = bytes.readUInt32LE(21);
      return sized('webp', (both & 0x3f_ff) + 1, ((both >> 14) & 0x3f_ff) + 1);
    }
    case 'VP8X':
      return sized('webp', bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return undefined;
  }
}

/** The size is in the start-of-frame segment. @see ITU-T T.81, B.2.2 */
function jpeg(bytes: Buffer): Picture | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const begins = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (begins) return sized('jpg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
