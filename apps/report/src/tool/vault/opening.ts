import {
  addWay,
  formatKit,
  kemPublicKey,
  newKit,
  newManagerSecrets,
  newVaultKey,
  NotOpened,
  openVault,
  openWay,
  parseKit,
  sealVault,
  signerPublicKey,
  type ManagerSecrets,
  type VaultOpener,
  type VaultOwner,
  type VaultWay,
} from '@app/sealing';
import type { StoredVault } from '@app/whistleblowing';
import { fromBase64, random, toBase64, toHex } from '../encoding.ts';
import { stretch } from './stretch.ts';

/** An opened vault. It lives in the worker alone. */
export type OpenVault = {
  readonly owner: VaultOwner;
  readonly vaultKey: Uint8Array;
  readonly secrets: ManagerSecrets;
  readonly stored: StoredVault;
};

/** What somebody opens a vault with, as it was typed. */
export type TypedOpener =
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | { readonly kind: 'kit'; readonly kit: string }
  | { readonly kind: 'passkey'; readonly prf: Uint8Array; readonly credential: string };

/** A new vault under a passphrase and a kit. The kit is returned once, to be printed. */
export async function createVault(
  owner: VaultOwner,
  passphrase: string,
): Promise<{ readonly opened: OpenVault; readonly kit: string }> {
  const secrets = newManagerSecrets(random);
  const vaultKey = newVaultKey(random);
  const { way: kitWay, kit } = await newKitWay(vaultKey, owner);
  const stored: StoredVault = {
    id: toHex(random(16)),
    version: 0,
    sealed: toBase64(sealVault(vaultKey, owner, secrets, random)),
    ways: [await passphraseWay(vaultKey, owner, passphrase), kitWay],
    kem: toHex(await kemPublicKey(secrets.kemSeed)),
    sign: toHex(signerPublicKey(secrets.signing)),
  };
  return { opened: { owner, vaultKey, secrets, stored }, kit };
}

/** @throws NotOpened if it was not the passphrase, kit or passkey, or the vault was changed */
export async function unlockVault(owner: VaultOwner, stored: StoredVault, typed: TypedOpener): Promise<OpenVault> {
  const way = stored.ways.find(
    ({ kind, credential }) => kind === typed.kind && (kind !== 'passkey' || credential === openerCredential(typed)),
  );
  if (!way) throw new NotOpened('unknown-format');
  const vaultKey = await openWay(plainWay(way), owner, openerOf(typed));
  const secrets = openVault(vaultKey, owner, fromBase64(stored.sealed));
  // The server could have exchanged the public keys for its own: others would then seal to it.
  const isOwn =
    toHex(await kemPublicKey(secrets.kemSeed)) === stored.kem &&
    toHex(signerPublicKey(secrets.signing)) === stored.sign;
  if (!isOwn) throw new NotOpened('malformed');
  return { owner, vaultKey, secrets, stored };
}

/** The vault under a new passphrase, in place of the old one. */
export async function withPassphrase(vault: OpenVault, passphrase: string): Promise<StoredVault> {
  return replaced(vault.stored, await passphraseWay(vault.vaultKey, vault.owner, passphrase));
}

/** The vault under a new kit. The old one no longer opens it. */
export async function withKit(vault: OpenVault): Promise<{ readonly stored: StoredVault; readonly kit: string }> {
  const { way, kit } = await newKitWay(vault.vaultKey, vault.owner);
  return { stored: replaced(vault.stored, way), kit };
}

/** The vault under a passkey, besides passphrase and kit. */
export async function withPasskey(
  vault: OpenVault,
  passkey: { readonly prf: Uint8Array; readonly credential: string; readonly salt: Uint8Array },
): Promise<StoredVault> {
  const opener = { kind: 'passkey', prf: passkey.prf, credential: fromBase64(passkey.credential) } as const;
  const way = await addWay(vault.vaultKey, vault.owner, { opener, salt: passkey.salt }, random);
  return replaced(vault.stored, storedWay(way));
}

type StoredWay = StoredVault['ways'][number];

const replaced = (stored: StoredVault, way: StoredWay): StoredVault => ({
  ...stored,
  ways: [...stored.ways.filter(({ kind }) => kind !== way.kind), way],
});

async function passphraseWay(vaultKey: Uint8Array, owner: VaultOwner, passphrase: string): Promise<StoredWay> {
  const opener = { kind: 'passphrase', passphrase, stretch } as const;
  return storedWay(await addWay(vaultKey, owner, { opener, salt: random(16) }, random));
}

async function newKitWay(vaultKey: Uint8Array, owner: VaultOwner) {
  const kit = newKit(random);
  const way = await addWay(vaultKey, owner, { opener: { kind: 'kit', kit }, salt: random(16) }, random);
  return { way: storedWay(way), kit: formatKit(kit) };
}

function openerOf(typed: TypedOpener): VaultOpener {
  if (typed.kind === 'passphrase') return { ...typed, stretch };
  if (typed.kind === 'passkey') return { ...typed, credential: fromBase64(typed.credential) };
  const kit = parseKit(typed.kit);
  if (typeof kit === 'string') throw new NotOpened(kit === 'length' ? 'wrong-length' : 'malformed');
  return { kind: 'kit', kit };
}

const openerCredential = (typed: TypedOpener) => (typed.kind === 'passkey' ? typed.credential : undefined);

const storedWay = ({ kind, salt, sealed, credential }: VaultWay): StoredWay => ({
  kind,
  salt: toBase64(salt),
  sealed: toBase64(sealed),
  ...(credential && { credential: toBase64(credential) }),
});

const plainWay = ({ kind, salt, sealed, credential }: StoredWay): VaultWay => ({
  kind,
  salt: fromBase64(salt),
  sealed: fromBase64(sealed),
  ...(credential && { credential: fromBase64(credential) }),
});
