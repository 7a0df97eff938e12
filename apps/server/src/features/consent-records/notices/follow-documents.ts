import type { DocumentType } from '@app/contract';
import type { Services } from '#platform/http/context.ts';
import { newId } from '#platform/database/ids.ts';
import { holdRows } from '../../evidence/index.ts';
import { findDocument } from '../../policies/index.ts';
import { publishedTexts } from '../../publishing/index.ts';
import { insertNotice } from './notice-queries.ts';
import { bodiesOf } from './notices.ts';

/** The identifiers of notices by kind of document. Nobody agrees to a page that names the owner, so none records it. */
const identifiers: Readonly<Record<DocumentType, string | undefined>> = {
  privacy_policy: 'privacy_policy',
  cookie_policy: 'cookie_policy',
  terms_and_conditions: 'term',
  legal_notice: undefined,
  data_processing_agreement: 'data_processing_agreement',
};

type Published = { readonly accountId: string; readonly documentId: string; readonly number: number };

/**
 * Stores a published version of a document as a version of the legal notice, word for word in every language (RULES C3).
 * Idempotent.
 */
export async function recordNotice({ accountId, documentId, number }: Published, { db, now }: Services): Promise<void> {
  await db.inAccount(accountId, async (tx) => {
    const document = await findDocument(tx, accountId, documentId);
    const texts = document && (await publishedTexts(tx, accountId, documentId, number));
    const identifier = document && identifiers[document.type];
    if (!identifier || !texts) return;
    const notice = {
      id: newId(now()),
      siteId: document.siteId,
      identifier,
      version: String(number),
      documentId,
      createdAt: now(),
    };
    const bodies = bodiesOf([...texts].map(([language, text]) => ({ language, text })));
    if (await insertNotice(tx, accountId, notice, bodies))
      await holdRows(tx, accountId, 'legal-notice-text', { ids: [notice.id] }, now());
  });
}
