import { formatDate } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import type { StoredRequest } from './request-queries.ts';

/** Tells whoever may handle a request that something happened to it; nothing of what it says. */
export async function tellTeam(
  tx: Tx,
  services: Services,
  accountId: string,
  notice: 'requestReceived' | 'requestAnswered' | 'requestDue',
  { id, siteId, siteName, number, dueOn }: StoredRequest,
): Promise<void> {
  const people = await listRecipients(tx, accountId, 'requests.manage', siteId);
  await tellPeople(tx, accountId, notice, people, (locale) => ({
    number,
    site: siteName ?? '',
    date: dueOn === null ? '' : formatDate(locale, new Date(`${dueOn}T12:00:00Z`), 'long'),
    link: pageAddress(services, locale, `requests/${id}`),
  }));
}
