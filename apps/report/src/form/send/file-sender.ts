import { chunkCount, sealedFileLength, sealFile, type FilePlace } from '@app/sealing';
import type { Hex, SentFile } from '@app/whistleblowing';
import { digest, toHex } from '../page/encoding.ts';

/** A file of a reporter, as it is sent. */
export type PlainFile = {
  /** 32 hexadecimal digits, random. */
  readonly id: Hex;
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether hidden details were removed. */
  readonly isClean: boolean;
};

/** A file that is sealed and sent chunk by chunk. After a failure, it goes on with the chunk that failed. */
export type FileSender = {
  readonly id: Hex;
  /** Padded, in bytes. */
  readonly length: number;
  readonly chunks: number;
  readonly send: (put: (chunk: number, sealed: Blob) => Promise<unknown>) => Promise<void>;
  /** What the envelope names. @throws RangeError before all chunks were sent */
  readonly sent: () => SentFile;
};

export function fileSender({ id, bytes }: PlainFile, key: Uint8Array, place: FilePlace): FileSender {
  const hashes: Hex[] = [];
  const length = sealedFileLength(bytes.length);
  const chunks = chunkCount(bytes.length);
  const read = (start: number, count: number) => Promise.resolve(bytes.subarray(start, start + count));
  return {
    id,
    length,
    chunks,
    async send(put) {
      let number = 0;
      // The same key and number give the same bytes: what was sent before is sealed again, which is fast, and not sent again.
      for await (const sealed of sealFile(key, place, bytes.length, read)) {
        if (number >= hashes.length) {
          const hash = toHex(await digest(sealed));
          const body = new Blob([owned(sealed)]);
          free(sealed);
          await put(number, body);
          hashes.push(hash);
        } else free(sealed);
        number += 1;
      }
    },
    sent() {
      if (hashes.length < chunks) throw new RangeError(`Only ${hashes.length} of ${chunks} chunks were sent.`);
      return { id, length, chunks: hashes };
    },
  };
}

/** WebCrypto's bytes have memory of their own. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;

/**
 * Gives the memory of bytes back at once: they go to a port that nobody reads. Browsers collect what WebCrypto made late, so that a
 * file of 50 MB would take another 150 MB while it is sent. The bytes are empty afterwards.
 */
function free(bytes: Uint8Array): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [owned(bytes).buffer]);
  port1.close();
}
