import { commitment, leafHash } from '@app/evidence';
import { z } from 'zod';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { AuditedBatch } from '../../evidence/index.ts';
import { noticesNumber, subjectKey } from '../hashes.ts';
import { marks, timeOf } from '../rules.ts';
import {
  isHeldUnder,
  listAudited,
  listKeysOf,
  readAuditedTexts,
  readMisplaced,
  readNoticeSets,
  readUnbatched,
  readWronglyErased,
  readWronglyLogged,
  type AuditedConsent,
} from './audit-queries.ts';
import { listAccountsWithPeople, readUnexplained } from './people-audit-queries.ts';

const named = z.object({ identifier: z.string(), version: z.string().nullable() });

/** The fields of a record that are also stored in columns, for lists, searches and exports. */
const said = z.object({
  id: z.string(),
  site: z.string(),
  kind: z.string(),
  timestamp: z.string(),
  received: z.string(),
  source: z.string(),
  verified: z.boolean(),
  subject: z.object({ id: z.string().optional(), email: z.string().optional() }),
  legal_notices: z.array(named),
  notices_without_text: z.array(named).default([]),
});

/** Lists the consents of a batch that are missing, differ from their leaves, or have columns that differ from their records. */
export async function auditConsents(tx: Tx, accountId: string, { id, ids, leaves }: AuditedBatch): Promise<string[]> {
  const consents = await listAudited(tx, accountId, ids);
  const found = new Map(consents.map((consent) => [consent.id, consent]));
  const people = consents.flatMap(({ record, subjectId }) => (record ? subjectId : []));
  const keys = new Set(people.length > 0 ? await listKeysOf(tx, accountId, [...new Set(people)]) : []);
  const wrong: string[] = [];
  for (const [place, consentId] of ids.entries()) {
    const consent = found.get(consentId);
    const fault = consent
      ? (faultOf(accountId, id, consent, leaves[place]) ?? (await ownerFault(tx, accountId, consent, keys)))
      : 'is missing';
    if (fault !== undefined) wrong.push(`consent ${consentId} ${fault}`);
  }
  return wrong;
}

function faultOf(
  accountId: string,
  batchId: string,
  consent: AuditedConsent,
  inTree: Buffer | undefined,
): string | undefined {
  const { record, salt, leaf } = consent;
  if (consent.batchId !== batchId) return 'names another batch';
  if (!inTree || !leaf.equals(inTree)) return 'has another leaf than the tree';
  if (!record || !salt) return undefined;
  const own = leafHash(accountId, commitment(salt, record, hash), hash);
  if (!leaf.equals(Buffer.from(own))) return 'was changed';
  const read = said.safeParse(JSON.parse(record.toString('utf8')));
  if (!read.success) return 'has a record that cannot be read';
  if (read.data.id !== consent.id) return 'has the record of another';
  return shownFault(consent, read.data);
}

/** The columns of a consent that differ from its record. Undefined: none. */
function shownFault(shown: AuditedConsent, record: z.infer<typeof said>): string | undefined {
  const mark =
    (record.source === 'private' ? marks.private : 0) |
    (record.verified ? marks.verified : 0) |
    (record.kind === 'withdrawal' ? marks.withdrawal : 0);
  const differences = [
    shown.siteId !== record.site && 'site',
    shown.mark !== mark && 'kind, source or verification',
    timeOf(shown.id) !== Date.parse(record.timestamp) && 'time',
    !isReceipt(shown, Date.parse(record.received)) && 'time of receipt',
    shown.notices !== noticesNumber([...record.legal_notices, ...record.notices_without_text]) && 'legal notices',
  ].filter((what) => what !== false);
  return differences.length > 0 ? `is shown with another ${differences.join(', ')} than its record says` : undefined;
}

/** The most by which the id of a batch may be ahead of the clock, in milliseconds: see `newId`. */
const idsAhead = 11_000;
/** The longest time between composing a record and writing its batch, in milliseconds. An import writes after reading all of it. */
const longestUntilWritten = 3_600_000;

/** Whether the time of receipt agrees with the time of the batch and with that in the record. */
function isReceipt({ receivedAt, batchId }: AuditedConsent, recorded: number): boolean {
  const at = receivedAt.getTime();
  return (
    Math.abs(timeOf(batchId) - at) <= idsAhead && at >= recorded - idsAhead && at - recorded <= longestUntilWritten
  );
}

/** A message where a consent belongs to a person whom its record does not name and no leaf explains it. */
async function ownerFault(
  tx: Tx,
  accountId: string,
  { id, subjectId, record }: AuditedConsent,
  keys: ReadonlySet<string>,
): Promise<string | undefined> {
  if (!record) return undefined;
  const { subject } = said.parse(JSON.parse(record.toString('utf8')));
  const externalId = subject.id ?? (subject.email ? undefined : id);
  const names = [
    ...(externalId === undefined ? [] : [subjectKey('id', externalId)]),
    ...(subject.email === undefined ? [] : [subjectKey('email', subject.email)]),
  ];
  if (names.some((key) => keys.has(`${subjectId} ${key.toString('hex')}`))) return undefined;
  return (await isHeldUnder(tx, accountId, subjectId, id))
    ? undefined
    : `stands under person ${subjectId}, whom its record does not name`;
}

/** Lists consents in no batch: they were inserted without the intake. */
export async function auditStrays(tx: Tx): Promise<string[]> {
  const wrong: string[] = [];
  for await (const { accountId, id } of readUnbatched(tx))
    wrong.push(`${accountId}: consent ${id} is in no batch, so it did not come by the intake`);
  return wrong;
}

/** Lists consents that `subject_consent` lacks, has in excess or has under another person. */
export async function auditOwners(tx: Tx): Promise<string[]> {
  const wrong: string[] = [];
  for await (const { accountId, id } of readMisplaced(tx))
    wrong.push(`${accountId}: consent ${id} does not stand under its person as it is`);
  return wrong;
}

/** Lists people whose shown names, verification or preferences come neither from a consent nor from a correction. */
export async function auditPeople(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  for (const accountId of await db.acrossAccounts(listAccountsWithPeople))
    await db.asSystem(async (tx) => {
      for await (const { id, what } of readUnexplained(tx, accountId))
        wrong.push(`${accountId}: person ${id} is shown with another ${what.join(', ')} than was said`);
    });
  return wrong;
}

/** Lists consents erased outside the product, and differences between the erasure log and the leaves. */
export async function auditErasures(tx: Tx): Promise<string[]> {
  const wrong: string[] = [];
  for await (const { accountId, id, erased } of readWronglyErased(tx))
    wrong.push(
      erased
        ? `${accountId}: consent ${id} was emptied, and no leaf says that it was erased`
        : `${accountId}: consent ${id} says something, although it was erased`,
    );
  for await (const { accountId, id, logged, held } of readWronglyLogged(tx)) {
    const fault = !logged
      ? 'is missing from the log'
      : held
        ? 'is logged as another than its leaf says'
        : 'is in no leaf';
    wrong.push(`${accountId}: erasure ${id} ${fault}`);
  }
  return wrong;
}

/** Lists texts and sets of legal notices that no longer match their hash. */
export async function auditNoticeTexts(tx: Tx): Promise<string[]> {
  const wrong: string[] = [];
  for await (const { accountId, noticeId, language, sha256, body } of readAuditedTexts(tx))
    if (!hash(body).equals(sha256)) wrong.push(`${accountId}: legal notice ${noticeId} in ${language} was changed`);
  for await (const { accountId, siteId, number, notices } of readNoticeSets(tx)) {
    const read = z.array(named).safeParse(notices);
    if (!read.success || noticesNumber(read.data) !== number)
      wrong.push(`${accountId}: the names of legal notices ${number} of site ${siteId} were changed`);
  }
  return wrong;
}
