import type { consentRecords, Answer } from '@app/contract';
import { fill, formatNumber, plural } from '@app/texts';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';
import classes from './consent-records.module.css';
import { useConsentRecordsWords } from './words.ts';

type Counted = Answer<typeof consentRecords.count>;

/** How many there are, exactly up to ten thousand: counted beside the list, which does not wait for it. */
export function Found<Key extends readonly unknown[]>({
  count,
}: {
  readonly count: UseQueryOptions<Counted, Error, Counted, Key>;
}) {
  const { list } = useConsentRecordsWords();
  const locale = useLocale();
  const { data, isPending } = useQuery(count);
  return (
    <p role="status" className={classes['found']}>
      {isPending && list.counting}
      {data?.more && fill(list.moreFound, { number: formatNumber(locale, data.count) })}
      {data && !data.more && plural(locale, data.count, list.found)}
    </p>
  );
}
