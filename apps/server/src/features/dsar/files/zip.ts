import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Services } from '#platform/http/context.ts';
import type { LetterBlock } from '@app/requests';
import type { Of, StoredFile } from './queries.ts';
import { readFile } from './store.ts';

export type ZipEntry = {
  readonly path: string;
  readonly isText: boolean;
  readonly bytes: AsyncIterable<string | Uint8Array> | [Uint8Array];
};

export const textEntry = (path: string, written: string): ZipEntry => ({
  path,
  isText: true,
  bytes: [Buffer.from(written)],
});

/** The place of something in a list, so that names are unique and in order. */
export const numbered = (place: number): string => String(place + 1).padStart(3, '0');

/** A letter as plain text. */
export function writtenLetter(letter: { readonly subject: string; readonly blocks: readonly LetterBlock[] }): string {
  const { subject, blocks } = letter;
  return [subject, ...blocks.map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text))].join('\n\n');
}

export function fileEntries(
  services: Pick<Services, 'db' | 'secrets'>,
  of: Of,
  files: readonly StoredFile[],
): readonly ZipEntry[] {
  return files.map((file, place) => ({
    // Two files may have one name, and a name may hold signs that have a meaning in paths.
    path: `files/${numbered(place)}-${file.name.replace(/[^\p{L}\p{N} ._-]/gu, '_')}`,
    isText: false,
    bytes: readFile(services, of, file),
  }));
}

/** Writes a ZIP as it is read: no more than a part of a file is in memory. */
export async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    written.push(data);
  });
  for (const { path, isText, bytes } of entries) {
    const entry = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    zip.add(entry);
    for await (const data of bytes) {
      entry.push(Buffer.from(data));
      yield* written;
      written = [];
    }
    entry.push(new Uint8Array(), true);
    yield* written;
    written = [];
  }
  zip.end();
  yield* written;
}
