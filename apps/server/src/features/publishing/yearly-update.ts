import { nameInMail } from '@app/contract';
import { isUpdateNear, updateNoticeDays } from '@app/documents';
import { fill, formatDate, isLocale, loadWords, type Locale } from '@app/texts';
import type { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { isRecipient, listRecipients } from '../accounts/index.ts';
import { dayOf, findDocument, findUpdateDue, isHosted } from '../policies/index.ts';
import { findSite } from '../sites/index.ts';
import { sendUpdateNotice } from './jobs.ts';
import { listOld, updateAnnounced } from './yearly-update-queries.ts';

/**
 * Tells the people of each account which privacy policies must be updated within 30 days, once for each publication. Rule P13.
 * Whatever was looked at is not looked at again before it is published.
 */
export async function announceUpdates(services: Services): Promise<void> {
  const { db, now } = services;
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  // Hours of the day do not count: `isUpdateNear` decides by days.
  before.setUTCDate(before.getUTCDate() + updateNoticeDays + 1);
  const old = await db.acrossAccounts((tx) => listOld(tx, before));
  for (const { accountId, documentId } of old) {
    await db.inAccount(accountId, async (tx) => {
      const document = await findDocument(tx, accountId, documentId);
      if (!document || !isHosted(document)) return;
      const on = await findUpdateDue(tx, accountId, document);
      if (on && !isUpdateNear(on, dayOf(now()))) return;
      await updateAnnounced(tx, accountId, documentId, now());
      if (!on) return;
      for (const { email, locale } of await listRecipients(tx, accountId, 'documents.edit', document.siteId))
        await enqueue(tx, sendUpdateNotice, { accountId, siteId: document.siteId, documentId, on, to: email, locale });
    });
  }
}

type Notice = z.output<typeof sendUpdateNotice.payload>;

/**
 * E-mails that a privacy policy must be updated by a day. Sends nothing if its site has been deleted, or to somebody who may
 * no longer edit its documents.
 */
export async function tellUpdate({ db, mail, config }: Services, notice: Notice): Promise<void> {
  const { accountId, siteId, documentId, on, to } = notice;
  const locale: Locale = isLocale(notice.locale) ? notice.locale : 'en';
  const site = await db.inAccount(accountId, async (tx) => {
    const isMeant = await isRecipient(tx, accountId, to, 'documents.edit', siteId);
    return isMeant ? findSite(tx, accountId, siteId) : undefined;
  });
  if (!site) return;
  const { policyUpdate: words } = await loadWords(locale, 'emails');
  const values = {
    site: nameInMail(site.name),
    date: formatDate(locale, on, 'long'),
    link: `${config.publicUrl}/${locale}/documents/${documentId}`,
  };
  await mail.send(to, { subject: fill(words.subject, values), text: fill(words.body, values) });
}
