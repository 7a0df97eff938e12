import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicExchange, FileAnswer } from '#platform/http/routes.ts';
import { storedZip } from './stored-zip.ts';

const folder = fileURLToPath(new URL('../../../../../integrations/wordpress/candor', import.meta.url));
let made: Promise<Buffer> | undefined;

/** The WordPress plugin as a zip file, as WordPress takes it under Plugins → Upload. */
export async function sendWordpressPlugin({ reply }: PublicExchange): Promise<FileAnswer> {
  made ??= zipPlugin().catch((error: unknown) => {
    // The next request reads the files again.
    made = undefined;
    throw error;
  });
  const body = await made;
  reply.header('cache-control', 'public, max-age=300');
  reply.header('etag', `"${createHash('sha256').update(body).digest('hex')}"`);
  reply.header('content-disposition', 'attachment; filename="candor.zip"');
  return { type: 'application/zip', body };
}

async function zipPlugin(): Promise<Buffer> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const entries = files.map(async (file) => ({
    path: `candor/${path.relative(folder, file).split(path.sep).join('/')}`,
    body: await readFile(file),
  }));
  return storedZip(await Promise.all(entries));
}
