import { Chacha20Poly1305 } from '@hpke/chacha20poly1305';
import { CipherSuite, HkdfSha256 } from '@hpke/core';
import { XWing } from '@hpke/hybridkem-x-wing';
import { concat } from '@app/evidence/hash.ts';
import { checkLength } from './bytes.ts';
import { NotOpened } from './refusal.ts';
import { suite } from './suite.ts';

export const kemSeedLength = 32;
export const kemPublicKeyLength = 1216;
const encapsulatedLength = 1120;
const tagLength = 16;

/**
 * Suite 1: HPKE in base mode with X-Wing (ML-KEM-768 and X25519, KEM 0x647A), HKDF-SHA256 and ChaCha20-Poly1305. What is
 * stolen today stays closed to whoever breaks one of the two.
 * @see RFC 9180, draft-connolly-cfrg-xwing-kem
 */
export const newSuite = () =>
  new CipherSuite({ kem: new XWing(), kdf: new HkdfSha256(), aead: new Chacha20Poly1305() });

/** The public key of a seed. @param seed 32 random bytes, which are the secret key @throws RangeError */
export async function kemPublicKey(seed: Uint8Array): Promise<Uint8Array> {
  const { kem } = newSuite();
  const { publicKey } = await keyPairOf(seed);
  return new Uint8Array(await kem.serializePublicKey(publicKey));
}

/**
 * Seals a short secret to a public key.
 * @param info binds it to its use: the same bytes are needed to open it
 * @param ephemeral 64 bytes in place of fresh random ones, for vectors alone
 * @returns suite (1 byte), encapsulated key (1,120 bytes), secret and tag
 * @throws RangeError for a key of another length
 */
export async function wrap(
  secret: Uint8Array,
  to: { readonly publicKey: Uint8Array; readonly info: Uint8Array },
  ephemeral?: Uint8Array,
): Promise<Uint8Array> {
  const { publicKey, info } = to;
  checkLength(publicKey, kemPublicKeyLength, 'A public key of X-Wing');
  const hpke = newSuite();
  const sender = await hpke.createSenderContext({
    recipientPublicKey: await hpke.kem.deserializePublicKey(exact(publicKey)),
    info: exact(info),
    ...(ephemeral && { ekm: exact(ephemeral) }),
  });
  const sealed = await sender.seal(exact(secret));
  return concat(Uint8Array.of(suite), new Uint8Array(sender.enc), new Uint8Array(sealed));
}

/** Opens what `wrap` sealed. @throws NotOpened */
export async function unwrap(
  wrapped: Uint8Array,
  by: { readonly seed: Uint8Array; readonly info: Uint8Array },
): Promise<Uint8Array> {
  if (wrapped[0] !== suite) throw new NotOpened('unknown-format');
  if (wrapped.length < 1 + encapsulatedLength + tagLength) throw new NotOpened('wrong-length');
  const { privateKey } = await keyPairOf(by.seed);
  try {
    const recipient = await newSuite().createRecipientContext({
      recipientKey: privateKey,
      enc: exact(wrapped.subarray(1, 1 + encapsulatedLength)),
      info: exact(by.info),
    });
    return new Uint8Array(await recipient.open(exact(wrapped.subarray(1 + encapsulatedLength))));
  } catch {
    throw new NotOpened('not-authentic');
  }
}

function keyPairOf(seed: Uint8Array) {
  const { kem } = newSuite();
  return (kem as XWing).generateKeyPairDerand(checkLength(seed, kemSeedLength, 'A seed of X-Wing'));
}

/** A buffer of its own with exactly these bytes: a view may lie within a larger one. */
const exact = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
