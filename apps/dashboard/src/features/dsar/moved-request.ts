import type { DsarRequestSummary } from '@app/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

type Page = { readonly requests: readonly DsarRequestSummary[]; readonly more: boolean };
type List = InfiniteData<Page, string>;

/**
 * Puts a request where its state belongs in all lists at once. The columns of the board are fetched one by one, so that without
 * this a moved request stands in two of them, or in none, until the last has answered.
 */
export function moveInLists(client: QueryClient, lists: QueryKey, request: DsarRequestSummary): void {
  const queries = client.getQueryCache().findAll({ queryKey: lists });
  for (const { queryKey } of queries) {
    const state = stateOf(queryKey);
    client.setQueryData<List>(queryKey, (list) => list && withRequest(list, request, state));
  }
}

function stateOf(queryKey: QueryKey): string | undefined {
  const filter = queryKey.at(-1);
  if (typeof filter !== 'object' || filter === null || !('state' in filter)) return undefined;
  return typeof filter.state === 'string' ? filter.state : undefined;
}

function withRequest(list: List, request: DsarRequestSummary, state: string | undefined): List {
  const isHere = list.pages.some((page) => page.requests.some(({ id }) => id === request.id));
  if (isHere && (state === undefined || state === request.state))
    return mapPages(list, (requests) => requests.map((one) => (one.id === request.id ? request : one)));
  if (isHere) return mapPages(list, (requests) => requests.filter(({ id }) => id !== request.id));
  if (state !== request.state) return list;
  return mapPages(list, (requests, index) => (index === 0 ? [request, ...requests] : requests));
}

function mapPages(list: List, change: (requests: Page['requests'], index: number) => Page['requests']): List {
  return { ...list, pages: list.pages.map((page, index) => ({ ...page, requests: change(page.requests, index) })) };
}
