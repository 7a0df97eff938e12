import type { Services } from '#platform/http/context.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { answerReplyAddress } from './reply-queries.ts';
import { replyVisitOf } from './reply-to.ts';
import { readReplyToken } from './tokens.ts';
import type { Answered, Entered } from './visit.ts';

/** The page where an address agrees to receive replies to a newsletter. Undefined: the link is not valid. */
export async function readReplyTo(services: Services, token: string): Promise<Answered | undefined> {
  const linked = readReplyToken(services.secrets, token);
  if (!linked) return undefined;
  const { accountId, id: replyAddressId } = linked;
  const visit = await services.db.inAccount(accountId, (tx) =>
    replyVisitOf(tx, services, { accountId, replyAddressId }),
  );
  return visit && { shown: { state: visit.state }, around: visit.around };
}

/** Handles the button pressed on that page. An action that no longer applies changes nothing, and the current page is shown. */
export async function answerReplyTo(
  services: Services,
  _intake: ConsentIntake,
  token: string,
  { action }: Entered,
): Promise<Answered | undefined> {
  const linked = readReplyToken(services.secrets, token);
  if (!linked) return undefined;
  const { accountId, id } = linked;
  await services.db.inAccount(accountId, async (tx) => {
    const visit = await replyVisitOf(tx, services, { accountId, replyAddressId: id });
    if (visit?.state !== 'replyTo') return;
    const at = services.now();
    if (action === 'confirm') await answerReplyAddress(tx, accountId, id, { provedAt: at });
    if (action === 'decline') await answerReplyAddress(tx, accountId, id, { declinedAt: at });
  });
  return readReplyTo(services, token);
}
