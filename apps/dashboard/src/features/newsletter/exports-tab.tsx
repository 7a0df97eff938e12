import type { SubscriptionExport } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { ExportList } from '#app/csv-exports/export-list.tsx';
import { useDaysWords } from '#app/csv-exports/use-days-words.ts';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { exportsQuery } from './data.ts';
import { ExportButton } from './export-dialog.tsx';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useNewsletterWords } from './words.ts';

/** The files that were asked for. */
export function ExportsTab({ siteId }: { readonly siteId: string }) {
  const { exports: words, loading } = useNewsletterWords();
  const { failure } = useWords().shell;
  const address = useAddress();
  const what = useWhat(siteId);
  const { data, error, refetch } = useQuery(exportsQuery(siteId));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  return (
    <ExportList
      words={words}
      exports={data.exports}
      what={what}
      mailed={address.export}
      action={<ExportButton siteId={siteId} />}
    />
  );
}

/** What a file holds: as far as it was narrowed, and of which days. */
function useWhat(siteId: string) {
  const words = useNewsletterWords().exports;
  const saidOf = useFilterWords(siteId);
  const daysOf = useDaysWords(words);
  return ({ filter }: SubscriptionExport) => ({ line: saidOf(filter) || words.of, more: daysOf(filter) });
}
