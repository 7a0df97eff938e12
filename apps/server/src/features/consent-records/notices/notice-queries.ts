import type { Tx } from '#platform/database/database.ts';

/** A text of a notice of a site, without its body. */
export type NoticeText = {
  readonly noticeId: string;
  readonly identifier: string;
  readonly version: string;
  readonly language: string;
  readonly sha256: Buffer;
};

/** Texts of the newest version of each notice of a site, or of one version of one. */
export async function listNoticeTexts(
  tx: Tx,
  accountId: string,
  siteId: string,
  one?: { readonly identifier: string; readonly version: string },
): Promise<NoticeText[]> {
  const newest = tx
    .selectFrom('legalNotice')
    .select(['id', 'identifier', 'version'])
    .distinctOn('identifier')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .$if(one !== undefined, (query) =>
      query.where('identifier', '=', one?.identifier ?? '').where('version', '=', one?.version ?? ''),
    )
    .orderBy('identifier')
    .orderBy('id', 'desc');
  return tx
    .selectFrom(newest.as('newest'))
    .innerJoin('legalNoticeText as text', (join) =>
      join.onRef('text.noticeId', '=', 'newest.id').on('text.accountId', '=', accountId),
    )
    .select(['text.noticeId', 'newest.identifier', 'newest.version', 'text.language', 'text.sha256'])
    .execute();
}

export type Notice = {
  readonly id: string;
  readonly identifier: string;
  readonly version: string;
  readonly documentId: string | null;
  readonly createdAt: Date;
  readonly languages: string[];
};

const noticeColumns = ['id', 'identifier', 'version', 'documentId', 'createdAt'] as const;
type Paging = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly order: 'newest' | 'oldest';
  /** Part of an identifier or a version, in any case. */
  readonly text?: string | undefined;
};

/** Versions of notices of a site. */
export async function listNotices(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from, to, limit, order, text }: Paging,
): Promise<Notice[]> {
  const rows = await tx
    .selectFrom('legalNotice')
    .select(noticeColumns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .$if(Boolean(text), (query) =>
      query.where(({ or, eb }) =>
        or([eb('identifier', 'ilike', containing(text ?? '')), eb('version', 'ilike', containing(text ?? ''))]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('id', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('id', '<', to ?? ''))
    .orderBy('id', order === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  const texts = await tx
    .selectFrom('legalNoticeText')
    .select(['noticeId', 'language'])
    .where('accountId', '=', accountId)
    .where('noticeId', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [siteId])
    .orderBy('language')
    .execute();
  const of = Map.groupBy(texts, ({ noticeId }) => noticeId);
  return rows.map((row) => ({ ...row, languages: (of.get(row.id) ?? []).map(({ language }) => language) }));
}

export type NoticeBody = { readonly language: string; readonly sha256: Buffer; readonly body: string };

export async function findNotice(
  tx: Tx,
  accountId: string,
  siteId: string,
  id: string,
): Promise<(Omit<Notice, 'languages'> & { readonly texts: NoticeBody[] }) | undefined> {
  const notice = await tx
    .selectFrom('legalNotice')
    .select(noticeColumns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!notice) return undefined;
  const texts = await tx
    .selectFrom('legalNoticeText')
    .select(['language', 'sha256', 'body'])
    .where('accountId', '=', accountId)
    .where('noticeId', '=', id)
    .orderBy('language')
    .execute();
  return { ...notice, texts };
}

/** The body of a version in a language. */
export async function findNoticeBody(
  tx: Tx,
  accountId: string,
  siteId: string,
  named: { readonly identifier: string; readonly version: string; readonly language: string },
): Promise<NoticeBody | undefined> {
  return tx
    .selectFrom('legalNotice as notice')
    .innerJoin('legalNoticeText as text', (join) =>
      join.onRef('text.noticeId', '=', 'notice.id').onRef('text.accountId', '=', 'notice.accountId'),
    )
    .select(['text.language', 'text.sha256', 'text.body'])
    .where('notice.accountId', '=', accountId)
    .where('notice.siteId', '=', siteId)
    .where('notice.identifier', '=', named.identifier)
    .where('notice.version', '=', named.version)
    .where('text.language', '=', named.language)
    .executeTakeFirst();
}

/** Inserts a version. Returns false if it exists, because a version never changes. */
export async function insertNotice(
  tx: Tx,
  accountId: string,
  notice: Omit<Notice, 'languages'> & { readonly siteId: string },
  texts: readonly NoticeBody[],
): Promise<boolean> {
  const made = await tx
    .insertInto('legalNotice')
    .values({ accountId, ...notice })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId', 'identifier', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await tx
    .insertInto('legalNoticeText')
    .values(texts.map((text) => ({ accountId, noticeId: notice.id, ...text })))
    .execute();
  return true;
}

/** Adds a language to a version. Returns the id of the notice if the language is new. */
export async function insertMissingText(
  tx: Tx,
  accountId: string,
  siteId: string,
  { identifier, version }: { readonly identifier: string; readonly version: string },
  text: NoticeBody,
): Promise<string | undefined> {
  const notice = await tx
    .selectFrom('legalNotice')
    .select('id')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('identifier', '=', identifier)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const added = await tx
    .insertInto('legalNoticeText')
    .values({ accountId, noticeId: notice.id, ...text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('noticeId')
    .executeTakeFirst();
  return added?.noticeId;
}

/** A pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
