import type { Services } from '#platform/http/context.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { askAgain } from './ask-again.ts';
import { momentOf } from './mails.ts';
import type { Subscription } from './queries.ts';
import { say } from './say.ts';
import { readConfirmToken } from './tokens.ts';
import { unsubscribedPage } from './unsubscribe.ts';
import { visitOf, type Answered, type Entered, type Visit } from './visit.ts';

/** The page where a subscriber confirms, or sees the result. Undefined: the link is not valid. */
export async function readConfirm(services: Services, token: string): Promise<Answered | undefined> {
  const linked = readConfirmToken(services.secrets, token);
  const visit = linked && (await visitOf(services, linked));
  if (!visit || visit.isDeleted) return undefined;
  return pageOf(services, visit, linked.round);
}

/** Handles the button pressed on that page. An action that no longer applies changes nothing, and the current page is shown. */
export async function answerConfirm(
  services: Services,
  intake: ConsentIntake,
  token: string,
  { action }: Entered,
): Promise<Answered | undefined> {
  const linked = readConfirmToken(services.secrets, token);
  const visit = linked && (await visitOf(services, linked));
  if (!visit || visit.isDeleted) return undefined;
  const { around, newsletter, subscription } = visit;
  const state = stateOf(subscription, linked.round, services.now());
  if (state === 'confirm' && action === 'decline') {
    await say(services, intake, visit, { wanted: false, way: 'confirmation link', declined: true });
    return { shown: { state: 'declined' }, around };
  }
  if (state === 'confirm' && action === 'confirm') {
    // The address is verified: its owner read the mail (RULES C5).
    await say(services, intake, visit, { wanted: true, way: 'confirmation link', verified: true });
    return newsletter.confirmedUrl ? { to: newsletter.confirmedUrl } : { shown: { state: 'confirmed' }, around };
  }
  if (state === 'expired' && action === 'again') {
    const sent = await askAgain(services, visit.accountId, newsletter, subscription.id);
    return { shown: sent ? { state: 'sentAgain' } : 'unavailable', around };
  }
  return pageOf(services, visit, linked.round);
}

function pageOf(services: Services, visit: Visit, round: number): Answered {
  const { around, newsletter, subscription } = visit;
  const state = stateOf(subscription, round, services.now());
  if (state === 'confirm' || state === 'expired') {
    const until = momentOf(around.locale, subscription.expiresAt ?? subscription.endedAt ?? services.now());
    return { shown: { state, until }, around, leadsTo: newsletter.confirmedUrl };
  }
  return state === 'unsubscribed' ? unsubscribedPage(services, visit) : { shown: { state }, around };
}

type State = 'confirm' | 'confirmed' | 'expired' | 'declined' | 'sentAgain' | 'unsubscribed';

/** The state to show. A link from an earlier request confirms nothing; if a newer request is pending, it has its own mail. */
function stateOf({ status, expiresAt, round: current }: Subscription, round: number, now: Date): State {
  if (status !== 'pending') return status;
  if (expiresAt === null || expiresAt <= now) return 'expired';
  return round === current ? 'confirm' : 'sentAgain';
}
