import type { Newsletter } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { wholePercent } from '#app/percent.ts';
import { useLocale } from '#app/words.tsx';
import { tallyOf } from './counts.ts';
import { emptyFilter, subscriptionParameters } from './filter.ts';
import classes from './newsletter.module.css';
import { useAddress } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

type Props = { readonly newsletter: Pick<Newsletter, 'id' | 'name' | 'counts'> };

/** The subscriptions of a newsletter by status: a bar, and beside it the numbers, each with a link to its list. */
export function CountsBar({ newsletter: { id, name, counts } }: Props) {
  const { newsletters: words, statuses } = useNewsletterWords();
  const locale = useLocale();
  const { to } = useAddress();
  const { asked, confirmed, share, parts } = tallyOf(counts);
  if (share === undefined) return <p className={classes['share']}>{words.nobody}</p>;
  const number = (count: number) => formatNumber(locale, count);
  return (
    <div className={classes['counts']}>
      <p className={classes['share']}>
        {fill(words.share, {
          confirmed: number(confirmed),
          asked: number(asked),
          share: wholePercent(locale, share),
        })}
      </p>
      <span className={classes['shares']} aria-hidden>
        {parts.map((part) => (
          <span key={part.status} data-status={part.status} style={{ flexGrow: part.count }} />
        ))}
      </span>
      <ul className={classes['legend']} aria-label={fill(words.counts, { name })}>
        {parts.map(({ status, count }) => (
          <li key={status} data-status={status}>
            <Anchor
              component={Link}
              to={to(subscriptionParameters.narrowed({ ...emptyFilter, newsletterId: id, status }), '#subscriptions')}
              preventScrollReset
              aria-label={fill(words.show, { status: statuses[status], number: number(count) })}
            >
              {statuses[status]}
            </Anchor>
            <span aria-hidden>{number(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
