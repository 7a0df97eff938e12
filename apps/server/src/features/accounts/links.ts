import { locale as localeField } from '@app/contract';
import { localePrefix, type Locale } from '@app/texts';
import { z } from 'zod';
import { hmac, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { isLoopback } from '#platform/http/csrf.ts';
import { enqueue, job } from '#platform/jobs/jobs.ts';
import {
  deleteEmailTokens,
  findEmailToken,
  insertEmailToken,
  type EmailToken,
  type Purpose,
} from './email-token-queries.ts';
import { message } from './emails.ts';
import { findPersonByEmail } from './queries.ts';
import { linkEnd, linkMinutes } from './rules.ts';

/** Mails the link of a token. Does nothing if it was used or replaced meanwhile. A second run mails again. */
export const sendLink = job({
  name: 'accounts.send-link',
  mails: true,
  payload: z.object({ tokenId: z.uuid(), locale: localeField }),
  attempts: 10,
  async run({ tokenId, locale }, services) {
    const { token, taken } = await services.db.asSystem(async (tx) => {
      const found = await findEmailToken(tx, tokenId);
      const owner = found?.purpose === 'change' ? await findPersonByEmail(tx, found.email) : undefined;
      return { token: found, taken: owner !== undefined };
    });
    if (!token || !isMailed(token)) return;
    // Only the owner of an address is told that it already has an account.
    const text = taken
      ? await message('newEmailTaken', locale, { email: token.email })
      : await linkMessage(token, locale, services);
    await services.mail.send(token.email, text);
  },
});

/**
 * Creates a link that verifies an address and queues its mail, in the caller's transaction. A new link replaces older ones of
 * the same purpose, except for `verify`, where all mailed links stay valid.
 */
export async function issueLink(
  tx: Tx,
  services: Services,
  purpose: Exclude<Purpose, 'deny'>,
  person: { readonly id: string; readonly email: string },
  locale: Locale,
): Promise<void> {
  if (purpose !== 'verify') await deleteEmailTokens(tx, person.id, [purpose]);
  await enqueue(tx, sendLink, { tokenId: await issueToken(tx, services, purpose, person), locale });
}

/** The link of a mail about a new device, for the person who did not sign in there. */
export async function denyLink(
  tx: Tx,
  services: Services,
  person: { readonly id: string; readonly email: string },
  locale: Locale,
): Promise<string> {
  return linkOf(services, await issueToken(tx, services, 'deny', person), 'not-me', locale);
}

async function issueToken(
  tx: Tx,
  services: Services,
  purpose: Purpose,
  { id: personId, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const now = services.now();
  const id = newId(now);
  const tokenHash = sha256(secretOf(id, services));
  await insertEmailToken(tx, {
    id,
    purpose,
    tokenHash,
    personId,
    email,
    createdAt: now,
    expiresAt: linkEnd(purpose, now),
  });
  return id;
}

// Derived from the id wherever it is needed, so that neither the database nor the queue ever contains it.
function secretOf(tokenId: string, { secrets }: Services): string {
  return hmac(secrets.key('email links'), tokenId).toString('base64url');
}

const pages = { verify: 'verify-email', change: 'verify-email', reset: 'reset-password' } as const;
const mails = { verify: 'verifyEmail', change: 'confirmNewEmail', reset: 'resetPassword' } as const;

// The fragment after the # stays in the browser and appears in no log or referrer.
function linkOf(services: Services, tokenId: string, page: string, locale: Locale): string {
  return `${pageAddress(services, locale, page)}#token=${secretOf(tokenId, services)}`;
}

/** Links to deny a sign-in are part of the mail about it. */
function isMailed(token: EmailToken): token is Mailed {
  return token.purpose !== 'deny';
}

type Mailed = EmailToken & { readonly purpose: Exclude<Purpose, 'deny'> };

async function linkMessage({ id, purpose, email }: Mailed, locale: Locale, services: Services) {
  const minutes = linkMinutes[purpose];
  const link = linkOf(services, id, pages[purpose], locale);
  return message(mails[purpose], locale, { email, link, minutes, hours: minutes / 60 });
}

/** The full URL of a dashboard page, for a mail. */
export function pageAddress({ config }: Services, locale: Locale, page: string): string {
  return new URL(`/${localePrefix(locale)}/${page}`, config.publicUrl).href;
}

/**
 * Whether mails can reach anybody; without mail no address can be verified. On a local installation the outbox shows the mails.
 */
export function canMail({ config }: Services): boolean {
  return config.smtpUrl !== undefined || isLoopback(new URL(config.publicUrl).hostname);
}
