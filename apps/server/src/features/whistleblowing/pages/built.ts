import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** What the build says of itself. `policies` are those of the pages, which a release names, too. */
const manifestShape = z.object({
  format: z.literal('candor-report-pages-1'),
  files: z.record(z.string(), z.string().length(64)),
  policies: z.record(z.string(), z.string()).default({}),
});

export type ServedFile = {
  readonly bytes: Buffer;
  /** Packed when it is asked for first, and kept. */
  packed(coding: 'br' | 'gzip'): Buffer;
  readonly etag: string;
  readonly type: string;
};

/** The built pages, in memory as they are sent. */
export type ReportPages = {
  /** By their names in the manifest, such as `form.html` or `assets/form-ABC.js`. */
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly policies: Readonly<Record<string, string>>;
  readonly manifest: ServedFile;
  /** SHA-256 of the manifest. */
  readonly hash: Buffer;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Reads the build of `apps/report`. Undefined if there is none.
 * @throws Error if a file is not as the manifest says: then it was changed after the build
 */
export function readReportPages(dist: string): ReportPages | undefined {
  let text: Buffer;
  try {
    text = readFileSync(path.join(dist, 'manifest.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const { files: named, policies } = manifestShape.parse(JSON.parse(text.toString('utf8')));
  const files = new Map<string, ServedFile>();
  for (const [name, hash] of Object.entries(named)) {
    const bytes = readFileSync(path.join(dist, name));
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new Error(`${name} of the report pages is not as its manifest says. Build apps/report again.`);
    files.set(name, served(name, bytes));
  }
  const others = readdirSync(path.join(dist, 'assets')).filter((name) => !files.has(`assets/${name}`));
  if (others.length > 0) throw new Error(`The manifest of the report pages does not name ${others.join(', ')}.`);
  const hash = createHash('sha256').update(text).digest();
  return { files, policies, manifest: served('manifest.json', text), hash };
}

function served(name: string, bytes: Buffer): ServedFile {
  const kept = new Map<string, Buffer>();
  return {
    bytes,
    packed(coding) {
      const packed = kept.get(coding) ?? packers[coding](bytes);
      kept.set(coding, packed);
      return packed;
    },
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    type: types[path.extname(name)] ?? 'application/octet-stream',
  };
}

const packers = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};
