import type { EmailChoice } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Context, PublicExchange } from '#platform/http/context.ts';
import { recordEvent } from '../audit/index.ts';
import { recordEmailChoices, updatePreferences } from '../accounts/index.ts';

type EmailChoices = {
  readonly global_email_drip: EmailChoice;
  readonly global_email_nl: EmailChoice;
  readonly proof_form?: string | undefined;
};

/** Stores a person's answers about advertising e-mail, and how they were asked. */
export async function saveEmailChoices(
  { services, actor }: Context,
  chosen: EmailChoices,
  locale: Locale,
): Promise<void> {
  const said = {
    accountId: actor.accountId,
    personId: actor.id,
    locale,
    now: services.now(),
    form: chosen.proof_form ?? null,
  };
  await services.db.inAccount(actor.accountId, async (tx) => {
    await recordEmailChoices(tx, said, chosen.global_email_drip, chosen.global_email_nl);
    await recordEvent(tx, said.now, actor, 'email-preferences.changed', { target: actor.id });
  });
}

type Preferences = { readonly locale?: Locale | undefined; readonly country?: string | undefined };

// Preference cookies are needed for what the visitor requested, and pages read them.
const cookieSeconds = 365 * 24 * 3600;

/** Stores language and country: always in the browser, and in the account of the person signed in there. */
export async function savePreferences(
  { services, actor, reply }: PublicExchange,
  { locale, country }: Preferences,
): Promise<void> {
  const given = { ...(locale ? { locale } : {}), ...(country ? { country } : {}) };
  if (actor)
    await services.db.inAccount(actor.accountId, (tx) => updatePreferences(tx, actor.accountId, actor.id, given));
  for (const [name, value] of Object.entries(given)) reply.cookie(name, value, { maxAge: cookieSeconds });
}
