import { randomBytes } from 'node:crypto';

/** The size of a page, in bytes. */
export const pageSize = 64 * 1024;

/**
 * An answer to a reporter as JSON, whose length is a multiple of 64 KiB, so that it tells little of what it says. The padding is
 * random, so that a proxy that compresses leaves it as long as it is.
 */
export function padded(answer: object): string {
  const empty = JSON.stringify({ ...answer, pad: '' });
  const missing = (pageSize - (Buffer.byteLength(empty) % pageSize)) % pageSize;
  const pad = randomBytes(Math.ceil((missing * 3) / 4))
    .toString('base64url')
    .slice(0, missing);
  return JSON.stringify({ ...answer, pad });
}
