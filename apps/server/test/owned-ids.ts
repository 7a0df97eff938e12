import type { Pool } from '#platform/database/database.ts';
import type { Person } from './app.ts';

/** Ids of a person's rows by parameter name: `siteId` is the id of a row of `site`. */
export async function ownedIds(owner: Pool, { accountId }: Person): Promise<(param: string) => string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('id', 'account_id') group by 1 having count(*) = 2`,
  );
  const ids = new Map<string, string>();
  for (const { name } of tables) {
    // Rows that are changed stand in any order: the one that was made first.
    const order = ['dsar_request', 'export'].includes(name) ? 'order by id' : '';
    const { rows } = await owner.query<{ id: string }>(
      `select id from ${name} where account_id = $1 ${order} limit 1`,
      [accountId],
    );
    if (rows[0]) ids.set(name, rows[0].id);
  }
  // People belong to no account: a membership says who is in one.
  const { rows: people } = await owner.query<{ id: string }>(
    'select person_id as id from membership where account_id = $1 limit 1',
    [accountId],
  );
  if (people[0]) ids.set('person', people[0].id);
  // So do their factors.
  const { rows: apps } = await owner.query<{ id: string }>(
    'select t.id from totp t join membership m on m.person_id = t.person_id where m.account_id = $1 limit 1',
    [accountId],
  );
  if (apps[0]) ids.set('totp', apps[0].id);
  const { rows: devices } = await owner.query<{ id: string }>(
    'select d.id from known_device d join membership m on m.person_id = d.person_id where m.account_id = $1 limit 1',
    [accountId],
  );
  if (devices[0]) ids.set('known_device', devices[0].id);
  const { rows: passkeys } = await owner.query<{ id: string }>(
    'select k.id from passkey k join membership m on m.person_id = k.person_id where m.account_id = $1 limit 1',
    [accountId],
  );
  if (passkeys[0]) ids.set('passkey', passkeys[0].id);
  const { rows: identities } = await owner.query<{ id: string }>(
    'select i.id from identity i join membership m on m.person_id = i.person_id where m.account_id = $1 limit 1',
    [accountId],
  );
  if (identities[0]) ids.set('identity', identities[0].id);
  const { rows: tokens } = await owner.query<{ id: string }>(
    'select id from scim_token where account_id = $1 limit 1',
    [accountId],
  );
  if (tokens[0]) ids.set('scim_token', tokens[0].id);
  return (param) => {
    const id = ids.get(param.slice(0, -2).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    if (!id) throw new Error(`{${param}} is the id of no row that the test makes: let newOwner() make one.`);
    return id;
  };
}
