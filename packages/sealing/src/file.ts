import { concat } from '@app/evidence/hash.ts';
import { checkLength, framed, uint32 } from './bytes.ts';
import { expandKey } from './derive.ts';
import { padme } from './padding.ts';
import { NotOpened } from './refusal.ts';

type Key = { readonly type: 'secret' };
type Gcm = { readonly name: 'AES-GCM'; readonly iv: Uint8Array; readonly additionalData: Uint8Array };

// Every browser and Node.js provide it, but no type library covers both.
declare const crypto: {
  readonly subtle: {
    importKey(
      format: 'raw',
      key: Uint8Array,
      name: 'AES-GCM',
      extractable: false,
      uses: readonly string[],
    ): Promise<Key>;
    encrypt(algorithm: Gcm, key: Key, plain: Uint8Array): Promise<ArrayBuffer>;
    decrypt(algorithm: Gcm, key: Key, sealed: Uint8Array): Promise<ArrayBuffer>;
  };
};

/** The plain bytes of each chunk but the last. */
export const chunkSize = 256 * 1024;
const tagLength = 16;

/** Where a file stands. */
export type FilePlace = {
  /** See `reportContext`. */
  readonly context: Uint8Array;
  /** 16 random bytes. */
  readonly id: Uint8Array;
};

/** The number of plain bytes that a file has when sealed: its length tells little. */
export const sealedFileLength = (length: number): number => padme(length);

/** The number of chunks of a file. */
export const chunkCount = (length: number): number => Math.ceil(padme(length) / chunkSize);

/** Reads some bytes of a file: from `start`, at most `length`. */
export type ReadSlice = (start: number, length: number) => Promise<Uint8Array>;

/**
 * Seals a file chunk by chunk by AES-256-GCM, so that memory holds one. Chunks cannot be exchanged, left out or cut: the nonce
 * is their number, and its last byte marks the last one.
 * @param fileKey see `partKey`
 * @param length of the file, in bytes
 */
export async function* sealFile(
  fileKey: Uint8Array,
  place: FilePlace,
  length: number,
  read: ReadSlice,
): AsyncGenerator<Uint8Array> {
  const key = await importedKey(fileKey);
  const whole = padme(length);
  const count = chunkCount(length);
  const chunk = new Uint8Array(Math.min(chunkSize, whole));
  for (let number = 0; number < count; number++) {
    const start = number * chunkSize;
    const plain = chunk.subarray(0, Math.min(chunkSize, whole - start)).fill(0);
    if (start < length) plain.set(await read(start, Math.min(plain.length, length - start)));
    yield new Uint8Array(await crypto.subtle.encrypt(gcm(place, number, count), key, plain));
  }
}

/**
 * Opens a file chunk by chunk, without its padding.
 * @param length of the file, in bytes, from its header: a part of the report
 * @throws NotOpened
 */
export async function* openFile(
  fileKey: Uint8Array,
  place: FilePlace,
  length: number,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const key = await importedKey(fileKey);
  const count = chunkCount(length);
  let number = 0;
  for await (const sealed of chunks) {
    if (number >= count) throw new NotOpened('wrong-length');
    const plain = await opened(key, gcm(place, number, count), sealed);
    const start = number * chunkSize;
    if (plain.length !== Math.min(chunkSize, padme(length) - start)) throw new NotOpened('wrong-length');
    if (start < length) yield plain.subarray(0, Math.min(plain.length, length - start));
    number += 1;
  }
  if (number < count) throw new NotOpened('wrong-length');
}

async function opened(key: Key, algorithm: Gcm, sealed: Uint8Array): Promise<Uint8Array> {
  if (sealed.length < tagLength) throw new NotOpened('wrong-length');
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed));
  } catch {
    throw new NotOpened('not-authentic');
  }
}

const importedKey = (fileKey: Uint8Array) =>
  crypto.subtle.importKey('raw', expandKey(fileKey, framed('chunks')), 'AES-GCM', false, ['encrypt', 'decrypt']);

function gcm({ context, id }: FilePlace, number: number, count: number): Gcm {
  const last = Uint8Array.of(number === count - 1 ? 1 : 0);
  return {
    name: 'AES-GCM',
    iv: concat(new Uint8Array(7), uint32(number), last),
    additionalData: framed(context, checkLength(id, 16, 'The ID of a file')),
  };
}
