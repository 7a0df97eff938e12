import type { AuditEvent } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { csvLine } from '#platform/files/csv.ts';
import { listEmails, listKeyNames, type StoredEvent } from './queries.ts';

/** The names of people and keys, by id. */
export type Names = { readonly people: ReadonlyMap<string, string>; readonly keys: ReadonlyMap<string, string> };

export async function namesOf(tx: Tx, accountId: string): Promise<Names> {
  return { people: await listEmails(tx, accountId), keys: await listKeyNames(tx, accountId) };
}

export function viewOf(event: StoredEvent, { people, keys }: Names): AuditEvent {
  const { id, number, at, kind, actor, personId, keyId, job, way, device, country } = event;
  const { targetKind, targetId, siteId, projectId, details, changes, count } = event;
  return {
    id,
    number,
    at: at.toISOString(),
    kind,
    actor: {
      kind: actor,
      person: personId === null ? null : { id: personId, email: people.get(personId) ?? null },
      viaKey: keyId === null ? null : { id: keyId, name: keys.get(keyId) ?? null },
      job,
    },
    way,
    device,
    country,
    target: targetKind === null || targetId === null ? null : { kind: targetKind, id: targetId },
    siteId,
    projectId,
    details,
    changes: Object.fromEntries(Object.entries(changes).map(([name, [before, after]]) => [name, { before, after }])),
    count,
  };
}

export const csvHead = csvLine([
  'number',
  'event_id',
  'at_utc',
  'kind',
  'count',
  'actor',
  'person_id',
  'person',
  'key_id',
  'key',
  'job',
  'way',
  'browser',
  'system',
  'device',
  'country',
  'target',
  'target_id',
  'site_id',
  'project_id',
  'details',
  'changes',
]);

export function csvLineOf(event: AuditEvent): string {
  const { number, id, at, kind, count, actor, way, device, country, target, siteId, projectId, details, changes } =
    event;
  const told = Object.entries(details).map(([name, value]) => `${name}=${String(value)}`);
  const changed = Object.entries(changes).map(
    ([name, { before, after }]) => `${name}: ${String(before)} > ${String(after)}`,
  );
  return csvLine([
    number,
    id,
    at,
    kind,
    count,
    actor.kind,
    actor.person?.id ?? null,
    actor.person?.email ?? null,
    actor.viaKey?.id ?? null,
    actor.viaKey?.name ?? null,
    actor.job,
    way,
    device?.browser ?? null,
    device?.system ?? null,
    device?.kind ?? null,
    country,
    target?.kind ?? null,
    target?.id ?? null,
    siteId,
    projectId,
    told.join('; '),
    changed.join('; '),
  ]);
}
