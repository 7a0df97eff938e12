import { localePrefix, type Locale } from '@app/texts';
import { hmac, sameSecret } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';

/** Where an invitation is stored. */
export type Place = { readonly accountId: string; readonly id: string };

/** The link of an invitation. Its secret is derived from the id, so that neither the database nor the queue contains it. */
export function invitationLink(services: Services, locale: Locale, place: Place): string {
  const page = new URL(`/${localePrefix(locale)}/invitation`, services.config.publicUrl).href;
  // The fragment after the # stays in the browser and appears in no log or referrer.
  return `${page}#token=${tokenOf(services, place)}`;
}

/** Where the invitation of a token is stored, if the token is ours. */
export function placeOf(services: Services, token: string): Place | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 64) return undefined;
  const place = { accountId: uuidOf(bytes.subarray(0, 16)), id: uuidOf(bytes.subarray(16, 32)) };
  return sameSecret(token, tokenOf(services, place)) ? place : undefined;
}

function tokenOf({ secrets }: Services, { accountId, id }: Place): string {
  const ids = [accountId, id].map((one) => Buffer.from(one.replaceAll('-', ''), 'hex'));
  return Buffer.concat([...ids, hmac(secrets.key('invitations'), `${accountId}/${id}`)]).toString('base64url');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
