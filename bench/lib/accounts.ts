import type { Client } from 'pg';

/** Adds an account without people, if it is not there yet. */
export async function addAccount(client: Client, accountId: string): Promise<void> {
  await client.query(`insert into account (id, name, created_at) values ($1, 'Bench', now()) on conflict do nothing`, [
    accountId,
  ]);
}

/** Adds the owner of an account, a person with the same id. */
export async function addOwner(client: Client, accountId: string): Promise<void> {
  await client.query(`insert into person (id, email, created_at) values ($1, 'bench@example.com', now())`, [accountId]);
  await client.query('insert into membership (account_id, person_id, created_at) values ($1, $1, now())', [accountId]);
  await client.query(
    `insert into role_grant (account_id, id, person_id, role, created_at) values ($1, $1, $1, 'owner', now())`,
    [accountId],
  );
}

/** Adds a site whose users are in the country of its owner. */
export async function addSite(
  client: Client,
  { accountId, siteId, name }: { readonly accountId: string; readonly siteId: string; readonly name: string },
): Promise<void> {
  await client.query(
    `insert into site (account_id, id, type, name, name_key, audience, areas, languages, created_at, updated_at)
     values ($1, $2, 'Site', $3, $3, '{}', '{home}', '{de}', now(), now())`,
    [accountId, siteId, name],
  );
}
