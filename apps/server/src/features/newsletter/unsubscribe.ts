import type { Services } from '#platform/http/context.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { unsubscribeUrl } from './links.ts';
import { listEvents } from './queries.ts';
import { mailSpan, mostTurns, undoSpan } from './rules.ts';
import { say } from './say.ts';
import { isUndoToken, readUnsubscribeToken, undoToken } from './tokens.ts';
import { visitOf, type Answered, type Entered, type Visit } from './visit.ts';
import { wereEnough } from './mails.ts';

/** The page where a subscriber unsubscribes (RULES C7). Undefined: the link is not valid. */
export async function readUnsubscribe(services: Services, token: string): Promise<Answered | undefined> {
  const linked = readUnsubscribeToken(services.secrets, token);
  const visit = linked && (await visitOf(services, linked));
  if (!visit) return undefined;
  return isSubscribed(visit)
    ? { shown: { state: 'unsubscribe' }, around: visit.around }
    : unsubscribedPage(services, visit);
}

/** Any POST unsubscribes, unless it asks to subscribe again. @see RFC 8058 */
export async function answerUnsubscribe(
  services: Services,
  intake: ConsentIntake,
  token: string,
  { action, undo }: Entered,
): Promise<Answered | undefined> {
  const linked = readUnsubscribeToken(services.secrets, token);
  const visit = linked && (await visitOf(services, linked));
  if (!visit) return undefined;
  if (action === 'again') return subscribeAgain(services, intake, visit, undo);
  if (!isSubscribed(visit)) return unsubscribedPage(services, visit);
  const way = action === undefined ? 'one click' : 'unsubscribe link';
  const now = await say(services, intake, visit, { wanted: false, way });
  if (!now) return undefined;
  const proof = now.endedAt ? undoToken(services.secrets, now.id, now.endedAt) : undefined;
  return unsubscribedPage(services, { ...visit, subscription: now }, proof);
}

function isSubscribed({ subscription: { status } }: Visit): boolean {
  return status === 'confirmed' || status === 'pending';
}

/**
 * Resubscribes a person who has just unsubscribed at once. For anybody else with the link, the address is mailed first:
 * newsletters are forwarded with their links.
 */
async function subscribeAgain(
  services: Services,
  intake: ConsentIntake,
  visit: Visit,
  undo: string | undefined,
): Promise<Answered> {
  const { around, subscription } = visit;
  if (subscription.status === 'confirmed') return { shown: { state: 'confirmed' }, around };
  const takenBack = isTakenBack(services, visit, undo);
  if (!(await mayTurn(services, visit, takenBack))) return { shown: 'unavailable', around };
  // Undoing restores the previous state: a confirmed address stays confirmed.
  const saying = takenBack
    ? ({ wanted: true, way: 'taken back', verified: subscription.type === 'double' } as const)
    : ({ wanted: true, way: 'asked again' } as const);
  const now = await say(services, intake, visit, saying);
  return { shown: { state: now?.status === 'confirmed' ? 'confirmed' : 'sentAgain' }, around };
}

/** Limits undoing and asking again, so that nobody fills the records or an inbox. */
async function mayTurn(
  { db, now }: Services,
  { accountId, subscription }: Visit,
  takenBack: boolean,
): Promise<boolean> {
  return db.inAccount(accountId, async (tx) => {
    const since = now().getTime() - mailSpan.day;
    const events = await listEvents(tx, accountId, subscription.id);
    const turns = events.filter(({ event, at }) => event === 'confirmed' && at.getTime() > since).length;
    return turns < mostTurns && (takenBack || !(await wereEnough(tx, accountId, subscription, now())));
  });
}

function isTakenBack({ secrets, now }: Services, { subscription }: Visit, undo: string | undefined): boolean {
  const { id, confirmedAt, endedAt } = subscription;
  if (undo === undefined || endedAt === null || confirmedAt === null) return false;
  return now().getTime() - endedAt.getTime() < undoSpan && isUndoToken(secrets, id, endedAt, undo);
}

/** @param undo the token that proves that the reader has just unsubscribed */
export function unsubscribedPage(
  services: Services,
  { accountId, subscription, around }: Visit,
  undo?: string,
): Answered {
  const action = new URL(unsubscribeUrl(services, { accountId, id: subscription.id })).pathname;
  return { shown: { state: 'unsubscribed', again: { action, undo } }, around };
}
