import { createHash } from 'node:crypto';
import type { Sentence } from '@app/texts/parity.ts';

/** The revision of an English sentence: the first eight digits of the SHA-256 of all its forms. */
export function revisionOf(english: Sentence['sentence']): string {
  const text = typeof english === 'string' ? english : JSON.stringify(english);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
