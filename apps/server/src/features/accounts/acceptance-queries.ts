import type { Notice } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

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

/** Whether the person accepted this version of the terms, in any language. */
export async function hasAccepted(
  tx: Tx,
  accountId: string,
  personId: string,
  identifier: string,
  version: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('acceptance')
    .select('id')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('identifier', '=', identifier)
    .where('statement', '=', 'accepted')
    .where('version', '=', version)
    .executeTakeFirst();
  return found !== undefined;
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
