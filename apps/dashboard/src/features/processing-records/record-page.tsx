import { fill, formatDate } from '@app/texts';
import { Alert, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { PagePending } from '#app/page-pending.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { useSiteCrumbs } from '#app/site-page.tsx';
import { useMayOnRecord } from './may-on-record.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';
import { Slot } from '#app/slots.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { recordQuery, type ProcessingRecord } from './data.ts';
import { AppearancesCard } from './appearances-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { decidesPolicy, PolicyCard } from './policy-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordBadge } from './record-badge.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordPath } from './record-path.ts';
import { ProcessorCard, StatedCard } from './stated-card.tsx';

/** Waits for the words of the page: names of bases and measures are those of the generator. */
export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'processingRecords')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'policies')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'recipients')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'colleagueQuestions')),
  ]);
  return null;
}

/** A record: what documents say too, what the register adds, what is missing, and its history. */
export function Component() {
  const { processingRecordId = '' } = useParams();
  const query = useQuery(recordQuery(processingRecordId));
  if (!query.data) return <PagePending queries={[query]} outline="form" />;
  // The key resets what was entered for another record, or for another version of this one.
  return <Record key={processingRecordId} record={query.data} />;
}

function Record({ record }: { readonly record: ProcessingRecord }) {
  const words = useAreaWords('processingRecords');
  const { siteId } = useParams();
  const paths = usePaths();
  const pathOf = useRecordPath();
  const ofSite = useSiteCrumbs(siteId ?? '') ?? [];
  const locale = useLocale();
  const may = useMayOnRecord(record);
  const isProcessor = record.role === 'processor';
  const isConfirmed = record.state === 'confirmed';
  const isOpen = record.state !== 'ended' && may('register.edit');
  // That what it is about is gone stands below, with what to do: it is nothing to add.
  const toAdd = record.missing.filter((code) => code !== 'anchor');
  return (
    <>
      <PageHeader
        title={record.name}
        of={[words.title, ...(siteId && record.site ? [record.site.name] : [])].join(' · ')}
        description={
          <>
            {record.site?.name ?? words.ofOrganization}
            {record.confirmed &&
              ` · ${fill(words.confirmedBy, {
                date: formatDate(locale, record.confirmed.at, 'long'),
                person: record.confirmed.by.email ?? words.formerPerson,
              })}`}
          </>
        }
        crumbs={[
          ...ofSite,
          isProcessor ? { label: words.onBehalfField, to: paths.onBehalf } : { label: words.back, to: pathOf() },
        ]}
        aside={<RecordBadge record={record} />}
        actions={isOpen && <RecordActions record={record} />}
      />
      <Stack gap="lg">
        {record.state !== 'ended' && toAdd.length > 0 && (
          <Alert color="amber" title={isConfirmed ? words.incompleteTitle : words.missingTitle}>
            <Text size="sm">
              {isConfirmed ? words.incompleteText : isProcessor ? words.missingTextOnBehalf : words.missingText}
            </Text>
            <List size="sm" mt={4}>
              {toAdd.map((code) => (
                <List.Item key={code}>{words.missing[code]}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {isProcessor ? (
          <ProcessorCard record={record} />
        ) : (
          <StatedCard record={record} mayChange={isOpen && (record.site === null || may('documents.edit'))} />
        )}
        {record.anchor.of === 'service' && record.state !== 'ended' && (record.stated || decidesPolicy(record)) && (
          <PolicyCard record={record} mayChange={isOpen && may('documents.edit')} />
        )}
        <RecordForm record={record} readOnly={!isOpen} />
        {!isProcessor && <AppearancesCard record={record} mayEdit={isOpen} />}
        <Slot name="recordCard" props={{ recordId: record.id, mayEdit: isOpen }} />
        <QuestionsCard record={record} mayEdit={isOpen} />
        <HistoryCard id={record.id} />
      </Stack>
    </>
  );
}
