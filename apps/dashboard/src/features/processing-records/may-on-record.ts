import { useQueries, useQuery } from '@tanstack/react-query';
import { mayIn, useMayIn, type May } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { siteQuery } from '#app/sites.ts';
import type { ProcessingRecord } from './data.ts';

type OfSite = Pick<ProcessingRecord, 'site'>;

/** What the person may do with a record: by the project of its site, or in the whole account. */
export function useMayOnRecord({ site }: OfSite): May {
  const { data } = useQuery({ ...siteQuery(site?.id ?? ''), enabled: site !== null });
  return useMayIn(data?.projectId);
}

/** Those of these whose register the person may change. */
export function useEditable<Row extends OfSite>(rows: readonly Row[]): readonly Row[] {
  const me = useMe();
  const mayAll = mayIn(me, null)('register.edit');
  const siteIds = mayAll ? [] : [...new Set(rows.flatMap(({ site }) => site?.id ?? []))];
  const sites = useQueries({ queries: siteIds.map((id) => siteQuery(id)) });
  if (mayAll) return rows;
  const editable = new Set(siteIds.filter((_, at) => mayIn(me, sites[at]?.data?.projectId)('register.edit')));
  return rows.filter(({ site }) => site && editable.has(site.id));
}
