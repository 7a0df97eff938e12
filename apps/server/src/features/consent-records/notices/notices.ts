import { createHash } from 'node:crypto';
import { newId } from '#platform/database/ids.ts';
import type { LegalNotice } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../../audit/index.ts';
import { holdRows } from '../../evidence/index.ts';
import { idsOf, orderOf, pageOf, type Paging } from '#platform/database/paging.ts';
import { checkSite } from '../../sites/index.ts';
import { checkConsentSite } from '../site.ts';
import { findNotice, insertNotice, listNotices, type Notice } from './notice-queries.ts';

type NoticeFilter = { readonly [Name in 'text' | 'from' | 'to']?: string | undefined };

/** @throws Problem `site.not-found` */
export async function readNotices(
  { services, actor: { accountId } }: Context,
  siteId: string,
  asked: Paging & NoticeFilter,
) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const page = { ...idsOf(asked, asked), text: asked.text, limit: asked.limit + 1, order: orderOf(asked) };
    const { rows, ...pages } = pageOf(await listNotices(tx, accountId, siteId, page), asked);
    return { notices: rows.map(shownNotice), ...pages };
  });
}

/** @throws Problem `legal-notice.not-found` */
export async function readNotice({ services, actor: { accountId } }: Context, siteId: string, id: string) {
  return services.db.inAccount(accountId, async (tx) => {
    const found = await findNotice(tx, accountId, siteId, id);
    if (!found) throw new Problem('legal-notice.not-found');
    const { texts, ...notice } = found;
    const languages = texts.map(({ language }) => language);
    return {
      ...shownNotice({ ...notice, languages }),
      texts: texts.map(({ language, sha256, body }) => ({ language, sha256: sha256.toString('hex'), text: body })),
    };
  });
}

type NewNotice = {
  readonly identifier: string;
  readonly version: string;
  readonly texts: readonly { readonly language: string; readonly text: string }[];
};

/** @throws Problem `site.not-found`, `legal-notice.taken` */
export async function createNotice({ services, actor }: Context, siteId: string, given: NewNotice) {
  const { accountId } = actor;
  const now = services.now();
  const { identifier, version } = given;
  const notice = { id: newId(now), identifier, version, documentId: null, createdAt: now };
  // Of a language given twice, the last text counts.
  const texts = [...new Map(given.texts.map((text) => [text.language, text])).values()];
  await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    if (!(await insertNotice(tx, accountId, { ...notice, siteId }, bodiesOf(texts))))
      throw new Problem('legal-notice.taken');
    await holdRows(tx, accountId, 'legal-notice-text', { ids: [notice.id] }, now);
    const details = { name: identifier, version };
    await recordEvent(tx, now, actor, 'legal-notice.created', { siteId, target: notice.id, details });
  });
  return shownNotice({ ...notice, languages: texts.map(({ language }) => language).toSorted() });
}

export function bodiesOf(texts: NewNotice['texts']) {
  return texts.map(({ language, text }) => ({
    language,
    sha256: createHash('sha256').update(text).digest(),
    body: text,
  }));
}

export function shownNotice({ createdAt, ...notice }: Notice): LegalNotice {
  return { ...notice, createdAt: createdAt.toISOString() };
}
