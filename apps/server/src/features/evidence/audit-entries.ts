import { entryLeafHash, parseEntry } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AuditedBatch } from './audit-queries.ts';
import {
  isAdoptionWaiting,
  listEmptied,
  listEntries,
  listNotable,
  listRemoved,
  listStrayEntries,
  readCompared,
  type Compared,
} from './audit-entry-queries.ts';
import { heldKinds, type HeldKind } from './held-queries.ts';

/** The display names of row kinds. */
const names: Readonly<Record<HeldKind, string>> = {
  acceptance: 'acceptance',
  'document-version': 'version of a document',
  'banner-version': 'version of a banner',
  'legal-notice-text': 'text of a legal notice',
  'choices-expiry': 'deletion of choices',
  'register-edition': 'edition of the register',
  'erasure-certificate': 'certificate of an erasure',
  'assessment-version': 'version of an assessment',
};

/** Reports the entries of a batch that do not match their leaves, or are missing. */
export async function auditEntryBatch(
  tx: Tx,
  accountId: string,
  { id: batchId, ids, leaves }: AuditedBatch,
): Promise<string[]> {
  const found = new Map((await listEntries(tx, accountId, ids)).map((entry) => [entry.id, entry]));
  return ids.flatMap((id, place) => {
    const entry = found.get(id);
    if (!entry) return `entry ${id} is missing`;
    if (entry.batchId !== batchId) return `entry ${id} names another batch`;
    const { record, salt } = entry;
    if (!record || !salt) return [];
    const own = entryLeafHash(accountId, salt, record, hash);
    if (!leaves[place]?.equals(Buffer.from(own))) return `entry ${id} (${entry.kind} ${entry.key}) was changed`;
    const says = parseEntry(record.toString('utf8'));
    const isItself =
      says?.account === accountId && says.id === id && says.kind === entry.kind && says.key === entry.key;
    return isItself ? [] : `entry ${id} is kept as ${entry.kind} ${entry.key}, which is not what it says`;
  });
}

/** Reports rows that do not match their leaves, have none, or are missing. */
export async function auditHeldRows(tx: Tx, accountId: string, say: (what: string) => void): Promise<void> {
  for (const id of await listStrayEntries(tx, accountId)) say(`entry ${id} is in no batch`);
  for (const id of await listEmptied(tx, accountId)) say(`entry ${id} was emptied, and no erasure says so`);
  if (await isAdoptionWaiting(tx, accountId)) return;
  for (const kind of heldKinds) {
    const removed = await listRemoved(tx, accountId, kind);
    const isRemoved = new Set(removed);
    for await (const compared of readCompared(tx, accountId, kind, removed)) {
      const wrong = wrongOf(compared, isRemoved.has(compared.key));
      if (wrong !== undefined) say(`${names[kind]} ${compared.key} ${wrong}`);
    }
  }
}

function wrongOf({ now, held }: Compared, isRemoved: boolean): string | undefined {
  if (!now) return isRemoved ? undefined : 'is missing';
  if (!held) return 'is in no leaf: it was added beside the product';
  if (isRemoved) return 'is there, although it was deleted';
  const parts = [...new Set([...Object.keys(now), ...Object.keys(held)])].toSorted();
  const changed = parts.filter((part) => now[part] !== held[part]);
  return changed.map((part) => partWrong(part, now[part], held[part])).join(' and ');
}

function partWrong(part: string, now: string | undefined, held: string | undefined): string {
  if (now === undefined) return `lacks its ${part}`;
  if (held === undefined) return `has a ${part} that is in no leaf`;
  return part === 'row' ? 'was changed' : `has another ${part}`;
}

/** Remarks that are not faults, but that a reader of the audit must know. */
export async function notesOf(tx: Tx, accountId: string): Promise<string[]> {
  const notes = (await listNotable(tx, accountId)).flatMap(({ kind, record }) => {
    const says = parseEntry(record);
    if (!says) return [];
    if (kind === 'adoption') return `what was there before ${says.at} is held from then on`;
    return `on ${says.at} the operator acknowledged that the database was set back: ${String(says['known'])} leaves were known, and it had ${String(says['size'])}`;
  });
  const waits = await isAdoptionWaiting(tx, accountId);
  return waits ? [...notes, 'rows from before the update wait for their leaves'] : notes;
}

/** The restores that the operator acknowledged: the number of leaves known before, and after. */
export async function acknowledgedRestores(tx: Tx, accountId: string) {
  return (await listNotable(tx, accountId)).flatMap(({ kind, record }) => {
    const says = parseEntry(record);
    return kind === 'restore' && says ? { known: Number(says['known']), size: Number(says['size']) } : [];
  });
}
