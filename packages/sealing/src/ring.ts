import { concat } from '@app/evidence/hash.ts';
import { openBytes, sealBytes } from './aead.ts';
import { checkLength, framed, type Random } from './bytes.ts';
import { derive, keyLength } from './derive.ts';
import { NotOpened } from './refusal.ts';

/** The shares of a report that a manager has already unwrapped: opening the table again needs no public key. */
export type RingEntry = { /** 16 bytes. */ readonly report: Uint8Array; readonly share: Uint8Array };

/** The number of entries in a block. Every block is full, so its size tells nothing. */
export const ringBlock = 64;
const entryLength = 16 + keyLength;

export const ringKey = (vaultKey: Uint8Array): Uint8Array => derive(vaultKey, framed('ring'));

/** Seals at most `ringBlock` entries as one block. Empty places hold zeros. @throws RangeError for more */
export function sealRing(key: Uint8Array, block: number, entries: readonly RingEntry[], random: Random): Uint8Array {
  if (entries.length > ringBlock) throw new RangeError(`A block has at most ${ringBlock} entries.`);
  const plain = new Uint8Array(ringBlock * entryLength);
  for (const [at, { report, share }] of entries.entries())
    plain.set(
      concat(checkLength(report, 16, 'The ID of a report'), checkLength(share, keyLength, 'A share')),
      at * entryLength,
    );
  return sealBytes(key, framed('candor-ring-1', block), plain, random);
}

/** @throws NotOpened */
export function openRing(key: Uint8Array, block: number, sealed: Uint8Array): RingEntry[] {
  const plain = openBytes(key, framed('candor-ring-1', block), sealed);
  if (plain.length !== ringBlock * entryLength) throw new NotOpened('malformed');
  const starts = Array.from({ length: ringBlock }, (_, at) => at * entryLength);
  return starts
    .map((start) => ({
      report: plain.slice(start, start + 16),
      share: plain.slice(start + 16, start + entryLength),
    }))
    .filter(({ report }) => report.some((byte) => byte !== 0));
}
