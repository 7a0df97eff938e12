import type { SignOff } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findPersonOf, pageAddress, tellPeople } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import type { EmbedCode } from '../cookie-solution/index.ts';
import { publishSubject } from './publication.ts';
import { decideSignOff, lockSignOff, type Decision } from './queries.ts';
import { readSignOff, type Place } from './service.ts';

/**
 * Publishes what was asked for in the transaction of the approval. If anything differs from what was shown, nothing is
 * published. @throws Problem `sign-off.not-found`, `sign-off.decided`, `sign-off.own`, `sign-off.changed`
 */
export async function approve(
  exchange: Exchange,
  code: EmbedCode,
  place: Place,
): Promise<{ readonly signOff: SignOff; readonly addresses: readonly string[] }> {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) => {
    const waiting = await lockedWaiting(tx, actor.accountId, place);
    if (waiting.askedBy.id === actor.id) throw new Problem('sign-off.own');
    const subject = { siteId: place.siteId, documentId: waiting.document?.id ?? null };
    const { published, fingerprint, addresses } = await publishSubject(tx, exchange, code, subject).catch(hasChanged);
    if (fingerprint.toString('hex') !== waiting.fingerprint) throw new Problem('sign-off.changed');
    const signOff = await decide(tx, exchange, place, { state: 'approved', published });
    await tellAsker(tx, exchange, signOff, 'signOffApproved');
    return { signOff, addresses };
  });
}

/** @throws Problem `sign-off.not-found`, `sign-off.decided` */
export async function sendBack(context: Context, place: Place, answer: string): Promise<SignOff> {
  const { services, actor } = context;
  return services.db.inAccount(actor.accountId, async (tx) => {
    await lockedWaiting(tx, actor.accountId, place);
    const signOff = await decide(tx, context, place, { state: 'returned', answer });
    await tellAsker(tx, context, signOff, 'signOffReturned');
    return signOff;
  });
}

/** @throws Problem `sign-off.not-found`, `sign-off.decided` */
export async function withdraw(context: Context, place: Place): Promise<SignOff> {
  const { services, actor } = context;
  return services.db.inAccount(actor.accountId, async (tx) => {
    await lockedWaiting(tx, actor.accountId, place);
    return decide(tx, context, place, { state: 'withdrawn' });
  });
}

/** What was asked for could be published then: if it no longer can, something changed. */
function hasChanged(error: unknown): never {
  throw error instanceof Problem ? new Problem('sign-off.changed') : error;
}

async function lockedWaiting(tx: Tx, accountId: string, place: Place): Promise<SignOff> {
  const isWaiting = await lockSignOff(tx, accountId, place.siteId, place.signOffId);
  const signOff = await readSignOff(tx, accountId, place);
  if (!isWaiting) throw new Problem('sign-off.decided');
  return signOff;
}

async function decide(
  tx: Tx,
  { services, actor }: Context,
  place: Place,
  decision: Omit<Decision, 'decidedBy' | 'decidedAt'>,
): Promise<SignOff> {
  const { accountId } = actor;
  const now = services.now();
  await decideSignOff(tx, accountId, place.signOffId, { ...decision, decidedBy: actor.id, decidedAt: now });
  const signOff = await readSignOff(tx, accountId, place);
  const event = { siteId: place.siteId, target: signOff.id, details: { document: signOff.document?.type ?? null } };
  await recordEvent(tx, now, actor, `sign-off.${decision.state}`, event);
  return signOff;
}

async function tellAsker(
  tx: Tx,
  { services, actor: { accountId } }: Context,
  { id, siteId, siteName, askedBy, decidedBy }: SignOff,
  notice: 'signOffApproved' | 'signOffReturned',
): Promise<void> {
  const asker = await findPersonOf(tx, accountId, askedBy.id);
  if (!asker?.emailVerifiedAt || askedBy.id === decidedBy?.id) return;
  await tellPeople(tx, accountId, notice, [asker], (locale) => ({
    site: siteName,
    person: decidedBy?.email ?? '',
    link: pageAddress(services, locale, `sites/${siteId}/sign-offs/${id}`),
  }));
}
