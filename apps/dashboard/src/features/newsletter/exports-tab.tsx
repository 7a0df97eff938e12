import type { SubscriptionExport } from '@app/contract';
import { Exports } from '#app/csv-exports/exports.tsx';
import { useDaysWords } from '#app/csv-exports/use-days-words.ts';
import { exportsQuery } from './data.ts';
import { ExportButton } from './export-dialog.tsx';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useNewsletterWords } from './words.ts';

/** The requested export files. */
export function ExportsTab({ siteId }: { readonly siteId: string }) {
  const { exports: words, loading } = useNewsletterWords();
  const address = useAddress();
  const what = useWhat(siteId);
  return (
    <Exports
      query={exportsQuery(siteId)}
      loading={loading}
      words={words}
      what={what}
      mailed={address.export}
      action={<ExportButton siteId={siteId} />}
    />
  );
}

/** Describes the content of a file: its filter and its days. */
function useWhat(siteId: string) {
  const words = useNewsletterWords().exports;
  const saidOf = useFilterWords(siteId);
  const daysOf = useDaysWords(words);
  return ({ filter }: SubscriptionExport) => ({ line: saidOf(filter) || words.of, more: daysOf(filter) });
}
