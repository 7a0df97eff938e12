import { entryBytes, entryFormat, entryLeafHash, type Entry } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { StoredEvent } from './queries.ts';

/** What the leaf of an event says: all of it, under its number. Computed from the row, so that any changed byte shows. */
export function entryOf(accountId: string, event: Omit<StoredEvent, 'batchId'>): Entry {
  const { id, at, kind, number, count, device, country, way, siteId, projectId, details, changes } = event;
  const { actor, personId, keyId, job, targetKind, targetId } = event;
  return {
    format: entryFormat,
    account: accountId,
    id,
    kind: 'audit',
    key: String(number),
    at: at.toISOString(),
    event: kind,
    actor: { kind: actor, person: personId, key: keyId, job },
    way,
    device,
    country,
    target: targetKind === null ? null : { kind: targetKind, id: targetId },
    site: siteId,
    project: projectId,
    details,
    changes,
    count,
  };
}

export function leafOf(accountId: string, event: Omit<StoredEvent, 'batchId'>): Uint8Array {
  return entryLeafHash(accountId, event.salt, entryBytes(entryOf(accountId, event)), hash);
}
