import type { SignInRules } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { findSignInRules, upsertSignInRules } from './sign-in-rules-queries.ts';

export async function readSignInRules({ services, actor: { accountId } }: Context): Promise<SignInRules> {
  return services.db.inAccount(accountId, (tx) => findSignInRules(tx, accountId));
}

/** Sets how long sessions last, for those that are open as well. */
export async function changeSignInRules({ services, actor }: Context, rules: SignInRules): Promise<SignInRules> {
  const { accountId } = actor;
  await services.db.asSystem(async (tx) => {
    const changes = changesBetween(await findSignInRules(tx, accountId), rules);
    await upsertSignInRules(tx, accountId, rules);
    await recordEvent(tx, services.now(), actor, 'sign-in-rules.changed', { changes });
  });
  return rules;
}
