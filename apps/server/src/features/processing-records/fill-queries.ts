import { sql, type Tx } from '#platform/database/database.ts';

/** What Candor itself does for a site with data of its people. */
export type OwnTools = {
  readonly hasBanner: boolean;
  readonly hasConsents: boolean;
  readonly hasNewsletter: boolean;
  readonly hasForm: boolean;
};

/** Which tools of Candor a site uses: its published banner and form, its consent records and newsletters. */
export async function findOwnTools(tx: Tx, accountId: string, siteId: string): Promise<OwnTools> {
  const { rows } = await sql<OwnTools>`select
    exists (select from banner where account_id = ${accountId} and site_id = ${siteId} and published_number is not null)
      as "hasBanner",
    exists (select from consent where account_id = ${accountId} and site_id = ${siteId}) as "hasConsents",
    exists (select from newsletter where account_id = ${accountId} and site_id = ${siteId}) as "hasNewsletter",
    exists (select from dsar_form where account_id = ${accountId} and site_id = ${siteId} and is_published) as "hasForm"
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('A query without a table has one row.');
  return found;
}
