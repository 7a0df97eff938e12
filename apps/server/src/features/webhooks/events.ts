import type { Services } from '#platform/http/context.ts';
import { listDaySummaries } from '../cookie-preferences/index.ts';
import { findDocument } from '../policies/index.ts';
import { announce } from './announce.ts';
import { listAccountsWanting } from './queries.ts';

type Published = { readonly accountId: string; readonly documentId: string; readonly number: number };

export async function announceDocument(
  { accountId, documentId, number }: Published,
  { db, now }: Services,
): Promise<void> {
  await db.inAccount(accountId, async (tx) => {
    const document = await findDocument(tx, accountId, documentId);
    if (!document) return;
    const { siteId, type } = document;
    const data = { document: documentId, site: siteId, type, version: number };
    const key = `${documentId} ${number}`;
    await announce(tx, accountId, [{ type: 'document.published', key, siteId, at: now(), data }], now());
  });
}

type Changed = {
  readonly accountId: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly change: 'updated' | 'erased';
  readonly at: string;
};

export async function announceSubject(changed: Changed, { db, now }: Services): Promise<void> {
  const { accountId, siteId, subjectId, change, at } = changed;
  const data = { subject: subjectId, site: siteId };
  const event = { type: `subject.${change}`, key: `${subjectId} ${at}`, siteId, at: new Date(at), data } as const;
  await db.inAccount(accountId, (tx) => announce(tx, accountId, [event], now()));
}

type Subscribed = {
  readonly accountId: string;
  readonly siteId: string;
  readonly newsletterId: string;
  readonly subscriptionId: string;
  readonly change: 'subscribed' | 'unsubscribed';
  readonly at: string;
  readonly consentId: string;
  readonly source: 'public' | 'private';
  readonly verified: boolean;
};

export async function announceSubscription(changed: Subscribed, { db, now }: Services): Promise<void> {
  const { accountId, siteId, newsletterId, subscriptionId, change, at, consentId, source, verified } = changed;
  const of = { subscription: subscriptionId, newsletter: newsletterId, site: siteId };
  const data = { ...of, consent: consentId, source, verified };
  const event = {
    type: `newsletter.${change}`,
    key: `${subscriptionId} ${at}`,
    siteId,
    at: new Date(at),
    data,
  } as const;
  await db.inAccount(accountId, (tx) => announce(tx, accountId, [event], now()));
}

const day = 86_400_000;

/** Announces what the visitors of each site chose on the previous day, in UTC: counts, never single choices. */
export async function announceYesterday({ db, now }: Services): Promise<void> {
  const at = now();
  const begins = new Date((Math.floor(at.getTime() / day) - 1) * day);
  const date = begins.toISOString().slice(0, 10);
  const accounts = await db.acrossAccounts((tx) => listAccountsWanting(tx, 'preferences.summary'));
  for (const accountId of accounts) {
    await db.asSystem(async (tx) => {
      const summaries = await listDaySummaries(tx, accountId, begins);
      const events = summaries.map(({ siteId, choices, purposes }) => ({
        type: 'preferences.summary' as const,
        key: `${siteId} ${date}`,
        siteId,
        at,
        data: { site: siteId, day: date, choices, purposes },
      }));
      await announce(tx, accountId, events, at);
    });
  }
}
