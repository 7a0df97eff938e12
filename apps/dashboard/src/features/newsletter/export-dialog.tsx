import { useLocation, useNavigate } from 'react-router';
import { ListExport } from '#app/csv-exports/list-export.tsx';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useStartExport } from './data.ts';
import { exportFilterOf } from './export-filter.ts';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useNewsletterWords } from './words.ts';

/** Requests a CSV file of what the list shows, or of everything (PRODUCT 7). */
export function ExportButton({ siteId }: { readonly siteId: string }) {
  const words = useNewsletterWords().exports;
  const there = usePaths().newsletter(siteId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { filter } = useAddress();
  const start = useStartExport(siteId);
  const narrowed = exportFilterOf(filter);
  const filters = useFilterWords(siteId)(narrowed);
  if (!useMayOnSite(siteId)('newsletter.export')) return null;
  return (
    <ListExport
      words={words}
      title={words.title}
      text={words.text}
      days={filter}
      filters={filters}
      busy={start.isPending}
      onStart={(days, filtered) => start.mutateAsync({ ...days, ...(filtered && narrowed) })}
      onStarted={() =>
        void navigate({ pathname: there, hash: '#downloads' }, { preventScrollReset: pathname === there })
      }
    />
  );
}
