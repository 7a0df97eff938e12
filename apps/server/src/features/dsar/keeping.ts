import { daysBetween } from '@app/deadlines';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../policies/index.ts';
import { forgetCertificate } from './certificates/certificate.ts';
import { deleteOldFiles } from './files/queries.ts';
import { deleteOldEntries } from './identity/comparison-queries.ts';
import { deleteEndedStatements } from './identity/key-queries.ts';
import { forgetRequest, listToForget, listWatched, wasTold } from './keeping-queries.ts';
import { lockRequest, updateRequest } from './request-queries.ts';
import { nextDue } from './rules.ts';
import { tellTeam } from './tell-team.ts';
import { insertStep } from './thread-queries.ts';

/** Days before a deadline on which the team is told, besides half time and each day after it. */
const tellBefore = [7, 3, 1, 0];
const batch = 200;

/** Moves deadlines that stand still, and tells the team of those that come near or are over. */
export async function watch(services: Services): Promise<void> {
  const watched = await services.db.acrossAccounts(listWatched);
  for (const due of watched) {
    try {
      await watchOne(services, due);
    } catch (error) {
      // One that fails stops no other; tomorrow it is tried again.
      services.log.failure('job', error, { job: 'dsar.watch-deadlines', request: due.id });
    }
  }
}

type Due = Awaited<ReturnType<typeof listWatched>>[number];

async function watchOne(services: Services, due: Due): Promise<void> {
  const { db, now: clock } = services;
  const { accountId, id } = due;
  await db.asSystem(async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) return;
    const now = clock();
    const today = dayOf(now);
    const next = nextDue(request, today);
    const dueOn = next?.day ?? null;
    if (dueOn !== request.dueOn) await updateRequest(tx, accountId, { ...request, dueOn });
    if (!next || next.standsStill || !isTold(request.receivedOn, next.day, today)) return;
    if (await wasTold(tx, due, new Date(`${today}T00:00:00Z`))) return;
    const { siteId } = request;
    const step = { id: newId(now), at: now, kind: 'told-due', who: 'product', personId: null, note: '' } as const;
    await insertStep(tx, { accountId, requestId: id, siteId }, step);
    await tellTeam(tx, services, accountId, 'requestDue', { ...request, dueOn });
  });
}

/** Whether the team is told of a deadline on a day: at half time, 7, 3 and 1 days before, on the day, and each day after. */
export function isTold(receivedOn: string, dueOn: string, today: string): boolean {
  const left = daysBetween(today, dueOn);
  const half = Math.floor(daysBetween(receivedOn, dueOn) / 2);
  return left < 0 || tellBefore.includes(left) || (half > 7 && left === half);
}

/** Deletes files whose days are over, and what is personal in requests whose time is over. GDPR Art. 5(1)(e). */
export async function forget({ db, now }: Services): Promise<void> {
  await db.acrossAccounts((tx) => deleteOldFiles(tx, dayOf(now())));
  await db.acrossAccounts((tx) => deleteOldEntries(tx, dayOf(now())));
  await db.acrossAccounts((tx) => deleteEndedStatements(tx, now()));
  for (;;) {
    const over = await db.acrossAccounts((tx) => listToForget(tx, dayOf(now()), batch));
    for (const due of over)
      await db.asSystem(async (tx) => {
        await forgetCertificate(tx, due.accountId, due.id, now());
        await forgetRequest(tx, due);
      });
    if (over.length < batch) return;
  }
}
