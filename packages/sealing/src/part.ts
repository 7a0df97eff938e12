import { openBytes, sealBytes } from './aead.ts';
import { framed, type Random } from './bytes.ts';
import { pad, summarySize, textClass, unpad } from './padding.ts';
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

/**
 * Seals a part. A summary has one size, everything else the next class of 16 KiB × 2^k, so its length tells little.
 * @throws RangeError if a summary does not fit
 */
export function sealPart(key: Uint8Array, place: PartPlace, plain: Uint8Array, random: Random): Uint8Array {
  const size = place.kind === 'summary' ? summarySize : textClass(plain.length);
  return sealBytes(key, placeBytes(place), pad(plain, size), random);
}

/** @throws NotOpened */
export function openPart(key: Uint8Array, place: PartPlace, sealed: Uint8Array): Uint8Array {
  return unpad(openBytes(key, placeBytes(place), sealed));
}
