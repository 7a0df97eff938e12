import type { Notice } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type Acceptance = {
  readonly id: string;
  readonly personId: string;
  readonly statement: 'accepted' | 'read' | 'chosen';
  readonly identifier: string;
  readonly version: string | null;
  readonly locale: string;
  readonly textHash: Buffer | null;
  readonly proofForm: string | null;
  readonly proofContent: string;
  readonly createdAt: Date;
};

export async function insertAcceptance(tx: Tx, accountId: string, acceptance: Acceptance): Promise<void> {
  await tx
    .insertInto('acceptance')
    .values({ accountId, ...acceptance })
    .execute();
}

/** Stores the text that was shown, once however many people agree to it. */
export async function insertNoticeText(tx: Tx, textHash: Buffer, title: string, body: string): Promise<void> {
  await tx
    .insertInto('noticeText')
    .values({ textHash, title, body })
    .onConflict((conflict) => conflict.column('textHash').doNothing())
    .execute();
}

/**
 * Whether the person has yet to accept the newest published terms, or `usual` if there are none. Counts acceptances in all
 * accounts of the person, in any language. Only for candor_jobs.
 */
export async function findTermsOwed(tx: Tx, personId: string, now: Date, usual: string): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select auth.owes_terms(${personId}::uuid, ${now}, ${usual}) as owed`.execute(tx);
  return rows[0]?.owed !== false;
}

export type NoticeRow = Pick<Notice, 'version' | 'locale' | 'title'> & { readonly body: string };

/** The newest version of a notice, in each language it was published in. */
export async function listCurrentNotices(tx: Tx, identifier: Notice['identifier'], now: Date): Promise<NoticeRow[]> {
  return tx
    .selectFrom('notice')
    .select(['version', 'locale', 'title', 'body'])
    .where('identifier', '=', identifier)
    .where('version', '=', ({ selectFrom }) =>
      selectFrom('notice')
        .select('version')
        .where('identifier', '=', identifier)
        .where('publishedAt', '<=', now)
        .orderBy('publishedAt', 'desc')
        .limit(1),
    )
    .orderBy('locale')
    .execute();
}

/** Publishes one language of a version. Its text never changes afterwards. */
export async function insertNotice(
  tx: Tx,
  identifier: Notice['identifier'],
  row: NoticeRow,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('notice')
    .values({ identifier, ...row, publishedAt: now })
    .onConflict((conflict) => conflict.columns(['identifier', 'version', 'locale']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return made !== undefined;
}
