import type { Answer, facebookApps, Input } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { facebookAppOf } from '../identities/index.ts';
import { checkSite, findSite, lockSite } from '../sites/index.ts';
import { deleteApp, findApp, upsertApp, type StoredApp } from './queries.ts';

type ConnectedApp = Answer<typeof facebookApps.connect>;

/** @throws Problem `site.not-found` */
export async function readApp(
  { services, actor: { accountId } }: Context,
  siteId: string,
): Promise<ConnectedApp | null> {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const app = await findApp(tx, accountId, siteId);
    return app ? shown(app) : null;
  });
}

/**
 * Connects the app of a token. Facebook is asked before the transaction, and the token is forgotten.
 * @throws Problem `site.not-found`, `facebook-app.other-type`, and as `facebookAppOf` does
 */
export async function connectApp(
  { services, actor }: Context,
  siteId: string,
  { appId, appToken }: Input<typeof facebookApps.connect>['body'],
): Promise<ConnectedApp> {
  const { accountId } = actor;
  const site = await services.db.inAccount(accountId, (tx) => findSite(tx, accountId, siteId));
  if (!site) throw new Problem('site.not-found');
  if (site.type !== 'FacebookApplication') throw new Problem('facebook-app.other-type');
  const app = { ...(await facebookAppOf(services.config, appId, appToken)), appId, connectedAt: services.now() };
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    await upsertApp(tx, accountId, siteId, app);
    await recordEvent(tx, services.now(), actor, 'facebook-app.connected', { siteId, details: { appId } });
    return shown(app);
  });
}

/** @throws Problem `site.not-found`, `facebook-app.not-found` */
export async function disconnectApp({ services, actor }: Context, siteId: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    if (!(await deleteApp(tx, accountId, siteId))) throw new Problem('facebook-app.not-found');
    await recordEvent(tx, services.now(), actor, 'facebook-app.disconnected', { siteId });
  });
}

function shown({ connectedAt, ...app }: StoredApp): ConnectedApp {
  return { ...app, connectedAt: connectedAt.toISOString() };
}
