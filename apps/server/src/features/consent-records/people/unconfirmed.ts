import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { byItself } from '../asked-by.ts';
import { subjectChanged } from '../events.ts';
import { eraseNoted } from './held-erasure.ts';
import { lockPeople } from './people-lock-queries.ts';
import { findSubject } from './subject-queries.ts';
import { listOfSubject } from './unconfirmed-queries.ts';

type Unconfirmed = {
  readonly accountId: string;
  readonly siteId: string;
  readonly subjectId: string;
  /** The consents of the request and of its end. */
  readonly consentIds: readonly string[];
  /** Names of the preferences that the request may contain. */
  readonly preferences: readonly string[];
  /** When the request ended. */
  readonly before: Date;
};

/**
 * Erases a person of whom nothing is stored but an unconfirmed request, and logs it as retention. A person with an id of the
 * site, a verified address or any other consent stays. Returns whether the person was erased.
 */
export async function eraseUnconfirmed(
  db: Database,
  { accountId, siteId, subjectId, consentIds, preferences, before }: Unconfirmed,
  at: Date,
): Promise<boolean> {
  return db.asSystem(async (tx) => {
    await lockPeople(tx, siteId);
    const person = await findSubject(tx, accountId, siteId, subjectId);
    if (!person || person.externalId !== null || person.verified) return false;
    const consents = await listOfSubject(tx, accountId, subjectId);
    const isOfAsking = ({ id, verified, names }: (typeof consents)[number]) =>
      consentIds.includes(id) && !verified && names.every((name) => preferences.includes(name));
    if (!consents.every(isOfAsking)) return false;
    const done = { id: newId(at), at, cause: 'retention', mode: 'everything', before } as const;
    await eraseNoted(tx, accountId, siteId, subjectId, { ...done, ...byItself });
    await enqueue(tx, subjectChanged, { accountId, siteId, subjectId, change: 'erased', at: at.toISOString() });
    return true;
  });
}
