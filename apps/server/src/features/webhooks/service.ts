import type { Input, webhooks, WebhookType } from '@app/contract';
import { Refused, readTarget, type Guard } from '@app/scanner';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { checkFresh } from '#platform/http/fresh.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { checkSite } from '../sites/index.ts';
import { syncCursor } from './consents.ts';
import {
  deleteEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  updateEndpoint,
  type Endpoint,
} from './queries.ts';
import { oldSecretStays } from './rules.ts';
import { secretText } from './signing.ts';

const mostEndpoints = 20;

export async function readEndpoints({ services, actor: { accountId } }: Context) {
  const found = await services.db.inAccount(accountId, (tx) => listEndpoints(tx, accountId));
  return found.map(shownEndpoint);
}

/** @throws Problem `webhook.limit`, `site.not-found`, `input.invalid` */
export async function createEndpoint(
  { services, actor }: Context,
  guard: Guard,
  given: Input<typeof webhooks.create>['body'],
) {
  const { accountId } = actor;
  await checkAddress(guard, given.url);
  const now = services.now();
  const endpoint: Endpoint = {
    ...given,
    id: newId(now),
    active: true,
    disabled: null,
    disabledAt: null,
    failingSince: null,
    secretNumber: 1,
    oldSecretUntil: null,
    createdAt: now,
  };
  await services.db.inAccount(accountId, async (tx) => {
    checkMayRead(actor, given.types);
    await checkSites(tx, accountId, given.siteIds);
    const there = await listEndpoints(tx, accountId);
    if (there.length >= mostEndpoints) throw new Problem('webhook.limit', { limit: mostEndpoints });
    await insertEndpoint(tx, accountId, endpoint);
    await recordEvent(tx, now, actor, 'webhook.created', { target: endpoint.id });
    await syncCursor(tx, accountId);
  });
  return { ...shownEndpoint(endpoint), secret: secretText(services, accountId, endpoint.id, 1) };
}

/**
 * Changes an endpoint. Enabling it again clears its failures.
 * @throws Problem `webhook.not-found`, `site.not-found`, `input.invalid`, `session.confirm`, `session.required`
 */
export async function changeEndpoint(
  { services, actor }: Context,
  guard: Guard,
  id: string,
  given: Input<typeof webhooks.update>['body'],
) {
  const { accountId } = actor;
  if (given.url !== undefined) await checkAddress(guard, given.url);
  return services.db.inAccount(accountId, async (tx) => {
    const endpoint = await lockedEndpoint(tx, accountId, id);
    // From now on, a different receiver would get the events.
    if (given.url !== undefined && given.url !== endpoint.url) checkFresh(actor, services.now());
    checkMayRead(actor, given.types ?? []);
    await checkSites(tx, accountId, given.siteIds ?? []);
    const change = {
      ...defined(given),
      ...(given.active && { disabled: null, disabledAt: null, failingSince: null }),
    };
    await updateEndpoint(tx, accountId, id, change);
    await recordEvent(tx, services.now(), actor, 'webhook.changed', {
      target: id,
      changes: changesBetween(recorded(endpoint), recorded({ ...endpoint, ...change })),
    });
    await syncCursor(tx, accountId);
    return shownEndpoint({ ...endpoint, ...change });
  });
}

/** The fields whose changes are recorded. Of the address the host alone, since its path may hold a secret. */
function recorded({ url, description, types, siteIds, active }: Endpoint) {
  return { url: new URL(url).host, description, types, sites: siteIds.length, active };
}

/** @throws Problem `webhook.not-found` */
export async function removeEndpoint({ services, actor }: Context, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await eraseEndpoint(tx, accountId, id, services.now()))) throw new Problem('webhook.not-found');
    await recordEvent(tx, services.now(), actor, 'webhook.deleted', { target: id });
  });
}

/** Deletes an endpoint. Returns whether the account had it. */
export async function eraseEndpoint(tx: Tx, accountId: string, id: string, at: Date): Promise<boolean> {
  if (!(await deleteEndpoint(tx, accountId, id))) return false;
  await noteErasure(tx, accountId, at, { kind: 'webhook', id });
  await syncCursor(tx, accountId);
  return true;
}

/**
 * Invalidates an endpoint's secrets before this one, in a restored database with older ones. Returns whether there were
 * any.
 */
export async function dropSecretsBefore(tx: Tx, accountId: string, id: string, number: number): Promise<boolean> {
  const endpoint = await lockEndpoint(tx, accountId, id);
  if (!endpoint || endpoint.secretNumber >= number) return false;
  await updateEndpoint(tx, accountId, id, { secretNumber: number, oldSecretUntil: null });
  return true;
}

/** @throws Problem `webhook.not-found` */
export async function rotateSecret({ services, actor }: Context, id: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const endpoint = await lockedEndpoint(tx, accountId, id);
    const secretNumber = endpoint.secretNumber + 1;
    const oldSecretUntil = new Date(services.now().getTime() + oldSecretStays);
    await updateEndpoint(tx, accountId, id, { secretNumber, oldSecretUntil });
    await noteErasure(tx, accountId, services.now(), { kind: 'secret', id, number: secretNumber });
    await recordEvent(tx, services.now(), actor, 'webhook.secret-changed', { target: id });
    return {
      secret: secretText(services, accountId, id, secretNumber),
      oldSecretUntil: oldSecretUntil.toISOString(),
    };
  });
}

/** @throws Problem `webhook.not-found` */
export async function lockedEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint> {
  const endpoint = await lockEndpoint(tx, accountId, id);
  if (!endpoint) throw new Problem('webhook.not-found');
  return endpoint;
}

/**
 * Checks an address by its text. Where a name resolves to is checked again at every delivery.
 * @throws Problem `input.invalid`
 */
async function checkAddress(guard: Guard, url: string): Promise<void> {
  try {
    if (readTarget(url).literal) await guard.admit(url);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Problem('input.invalid', undefined, { url: { code: 'field.private-address' } });
  }
}

/** Only those who read the audit log may have it sent. @throws Problem `role.missing` */
function checkMayRead({ rights }: Actor, types: readonly WebhookType[]): void {
  if (!types.includes('audit.recorded') || rights.account.has('audit.read')) return;
  throw new Problem('role.missing', undefined, undefined, { permission: 'audit.read' });
}

/** @throws Problem `site.not-found` */
async function checkSites(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<void> {
  for (const siteId of siteIds) await checkSite(tx, accountId, siteId);
}

/** The fields that were given; omitted ones are not changed. */
function defined(given: Input<typeof webhooks.update>['body']) {
  const { url, description, types, siteIds, eventKinds, active } = given;
  return {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(types && { types }),
    ...(siteIds && { siteIds }),
    ...(eventKinds && { eventKinds }),
    ...(active !== undefined && { active }),
  };
}

function shownEndpoint(endpoint: Endpoint) {
  const { id, url, description, types, siteIds, eventKinds, active, disabled } = endpoint;
  return {
    id,
    url,
    description,
    types: [...types],
    siteIds: [...siteIds],
    eventKinds: [...eventKinds],
    active,
    disabled,
    disabledAt: endpoint.disabledAt?.toISOString() ?? null,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    oldSecretUntil: endpoint.oldSecretUntil?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
  };
}
