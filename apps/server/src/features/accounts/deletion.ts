import { formatDate, type Locale } from '@app/texts';
import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { job } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { checkDeletion, eraseAccount } from './account-data.ts';
import { deleteDeletion, findHold, listDueDeletions, upsertDeletion } from './deletion-queries.ts';
import { pageAddress } from './links.ts';
import { listReachable } from './queries.ts';
import { tellPeople } from './telling.ts';

const deletionDays = 7;

/**
 * Plans the deletion of the account for a week later, or for the day on which nobody relies on it any more, and tells all its
 * people. Until then everything works.
 * @throws Problem `password.wrong`, `account.confirmation-wrong`
 */
export async function planDeletion(
  { services, actor }: Context,
  password: string,
  confirmation: string,
): Promise<Date> {
  await checkDeletion(services, actor, password, confirmation);
  const now = services.now();
  return services.db.asSystem(async (tx) => {
    const days = Math.max(deletionDays, (await findHold(tx, actor.accountId)) ?? 0);
    const dueAt = new Date(now.getTime() + days * 24 * 3_600_000);
    await upsertDeletion(tx, actor.accountId, dueAt);
    await recordEvent(tx, now, actor, 'deletion.planned', { details: { dueAt: dueAt.toISOString() } });
    await tellAll(tx, actor.accountId, 'accountDeleting', (locale) => ({
      date: formatDate(locale, dueAt.toISOString(), 'long'),
      link: pageAddress(services, locale, 'account'),
    }));
    return dueAt;
  });
}

/** @throws Problem `account.no-deletion` */
export async function cancelDeletion({ services, actor }: Context): Promise<void> {
  await services.db.asSystem(async (tx) => {
    if (!(await deleteDeletion(tx, actor.accountId))) throw new Problem('account.no-deletion');
    await recordEvent(tx, services.now(), actor, 'deletion.cancelled');
    await tellAll(tx, actor.accountId, 'accountKept');
  });
}

/** Deletes the accounts whose week is over, each in its own transaction. A second run finds none. */
export const deleteDueAccounts = job({
  name: 'accounts.delete-due',
  payload: z.object({}),
  attempts: 5,
  cron: '11 * * * *',
  async run(_, { db, now }) {
    const due = await db.acrossAccounts((tx) => listDueDeletions(tx, now()));
    for (const accountId of due)
      await db.acrossAccounts(async (tx) => {
        // Taken back in the meantime, or deleted by another run.
        if (!(await deleteDeletion(tx, accountId))) return;
        await tellAll(tx, accountId, 'accountDeleted');
        await eraseAccount(tx, accountId, now());
      });
  },
});

async function tellAll(
  tx: Tx,
  accountId: string,
  notice: 'accountDeleting' | 'accountKept' | 'accountDeleted',
  valuesIn?: (locale: Locale) => Readonly<Record<string, string>>,
): Promise<void> {
  await tellPeople(tx, accountId, notice, await listReachable(tx, accountId), valuesIn ?? (() => ({})));
}
