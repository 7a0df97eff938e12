import { createReadStream } from 'node:fs';
import type { Decrypter, Encrypter } from 'age-encryption';
import { Refused } from './refused.ts';

// The file itself: an age file, whose chunks are each authenticated, including their order and the end of the file. Every age
// program can open it. @see https://age-encryption.org/v1

const ageStart = 'age-encryption.org/v1\n';

/** Encrypts a stream. */
export async function* encrypted(encrypter: Encrypter, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* await encrypter.encrypt(ReadableStream.from(pieces));
}

export type BackupFile = {
  /** False for a backup from before backups were encrypted. */
  readonly isEncrypted: boolean;
  /** The decrypted content, still gzipped. */
  readonly content: AsyncIterable<Uint8Array>;
};

/**
 * Opens a backup. Only authenticated content is returned; a missing end is detected only when it is reached.
 *
 * @param decrypterFor called if the backup is encrypted
 * @throws Refused if it is not a backup, or has another key; while reading: if it was changed or truncated
 */
export async function openBackup(file: string, decrypterFor: () => Decrypter): Promise<BackupFile> {
  const start = await readStart(file);
  if (start[0] === 0x1f && start[1] === 0x8b) return { isEncrypted: false, content: bytesOf(file) };
  if (!start.equals(Buffer.from(ageStart))) throw new Refused(`${file} is no backup of ours.`);
  const decrypter = decrypterFor();
  try {
    return { isEncrypted: true, content: proved(file, await decrypter.decrypt(ReadableStream.from(bytesOf(file)))) };
  } catch (error) {
    const { message } = error as Error;
    if (message.includes('no identity matched'))
      throw new Refused(`${file} is encrypted to another key. Give the right one: --identity FILE.`);
    throw changed(file, message);
  }
}

async function* proved(file: string, pieces: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof Refused ? error : changed(file, (error as Error).message);
  }
}

function changed(file: string, why: string): Refused {
  return new Refused(`${file} is not whole, or was changed: ${why}`);
}

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
  } catch (error) {
    throw unreadable(file, error);
  }
}

async function readStart(file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of createReadStream(file, { end: ageStart.length - 1 })) parts.push(part as Buffer);
  } catch (error) {
    throw unreadable(file, error);
  }
  return Buffer.concat(parts);
}

function unreadable(file: string, error: unknown): Refused {
  return new Refused(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
}
