import { createHash } from 'node:crypto';
import { sorted, type NoticeName } from './rules.ts';

export type KeyKind = 'id' | 'email';

/** By what a person is found: 16 bytes. Addresses are in lower case already. */
export function subjectKey(kind: KeyKind, value: string): Buffer {
  return createHash('sha256').update(`${kind}:${value}`).digest().subarray(0, 16);
}

/** The number under which these notices stand together: the same from everybody, 0 for none. */
export function noticesNumber(notices: readonly NoticeName[]): number {
  if (notices.length === 0) return 0;
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(notices)))
    .digest();
  // 48 bits, which a number holds exactly.
  return hash.readUIntBE(0, 6) || 1;
}
