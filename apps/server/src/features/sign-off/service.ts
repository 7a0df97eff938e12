import type { Answer, signOffs, SignOff } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findPersonOf, listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { compareDocument, comparePending, type EmbedCode } from '../cookie-solution/index.ts';
import { readDocument } from '../policies/index.ts';
import { checkSite, lockSite } from '../sites/index.ts';
import { rehearse, type Subject } from './publication.ts';
import { insertSignOff, listSignOffs, replaceWaiting, type StoredSignOff } from './queries.ts';

const most = 200;

/** The id of a request and of its site. */
export type Place = { readonly siteId: string; readonly signOffId: string };

type ListQuery = { readonly siteId?: string | undefined; readonly state: 'waiting' | 'all' };

/** The newest requests of the sites that the actor sees. */
export async function readAll({ services, actor }: Context, { siteId, state }: ListQuery): Promise<SignOff[]> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const only = state === 'waiting' ? ({ state } as const) : {};
    return shown(tx, accountId, await listSignOffs(tx, accountId, { siteId, ...only, limit: most }));
  });
}

/**
 * Asks for approval. What cannot be published is refused as it would be when publishing.
 * @throws Problem `site.not-found`, `document.not-found`, `sign-off.nothing`, `document.incomplete`, `banner.blocked`
 */
export async function ask(
  exchange: Exchange,
  code: EmbedCode,
  siteId: string,
  {
    documentId = null,
    note = null,
  }: { readonly documentId?: string | undefined | null; readonly note?: string | undefined | null },
): Promise<SignOff> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  const subject: Subject = { siteId, documentId };
  await services.db.inAccount(accountId, (tx) => checkSubject(tx, accountId, subject));
  const { fingerprint, isNew } = await rehearse(exchange, code, subject);
  if (!isNew) throw new Problem('sign-off.nothing');
  const now = services.now();
  const id = newId(now);
  return services.db.inAccount(accountId, async (tx) => {
    await checkSubject(tx, accountId, subject);
    // One request of a site after the other, so that only one waits.
    await lockSite(tx, accountId, siteId);
    await replaceWaiting(tx, accountId, subject, { decidedBy: actor.id, decidedAt: now });
    await insertSignOff(tx, accountId, { id, ...subject, fingerprint, note, askedBy: actor.id, askedAt: now });
    const signOff = await readSignOff(tx, accountId, { siteId, signOffId: id });
    const details = { document: signOff.document?.type ?? null };
    await recordEvent(tx, now, actor, 'sign-off.asked', { siteId, target: id, details });
    const approvers = await listRecipients(tx, accountId, 'banner.approve', siteId);
    const others = approvers.filter(({ email }) => email !== signOff.askedBy.email);
    await tellPeople(tx, accountId, 'signOffAsked', others, (locale) => ({
      site: signOff.siteName,
      person: signOff.askedBy.email ?? '',
      link: pageAddress(services, locale, `sites/${siteId}/sign-offs/${id}`),
    }));
    return signOff;
  });
}

/**
 * A request, and while it waits, what it would change. If that cannot be published any more, it is not current.
 * @throws Problem `sign-off.not-found`
 */
export async function readOne(
  exchange: Exchange,
  code: EmbedCode,
  place: Place,
): Promise<Answer<typeof signOffs.read>> {
  const { services, actor } = exchange;
  const signOff = await services.db.inAccount(actor.accountId, (tx) => readSignOff(tx, actor.accountId, place));
  if (signOff.state !== 'waiting') return { signOff, comparison: null, isCurrent: false };
  const { siteId, document } = signOff;
  const comparison = document ? await compareDocument(exchange, document.id) : await comparePending(exchange, siteId);
  return { signOff, comparison, isCurrent: await isCurrent(exchange, code, signOff) };
}

async function isCurrent(exchange: Exchange, code: EmbedCode, { siteId, document, fingerprint }: SignOff) {
  try {
    const now = await rehearse(exchange, code, { siteId, documentId: document?.id ?? null });
    return now.fingerprint.toString('hex') === fingerprint;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** @throws Problem `sign-off.not-found` */
export async function readSignOff(tx: Tx, accountId: string, { siteId, signOffId }: Place): Promise<SignOff> {
  const [signOff] = await shown(tx, accountId, await listSignOffs(tx, accountId, { siteId, id: signOffId }));
  if (!signOff) throw new Problem('sign-off.not-found');
  return signOff;
}

/** @throws Problem `site.not-found`, `document.not-found` */
async function checkSubject(tx: Tx, accountId: string, { siteId, documentId }: Subject): Promise<void> {
  await checkSite(tx, accountId, siteId);
  if (documentId !== null && (await readDocument(tx, accountId, documentId)).siteId !== siteId)
    throw new Problem('document.not-found');
}

async function shown(tx: Tx, accountId: string, stored: readonly StoredSignOff[]): Promise<SignOff[]> {
  const emails = new Map<string, string | null>();
  for (const id of new Set(stored.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy ? [decidedBy] : [])])))
    emails.set(id, (await findPersonOf(tx, accountId, id))?.email ?? null);
  const named = (id: string) => ({ id, email: emails.get(id) ?? null });
  return stored.map(({ documentId, documentType, fingerprint, ...one }) => ({
    ...one,
    document: documentId && documentType ? { id: documentId, type: documentType } : null,
    fingerprint: fingerprint.toString('hex'),
    askedBy: named(one.askedBy),
    askedAt: one.askedAt.toISOString(),
    decidedBy: one.decidedBy === null ? null : named(one.decidedBy),
    decidedAt: one.decidedAt?.toISOString() ?? null,
  }));
}
