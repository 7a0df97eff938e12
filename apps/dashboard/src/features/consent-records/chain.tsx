import type { ChainedConsent } from '@app/contract';
import { fill, formatDate, formatNumber } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { linksOf, type Change, type Link as ChainLink } from './chain-differences.ts';
import { KindLabel, usePreferenceWords } from './labels.tsx';
import { timeOfDay } from '#app/records/moment.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly chain: readonly ChainedConsent[]; readonly current?: string };

/** So many the server answers with at most. */
const longest = 200;

/** All that one person agreed to and took back, and what each of it changed. */
export function Chain({ chain, current }: Props) {
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const { to } = useAddress();
  const isWhole = chain.length < longest;
  return (
    <>
      <p className={classes['small']}>{detail.chainText}</p>
      <ol className={classes['chain']} reversed>
        {linksOf(chain, isWhole).map((link) => {
          const { id, kind, at } = link.consent;
          const when = `${formatDate(locale, at, 'numeric')}, ${timeOfDay(at, 'millisecond')} UTC`;
          return (
            <li key={id} className={classes['link']} data-current={id === current}>
              <span className={classes['linkHead']}>
                <KindLabel kind={kind} />
                {id === current && <span className={classes['current']}>{detail.current}</span>}
              </span>
              {id === current ? (
                <time dateTime={at}>{when}</time>
              ) : (
                <Anchor
                  component={Link}
                  to={to({ consent: id, subject: undefined })}
                  replace={current !== undefined}
                  preventScrollReset
                >
                  <time dateTime={at}>{when}</time>
                </Anchor>
              )}
              <Changes link={link} />
            </li>
          );
        })}
      </ol>
      {!isWhole && (
        <p className={classes['small']}>{fill(detail.chainLong, { number: formatNumber(locale, longest) })}</p>
      )}
    </>
  );
}

function Changes({ link: { isFirst, changes } }: { readonly link: ChainLink }) {
  const { detail, erased } = useConsentRecordsWords();
  const said = usePreferenceWords();
  const sentence = ({ name, before, after }: Change): string =>
    before === undefined
      ? fill(detail.added, { name, after: said(after) })
      : fill(detail.changed, { name, before: said(before), after: said(after) });
  if (changes === 'unknown') return <span className={classes['change']}>{erased}</span>;
  return (
    <span className={classes['change']}>
      {isFirst && <span>{detail.first}</span>}
      {!isFirst && changes.length === 0 && <span>{detail.unchanged}</span>}
      {changes.map((change) => (
        <span key={change.name}>{sentence(change)}</span>
      ))}
    </span>
  );
}
