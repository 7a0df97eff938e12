import type { Answer, Call, dsar, DsarRequest, RequestInput } from '@app/contract';
import { articleOf, lawsFor, rightsUnder } from '@app/requests';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { checkSite, findOwner, findSite } from '../sites/index.ts';
import { composeFor } from './letters.ts';
import { findForm } from './form-queries.ts';
import { receive } from './receive.ts';
import { listRequests } from './list-queries.ts';
import { findRequest } from './request-queries.ts';
import { latestDay } from './rules.ts';
import { summariesOf, viewOf } from './view.ts';

const pageSize = 50;

export async function readRequests({ services, actor }: Exchange, wanted: Call<typeof dsar.list>['query']) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (wanted?.siteId !== undefined) await checkSite(tx, accountId, wanted.siteId);
    const today = dayOf(services.now());
    const found = await listRequests(tx, accountId, { ...wanted, personId: actor.id }, today, pageSize + 1);
    const requests = await summariesOf(tx, actor, found.slice(0, pageSize), today);
    return { requests, more: found.length > pageSize };
  });
}

/** A request. Who reads it is logged. RULES D11. @throws Problem `dsar.not-found` */
export async function readRequest({ services, actor }: Exchange, id: string): Promise<DsarRequest> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    const now = services.now();
    await recordEvent(tx, now, actor, 'dsar-request.opened', { siteId: request.siteId, target: id });
    return viewOf(tx, actor, request, dayOf(now));
  });
}

/** What somebody at a place can ask for. RULES D1. */
export async function readRights(
  { services, actor }: Exchange,
  { place, siteId }: Call<typeof dsar.rights>['query'],
): Promise<Answer<typeof dsar.rights>> {
  const { accountId } = actor;
  const on = dayOf(services.now());
  const owner = await services.db.inAccount(accountId, async (tx) => {
    if (siteId === undefined) return undefined;
    await checkSite(tx, accountId, siteId);
    return findOwner(tx, accountId, siteId);
  });
  const laws = lawsFor(place, owner?.country || undefined, on);
  return { rights: rightsUnder(laws, on).map((right) => ({ right, article: articleOf(right, laws, on) })) };
}

type Entered = RequestInput & Pick<Call<typeof dsar.create>['body'], 'siteId' | 'channel' | 'receivedOn'>;

/** Enters a request that came another way. @throws Problem `dsar.received-later`, `dsar.not-in-law`, `site.not-found` */
export async function enterRequest(
  { services, actor }: Exchange,
  { siteId, channel, receivedOn, ...input }: Entered,
): Promise<DsarRequest> {
  const { accountId } = actor;
  const now = services.now();
  if (receivedOn > latestDay(now)) throw new Problem('dsar.received-later');
  return services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    const site = siteId === undefined ? undefined : await findSite(tx, accountId, siteId);
    const form = siteId === undefined ? undefined : await findForm(tx, accountId, siteId);
    const owner = siteId === undefined ? undefined : await findOwner(tx, accountId, siteId);
    const ownerCountry = owner?.country || undefined;
    const received = {
      input,
      channel,
      receivedOn,
      ownerCountry,
      doer: actor,
      site: site ? { id: site.id, name: site.name } : null,
      workplace: form?.workplace ?? ownerCountry ?? input.place,
      handlerId: form?.handlerId ?? actor.id,
      deputyId: form?.deputyId ?? null,
    };
    return viewOf(tx, actor, await receive(tx, services, accountId, received), dayOf(now));
  });
}

/** A letter as it would be sent. @throws Problem `dsar.not-found`, `dsar.ground`, `dsar.not-in-law` */
export async function draftLetter(
  { services, actor }: Exchange,
  id: string,
  input: Parameters<typeof composeFor>[3],
): Promise<Answer<typeof dsar.draftLetter>> {
  const { accountId } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    const after = input.kind === 'extension' ? { ...request, extendedOn: dayOf(now) } : request;
    const { subject, blocks } = await composeFor(tx, accountId, after, input, now);
    return { subject, blocks: blocks.map((block) => ({ ...block })) };
  });
}
