import type { Tx } from '#platform/database/database.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { findPersonOf, listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import { dayOf } from '../policies/index.ts';
import { isSilent, listSilent, saveSilence } from './drift-mail-queries.ts';
import { countOpen, listAccountsWithDrift } from './drift-queries.ts';

/** Tells those who may edit the register how many findings are open: of the sites that each may edit, and of the organization. */
export async function mailDrift(services: Services): Promise<void> {
  const { db, log } = services;
  for (const accountId of await db.acrossAccounts(listAccountsWithDrift))
    try {
      await db.asSystem((tx) => mailOpen(tx, services, accountId));
    } catch (error) {
      // One account that fails stops no other, and those that were mailed are not mailed twice.
      log.failure('job', error, { job: 'processing-records.mail-drift', account: accountId });
    }
}

async function mailOpen(tx: Tx, services: Services, accountId: string): Promise<void> {
  const open = await countOpen(tx, accountId, dayOf(services.now()));
  const numbers = new Map<string, { readonly locale: string | null; readonly number: number }>();
  const silent = new Set<string>();
  for (const id of await listSilent(tx, accountId)) {
    const person = await findPersonOf(tx, accountId, id);
    if (person) silent.add(person.email);
  }
  for (const { siteId, number } of open)
    for (const { email, locale } of await listRecipients(tx, accountId, 'register.edit', siteId))
      if (!silent.has(email)) numbers.set(email, { locale, number: number + (numbers.get(email)?.number ?? 0) });
  for (const [email, { locale, number }] of numbers)
    await tellPeople(tx, accountId, 'registerDrift', [{ email, locale }], (language) => ({
      number: String(number),
      link: pageAddress(services, language, 'processing-records'),
    }));
}

/** Whether the actor gets the weekly mail about the account. */
export async function readDriftMail({ services, actor }: Context): Promise<{ readonly weekly: boolean }> {
  return services.db.inAccount(actor.accountId, async (tx) => ({
    weekly: !(await isSilent(tx, actor.accountId, actor.id)),
  }));
}

export async function changeDriftMail(
  { services, actor }: Context,
  { weekly }: { readonly weekly: boolean },
): Promise<{ readonly weekly: boolean }> {
  await services.db.inAccount(actor.accountId, (tx) => saveSilence(tx, actor.accountId, actor.id, !weekly));
  return { weekly };
}
