import { sql, type Tx } from '#platform/database/database.ts';

/** An acceptance by a user of this installation, with the text they saw. */
export type Agreed = {
  readonly id: string;
  readonly personId: string;
  /** Null: the person was deleted. */
  readonly email: string | null;
  readonly statement: 'accepted' | 'read' | 'chosen';
  readonly identifier: string;
  readonly version: string | null;
  readonly locale: string;
  readonly title: string | null;
  readonly body: string | null;
  readonly proofForm: string | null;
  readonly proofContent: string;
};

/** The account of a site. Across all accounts. */
export async function findAccountOf(tx: Tx, siteId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('site').select('accountId').where('id', '=', siteId).executeTakeFirst();
  return row?.accountId;
}

/** Acceptances without a consent of the same id, the oldest first. Across all accounts. */
export async function listUnrecorded(tx: Tx, accountId: string, limit: number): Promise<Agreed[]> {
  const { rows } = await sql<Agreed>`
    select acceptance.id, acceptance.person_id as "personId", auth.find_email(acceptance.person_id) as email, statement, identifier, version,
      acceptance.locale, title, body, proof_form as "proofForm", proof_content as "proofContent"
    from acceptance
    left join notice_text on notice_text.text_hash = acceptance.text_hash
    where not exists (select from consent where consent.account_id = ${accountId} and consent.id = acceptance.id)
    order by acceptance.id limit ${limit}`.execute(tx);
  return rows;
}
