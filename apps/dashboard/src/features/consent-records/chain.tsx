import type { ChainedConsent } from '@app/contract';
import { fill, formatDate, formatNumber } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { linksOf, type Change, type Link as ChainLink, type NoticeChange } from './chain-differences.ts';
import { KindLabel, usePreferenceWords } from './labels.tsx';
import { timeOfDay } from '#app/records/moment.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly chain: readonly ChainedConsent[]; readonly current?: string };

/** The maximum number of consents in a response. */
const longest = 200;

/** All consents and withdrawals of one person, and what each of them changed. */
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
          const when = `${formatDate(locale, at, 'medium')}, ${timeOfDay(at, 'millisecond')} UTC`;
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

function Changes({ link: { consent, isFirst, changes, notices } }: { readonly link: ChainLink }) {
  const { detail, erased } = useConsentRecordsWords();
  const said = usePreferenceWords();
  const noticeSaid = useNoticeWords();
  const sentence = ({ name, before, after }: Change): string =>
    before === undefined
      ? fill(detail.added, { name, after: said(after) })
      : fill(detail.changed, { name, before: said(before), after: said(after) });
  const isSame = changes !== 'unknown' && changes.length === 0 && notices.length === 0;
  return (
    <span className={classes['change']}>
      {consent.erased && <span>{changes === 'unknown' ? erased : detail.erasedPart}</span>}
      {!consent.erased && isFirst && <span>{detail.first}</span>}
      {!consent.erased && !isFirst && isSame && <span>{detail.unchanged}</span>}
      {changes !== 'unknown' && changes.map((change) => <span key={change.name}>{sentence(change)}</span>)}
      {notices.map((change) => (
        <span key={change.identifier}>{noticeSaid(change)}</span>
      ))}
    </span>
  );
}

function useNoticeWords(): (change: NoticeChange) => string {
  const { detail } = useConsentRecordsWords();
  return ({ identifier, before, after }) => {
    if (after === undefined) return fill(detail.noticeGone, { identifier });
    if (after === null) return fill(detail.noticeUnknown, { identifier });
    if (before) return fill(detail.noticeChanged, { identifier, before, after });
    return fill(detail.noticeAdded, { identifier, version: after });
  };
}
