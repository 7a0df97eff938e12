import type { Context } from '#platform/http/context.ts';
import { readWorkingApiKeys, removeApiKey } from '../accounts/index.ts';
import { readAllKeys, removeKey } from '../consent-records/index.ts';
import { readCalendars, readIdentityKeys, removeKey as removeIdentityKey, revokeCalendarOf } from '../dsar/index.ts';
import { readEndpoints, removeEndpoint } from '../webhooks/index.ts';

/** Lists all access to an account that works without signing in: keys of all kinds, webhooks and calendars. */
export async function readAccess(context: Context) {
  return {
    apiKeys: await readWorkingApiKeys(context),
    consentKeys: await readAllKeys(context),
    webhooks: (await readEndpoints(context)).map(({ id, url, active, createdAt }) => ({ id, url, active, createdAt })),
    identityKeys: await readIdentityKeys(context),
    calendars: await readCalendars(context),
  };
}

/** Revokes all of it, one after the other: after an interruption the rest can be revoked again. Returns the number revoked. */
export async function endAllAccess(context: Context): Promise<number> {
  const { apiKeys, consentKeys, webhooks, identityKeys, calendars } = await readAccess(context);
  for (const { id } of apiKeys) await removeApiKey(context, id);
  for (const { siteId, id } of consentKeys) await removeKey(context, siteId, id);
  for (const { id } of webhooks) await removeEndpoint(context, id);
  for (const { siteId, id } of identityKeys) await removeIdentityKey(context, { siteId, dsarKeyId: id });
  for (const { id } of calendars) await revokeCalendarOf(context, id);
  return apiKeys.length + consentKeys.length + webhooks.length + identityKeys.length + calendars.length;
}
