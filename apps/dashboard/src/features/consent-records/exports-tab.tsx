import type { ConsentExport } from '@app/contract';
import { fill } from '@app/texts';
import { Exports } from '#app/csv-exports/exports.tsx';
import { useDaysWords } from '#app/csv-exports/use-days-words.ts';
import { exportsQuery } from './data-rights.ts';
import { ExportButton } from './export-dialog.tsx';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useConsentRecordsWords } from './words.ts';

/** The requested export files. */
export function ExportsTab({ siteId }: { readonly siteId: string }) {
  const { exports: words, loading } = useConsentRecordsWords();
  const address = useAddress();
  const what = useWhat();
  return (
    <Exports
      query={exportsQuery(siteId)}
      loading={loading}
      words={words}
      what={what}
      mailed={address.export}
      action={<ExportButton siteId={siteId} of="consents" />}
    />
  );
}

/** Describes the content of a file: its subject, its filter and its days. */
function useWhat() {
  const words = useConsentRecordsWords().exports;
  const saidOf = useFilterWords();
  const daysOf = useDaysWords(words);
  return ({ of, filter }: ConsentExport) => {
    const filters = saidOf(filter);
    return {
      line: filters === '' ? words.of[of] : fill(words.ofFiltered, { of: words.of[of], filters }),
      more: daysOf(filter),
    };
  };
}
