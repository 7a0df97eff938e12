import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './choices.module.css';
import { chainQuery } from './data.ts';
import { grouped } from './names.ts';
import { PreferenceTable } from './preference-table.tsx';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly consent: string; readonly onExport: (consentId: string) => void };

/** All choices with one preference ID. */
export function ChainView({ siteId, consent, onExport }: Props) {
  const { list, detail, loading } = useCookiePreferencesWords();
  const words = list.chain;
  const { failure } = useWords().shell;
  const locale = useLocale();
  const { go } = useAddress();
  const { data, error, refetch } = useQuery(chainQuery(siteId, consent));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  const back = (
    <Button variant="default" onClick={() => go({ consent: undefined })}>
      {words.back}
    </Button>
  );
  if (data.preferences.length === 0 && !data.olderAsCsv)
    return <EmptyState picture="search" title={words.none} text={words.noneText} action={back} />;
  return (
    <>
      <div className={classes['chainHead']}>
        <div>
          <h2>{words.title}</h2>
          <p>
            <code>{grouped(data.consentId)}</code>
          </p>
          <p role="status">
            {plural(locale, data.preferences.length, words.count)}. {words.text}
          </p>
        </div>
        <div className={classes['buttons']}>
          {back}
          <Button variant="default" onClick={() => onExport(data.consentId)}>
            {words.csv}
          </Button>
        </div>
      </div>
      {data.preferences.length > 0 && <PreferenceTable preferences={data.preferences} ofOne />}
      {data.olderAsCsv && (
        <div className={classes['note']}>
          <p>{detail.chainOlder}</p>
        </div>
      )}
    </>
  );
}
