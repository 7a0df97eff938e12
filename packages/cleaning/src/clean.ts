import { concat, concatWithin, find, type Join } from './bytes.ts';
import { CannotClean, type CleaningRefusal } from './refusal.ts';
import { typeOf, type Family } from './type.ts';
import { Work, type Found, type Left } from './work.ts';

/** The types of files that can be cleaned. */
export type FileType =
  | ('jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'pdf')
  | ('docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'odg')
  | ('mp4' | 'mov' | 'm4a' | 'mp3');

/** A cleaned file with what was taken out of it, or why it cannot be cleaned. */
export type Cleaned =
  | {
      readonly ok: true;
      readonly type: FileType;
      readonly bytes: Uint8Array;
      readonly found: readonly Found[];
      /** What stays although it may tell something. */
      readonly left: readonly Left[];
    }
  | { readonly ok: false; readonly reason: CleaningRefusal };

type Result = { readonly type: FileType; readonly bytes: Uint8Array };

/** The size of the largest file that is cleaned unless another limit is given, in bytes. */
export const defaultLimit = 50 * 1024 * 1024;

type Options = {
  /** In bytes. */
  readonly limit?: number;
  /** Whether the result may overwrite `bytes`, so that a large picture, sound or video is in memory once. */
  readonly reuse?: boolean;
};

/**
 * Cleans a file of metadata by its bytes. The type is told by them alone, and its cleaner is loaded when it is needed.
 * It never throws, and its time and memory grow no faster than the file.
 */
export async function clean(
  bytes: Uint8Array,
  { limit = defaultLimit, reuse = false }: Options = {},
): Promise<Cleaned> {
  if (bytes.length > limit) return { ok: false, reason: 'too-large' };
  const family = typeOf(bytes);
  if (!family) return { ok: false, reason: 'unknown-type' };
  const work = new Work();
  try {
    const { type, bytes: cleaned } = await cleanFamily(
      family,
      bytes,
      work,
      reuse ? (parts) => concatWithin(bytes, parts) : concat,
    );
    return { ok: true, type, bytes: cleaned, found: work.found, left: work.left };
  } catch (error) {
    if (error instanceof CannotClean) return { ok: false, reason: error.reason };
    // The engine's own limits, such as the length of an array, are met only by files that break the rules.
    if (error instanceof RangeError) return { ok: false, reason: 'malformed' };
    throw error;
  }
}

async function cleanFamily(family: Family, bytes: Uint8Array, work: Work, join: Join): Promise<Result> {
  switch (family) {
    case 'jpeg':
      return { type: family, bytes: (await import('./jpeg.ts')).cleanJpeg(bytes, work, true, join) };
    case 'png':
      return { type: family, bytes: (await import('./png.ts')).cleanPng(bytes, work, join) };
    case 'gif':
      return { type: family, bytes: (await import('./gif.ts')).cleanGif(bytes, work) };
    case 'webp':
      return { type: family, bytes: (await import('./webp.ts')).cleanWebp(bytes, work) };
    case 'tiff':
      return { type: family, bytes: (await import('./tiff.ts')).cleanTiff(bytes, work) };
    case 'pdf':
      return { type: family, bytes: (await import('./pdf.ts')).cleanPdf(bytes, work) };
    case 'mp3':
      return { type: family, bytes: (await import('./mp3.ts')).cleanMp3(bytes, work, join) };
    case 'mp4': {
      const { cleanMp4, mp4Type } = await import('./mp4.ts');
      return { type: mp4Type(bytes), bytes: cleanMp4(bytes, work, join) };
    }
    case 'office':
      return (await import('./office.ts')).cleanOffice(bytes, work);
    case 'old-office':
      // Documents with a password are packed in the format of old ones.
      throw new CannotClean(find(bytes, wide('EncryptedPackage')) < 0 ? 'unsupported' : 'encrypted');
  }
}

const wide = (text: string) => [...text].map((letter) => `${letter}\0`).join('');

const names: Readonly<Record<FileType, readonly [kind: string, ending: string]>> = {
  jpeg: ['picture', 'jpg'],
  png: ['picture', 'png'],
  gif: ['picture', 'gif'],
  webp: ['picture', 'webp'],
  tiff: ['picture', 'tif'],
  pdf: ['document', 'pdf'],
  docx: ['document', 'docx'],
  xlsx: ['spreadsheet', 'xlsx'],
  pptx: ['presentation', 'pptx'],
  odt: ['document', 'odt'],
  ods: ['spreadsheet', 'ods'],
  odp: ['presentation', 'odp'],
  odg: ['drawing', 'odg'],
  mp4: ['video', 'mp4'],
  mov: ['video', 'mov'],
  m4a: ['sound', 'm4a'],
  mp3: ['sound', 'mp3'],
};

/** A name that tells nothing, such as `picture-1.jpg`. */
export function neutralName(type: FileType, number: number): string {
  const [kind, ending] = names[type];
  return `${kind}-${number}.${ending}`;
}
