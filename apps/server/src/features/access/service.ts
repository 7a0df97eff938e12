import type { Context } from '#platform/http/context.ts';
import { readApiKeys, removeApiKey } from '../accounts/index.ts';
import { readAllKeys, removeKey } from '../consent-records/index.ts';
import { readEndpoints, removeEndpoint } from '../webhooks/index.ts';

/** All that works in an account without signing in. */
export async function readAccess(context: Context) {
  return {
    apiKeys: await readApiKeys(context),
    consentKeys: await readAllKeys(context),
    webhooks: (await readEndpoints(context)).map(({ id, url, active, createdAt }) => ({ id, url, active, createdAt })),
  };
}

/** Ends all of it, one after the other: what a stop leaves is there to be ended again. Returns how much it was. */
export async function endAllAccess(context: Context): Promise<number> {
  const { apiKeys, consentKeys, webhooks } = await readAccess(context);
  for (const { id } of apiKeys) await removeApiKey(context, id);
  for (const { siteId, id } of consentKeys) await removeKey(context, siteId, id);
  for (const { id } of webhooks) await removeEndpoint(context, id);
  return apiKeys.length + consentKeys.length + webhooks.length;
}
