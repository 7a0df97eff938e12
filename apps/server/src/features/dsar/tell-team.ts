import { formatDate } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { findPersonOf, listRecipients, pageAddress, tellPeople } from '../accounts/index.ts';
import type { StoredRequest } from './request-queries.ts';

/** Tells whoever may handle requests of a site that a mail to the address of its form is left in the mailbox. */
export async function tellTeamOfMail(
  tx: Tx,
  services: Services,
  accountId: string,
  site: { readonly id: string; readonly name: string },
): Promise<void> {
  const people = await listRecipients(tx, accountId, 'requests.manage', site.id);
  const { local = '', domain = '' } = services.config.inboundMail ?? {};
  await tellPeople(tx, accountId, 'mailPassedOver', people, (locale) => ({
    site: site.name,
    mailbox: `${local}@${domain}`,
    link: pageAddress(services, locale, 'requests'),
  }));
}

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

type NewTasks = {
  readonly tasks: readonly { readonly ownerId: string | null; readonly deputyId: string | null }[];
  readonly madeBy: string;
};

/** Tells owners and deputies of new tasks, each once, except who made them. */
export async function tellOfTasks(
  tx: Tx,
  services: Services,
  accountId: string,
  { id, siteId, siteName, number }: StoredRequest,
  { tasks, madeBy }: NewTasks,
): Promise<void> {
  const ids = new Set(tasks.flatMap(({ ownerId, deputyId }) => [ownerId ?? [], deputyId ?? []].flat()));
  ids.delete(madeBy);
  if (ids.size === 0) return;
  const emails = new Set<string | null | undefined>();
  for (const personId of ids) emails.add((await findPersonOf(tx, accountId, personId))?.email);
  // Whoever may not do tasks of the site any more could not open the link.
  const people = (await listRecipients(tx, accountId, 'requests.task', siteId)).filter(({ email }) =>
    emails.has(email),
  );
  await tellPeople(tx, accountId, 'requestTask', people, (locale) => ({
    number,
    site: siteName ?? '',
    link: pageAddress(services, locale, `requests/${id}`),
  }));
}

/** Tells whoever may look at a letter that waits: who handles the request or stands in, else all others who may handle it. */
export async function tellOfWaiting(
  tx: Tx,
  services: Services,
  accountId: string,
  { id, siteId, number, assigneeId, deputyId }: StoredRequest,
  writerId: string | null,
): Promise<void> {
  const emailOf = async (personId: string | null) =>
    personId === null ? undefined : (await findPersonOf(tx, accountId, personId))?.email;
  const writer = await emailOf(writerId);
  const others = (await listRecipients(tx, accountId, 'requests.manage', siteId)).filter(
    ({ email }) => email !== writer,
  );
  const named = [await emailOf(assigneeId), await emailOf(deputyId)];
  const theirs = others.filter(({ email }) => named.includes(email));
  await tellPeople(tx, accountId, 'requestSecondLook', theirs.length > 0 ? theirs : others, (locale) => ({
    number,
    link: pageAddress(services, locale, `requests/${id}`),
  }));
}
