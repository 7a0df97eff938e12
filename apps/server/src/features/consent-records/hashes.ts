import { sha256 } from '#platform/crypto/tokens.ts';
import { sorted, type NoticeName } from './rules.ts';

export type KeyKind = 'id' | 'email';

/** The lookup key of a person, 16 bytes. Addresses must be in lower case. */
export function subjectKey(kind: KeyKind, value: string): Buffer {
  return sha256(`${kind}:${value}`).subarray(0, 16);
}

/** The number of a set of notices, derived from its content; 0 for none. */
export function noticesNumber(notices: readonly NoticeName[]): number {
  if (notices.length === 0) return 0;
  // 48 bits, which a number holds exactly.
  return sha256(JSON.stringify(sorted(notices))).readUIntBE(0, 6) || 1;
}
