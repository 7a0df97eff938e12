import { ed25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, sameBytes } from '@app/evidence/hash.ts';
import { checkLength, framed, uint32, type Random } from './bytes.ts';
import { isSignature } from './envelope.ts';

/** How long a challenge may be answered, in seconds. */
export const challengeSeconds = 60;
const nonceLength = 16;
const challengeLength = 4 + nonceLength + 32;

/** A challenge that the server need not remember: time, nonce and their MAC. @param seconds since 1970 */
export function newChallenge(key: Uint8Array, seconds: number, random: Random): Uint8Array {
  const body = concat(uint32(seconds), random(nonceLength));
  return concat(body, hmac(sha256, key, body));
}

/** Whether the server made a challenge within the last minute. @param seconds since 1970 */
export function isChallenge(challenge: Uint8Array, key: Uint8Array, seconds: number): boolean {
  if (challenge.length !== challengeLength) return false;
  const body = challenge.subarray(0, 4 + nonceLength);
  const made = new DataView(body.buffer, body.byteOffset).getUint32(0);
  const isFresh = made <= seconds && seconds - made <= challengeSeconds;
  return isFresh && sameBytes(hmac(sha256, key, body), challenge.subarray(4 + nonceLength));
}

/** A request to a mailbox. */
export type MailboxRequest = {
  readonly challenge: Uint8Array;
  readonly method: string;
  /** Path and query as they are sent. */
  readonly path: string;
  /** The bytes of the body; empty if there is none. */
  readonly body: Uint8Array;
};

const requestBytes = ({ challenge, method, path, body }: MailboxRequest) =>
  framed('candor-mailbox-1', challenge, method, path, sha256(body));

/** Signs a request as the reporter. @param signing see `receiptKeys` */
export const signRequest = (request: MailboxRequest, signing: Uint8Array): Uint8Array =>
  ed25519.sign(requestBytes(request), checkLength(signing, 32, 'A secret key of Ed25519'));

export const isSignedRequest = (request: MailboxRequest, signature: Uint8Array, publicKey: Uint8Array): boolean =>
  isSignature(signature, requestBytes(request), publicKey);
