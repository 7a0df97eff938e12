import type { Context } from '#platform/http/context.ts';
import { readWorkingApiKeys, removeApiKey } from '../accounts/index.ts';
import { readAllKeys, removeKey } from '../consent-records/index.ts';
import { readIdentityKeys, removeKey as removeIdentityKey } from '../dsar/index.ts';
import { readEndpoints, removeEndpoint } from '../webhooks/index.ts';

/** Lists all access to an account that works without signing in: API keys, consent keys, webhooks and identity keys. */
export async function readAccess(context: Context) {
  return {
    apiKeys: await readWorkingApiKeys(context),
    consentKeys: await readAllKeys(context),
    webhooks: (await readEndpoints(context)).map(({ id, url, active, createdAt }) => ({ id, url, active, createdAt })),
    identityKeys: await readIdentityKeys(context),
  };
}

/** Revokes all of it, one after the other: after an interruption the rest can be revoked again. Returns the number revoked. */
export async function endAllAccess(context: Context): Promise<number> {
  const { apiKeys, consentKeys, webhooks, identityKeys } = await readAccess(context);
  for (const { id } of apiKeys) await removeApiKey(context, id);
  for (const { siteId, id } of consentKeys) await removeKey(context, siteId, id);
  for (const { id } of webhooks) await removeEndpoint(context, id);
  for (const { siteId, id } of identityKeys) await removeIdentityKey(context, { siteId, dsarKeyId: id });
  return apiKeys.length + consentKeys.length + webhooks.length + identityKeys.length;
}
