import { ed25519 } from '@noble/curves/ed25519.js';
import { checkLength, framed, type Random } from './bytes.ts';
import { formatCode, parseCode, type CodeRefusal } from './code.ts';
import { expandKey, extractKey } from './derive.ts';

/** The length of a receipt, in bytes: 120 bits, so no slow hash is needed. */
export const receiptLength = 15;
const label = 'candor-receipt';

export const newReceipt = (random: Random): Uint8Array => random(receiptLength);

/** A receipt for people: 24 characters and two that catch slips. */
export const formatReceipt = (receipt: Uint8Array): string =>
  formatCode(checkLength(receipt, receiptLength, 'A receipt'), label);

/** Reads a receipt as it was typed, or says why it is none. */
export const parseReceipt = (typed: string): Uint8Array | CodeRefusal =>
  parseCode(typed, { length: receiptLength, label });

/** What a receipt opens at one office. Of these only `lookup`, `publicKey` and signatures are ever sent. */
export type ReceiptKeys = {
  /** Finds the mailbox: 16 bytes. */
  readonly lookup: Uint8Array;
  /** The secret key of Ed25519 that signs as the reporter: 32 bytes. */
  readonly signing: Uint8Array;
  /** The public key that verifies the reporter: 32 bytes. */
  readonly publicKey: Uint8Array;
  /** Opens the reporter's copy of the keys: 32 bytes. */
  readonly wrapping: Uint8Array;
};

/** Derives the keys of a receipt. Offices share no key: the same receipt has another mailbox elsewhere. @throws RangeError */
export function receiptKeys(office: Uint8Array, receipt: Uint8Array): ReceiptKeys {
  const salt = framed('candor-receipt-1', checkLength(office, 16, 'The ID of an office'));
  const key = extractKey(salt, checkLength(receipt, receiptLength, 'A receipt'));
  const signing = expandKey(key, framed('sign'));
  return {
    lookup: expandKey(key, framed('lookup'), 16),
    signing,
    publicKey: ed25519.getPublicKey(signing),
    wrapping: expandKey(key, framed('wrap')),
  };
}
