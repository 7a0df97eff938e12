import {
  append,
  bundleFormat,
  inclusionProof,
  readTiles,
  reportProofFormat,
  toBase64,
  type ProofBundle,
  type ReportProof,
} from '@app/evidence';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { findEntryOf, proofOf } from '../../evidence/index.ts';
import { toHex } from '../ids.ts';
import { listEntries } from '../reports/entry-queries.ts';
import { rootKey } from './grow.ts';
import { findLeaf, findRootOver, listLeafHashes } from './queries.ts';

type Of = { readonly accountId: string; readonly officeId: string; readonly reportId: string };

/**
 * The proof that a report came on its day, to be taken along and checked offline. Undefined until the day is over and its root is
 * signed.
 */
export async function reportProof(tx: Tx, { accountId, officeId, reportId }: Of): Promise<ReportProof | undefined> {
  const [first] = await listEntries(tx, accountId, reportId);
  const leaf = first && (await findLeaf(tx, accountId, reportId, first.number));
  const root = leaf && (await findRootOver(tx, accountId, officeId, leaf.number));
  const office = toHex(officeId);
  const statement = root && (await findEntryOf(tx, accountId, 'report-root', rootKey(office, root.day)));
  if (!leaf || !root || !statement?.record || !statement.salt) return undefined;
  const signed = await proofOf(tx, accountId, statement.batchId, statement.id);
  if (!signed) return undefined;
  const { tiles } = append(0, await listLeafHashes(tx, accountId, officeId, root.size), readTiles([]), sha256);
  const log: ProofBundle = {
    format: bundleFormat,
    account: accountId,
    record: JSON.parse(statement.record.toString('utf8')) as ProofBundle['record'],
    salt: toBase64(statement.salt),
    texts: [],
    ...signed,
  };
  return {
    format: reportProofFormat,
    office,
    entry: JSON.parse(first.body) as ReportProof['entry'],
    salt: toBase64(leaf.salt),
    leaf: { index: leaf.number },
    proof: inclusionProof(leaf.number, root.size, readTiles(tiles), sha256).map(toBase64),
    log,
  };
}
