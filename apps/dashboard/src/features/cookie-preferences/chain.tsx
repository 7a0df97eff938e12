import type { Answer, cookiePreferences } from '@app/contract';
import { fill, formatDate, formatList } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { linksOf, type Link as ChainLink } from './chain-differences.ts';
import { ActionLabel } from './choice-chips.tsx';
import { timeOfDay } from './moment.ts';
import type { AskedPurpose } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords, usePurposeNames } from './words.ts';

type Props = { readonly chain: Answer<typeof cookiePreferences.chain>; readonly current: string };

/** The choices of one visitor, and what each one changed. */
export function Chain({ chain, current }: Props) {
  const { detail } = useCookiePreferencesWords();
  const locale = useLocale();
  const { to } = useAddress();
  return (
    <>
      <p className={classes['small']}>{detail.chainText}</p>
      <ol className={classes['chain']} reversed>
        {linksOf(chain.preferences, chain.olderAsCsv).map(({ preference, change }) => {
          const isCurrent = preference.id === current;
          const when = `${formatDate(locale, preference.at, 'medium')}, ${timeOfDay(preference.at, 'millisecond')} UTC`;
          return (
            <li key={preference.id} className={classes['link']} data-current={isCurrent}>
              <span className={classes['linkHead']}>
                <ActionLabel action={preference.action} />
                {isCurrent && <span className={classes['current']}>{detail.current}</span>}
              </span>
              {isCurrent ? (
                <time dateTime={preference.at}>{when}</time>
              ) : (
                <Anchor component={Link} to={to({ preference: preference.id })} replace preventScrollReset>
                  <time dateTime={preference.at}>{when}</time>
                </Anchor>
              )}
              <Change change={change} />
            </li>
          );
        })}
      </ol>
      {chain.olderAsCsv && <p className={classes['small']}>{detail.chainOlder}</p>}
    </>
  );
}

function Change({ change }: Pick<ChainLink, 'change'>) {
  const { detail } = useCookiePreferencesWords();
  const names = usePurposeNames();
  const locale = useLocale();
  if (change === 'unknown') return null;
  if (change === 'first') return <span className={classes['change']}>{detail.firstChoice}</span>;
  const listed = (those: readonly AskedPurpose[]) => ({
    purposes: formatList(
      locale,
      those.map((purpose) => names[purpose]),
    ),
  });
  const { now, noLonger } = change;
  return (
    <span className={classes['change']}>
      {now.length === 0 && noLonger.length === 0 && detail.unchanged}
      {now.length > 0 && <span>{fill(detail.now, listed(now))}</span>}
      {noLonger.length > 0 && <span>{fill(detail.noLonger, listed(noLonger))}</span>}
    </span>
  );
}
