import type { ConsentExport } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { ExportList } from '#app/csv-exports/export-list.tsx';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './consent-records.module.css';
import { exportsQuery } from './data-rights.ts';
import { ExportButton } from './export-dialog.tsx';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useConsentRecordsWords } from './words.ts';

/** The files that were asked for. */
export function ExportsTab({ siteId }: { readonly siteId: string }) {
  const { exports: words, loading } = useConsentRecordsWords();
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
      action={<ExportButton siteId={siteId} of="consents" />}
    />
  );
}

function What({ made: { of, filter } }: { readonly made: ConsentExport }) {
  const words = useConsentRecordsWords().exports;
  const locale = useLocale();
  const said = useFilterWords()(filter);
  const day = (iso: string | undefined) => iso && formatDate(locale, iso, 'numeric');
  const [from, to] = [day(filter.from), day(filter.to)];
  const range =
    from && to
      ? fill(words.between, { from, to })
      : from
        ? fill(words.since, { from })
        : to
          ? fill(words.until, { to })
          : words.all;
  return (
    <span className={classes['two']}>
      <span>{said === '' ? words.of[of] : fill(words.ofFiltered, { of: words.of[of], filters: said })}</span>
      <small>{range}</small>
    </span>
  );
}
