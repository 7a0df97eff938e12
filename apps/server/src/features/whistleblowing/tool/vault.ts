import { kemPublicKeyLength, ringBlock, sealedOverhead } from '@app/sealing';
import type { RingAnswer, StoredVault } from '@app/whistleblowing';
import { z } from 'zod';
import { isUniqueViolation } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { bytesOfBase64, bytesOfHex, toBase64, toHex, toUuid } from '../ids.ts';
import { base64, hex, id } from '../reports/schemas.ts';
import type { Manager } from './session.ts';
import {
  findVault,
  insertVault,
  isSetAside,
  listRing,
  putRing,
  setVaultAside,
  takeVaultUp,
  updateVault,
  type VaultRow,
} from './vault-queries.ts';

const version = z.int().min(0).max(1_000_000);
const way = z.strictObject({
  kind: z.enum(['passphrase', 'kit', 'passkey']),
  salt: base64(64),
  sealed: base64(32 + sealedOverhead),
  credential: base64(1024).exactOptional(),
});

export const vaultBody = z.strictObject({
  id,
  version,
  sealed: base64(64 + sealedOverhead),
  ways: z.array(way).min(1).max(10),
  kem: hex(kemPublicKeyLength),
  sign: hex(32),
});

export const ringBody = z.strictObject({ version, sealed: base64(ringBlock * 48 + sealedOverhead) });
const mostBlocks = 2000;

export const vaultView = (row: VaultRow): StoredVault => ({
  id: toHex(row.id),
  version: row.version,
  sealed: toBase64(row.sealed),
  // Only what `vaultBody` checked is stored.
  ways: row.ways as StoredVault['ways'],
  kem: row.kemKey.toString('hex'),
  sign: row.signKey.toString('hex'),
});

export const readVault = ({ db }: Services, { actor }: Manager) =>
  db.inAccount(actor.accountId, (tx) => findVault(tx, actor.accountId, actor.id));

/**
 * Stores a vault, if it replaces the version that it was made from. The public keys of a manager never change: what was wrapped to
 * them could not be opened any more.
 * @throws Problem `report-vault.changed`, `report-vault.keys`, `report-vault.ways`
 */
export async function storeVault(
  { db }: Services,
  { actor }: Manager,
  sent: z.output<typeof vaultBody>,
): Promise<StoredVault> {
  const { accountId, id: personId } = actor;
  // A passkey alone is lost with its device.
  if (sent.ways.every(({ kind }) => kind === 'passkey')) throw new Problem('report-vault.ways');
  const vault = {
    personId,
    id: toUuid(sent.id),
    version: sent.version,
    sealed: bytesOfBase64(sent.sealed),
    ways: JSON.stringify(sent.ways),
    kemKey: bytesOfHex(sent.kem),
    signKey: bytesOfHex(sent.sign),
  };
  return db
    .inAccount(accountId, async (tx) => {
      const known = await findVault(tx, accountId, personId);
      if (!known && sent.version !== 0) throw new Problem('report-vault.changed');
      if (!known && (await isSetAside(tx, accountId, vault.id))) throw new Problem('report-vault.keys');
      if (!known) await insertVault(tx, accountId, { ...vault, version: 1 });
      else {
        const hasSameKeys =
          known.id === vault.id && known.kemKey.equals(vault.kemKey) && known.signKey.equals(vault.signKey);
        if (!hasSameKeys) throw new Problem('report-vault.keys');
        if (!(await updateVault(tx, accountId, vault))) throw new Problem('report-vault.changed');
      }
      const stored = await findVault(tx, accountId, personId);
      if (!stored) throw new Error('A vault that was stored is not there.');
      return vaultView(stored);
    })
    .catch(refuseTaken);
}

/** An ID that somebody else has is nobody's keys. */
function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw new Problem('report-vault.keys');
  throw error;
}

/**
 * Sets the keys of a manager aside whose passphrase and kit are lost, so that they can make others. The ring goes with them.
 * @throws Problem `report-vault.missing`
 */
export async function loseVault({ db, now }: Services, { actor: { accountId, id } }: Manager): Promise<void> {
  const isAside = await db.inAccount(accountId, (tx) => setVaultAside(tx, accountId, id, dayOf(now())));
  if (!isAside) throw new Problem('report-vault.missing');
}

/** Takes up keys again that were set aside, unless there are others. @throws Problem `report-vault.missing`, `report-vault.keys` */
export async function returnVault(
  { db }: Services,
  { actor: { accountId, id: personId } }: Manager,
  vaultHex: string,
): Promise<void> {
  await db
    .inAccount(accountId, async (tx) => {
      if (await findVault(tx, accountId, personId)) throw new Problem('report-vault.keys');
      if (!(await takeVaultUp(tx, accountId, personId, toUuid(vaultHex)))) throw new Problem('report-vault.missing');
    })
    .catch(refuseTaken);
}

export async function readRing({ db }: Services, { actor }: Manager): Promise<RingAnswer> {
  const blocks = await db.inAccount(actor.accountId, (tx) => listRing(tx, actor.accountId, actor.id));
  return { blocks: blocks.map((block) => ({ ...block, sealed: toBase64(block.sealed) })) };
}

/** Stores a block of the ring. @throws Problem `report-vault.missing`, `report-vault.changed` */
export async function storeRing(
  services: Services,
  manager: Manager,
  block: number,
  sent: z.output<typeof ringBody>,
): Promise<RingAnswer> {
  const { accountId, id: personId } = manager.actor;
  if (block >= mostBlocks) throw new Problem('report-vault.missing');
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await findVault(tx, accountId, personId))) throw new Problem('report-vault.missing');
    const isStored = await putRing(tx, accountId, personId, {
      block,
      version: sent.version,
      sealed: bytesOfBase64(sent.sealed),
    });
    if (!isStored) throw new Problem('report-vault.changed');
  });
  return readRing(services, manager);
}
