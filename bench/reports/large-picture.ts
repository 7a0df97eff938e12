import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pngChunk, pngStart } from '../../apps/report/test/png.ts';

/** Writes a PNG of about this many bytes, with a text that tells its author. Returns its place. */
export function largePicture(folder: string, bytes: number): string {
  const file = path.join(folder, 'large.png');
  const content = Buffer.concat([
    pngStart('Author', 'Ada'),
    pngChunk('IDAT', randomBytes(bytes - 1000)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  writeFileSync(file, content);
  return file;
}
