import {
  attestationFormat,
  bundleFormat,
  canonicalText,
  parseAttestation,
  toBase64,
  type Attestation,
  type AttestedKind,
} from '@app/evidence';
import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { Problem } from '#platform/http/problem.ts';
import { deleteAttestations, findAttested, findEntryOf, insertAttestation } from './attestation-queries.ts';
import { holdRemoval, holdRows } from './entries.ts';
import { proofOf } from './proof.ts';

/** What an account states; the site, the day and the rest stand in its text. */
export type NewAttestation = Omit<Attestation, 'format' | 'account'> & {
  /** What it is about, such as a request. */
  readonly subjectId?: string;
};

/** Stores an attestation with its leaf. @returns its id */
export async function attest(
  tx: Tx,
  accountId: string,
  { subjectId, ...said }: NewAttestation,
  at: Date,
): Promise<string> {
  const id = newId(at);
  const content = Buffer.from(canonicalText({ ...said, format: attestationFormat, account: accountId }));
  const { kind, site: siteId, on: onDay } = said;
  await insertAttestation(tx, accountId, { id, kind, siteId, subjectId: subjectId ?? null, onDay, at, content });
  await holdRows(tx, accountId, kind, { ids: [id] }, at);
  return id;
}

/** Deletes attestations, and states so in the log. Their leaves stay. */
export async function withdrawAttestations(
  tx: Tx,
  accountId: string,
  kind: AttestedKind,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await holdRemoval(tx, accountId, kind, { ids }, at);
  await deleteAttestations(tx, accountId, ids);
}

/**
 * The proof bundle of an attestation, in canonical form.
 * @param personSalt by which its reader can tell whom it is about
 * @throws Problem `evidence.not-attested`, `evidence.not-signed`
 */
export async function proveAttestation(
  tx: Tx,
  accountId: string,
  {
    kind,
    id,
    personSalt,
  }: { readonly kind: AttestedKind; readonly id: string; readonly personSalt?: Buffer | undefined },
): Promise<string> {
  const text = await findAttested(tx, accountId, id);
  const entry = await findEntryOf(tx, accountId, kind, id);
  if (text === undefined || !parseAttestation(text) || !entry?.record || !entry.salt)
    throw new Problem('evidence.not-attested');
  const proof = await proofOf(tx, accountId, entry.batchId, entry.id);
  if (!proof) throw new Problem('evidence.not-signed');
  return canonicalText({
    format: bundleFormat,
    account: accountId,
    record: JSON.parse(entry.record.toString('utf8')),
    salt: toBase64(entry.salt),
    texts: [{ sha256: createHash('sha256').update(text).digest('hex'), text }],
    ...proof,
    ...(personSalt && { personSalt: toBase64(personSalt) }),
  });
}
