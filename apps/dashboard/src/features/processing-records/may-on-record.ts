import { useQuery } from '@tanstack/react-query';
import { useMayIn, type May } from '#app/rights.ts';
import { siteQuery } from '#app/sites.ts';
import type { ProcessingRecord } from './data.ts';

/** What the person may do with a record: by the project of its site, or in the whole account. */
export function useMayOnRecord({ site }: Pick<ProcessingRecord, 'site'>): May {
  const { data } = useQuery({ ...siteQuery(site?.id ?? ''), enabled: site !== null });
  return useMayIn(data?.projectId);
}
