import { sql, type Tx } from '#platform/database/database.ts';

/** Erases the choices of a site under a consent id, and keeps the hash of each. Returns how many. */
export async function eraseChoices(tx: Tx, accountId: string, siteId: string, consentId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into preference_erased (account_id, id, site_id, received_at, hash)
    select p.account_id, p.id, p.site_id, p.received_at, hash_of_choice(p, s.tc, s.gpp, s.ac)
    from preference p left join preference_signal s on s.account_id = p.account_id and s.id = p.id
    where p.account_id = ${accountId} and p.consent_id = ${consentId} and p.site_id = ${siteId}
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['preferenceSignal', 'preference'] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('id', 'in', ids).execute();
  return ids.length;
}
