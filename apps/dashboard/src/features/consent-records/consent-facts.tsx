import type { ConsentDetail } from '@app/contract';
import { fill, formatDate, isLocale, localeName } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { RecordHead } from '#app/records/record-head.tsx';
import { useLocale } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import classes from '#ui/detail.module.css';
import { KindLabel, usePersonName } from './labels.tsx';
import { timeOfDay, useLocalTime } from '#app/records/moment.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly consent: ConsentDetail };

/** The kind of the consent and its time, to the millisecond. */
export function Head({ consent: { kind, at, erased } }: Props) {
  const { detail } = useConsentRecordsWords();
  return (
    <RecordHead
      at={at}
      words={detail}
      local={useLocalTime()}
      action={<KindLabel kind={kind} />}
      note={erased ? detail.erased : detail.notes[kind]}
    />
  );
}

const names = ['full_name', 'first_name', 'last_name', 'email', 'id'] as const;

/** The person and the origin of the consent, as far as they are known. */
export function RecordFacts({ consent }: Props) {
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const { to } = useAddress();
  const nameOf = usePersonName();
  const { id, receivedAt, source, verified, claimed, subject, said, erased } = consent;
  const date = formatDate(locale, receivedAt, 'medium');
  return (
    <FactsList
      facts={[
        {
          label: detail.person,
          value: erased ? (
            detail.nobodyNow
          ) : (
            <span className={classes['copied']}>
              <span>{nameOf(subject)}</span>
              <Anchor
                component={Link}
                to={to({ consent: undefined, subject: subject.id })}
                preventScrollReset
                size="sm"
              >
                {detail.toPerson}
              </Anchor>
            </span>
          ),
        },
        ...names.flatMap((name) => {
          const value = said?.subject[name];
          return value === undefined ? [] : [{ label: detail.fields[name], value: String(value) }];
        }),
        { label: detail.source, value: detail.sources[source] },
        {
          label: detail.verified,
          value: claimed ? detail.claimedText : verified ? detail.verifiedText : detail.notVerifiedText,
        },
        ...(said?.language
          ? [
              {
                label: detail.language,
                value: isLocale(said.language) ? localeName(said.language, locale) : said.language,
              },
            ]
          : []),
        {
          label: detail.received,
          value: fill(detail.summary, { date, time: timeOfDay(receivedAt, 'millisecond') }),
        },
        {
          label: detail.id,
          value: (
            <span className={classes['copied']}>
              <code>{id}</code>
              <CopyButton text={id} size="compact-xs" />
            </span>
          ),
        },
      ]}
    />
  );
}
