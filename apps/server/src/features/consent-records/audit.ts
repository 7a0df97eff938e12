import { commitment, leafHash } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AuditedBatch } from '../evidence/index.ts';
import { countErased, countMisplaced, countUnbatched, listAudited, listAuditedTexts } from './audit-queries.ts';

/** Says which consents of a batch are not what their leaves say, or are gone. */
export async function auditConsents(tx: Tx, accountId: string, { id, ids, leaves }: AuditedBatch): Promise<string[]> {
  const found = new Map((await listAudited(tx, accountId, ids)).map((consent) => [consent.id, consent]));
  return ids.flatMap((consentId, place) => {
    const consent = found.get(consentId);
    if (!consent) return `consent ${consentId} is missing`;
    const { record, salt, leaf, batchId } = consent;
    if (batchId !== id) return `consent ${consentId} names another batch`;
    if (!leaf.equals(leaves[place] ?? Buffer.alloc(0))) return `consent ${consentId} has another leaf than the tree`;
    if (!record || !salt) return [];
    const own = leafHash(accountId, commitment(salt, record, hash), hash);
    if (!leaf.equals(Buffer.from(own))) return `consent ${consentId} was changed`;
    return namesItself(record, consentId) ? [] : `consent ${consentId} has the record of another`;
  });
}

function namesItself(record: Buffer, id: string): boolean {
  return (JSON.parse(record.toString('utf8')) as { id?: unknown }).id === id;
}

/** Says what no batch knows: it was put in beside the intake. */
export async function auditStrays(tx: Tx): Promise<string[]> {
  return (await countUnbatched(tx)).map(
    ({ accountId, count }) => `${accountId}: ${count} consents are in no batch, so they did not come by the intake`,
  );
}

/** Says what nobody would find who looks for a person's consents. */
export async function auditOwners(tx: Tx): Promise<string[]> {
  return (await countMisplaced(tx)).map(
    ({ accountId, count }) => `${accountId}: ${count} consents do not stand under their person`,
  );
}

/** Says where consents were erased beside the product: what it erases stands in a log. */
export async function auditErasures(tx: Tx): Promise<string[]> {
  return (await countErased(tx)).flatMap(({ accountId, erased, logged }) =>
    erased === logged ? [] : `${accountId}: ${erased} consents are erased, and the log of erasures knows ${logged}`,
  );
}

/** Says which texts of legal notices are not the ones that were hashed when they were published. */
export async function auditNoticeTexts(tx: Tx): Promise<string[]> {
  const texts = await listAuditedTexts(tx);
  return texts
    .filter(({ sha256, body }) => !hash(body).equals(sha256))
    .map(({ noticeId, language }) => `legal notice ${noticeId} in ${language} was changed`);
}
