import { editionOn } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import {
  addressOf,
  dayOf,
  factsOf,
  isHosted,
  lockedDocument,
  markPublished,
  readDocument,
  saidOf,
} from '../policies/index.ts';
import { checkNoSignOff } from '../sites/index.ts';
import { keepNext } from './next-version.ts';
import { announceShown } from './offline.ts';

/**
 * Publishes the current settings as a new immutable version: every language, both variants, all from one set of facts (rules
 * P8, P9, P11). If the meaning has not changed, returns the last version.
 * @throws Problem `document.not-found`; `sign-off.required`; `document.incomplete` with the list of missing facts (rule P1)
 */
export function publish(exchange: Exchange, documentId: string) {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) => {
    const { siteId } = await readDocument(tx, actor.accountId, documentId);
    await checkNoSignOff(tx, actor.accountId, siteId);
    return publishWithin(tx, exchange, documentId);
  });
}

/** The same within a transaction, also where it takes an approval. @throws Problem `document.not-found`, `document.incomplete` */
export async function publishWithin(tx: Tx, { services, actor, asked }: Exchange, documentId: string) {
  const { accountId } = actor;
  const now = services.now();
  const on = dayOf(now);
  // Locked until the end, so that two concurrent publications cannot both take the next number.
  const document = await lockedDocument(tx, accountId, documentId);
  const facts = await factsOf(tx, services, accountId, document);
  const { missing, assumed, derived } = await saidOf(facts, document, on, asked.locale);
  const blocking = missing.filter(({ weight }) => weight === 'blocks');
  if (blocking.length > 0) {
    throw new Problem('document.incomplete', { count: blocking.length }, undefined, { missing: blocking });
  }

  const next = await keepNext(tx, accountId, document, facts, { at: now, by: actor.id });
  const { version, fingerprint, languages, created } = next;
  if (!isHosted(document)) await announceShown(tx, accountId, document);
  // Also without a new version: settings that were changed and changed back count as published.
  const composed = { number: version.number, fingerprint, edition: editionOn(on) };
  await markPublished(tx, accountId, documentId, composed, now);
  const details = { type: document.type, version: version.number };
  if (created)
    await recordEvent(tx, now, actor, 'document.published', { siteId: document.siteId, target: documentId, details });
  return {
    publicId: document.publicId,
    version: version.number,
    url: addressOf(services.config, document),
    fingerprint,
    languages: [...languages],
    publishedAt: version.publishedAt.toISOString(),
    created,
    assumed,
    derived,
  };
}
