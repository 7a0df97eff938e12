import type { ConsentRow } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { Selectable, type Selection } from '#app/lists/selection.tsx';
import { useLocalTime } from '#app/records/moment.ts';
import { RecordLink } from '#app/records/record-link.tsx';
import { useLocale } from '#app/words.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import classes from './consent-records.module.css';
import { KindLabel, PersonName, useConsentName, VerifiedLabel } from './labels.tsx';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly label: string;
  readonly consents: readonly ConsentRow[];
  readonly selection: Selection | undefined;
};

/** Consents, newest first. The time, the first cell of each row, opens the consent. */
export function ConsentTable({ label, consents, selection }: Props) {
  const words = useConsentRecordsWords();
  const { list } = words;
  const nameOf = useConsentName();
  const columns: readonly Column<ConsentRow>[] = [
    {
      key: 'time',
      label: list.time,
      cell: (consent) => (
        <Selectable selection={selection} id={consent.id} name={nameOf(consent)}>
          <Time consent={consent} />
        </Selectable>
      ),
    },
    {
      key: 'person',
      label: list.person,
      cell: ({ subject, erased }) =>
        erased ? <span className={classes['dimmed']}>{words.erased}</span> : <PersonName person={subject} />,
    },
    { key: 'kind', label: list.kind, cell: ({ kind }) => <KindLabel kind={kind} /> },
    {
      key: 'source',
      label: list.source,
      cell: ({ source }) => <span className={classes['word']}>{words.sources[source]}</span>,
    },
    {
      key: 'verified',
      label: list.verified,
      cell: ({ verified, claimed }) => <VerifiedLabel verified={verified} claimed={claimed} />,
    },
    { key: 'notices', label: list.notices, cell: ({ notices }) => <Notices notices={notices} /> },
  ];
  return <DataTable label={label} columns={columns} rows={consents} rowKey={({ id }) => id} />;
}

function Time({ consent: { id, at, kind } }: { readonly consent: ConsentRow }) {
  const { list, kinds } = useConsentRecordsWords();
  const { to } = useAddress();
  return (
    <RecordLink
      id={id}
      at={at}
      to={to({ consent: id, subject: undefined })}
      label={fill(list.openAt, { kind: kinds[kind] })}
      hint={useLocalTime().hint(at)}
    />
  );
}

const mostShown = 3;

function Notices({ notices }: Pick<ConsentRow, 'notices'>) {
  const { list } = useConsentRecordsWords();
  const locale = useLocale();
  if (notices.length === 0) return <span className={classes['dimmed']}>{list.noNotices}</span>;
  const hidden = notices.length - mostShown;
  return (
    <span className={classes['chips']}>
      {notices.slice(0, mostShown).map(({ identifier, version }) => (
        <span key={`${identifier} ${version ?? ''}`} className={classes['chip']}>
          {identifier} {version && <small>{version}</small>}
        </span>
      ))}
      {hidden > 0 && (
        <span className={classes['dimmed']}>{fill(list.moreNotices, { number: formatNumber(locale, hidden) })}</span>
      )}
    </span>
  );
}
