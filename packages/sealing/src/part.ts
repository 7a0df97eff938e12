import { concat, sameBytes } from '@app/evidence/hash.ts';
import { openBytes, sealBytes, sealedOverhead } from './aead.ts';
import { framed, type Random } from './bytes.ts';
import { expandKey, keyLength } from './derive.ts';
import { pad, summarySize, textClass, unpad } from './padding.ts';
import { NotOpened } from './refusal.ts';
import type { PartKind } from './report-keys.ts';

/** Where a part stands. It opens nowhere else. */
export type PartPlace = {
  /** See `reportContext`. */
  readonly context: Uint8Array;
  readonly kind: PartKind;
  /** Its number among the entries of the report. */
  readonly number: number;
  /** Who wrote it: the ID of a manager (16 bytes), or `reporter`. */
  readonly author: Uint8Array | 'reporter';
};

const placeBytes = ({ context, kind, number, author }: PartPlace) => framed(context, kind, number, author);

/** The number of bytes that sealing a part adds: what `sealBytes` adds, and the commitment to the key. */
export const partOverhead = sealedOverhead + keyLength;

/**
 * Poly1305 does not commit to a key: bytes can be made that open to one text by one key and to another by another. So a part is
 * sealed under a key of its own that comes with a commitment, and no second key fits. What a proof shows is then what was sent.
 */
function committed(key: Uint8Array): { readonly sealing: Uint8Array; readonly commitment: Uint8Array } {
  const both = expandKey(key, framed('committed'), 2 * keyLength);
  return { sealing: both.slice(0, keyLength), commitment: both.slice(keyLength) };
}

/**
 * Seals a part. A summary has one size, everything else the next class of 16 KiB × 2^k, so its length tells little.
 * @throws RangeError if a summary does not fit
 */
export function sealPart(key: Uint8Array, place: PartPlace, plain: Uint8Array, random: Random): Uint8Array {
  const size = place.kind === 'summary' ? summarySize : textClass(plain.length);
  const { sealing, commitment } = committed(key);
  return concat(sealBytes(sealing, placeBytes(place), pad(plain, size), random), commitment);
}

/** @throws NotOpened */
export function openPart(key: Uint8Array, place: PartPlace, sealed: Uint8Array): Uint8Array {
  if (sealed.length < partOverhead) throw new NotOpened('wrong-length');
  const { sealing, commitment } = committed(key);
  const end = sealed.length - keyLength;
  if (!sameBytes(sealed.subarray(end), commitment)) throw new NotOpened('not-authentic');
  return unpad(openBytes(sealing, placeBytes(place), sealed.subarray(0, end)));
}
