import { concat } from '@app/evidence/hash.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';
import { openBytes, sealBytes } from './aead.ts';
import { checkLength, framed, type Random } from './bytes.ts';
import { formatCode, parseCode, type CodeRefusal } from './code.ts';
import { derive, keyLength } from './derive.ts';
import { NotOpened } from './refusal.ts';

/** How a passphrase becomes a key. @see RFC 9106 */
export const stretching = { memory: 64 * 1024, passes: 3, lanes: 1, length: keyLength } as const;

/** Argon2id of these bytes by `stretching`. The caller brings an implementation: the fastest one runs in a worker alone. */
export type Stretch = (passphrase: Uint8Array, salt: Uint8Array) => Promise<Uint8Array>;

/** The secret keys of a manager: each 32 random bytes. */
export type ManagerSecrets = { readonly kemSeed: Uint8Array; readonly signing: Uint8Array };

/** Whose vault it is: what was sealed for one person does not open as another's. */
export type VaultOwner = { readonly account: string; readonly person: string };

/** The secret keys of a manager under the vault key, and the vault key under each way in. The server keeps it and opens none. */
export type Vault = { readonly sealed: Uint8Array; readonly ways: readonly VaultWay[] };

/** The vault key under one way in. */
export type VaultWay = {
  readonly kind: 'passphrase' | 'kit' | 'passkey';
  /** 16 random bytes; of a passkey, the input of its PRF (32 bytes). */
  readonly salt: Uint8Array;
  readonly sealed: Uint8Array;
  /** The ID of the passkey. */
  readonly credential?: Uint8Array;
};

/** The length of a recovery kit, in bytes: 160 bits. */
export const kitLength = 20;
const kitLabel = 'candor-recovery-kit';

export const newKit = (random: Random): Uint8Array => random(kitLength);
export const formatKit = (kit: Uint8Array): string => formatCode(checkLength(kit, kitLength, 'A kit'), kitLabel);
export const parseKit = (typed: string): Uint8Array | CodeRefusal =>
  parseCode(typed, { length: kitLength, label: kitLabel });

export const newManagerSecrets = (random: Random): ManagerSecrets => ({
  kemSeed: random(keyLength),
  signing: random(keyLength),
});

/** A random key that opens a vault. It never leaves the browser. */
export const newVaultKey = (random: Random): Uint8Array => random(keyLength);

const vaultPlace = ({ account, person }: VaultOwner) => framed('candor-vault-1', account, person);

export function sealVault(
  vaultKey: Uint8Array,
  owner: VaultOwner,
  secrets: ManagerSecrets,
  random: Random,
): Uint8Array {
  return sealBytes(vaultKey, vaultPlace(owner), concat(secrets.kemSeed, secrets.signing), random);
}

/** @throws NotOpened */
export function openVault(vaultKey: Uint8Array, owner: VaultOwner, sealed: Uint8Array): ManagerSecrets {
  const secrets = openBytes(vaultKey, vaultPlace(owner), sealed);
  if (secrets.length !== 2 * keyLength) throw new NotOpened('malformed');
  return { kemSeed: secrets.slice(0, keyLength), signing: secrets.slice(keyLength) };
}

/** What opens a vault: a passphrase, the bytes of the printed kit, or the result of a passkey's PRF. */
export type VaultOpener =
  | { readonly kind: 'passphrase'; readonly passphrase: string; readonly stretch: Stretch }
  | { readonly kind: 'kit'; readonly kit: Uint8Array }
  | { readonly kind: 'passkey'; readonly prf: Uint8Array; readonly credential: Uint8Array };

/** Seals the vault key under a way in. @param salt 16 random bytes; of a passkey, the input that its PRF was given */
export async function addWay(
  vaultKey: Uint8Array,
  owner: VaultOwner,
  way: { readonly opener: VaultOpener; readonly salt: Uint8Array },
  random: Random,
): Promise<VaultWay> {
  const { opener, salt } = way;
  const { kind } = opener;
  const sealed = sealBytes(await openerKey(opener, salt), wayPlace(owner, kind), vaultKey, random);
  return { kind, salt, sealed, ...(kind === 'passkey' && { credential: opener.credential }) };
}

/** The vault key. @throws NotOpened */
export async function openWay(way: VaultWay, owner: VaultOwner, opener: VaultOpener): Promise<Uint8Array> {
  if (way.kind !== opener.kind) throw new NotOpened('unknown-format');
  return openBytes(await openerKey(opener, way.salt), wayPlace(owner, way.kind), way.sealed);
}

const wayPlace = ({ account, person }: VaultOwner, kind: VaultWay['kind']) =>
  framed('candor-vault-way-1', account, person, kind);

async function openerKey(opener: VaultOpener, salt: Uint8Array): Promise<Uint8Array> {
  switch (opener.kind) {
    case 'passphrase':
      // One text has one key, however a keyboard writes its accents.
      return derive(await opener.stretch(toUtf8(opener.passphrase.normalize('NFKC')), salt), framed('passphrase'));
    case 'kit':
      return derive(checkLength(opener.kit, kitLength, 'A kit'), framed('kit', salt));
    default:
      return derive(checkLength(opener.prf, keyLength, 'The result of a PRF'), framed('passkey', salt));
  }
}
