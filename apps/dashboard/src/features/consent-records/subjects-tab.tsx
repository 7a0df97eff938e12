import type { SubjectRow } from '@app/contract';
import { fill, formatDate, formatNumber } from '@app/texts';
import { Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Selectable, useSelection } from '#app/lists/selection.tsx';
import { Loaded } from '#app/loaded.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import classes from './consent-records.module.css';
import { subjectCountQuery, subjectsQuery } from './data.ts';
import { useSearchStart } from '#app/records/filter-bar.tsx';
import { isNarrowed } from '#app/records/filter.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { ExportButton } from './export-dialog.tsx';
import { RecordsFilter } from './filter-bar.tsx';
import { emptyFilter } from './filter.ts';
import { Found } from '#app/records/found.tsx';
import { Limited } from './limited.tsx';
import { usePersonName, usePreferenceWords } from './labels.tsx';
import { Pager } from '#app/records/pager.tsx';
import { SubjectSelection } from './subject-selection.tsx';
import { useAddress } from './use-address.ts';
import { useKeyboard } from '#app/records/use-keyboard.ts';
import { useConsentRecordsWords } from './words.ts';

/** The people with consents on record, newest first. */
export function SubjectsTab({ siteId }: { readonly siteId: string }) {
  const may = useMayOnSite(siteId);
  const { subjects: words, list, loading } = useConsentRecordsWords();
  const records = useRecordsWords();
  const { go, list: listOf } = useAddress();
  const { filter, cursor, narrow, toPage } = listOf('subjects');
  const query = useQuery(subjectsQuery(siteId, filter, cursor));
  const start = useSearchStart(filter.text, () => narrow(emptyFilter));
  useKeyboard(useRecordsWords().keyboard);
  return (
    <Stack gap="lg">
      <RecordsFilter
        siteId={siteId}
        list="subjects"
        start={start}
        // The rows of another search say nothing of this one.
        hasRows={query.isPlaceholderData || !query.data ? undefined : query.data.subjects.length > 0}
      />
      <Loaded query={query} pending={<Skeletons shape="rows" count={6} label={loading} />}>
        {(page) => (
          <>
            <div className={classes['foundRow']}>
              <Found count={subjectCountQuery(siteId, filter)} />
              <ExportButton siteId={siteId} of="subjects" />
            </div>
            <Limited limitedTo={page.limitedTo} />
            {page.subjects.length > 0 && <SubjectTable siteId={siteId} subjects={page.subjects} />}
            {page.subjects.length === 0 && !isNarrowed(filter) && (
              <EmptyState
                picture="team"
                title={words.none}
                text={words.noneText}
                action={may('consents.keys') && <Button onClick={() => go({}, '#keys')}>{list.empty.toKeys}</Button>}
              />
            )}
            {page.subjects.length === 0 && isNarrowed(filter) && (
              <EmptyState
                picture="search"
                title={records.none}
                text={words.filteredText}
                action={
                  <Button variant="default" onClick={start.clear}>
                    {records.clear}
                  </Button>
                }
              />
            )}
            <Pager pages={page} toPage={toPage} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type TableProps = { readonly siteId: string; readonly subjects: readonly SubjectRow[] };

function SubjectTable({ siteId, subjects }: TableProps) {
  const words = useConsentRecordsWords();
  const locale = useLocale();
  const nameOf = usePersonName();
  const may = useMayOnSite(siteId);
  const mayAct = may('consents.export') || may('consents.erase');
  const selection = useSelection(subjects.map(({ id }) => id));
  return (
    <>
      <DataTable
        label={words.subjects.table}
        rows={subjects}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: words.subjects.name,
            cell: (subject) => (
              <Selectable selection={mayAct ? selection : undefined} id={subject.id} name={nameOf(subject)}>
                <Name subject={subject} />
              </Selectable>
            ),
          },
          { key: 'id', label: words.subjects.id, cell: ({ externalId }) => externalId ?? '–' },
          {
            key: 'verified',
            label: words.subjects.verified,
            cell: ({ verified }) => (
              <span className={verified ? undefined : classes['dimmed']}>{verified ? words.yes : words.no}</span>
            ),
          },
          {
            key: 'preferences',
            label: words.subjects.preferences,
            cell: ({ preferences, claimed }) => <Preferences preferences={preferences} claimed={claimed} />,
          },
          {
            key: 'created',
            label: words.subjects.created,
            cell: ({ createdAt }) => <span className={classes['word']}>{formatDate(locale, createdAt, 'medium')}</span>,
          },
        ]}
      />
      {mayAct && <SubjectSelection siteId={siteId} selection={selection} subjects={subjects} />}
    </>
  );
}

function Name({ subject }: { readonly subject: SubjectRow }) {
  const words = useConsentRecordsWords().subjects;
  const { to } = useAddress();
  const name = usePersonName()(subject);
  return (
    <TwoLines>
      <Anchor
        component={Link}
        to={to({ subject: subject.id, consent: undefined })}
        preventScrollReset
        className={classes['name']}
        data-record={subject.id}
        aria-label={fill(words.open, { name })}
      >
        {name}
      </Anchor>
      {subject.email && subject.email !== name && <small>{subject.email}</small>}
    </TwoLines>
  );
}

const mostShown = 3;

/** The current answers, and what forms claim besides. */
function Preferences({ preferences, claimed }: Pick<SubjectRow, 'preferences' | 'claimed'>) {
  const { subjects: words, claimed: claimedWord } = useConsentRecordsWords();
  const locale = useLocale();
  const said = usePreferenceWords();
  const all = [...Object.entries(preferences), ...Object.entries(claimed)];
  if (all.length === 0) return <span className={classes['dimmed']}>{words.noPreferences}</span>;
  const hidden = all.length - mostShown;
  return (
    <span className={classes['chips']}>
      {all.slice(0, mostShown).map(([name, { value, source, verified, consentId }]) => (
        <span key={`${name} ${consentId}`} className={classes['chip']}>
          {name}: {said(value)}
          {source === 'public' && !verified && <small> {claimedWord}</small>}
        </span>
      ))}
      {hidden > 0 && (
        <span className={classes['dimmed']}>
          {fill(words.morePreferences, { number: formatNumber(locale, hidden) })}
        </span>
      )}
    </span>
  );
}
