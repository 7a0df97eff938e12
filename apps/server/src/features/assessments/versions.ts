import type { AssessmentVersion } from '@app/contract';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { namePeople } from '../accounts/index.ts';
import { findAssessment, findEdition, listEditions } from './queries.ts';
import { changesBetween } from './rules.ts';
import { existing } from './service.ts';
import { assessedRecord, editionOf, versionOf } from './view.ts';

/** @throws Problem `assessment.not-found` */
export async function readVersions({ services, actor }: Context, id: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await existing(findAssessment(tx, accountId, id));
    const editions = await listEditions(tx, accountId, id);
    const named = await namePeople(
      tx,
      actor,
      editions.map(({ personId }) => personId),
    );
    return { versions: editions.map((edition) => editionOf(edition, named)) };
  });
}

/**
 * A version word for word, also of an assessment that was changed since or whose record is gone.
 * @throws Problem `assessment.not-found`, `assessment.version-not-found`
 */
export async function readVersion(
  exchange: Exchange,
  { assessmentId, number }: { readonly assessmentId: string; readonly number: number },
): Promise<AssessmentVersion> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const stored = await existing(findAssessment(tx, accountId, assessmentId));
    const edition = await findEdition(tx, accountId, assessmentId, number);
    if (!edition) throw new Problem('assessment.version-not-found');
    const named = await namePeople(tx, actor, [edition.personId]);
    return versionOf(stored, edition, await assessedRecord(tx, exchange, stored.recordId), named);
  });
}

/** @throws Problem `assessment.not-found`, `assessment.version-not-found` */
export async function compareVersions(
  { services, actor }: Context,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await existing(findAssessment(tx, accountId, id));
    const editions = await listEditions(tx, accountId, id);
    const [before, after] = [from, to].map((wanted) => editions.find(({ version }) => version === wanted));
    if (!before || !after) throw new Problem('assessment.version-not-found');
    return { changes: changesBetween(before.answers, after.answers) };
  });
}
