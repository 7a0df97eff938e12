import type { ConsentExport } from '@app/contract';
import { ListExport } from '#app/csv-exports/list-export.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useStartExport } from './data-rights.ts';
import { exportFilterOf } from './export-filter.ts';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly of: ConsentExport['of'] };

/** Requests a CSV file of what a list shows, or of everything (RULES C13). */
export function ExportButton({ siteId, of }: Props) {
  const words = useConsentRecordsWords().exports;
  const { go, list } = useAddress();
  const { filter } = list(of);
  const start = useStartExport(siteId);
  const narrowed = exportFilterOf(filter);
  const filters = useFilterWords()(narrowed);
  if (!useMayOnSite(siteId)('consents.export')) return null;
  return (
    <ListExport
      words={words}
      title={words.title[of]}
      text={words.text[of]}
      days={filter}
      filters={filters}
      busy={start.isPending}
      onStart={(days, filtered) => start.mutateAsync({ of, ...days, ...(filtered && narrowed) })}
      onStarted={() => go({}, '#downloads')}
    />
  );
}
