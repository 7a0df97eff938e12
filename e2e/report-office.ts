import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { colleague } from './colleague.ts';
import { inDatabase } from './database.ts';

/** Somebody of the account with the role, and with keys as their tool would have stored them. */
export async function managerWithKeys(page: Page, owner: string): Promise<string> {
  const email = await colleague(page, owner);
  await inDatabase(async (database) => {
    const { rows } = await database.query(
      `select m.account_id, p.id from person p, membership m join person o on o.id = m.person_id
       where p.email = $1 and o.email = $2`,
      [email, owner],
    );
    const [{ account_id: accountId, id: personId }] = rows;
    await database.query('select auth.insert_role_grant($1)', [
      {
        account_id: accountId,
        id: randomUUID(),
        person_id: personId,
        role: 'whistleblowing-manager',
        project_id: null,
        created_at: new Date(),
      },
    ]);
    await database.query(
      `insert into report_vault (account_id, person_id, id, version, sealed, ways, kem_key, sign_key)
       values ($1, $2, $3, 1, $4, '[]', $5, $6)`,
      [accountId, personId, randomUUID(), randomBytes(100), randomBytes(1216), randomBytes(32)],
    );
  });
  return email;
}

/** Publishes what waits, as the signature of the first recipient does. The dashboard shows signatures and checks none. */
export async function signProposal(siteId: string): Promise<void> {
  await inDatabase(async (database) => {
    const { rows } = await database.query(
      'select account_id, id, proposal from report_office where site_id = $1 and proposal is not null',
      [siteId],
    );
    const [{ account_id: accountId, id, proposal }] = rows;
    const day = new Date().toISOString().slice(0, 10);
    const { rows: before } = await database.query('select 1 from report_office_document where office_id = $1', [id]);
    const version = before.length + 1;
    const document = {
      format: 'candor-office-1',
      office: String(id).replaceAll('-', ''),
      version,
      before: null,
      day,
      ...proposal,
    };
    const body = JSON.stringify(document);
    await database.query(
      `insert into report_office_document (account_id, office_id, version, hash, body, signed_by, signature, from_day)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        accountId,
        id,
        version,
        createHash('sha256').update(body).digest(),
        body,
        proposal.recipients[0].id,
        randomBytes(64),
        day,
      ],
    );
    await database.query('update report_office set proposal = null, is_open = true where id = $1', [id]);
  });
}
