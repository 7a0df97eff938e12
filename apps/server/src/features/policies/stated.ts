import type { CustomService, ServiceOverrides, StatedChange } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { lockSite } from '../sites/index.ts';
import { changeSettings } from './document-service.ts';
import { findSettings } from './queries.ts';
import { speakOfServices } from './rules.ts';
import { findService, updateService } from './service-queries.ts';
import { settleDocuments } from './settle.ts';

// Facts that documents state, changed by another feature. What the generator shows is the same fact.

type Place = { readonly siteId: string };

/** Changes what the documents of a site state of a service. @throws Problem `site.not-found`, `service.not-found` */
export async function changeStatedService(
  tx: Tx,
  { services, actor }: Context,
  { siteId, siteServiceId }: Place & { readonly siteServiceId: string },
  change: StatedChange,
): Promise<void> {
  const { accountId } = actor;
  if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
  const stored = await findService(tx, accountId, siteId, siteServiceId);
  if (!stored || stored.archivedAt) throw new Problem('service.not-found');
  const { id, custom, position } = stored;
  const overrides = merged<ServiceOverrides>(stored.overrides, change);
  await updateService(tx, accountId, id, overrides, custom && statedCustom(custom, change), position);
  await settleDocuments(tx, services, accountId, siteId, speakOfServices);
  const details = { name: custom?.name ?? stored.serviceId ?? '' };
  await recordEvent(tx, services.now(), actor, 'service.changed', { siteId, target: id, details });
}

/** Of a service of the owner's own, types of data and basis stand in its definition: what is stated anew takes their place. */
function statedCustom(custom: CustomService, { legalBasis, dataTypes }: StatedChange): CustomService {
  const { legalBasis: before, ...others } = custom;
  const basis = legalBasis === undefined ? before : undefined;
  return { ...others, ...(basis && { legalBasis: basis }), ...(dataTypes && { dataTypes: [...dataTypes] }) };
}

/**
 * Changes what the documents of a site state of an activity. Visits and messages, which every site has, are stated by this.
 * @throws Problem `site.not-found`, `processing-record.gone`
 */
export async function changeStatedActivity(
  tx: Tx,
  { services, actor }: Context,
  { siteId, activityId }: Place & { readonly activityId: string },
  change: StatedChange,
): Promise<void> {
  const { accountId } = actor;
  if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
  const { activities = [] } = await findSettings(tx, accountId, siteId);
  const isThere = activities.some(({ id }) => id === activityId);
  const kind = activityId === 'visit' || activityId === 'contact' ? activityId : undefined;
  if (!isThere && kind === undefined) throw new Problem('processing-record.gone');
  const all: typeof activities = isThere || kind === undefined ? activities : [{ id: activityId, kind }, ...activities];
  const changed = all.map((activity) => (activity.id === activityId ? merged(activity, change) : activity));
  await changeSettings(tx, services, accountId, siteId, { activities: changed });
  await recordEvent(tx, services.now(), actor, 'document.changed', { siteId, details: { settings: 'activities' } });
}

/** Statements with a change: null takes one back. */
function merged<Stated extends object>(before: Stated, change: StatedChange): Stated {
  const after = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined);
  // Same keys as both, whose types agree: see the contract.
  return Object.fromEntries(after) as Stated;
}
