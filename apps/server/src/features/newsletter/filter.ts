import type { OptIn, SubscriptionStatus } from '@app/contract';
import type { Paging } from '#platform/database/paging.ts';
import { wordQueries } from '../consent-records/index.ts';
import type { SubscriptionFilter } from './queries.ts';

/** The filter as in the contract's query. */
export type AskedFilter = {
  readonly newsletterId?: string | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly source?: 'public' | 'private' | undefined;
  readonly type?: OptIn | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Converts a query to a filter: a text is an id, or words of which the last may be a prefix. */
export function filterOf(siteId: string, asked: AskedFilter, paging?: Paging): SubscriptionFilter {
  const { text, newsletterId, status, source, type } = asked;
  const from = asked.from ? new Date(asked.from) : undefined;
  const to = asked.to ? new Date(asked.to) : undefined;
  const { after, before } = paging ?? {};
  const base = { newsletterId, status, source, type, from, to, after, before };
  if (!text) return base;
  if (uuid.test(text)) return { ...base, id: text.toLowerCase() };
  // Text without a word matches nobody.
  return { ...base, words: wordQueries(siteId, text)?.join(' & ') ?? `'${siteId}'` };
}
