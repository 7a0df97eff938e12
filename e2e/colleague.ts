import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { signUp } from './person.ts';

/** Somebody else with an account of their own, who also belongs to the account of the first person. */
export async function colleague(page: Page, owner: string): Promise<string> {
  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error('There is no browser.');
  const email = await signUp(await other.newPage());
  await other.close();
  await inDatabase(async (database) => {
    const { rows } = await database.query(
      `select m.account_id, p.id from person p, membership m join person o on o.id = m.person_id
       where p.email = $1 and o.email = $2`,
      [email, owner],
    );
    await database.query('insert into membership values ($1, $2, now())', [rows[0].account_id, rows[0].id]);
  });
  return email;
}
