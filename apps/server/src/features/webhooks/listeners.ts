import type { Guard } from '@app/scanner';
import { fill, formatDate, isLocale, loadWords, localePrefix } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { listRecipients } from '../accounts/index.ts';
import { consentFollower } from './consents.ts';
import { deleteOldDeliveries } from './delivery-queries.ts';
import { makeAttempt } from './deliver.ts';
import { announceYesterday } from './events.ts';
import { announceConsents, announceSummaries, deliver, forgetDeliveries, tellDisabled } from './jobs.ts';
import { findEndpoint } from './queries.ts';
import { keptFor } from './rules.ts';

/** The jobs of this feature with their handlers. */
export const webhookJobs: readonly Job[] = [
  withListeners(announceConsents, async (_, services) => {
    while ((await consentFollower.followNew(services)) > 0);
  }),
  withListeners(announceSummaries, (_, services) => announceYesterday(services)),
  withListeners(tellDisabled, (given, services) => mailDisabled(services, given)),
  withListeners(forgetDeliveries, (_, services) => forget(services)),
];

/** Deliveries wait for third-party servers: they have workers of their own, so that e-mails do not wait for them. */
export const deliveryJobs = (guard: Guard): readonly Job[] => [
  withListeners(deliver, (asked, services) => makeAttempt(services, guard, asked)),
];

type Disabled = { readonly accountId: string; readonly endpointId: string };

/** Sends nothing if the endpoint was deleted or enabled again. */
async function mailDisabled({ db, mail, config }: Services, { accountId, endpointId }: Disabled): Promise<void> {
  const { endpoint, people } = await db.inAccount(accountId, async (tx) => ({
    endpoint: await findEndpoint(tx, accountId, endpointId),
    people: await listRecipients(tx, accountId, 'webhooks.manage'),
  }));
  if (!endpoint?.disabled) return;
  for (const { email, locale: chosen } of people) {
    const locale = isLocale(chosen) ? chosen : 'en';
    const words = await loadWords(locale, 'emails');
    const { subject, body } = endpoint.disabled === 'gone' ? words.webhookGone : words.webhookFailing;
    const { url, failingSince } = endpoint;
    const values = {
      url,
      host: new URL(url).host,
      since: failingSince ? formatDate(locale, failingSince.toISOString(), 'long') : '',
      link: new URL(`/${localePrefix(locale)}/account/webhooks`, config.publicUrl).href,
    };
    await mail.send(email, { subject: fill(subject, values), text: fill(body, values) });
  }
}

const atOnce = 5000;

async function forget({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - keptFor);
  while ((await db.acrossAccounts((tx) => deleteOldDeliveries(tx, before, atOnce))) === atOnce);
}
