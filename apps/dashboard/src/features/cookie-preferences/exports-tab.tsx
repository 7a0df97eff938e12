import type { PreferenceExport } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExportList } from '#app/csv-exports/export-list.tsx';
import { useDaysWords } from '#app/csv-exports/use-days-words.ts';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { exportsQuery } from './data.ts';
import { shortId } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly onExport: () => void };

/** The files that were asked for. */
export function ExportsTab({ siteId, onExport }: Props) {
  const { exports: words, loading, download } = useCookiePreferencesWords();
  const { failure } = useWords().shell;
  const address = useAddress();
  const what = useWhat();
  const { data, error, refetch } = useQuery(exportsQuery(siteId));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  return (
    <ExportList
      words={words}
      exports={data.exports}
      what={what}
      mailed={address.export}
      action={<Button onClick={onExport}>{download}</Button>}
    />
  );
}

/** What a file holds: of which days, and where it is of one visitor, of whom. */
function useWhat() {
  const words = useCookiePreferencesWords().exports;
  const daysOf = useDaysWords(words);
  return ({ from, to, consentId }: PreferenceExport) => ({
    // The end is the first moment that is no longer in it.
    line: daysOf({ from: from ?? undefined, to: to ? new Date(Date.parse(to) - 1).toISOString() : undefined }),
    more: consentId ? fill(words.ofId, { id: shortId(consentId) }) : undefined,
  });
}
