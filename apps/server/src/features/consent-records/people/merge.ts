import type { SubjectRow } from '@app/contract';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../../audit/index.ts';
import { askedBy, byItself } from '../asked-by.ts';
import { subjectChanged } from '../events.ts';
import { findOrRefuse } from './erasure.ts';
import { findMergedInto } from './merge-queries.ts';
import { lockPeople } from './people-lock-queries.ts';
import { mergeHeld } from './person-evidence.ts';
import { shownSubject } from './shown.ts';
import { findSubject } from './subject-queries.ts';

/**
 * Merges a person into another of the same site, with their consents, preferences and lookup keys.
 *
 * @throws Problem `subject.not-found`, `subject.itself`
 */
export async function mergeSubject(
  { services, actor }: Context,
  siteId: string,
  from: string,
  into: string,
): Promise<SubjectRow> {
  const { accountId } = actor;
  return services.db.asSystem(async (tx) => {
    const findBoth = async () => [
      await findOrRefuse(tx, accountId, siteId, from),
      await findOrRefuse(tx, accountId, siteId, into),
    ];
    await findBoth();
    if (from === into) throw new Problem('subject.itself');
    await lockPeople(tx, siteId);
    await findBoth();
    const at = services.now();
    await mergeHeld(tx, accountId, { siteId, from, into, at, ...askedBy(actor) });
    await recordEvent(tx, at, actor, 'person.merged', { siteId, target: from, details: { into } });
    await enqueue(tx, subjectChanged, { accountId, siteId, subjectId: into, change: 'updated', at: at.toISOString() });
    return shownSubject(await findOrRefuse(tx, accountId, siteId, into));
  });
}

type Duplicate = { readonly accountId: string; readonly siteId: string; readonly into: string; readonly from: string };

/** Runs a merge that an intake asked for. Does nothing if the people were merged or erased since. */
export async function mergeFound({ db, now }: Services, { accountId, siteId, ...found }: Duplicate): Promise<void> {
  await db.asSystem(async (tx) => {
    await lockPeople(tx, siteId);
    const present = async (id: string) =>
      findSubject(tx, accountId, siteId, (await findMergedInto(tx, accountId, id)) ?? id);
    const [into, from] = [await present(found.into), await present(found.from)];
    if (!into || !from || into.id === from.id) return;
    await mergeHeld(tx, accountId, { siteId, from: from.id, into: into.id, at: now(), ...byItself });
  });
}
