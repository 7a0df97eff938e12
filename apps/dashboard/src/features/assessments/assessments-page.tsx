import { assessmentKind, assessmentState } from '@app/contract';
import { formatDate } from '@app/texts';
import { Anchor, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { KeptRows } from '#app/lists/kept-rows.tsx';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';
import { recordsWordsQuery, useRecordsWords } from '#app/records/words.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AssessmentBadge } from './assessment-badge.tsx';
import { assessmentsQuery, type AssessmentSummary } from './data.ts';

/** Waits for the words of the page. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'assessments')),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ]);
  return null;
}

/** All assessments of an account. */
export function Component() {
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const state = assessmentState.safeParse(search.get('state')).data;
  const kind = assessmentKind.safeParse(search.get('kind')).data;
  const narrow = (name: string, value: string): void => changeAddress({ [name]: value });
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        crumbs={[{ label: words.register, to: paths.processingRecords() }]}
      />
      <Stack gap="sm" mb="md">
        <Group gap="sm">
          <NativeSelect
            label={words.state}
            value={state ?? ''}
            data={[
              { value: '', label: words.allStates },
              ...assessmentState.options.map((value) => ({ value, label: words.states[value] })),
            ]}
            onChange={({ currentTarget }) => narrow('state', currentTarget.value)}
          />
          <NativeSelect
            label={words.kind}
            value={kind ?? ''}
            data={[
              { value: '', label: words.allKinds },
              ...assessmentKind.options.map((value) => ({ value, label: words.kinds[value] })),
            ]}
            onChange={({ currentTarget }) => narrow('kind', currentTarget.value)}
          />
        </Group>
        <SavedViews list="assessments" />
      </Stack>
      <All filter={{ ...(state && { state }), ...(kind && { kind }) }} />
    </>
  );
}

function All({ filter }: { readonly filter: Parameters<typeof assessmentsQuery>[0] }) {
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const query = useInfiniteQuery(assessmentsQuery(filter));
  const { clear } = useRecordsWords();
  const isNarrowed = Object.keys(filter ?? {}).length > 0;
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => {
        const all = pages.flatMap((page) => page.assessments);
        if (all.length === 0)
          return (
            <Card>
              <EmptyState
                picture={isNarrowed ? 'search' : 'register'}
                title={isNarrowed ? words.noMatch : words.none}
                text={isNarrowed ? words.noMatchText : words.noneText}
                action={
                  isNarrowed ? (
                    <Button component={Link} to={{ search: '' }} replace variant="default">
                      {clear}
                    </Button>
                  ) : (
                    <Button component={Link} to={paths.processingRecords()}>
                      {words.toRegister}
                    </Button>
                  )
                }
              />
            </Card>
          );
        return (
          <KeptRows isOld={query.isPlaceholderData}>
            <Table rows={all} />
            <LoadMore query={query}>{words.more}</LoadMore>
          </KeptRows>
        );
      }}
    </Loaded>
  );
}

function Table({ rows }: { readonly rows: readonly AssessmentSummary[] }) {
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const locale = useLocale();
  return (
    <DataTable
      label={words.table}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'record',
          label: words.record,
          cell: ({ id, record, kind }) => (
            <Anchor
              component={Link}
              to={paths.assessments(id)}
              fw={560}
              aria-label={`${record.name}: ${words.kinds[kind]}`}
            >
              {record.name}
            </Anchor>
          ),
        },
        { key: 'kind', label: words.kind, cell: ({ kind }) => words.kinds[kind] },
        { key: 'state', label: words.state, cell: (assessment) => <AssessmentBadge assessment={assessment} /> },
        {
          key: 'review',
          label: words.review,
          cell: ({ reviewOn }) => (reviewOn ? formatDate(locale, reviewOn, 'medium') : words.withoutReview),
        },
      ]}
    />
  );
}
