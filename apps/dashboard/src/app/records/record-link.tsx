import { formatDate } from '@app/texts';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link, type To } from 'react-router';
import { useLocale } from '#app/words.tsx';
import { timeOfDay } from './moment.ts';
import classes from './records.module.css';

type Props = {
  readonly id: string;
  readonly at: string;
  readonly to: To;
  /** What the link opens, for screen readers. */
  readonly label: string;
  /** The time by the clock of the user. */
  readonly hint: string;
};

/** The time of a record in UTC, as a link that opens the record: the first cell of its row. */
export function RecordLink({ id, at, to, label, hint }: Props) {
  const locale = useLocale();
  return (
    <Anchor component={Link} to={to} preventScrollReset className={classes['time']} data-record={id} title={hint}>
      <span>{formatDate(locale, at, 'medium')}</span>
      <time dateTime={at}>{timeOfDay(at)}</time>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  );
}
