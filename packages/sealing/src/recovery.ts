import { combine, split } from 'shamir-secret-sharing';
import { concat, sameBytes } from '@app/evidence/hash.ts';
import { checkLength, type Random } from './bytes.ts';
import { formatCode, parseCode, type CodeRefusal } from './code.ts';
import { kemPublicKey, kemSeedLength } from './hpke.ts';

/** How many cards a recovery key is split onto, and how many of them recover it. */
export type CardCount = { readonly cards: number; readonly needed: number };

/** The length of a share of a seed: as long as the seed, and its place. */
const shareLength = kemSeedLength + 1;
const label = 'candor-recovery-card';

export type RecoveryCard = { /** 1, 2, 3 … */ readonly number: number; readonly share: Uint8Array };

/** A new recovery key: the seed goes onto cards and is forgotten, the public key into the office document. */
export async function newRecovery(
  { cards, needed }: CardCount,
  random: Random,
): Promise<{ readonly publicKey: Uint8Array; readonly cards: readonly RecoveryCard[] }> {
  if (needed < 2 || cards < needed || cards > 20)
    throw new RangeError('Two to twenty cards, and at least two are needed.');
  const seed = random(kemSeedLength);
  const shares = await split(seed, cards, needed);
  return {
    publicKey: await kemPublicKey(seed),
    cards: shares.map((share, at) => ({ number: at + 1, share })),
  };
}

/** A card as it is printed: its last two characters catch slips. */
export const formatCard = ({ number, share }: RecoveryCard): string =>
  formatCode(concat(Uint8Array.of(number), checkLength(share, shareLength, 'A share')), label);

export function parseCard(typed: string): RecoveryCard | CodeRefusal {
  const bytes = parseCode(typed, { length: 1 + shareLength, label });
  return typeof bytes === 'string' ? bytes : { number: bytes[0] ?? 0, share: bytes.slice(1) };
}

/**
 * The seed of the recovery key from enough cards. The library does not check what it combines: here the seed must give the
 * public key of the office document.
 * @returns undefined if cards are too few, of another office, or changed
 */
export async function recover(cards: readonly RecoveryCard[], publicKey: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const seed = await combine(cards.map(({ share }) => share));
    return sameBytes(await kemPublicKey(seed), publicKey) ? seed : undefined;
  } catch {
    return undefined;
  }
}
