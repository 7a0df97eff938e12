import type { PreferenceExport } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExportList } from '#app/csv-exports/export-list.tsx';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './choices.module.css';
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
  const { data, error, refetch } = useQuery(exportsQuery(siteId));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  return (
    <ExportList
      words={words}
      exports={data.exports}
      what={(made) => <What made={made} />}
      mailed={address.export}
      action={<Button onClick={onExport}>{download}</Button>}
    />
  );
}

function What({ made: { from, to, consentId } }: { readonly made: PreferenceExport }) {
  const words = useCookiePreferencesWords().exports;
  const locale = useLocale();
  const day = (moment: string) => formatDate(locale, moment, 'numeric');
  // The end is the first moment that is no longer in it.
  const last = to && day(new Date(Date.parse(to) - 1).toISOString());
  const range =
    from && last
      ? fill(words.between, { from: day(from), to: last })
      : from
        ? fill(words.since, { from: day(from) })
        : last
          ? fill(words.until, { to: last })
          : words.all;
  return (
    <span className={classes['two']}>
      <span>{range}</span>
      {consentId && <small>{fill(words.ofId, { id: shortId(consentId) })}</small>}
    </span>
  );
}
