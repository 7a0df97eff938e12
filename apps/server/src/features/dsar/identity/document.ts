import { Readable } from 'node:stream';
import { newId } from '#platform/database/ids.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { recordEvent } from '../../audit/index.ts';
import { findDocument } from '../files/queries.ts';
import { ofRequest } from '../files/service.ts';
import { isWhole, readFile } from '../files/store.ts';
import { findRequest } from '../request-queries.ts';
import { insertStep } from '../thread-queries.ts';

/**
 * The picture of a document, for whoever handles the request. Each view is a step of the request and an event. RULES D11.
 * @throws Problem `dsar.not-found`, `dsar-identity.no-document`
 */
export async function readDocument({ services, actor }: Exchange, id: string): Promise<FileAnswer> {
  const { accountId } = actor;
  const { of, file } = await services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    const document = await findDocument(tx, accountId, id);
    if (!document || document.letterId === null || !isWhole(document)) throw new Problem('dsar-identity.no-document');
    const now = services.now();
    const { siteId } = request;
    const step = {
      id: newId(now),
      at: now,
      kind: 'document-seen',
      who: 'person',
      personId: actor.id,
      note: '',
    } as const;
    await insertStep(tx, { accountId, requestId: id, siteId }, step);
    await recordEvent(tx, now, actor, 'dsar-request.opened', { siteId, target: id });
    return { of: ofRequest(accountId, request), file: document };
  });
  return { body: Readable.from(readFile(services, of, file)), type: 'image/jpeg', name: 'document.jpg' };
}
