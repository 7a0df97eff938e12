import { fill, formatNumber, plural } from '@app/texts';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';
import classes from './records.module.css';
import { useRecordsWords } from './words.ts';

type CountAnswer = { readonly count: number; readonly more: boolean };

/** The number of results, exact up to ten thousand. Loaded separately, so that the list does not wait for it. */
export function Found<Key extends readonly unknown[]>({
  count,
}: {
  readonly count: UseQueryOptions<CountAnswer, Error, CountAnswer, Key>;
}) {
  const words = useRecordsWords();
  const locale = useLocale();
  const { data, isPending } = useQuery(count);
  return (
    <p role="status" className={classes['found']}>
      {isPending && words.counting}
      {data?.more && fill(words.moreFound, { number: formatNumber(locale, data.count) })}
      {data && !data.more && plural(locale, data.count, words.found)}
    </p>
  );
}
