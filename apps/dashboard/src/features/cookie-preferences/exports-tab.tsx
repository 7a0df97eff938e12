import type { PreferenceExport } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { Exports } from '#app/csv-exports/exports.tsx';
import { useDaysWords } from '#app/csv-exports/use-days-words.ts';
import { exportsQuery } from './data.ts';
import { shortId } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly onExport: (() => void) | undefined };

/** The requested export files. */
export function ExportsTab({ siteId, onExport }: Props) {
  const { exports: words, loading, download } = useCookiePreferencesWords();
  const address = useAddress();
  const what = useWhat();
  return (
    <Exports
      query={exportsQuery(siteId)}
      loading={loading}
      words={words}
      what={what}
      mailed={address.export}
      action={onExport && <Button onClick={onExport}>{download}</Button>}
    />
  );
}

/** Describes the content of a file: its days and, if it covers only one visitor, whom. */
function useWhat() {
  const words = useCookiePreferencesWords().exports;
  const daysOf = useDaysWords(words);
  return ({ from, to, consentId }: PreferenceExport) => ({
    // The end is exclusive.
    line: daysOf({ from: from ?? undefined, to: to ? new Date(Date.parse(to) - 1).toISOString() : undefined }),
    more: consentId ? fill(words.ofId, { id: shortId(consentId) }) : undefined,
  });
}
