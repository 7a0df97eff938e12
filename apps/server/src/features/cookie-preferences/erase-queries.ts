import { sql, type Tx } from '#platform/database/database.ts';

/** Erases the choices of a site under a consent id, and keeps the hash of each. Returns these hashes. */
export async function eraseChoices(
  tx: Tx,
  accountId: string,
  { siteId, consentId }: { readonly siteId: string; readonly consentId: string },
  at: Date,
): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ id: string; hash: Buffer }>`
    insert into preference_erased (account_id, id, site_id, received_at, hash, erased_at)
    select p.account_id, p.id, p.site_id, p.received_at, hash_of_choice(p, s.tc, s.gpp, s.ac), ${at}
    from preference p left join preference_signal s on s.account_id = p.account_id and s.id = p.id
    where p.account_id = ${accountId} and p.consent_id = ${consentId} and p.site_id = ${siteId}
    returning id, hash`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  for (const table of ['preferenceSignal', 'preference'] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('id', 'in', ids).execute();
  return rows.map(({ hash }) => hash);
}
