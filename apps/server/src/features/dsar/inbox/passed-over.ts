import { isPassing } from '#platform/database/away.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../policies/index.ts';
import { loadForm } from '../form-cache.ts';
import { markPassedOver } from '../form-queries.ts';
import { lockRequest } from '../request-queries.ts';
import { tellTeam, tellTeamOfMail } from '../tell-team.ts';
import { insertStep, listLetters, listSteps } from '../thread-queries.ts';
import { isOfForm, isOfRequest, numberOf, readTag, type Tag } from './address.ts';
import { MailServerFailure } from './imap.ts';
import type { DatedMail } from './parse-mail.ts';
import { listByNumber } from './queries.ts';
import { takeMail, type Taken } from './take.ts';

/**
 * Takes a mail. What cannot be taken stays in the mailbox, and its team is told: once in a day of mails to a form, and once until
 * they answer of mails about a request. A mail that fails stops no other.
 * @throws what is no fault of the mail: the database or the mail server is away
 */
export async function takeOrTell(services: Services, mail: DatedMail): Promise<Taken | 'failed'> {
  const became = await unlessFailed(services, () => takeMail(services, mail));
  if (became === 'too-many' || became === 'not-possible' || became === 'failed')
    await unlessFailed(services, () => tell(services, mail));
  return became;
}

async function unlessFailed<Result>(services: Services, work: () => Promise<Result>): Promise<Result | 'failed'> {
  try {
    return await work();
  } catch (error) {
    if (isPassing(error) || error instanceof MailServerFailure) throw error;
    services.log.failure('job', error, { job: 'dsar.read-inbox' });
    return 'failed';
  }
}

async function tell(services: Services, { tags }: DatedMail): Promise<void> {
  for (const text of tags) {
    const tag = readTag(text);
    const isTold = tag && (tag.kind === 'request' ? await tellOfReply(services, tag) : await tellOfForm(services, tag));
    if (isTold) return;
  }
}

/** @returns whether the address is that of a form */
async function tellOfForm(services: Services, tag: Tag): Promise<boolean> {
  const { db, secrets, now } = services;
  const form = isOfForm(secrets, tag) ? await loadForm(db, tag.name) : undefined;
  if (!form) return false;
  const { accountId, site } = form;
  await db.inAccount(accountId, async (tx) => {
    if (await markPassedOver(tx, accountId, site.id, dayOf(now()))) await tellTeamOfMail(tx, services, accountId, site);
  });
  return true;
}

/** @returns whether the address is that of a request */
async function tellOfReply(services: Services, tag: Tag): Promise<boolean> {
  const { db, secrets, now } = services;
  const named = (await db.acrossAccounts((tx) => listByNumber(tx, numberOf(tag)))).find((request) =>
    isOfRequest(secrets, tag, request),
  );
  if (!named) return false;
  const { accountId, id } = named;
  await db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request || request.name === null) return;
    const answeredAt = (await listLetters(tx, accountId, id)).findLast(({ fromOwner }) => fromOwner)?.at;
    const told = (await listSteps(tx, accountId, id)).findLast(({ kind }) => kind === passedOver)?.at;
    if (told && (!answeredAt || told >= answeredAt)) return;
    const step = { id: newId(now()), at: now(), kind: passedOver, who: 'product', personId: null, note: '' } as const;
    await insertStep(tx, { accountId, requestId: id, siteId: request.siteId }, step);
    await tellTeam(tx, services, accountId, 'requestAnswered', request);
  });
  return true;
}

const passedOver = 'mail-passed-over';
