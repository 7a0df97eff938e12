import type { Input, SignInRules, signInRules } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { dayOf } from './rules.ts';
import { touchSessions } from './session-queries.ts';
import { findSignInRules, upsertSignInRules } from './sign-in-rules-queries.ts';

export async function readSignInRules({ services, actor: { accountId } }: Context): Promise<SignInRules> {
  return services.db.inAccount(accountId, (tx) => findSignInRules(tx, accountId));
}

/** Sets how long sessions last and who needs a second factor, for those that are open as well, and how long keys may last. */
export async function changeSignInRules(
  { services, actor }: Context,
  { secondFactor, endlessKeys, ...limits }: Input<typeof signInRules.setSignInRules>['body'],
): Promise<SignInRules> {
  const { accountId } = actor;
  return services.db.asSystem(async (tx) => {
    const now = services.now();
    const before = await findSignInRules(tx, accountId);
    const rules = {
      ...limits,
      secondFactor: secondFactor === undefined ? before.secondFactor : secondFactor,
      endlessKeys: endlessKeys ?? before.endlessKeys,
    };
    await upsertSignInRules(tx, accountId, rules);
    // Until now nothing but the day was noted: who works today is not signed out by the change.
    if (before.idleMinutes === null && rules.idleMinutes !== null) await touchSessions(tx, accountId, dayOf(now), now);
    await recordEvent(tx, now, actor, 'sign-in-rules.changed', { changes: changesBetween(before, rules) });
    return rules;
  });
}
