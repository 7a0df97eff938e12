import type { EventKind, Permission } from '@app/contract';
import { countryName, fill, formatDate, isLocale, loadWords, type Locale, type Words } from '@app/texts';
import type { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import type { Message } from '#platform/mail/mail.ts';
import type { eventRecorded } from '../audit/index.ts';
import { denyLink } from './links.ts';
import { findAccount, findPerson } from './queries.ts';
import { listRecipients, type Recipient } from './recipients.ts';

type Event = z.output<typeof eventRecorded.payload>;

/**
 * Mails security alerts of an account: a new device to its person; keys and exports to those who may make or export
 * the same, a new admin to those who manage people. A second run mails again.
 */
export async function sendAlert(services: Services, event: Event): Promise<void> {
  const { db, mail } = services;
  const { account, person, target, watchers } = await db.asSystem(async (tx) => ({
    account: await findAccount(tx, event.accountId),
    target: event.kind === 'roles.changed' && event.targetId ? await findPerson(tx, event.targetId) : undefined,
    person: event.personId === null ? undefined : await findPerson(tx, event.personId),
    watchers: await watchersOf(tx, event),
  }));
  if (!account) return;
  const ofPerson = event.kind === 'sign-in.succeeded' && person?.emailVerifiedAt ? [person] : [];
  for (const recipient of [...ofPerson, ...watchers]) {
    const { email } = recipient;
    const locale = isLocale(recipient.locale) ? recipient.locale : 'en';
    const words = await loadWords(locale, 'emails');
    const values = {
      email,
      account: account.name,
      admin: target?.email ?? '',
      ...originOf(words, locale, event, person?.email),
      link:
        event.kind === 'sign-in.succeeded' && person
          ? await db.asSystem((tx) => denyLink(tx, services, person, locale))
          : '',
    };
    const message = messageOf(words, event.kind, values);
    if (message) await mail.send(email, message);
  }
}

const watching: Partial<Record<EventKind, Permission>> = {
  'api-key.created': 'keys.manage',
  'consent-key.created': 'consents.keys',
  'webhook.created': 'webhooks.manage',
  'webhook.secret-changed': 'webhooks.manage',
  'account.exported': 'account.export',
  'consents.exported': 'consents.export',
  'person.exported': 'consents.export',
  'preferences.exported': 'preferences.export',
  'newsletter.exported': 'newsletter.export',
  'audit.exported': 'audit.export',
  'roles.changed': 'people.manage',
  'sign-in-rules.changed': 'people.manage',
  'company-sign-in.changed': 'people.manage',
};

async function watchersOf(tx: Tx, { accountId, kind, siteId }: Event): Promise<Recipient[]> {
  const permission = watching[kind];
  if (!permission) return [];
  return listRecipients(tx, accountId, permission, siteId);
}

type Emails = Words<'emails'>;
type Values = Readonly<Record<'email' | 'account' | 'admin' | 'device' | 'when' | 'who' | 'link', string>>;

function messageOf(words: Emails, kind: EventKind, values: Values): Message | undefined {
  if (kind === 'sign-in.succeeded') return filled(words.newDevice, values);
  if (kind === 'roles.changed') return filled(words.newAdmin, values);
  if (kind === 'company-sign-in.changed') return filled(words.companySignIn, values);
  if (kind === 'sign-in-rules.changed') return filled(words.signInRules, values);
  for (const mail of [words.newKey, words.dataExported]) {
    const what = (mail.kinds as Partial<Record<EventKind, string>>)[kind];
    if (what) return filled(mail, { ...values, what });
  }
  return undefined;
}

function filled(
  { subject, body }: { readonly subject: string; readonly body: string },
  values: Readonly<Record<string, string>>,
): Message {
  return { subject, text: fill(body, values) };
}

function originOf(words: Emails, locale: Locale, { at, device, country, personId }: Event, email: string | undefined) {
  const { browser, script, unknown, operator } = words.eventOrigin;
  const named = device?.browser && device.system ? fill(browser, { ...device }) : device?.browser;
  const shown = named || (device?.kind === 'script' ? script : unknown);
  return {
    device: country ? `${shown}, ${countryName(locale, country)}` : shown,
    when: formatDate(locale, at, 'date_and_time'),
    who: email ?? (personId === null ? operator : personId),
  };
}
