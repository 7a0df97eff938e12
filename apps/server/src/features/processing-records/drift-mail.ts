import type { Services } from '#platform/http/context.ts';
import { listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import { dayOf } from '../policies/index.ts';
import { countOpen, listAccountsWithDrift } from './drift-queries.ts';

/** Tells those who may edit the register how many findings are open: of the sites that each may edit. */
export async function mailDrift(services: Services): Promise<void> {
  const { db, now } = services;
  for (const accountId of await db.acrossAccounts(listAccountsWithDrift)) {
    await db.asSystem(async (tx) => {
      const open = await countOpen(tx, accountId, dayOf(now()));
      const numbers = new Map<string, { readonly locale: string | null; readonly number: number }>();
      for (const { siteId, number } of open)
        for (const { email, locale } of await listRecipients(tx, accountId, 'register.edit', siteId))
          numbers.set(email, { locale, number: number + (numbers.get(email)?.number ?? 0) });
      for (const [email, { locale, number }] of numbers)
        await tellPeople(tx, accountId, 'registerDrift', [{ email, locale }], (language) => ({
          number: String(number),
          link: pageAddress(services, language, 'processing-records'),
        }));
    });
  }
}
