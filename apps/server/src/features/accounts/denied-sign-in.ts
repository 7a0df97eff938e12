import { isLocale } from '@app/texts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { RequestDetails, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { deleteAttemptsOf } from './attempt-queries.ts';
import { recordOf } from './credentials.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteEmailTokens, takeEmailToken } from './email-token-queries.ts';
import { issueLink } from './links.ts';
import { lockPerson, updatePerson } from './queries.ts';
import { deleteOtherSessions } from './session-queries.ts';

/**
 * Ends all sessions, known browsers and the password of a person who did not sign in where a mail said so. The link for a new
 * password goes to the address of the mail alone, so nobody gets one who changed the address meanwhile.
 * @throws Problem `email-token.invalid`
 */
export async function denySignIn(
  services: Services,
  token: string,
  { locale, origin }: Pick<RequestDetails, 'locale' | 'origin'>,
): Promise<{ readonly passwordEnded: boolean }> {
  return services.db.acrossAccounts(async (tx) => {
    const taken = await takeEmailToken(tx, sha256(token), ['deny'], services.now());
    const person = taken && (await lockPerson(tx, taken.personId));
    if (!taken || !person) throw new Problem('email-token.invalid');
    const passwordEnded = person.passwordHash !== null;
    if (passwordEnded) await updatePerson(tx, person.id, { passwordHash: null });
    await deleteOtherSessions(tx, person.id, undefined);
    await deleteOtherDevices(tx, person.id);
    await deleteEmailTokens(tx, person.id, ['reset', 'change', 'deny']);
    await deleteAttemptsOf(tx, person.id);
    if (passwordEnded && person.email === taken.email)
      await issueLink(tx, services, 'reset', person, isLocale(person.locale) ? person.locale : locale);
    await recordOf(tx, services, person.id, origin, 'sign-in.denied');
    return { passwordEnded };
  });
}
