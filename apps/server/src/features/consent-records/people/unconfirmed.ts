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
  /** What was asked, and whatever ended it. */
  readonly consentIds: readonly string[];
  /** What the asking may have said. */
  readonly preferences: readonly string[];
  /** Since when it is over. */
  readonly before: Date;
};

/**
 * Erases a person of whom nothing is known but that somebody gave their address and nobody confirmed it, and logs it as
 * what was kept long enough. Whoever the site knows by an id of its own, is verified or said anything else stays. Says
 * whether it erased.
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
