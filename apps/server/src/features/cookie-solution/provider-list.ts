import type { ProviderListState } from '@app/contract';
import type { Guard } from '@app/scanner';
import { parseProviderList } from '@app/tcf';
import type { Context, Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { downloadList, outdatedFrom } from './download-list.ts';
import { fetchProviderList } from './jobs.ts';
import {
  findProviderList,
  findProviderListState,
  saveProviderList,
  type StoredProviders,
} from './provider-list-queries.ts';
import { isAdditionalConsentUsed } from './queries.ts';

const maxBytes = 5_000_000;

function stateOf(list: Omit<StoredProviders, 'providers'> | undefined): ProviderListState {
  return {
    fetchedAt: list?.fetchedAt.toISOString() ?? null,
    freshUntil: list?.freshUntil.toISOString() ?? null,
    outdatedFrom: list ? outdatedFrom(list) : null,
  };
}

export async function readProviderList({ services, actor }: Context) {
  const list = await services.db.inAccount(actor.accountId, findProviderList);
  return { ...stateOf(list), providers: (list?.providers ?? []).map(({ id, name }) => ({ id, name })) };
}

export async function askForProviderList({ services, actor }: Context): Promise<ProviderListState> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await enqueue(tx, fetchProviderList, { asked: true }, { key: 'provider list' });
    await recordEvent(tx, services.now(), actor, 'list.fetched', { target: 'provider-list' });
    return stateOf(await findProviderListState(tx));
  });
}

/**
 * Fetches Google's list if some site uses it and the stored one is not fresh. If the new list is invalid, the last
 * valid one stays in use.
 * @param asked whether an owner wants it whose site does not use it yet
 * @throws Error if the list cannot be fetched: the job is retried
 */
export async function runProviderList({ db, now }: Services, guard: Guard, url: string, asked: boolean): Promise<void> {
  const { isUsed, state } = await db.acrossAccounts(async (tx) => ({
    isUsed: await isAdditionalConsentUsed(tx),
    state: await findProviderListState(tx),
  }));
  if ((!isUsed && !asked) || (state && state.freshUntil > now())) return;

  const wanted = { what: 'list of Google’s providers', url, accept: 'text/csv', maxBytes };
  const { text, ...times } = await downloadList(guard, wanted, now());
  const parsed = parseProviderList(text);
  if (!parsed.ok) throw new Error(`The list of Google’s providers makes no sense at ${parsed.at}`);
  await db.acrossAccounts((tx) => saveProviderList(tx, { ...times, providers: parsed.value }));
}
