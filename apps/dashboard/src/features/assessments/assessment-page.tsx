import { fill, formatDate } from '@app/texts';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { PagePending } from '#app/page-pending.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { useMayIn } from '#app/rights.ts';
import { siteQuery } from '#app/sites.ts';
import { UnsavedGuard } from '#app/unsaved-guard.tsx';
import { spokenLocale, useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { showToast } from '#ui/toast.tsx';
import { AssessmentBadge } from './assessment-badge.tsx';
import classes from './assessment-page.module.css';
import { ChangedAlert } from './changed-alert.tsx';
import { CompletionCard } from './completion-card.tsx';
import { assessmentQuery, useSave, versionsQuery, type Assessment } from './data.ts';
import { DownloadMenu } from './download-menu.tsx';
import { MissingAlert } from './missing-alert.tsx';
import { NewerAlert } from './newer-alert.tsx';
import { Questions } from './questions.tsx';
import { useHeld, type Held } from './use-held.ts';
import { Verdict } from './verdict.tsx';
import { VersionsCard } from './versions-card.tsx';

/** Waits for the words of the page. */
export async function loader(): Promise<null> {
  await queryClient.ensureQueryData(areaWordsQuery(spokenLocale(), 'assessments'));
  return null;
}

/** An assessment, question by question. */
export function Component() {
  const { assessmentId = '' } = useParams();
  const query = useQuery(assessmentQuery(assessmentId));
  if (!query.data) return <PagePending queries={[query]} outline="form" />;
  // The key resets what was entered for another assessment.
  return <AssessmentForm key={query.data.id} newest={query.data} />;
}

function AssessmentForm({ newest }: { readonly newest: Assessment }) {
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const locale = useLocale();
  const held = useHeld(newest);
  const { assessment, answers, isDirty, isOutdated } = held;
  const mayEdit = useMayEdit(assessment);
  const { kind, record, completed, isClosed, screening, state, missing } = assessment;
  return (
    <div className={classes['page']}>
      <PageHeader
        title={words.kinds[kind]}
        of={record.name}
        description={
          <>
            {record.name}
            {completed &&
              ` · ${fill(words.completedBy, {
                date: formatDate(locale, completed.at, 'long'),
                person: completed.by.email ?? words.formerPerson,
              })}`}
          </>
        }
        crumbs={[
          { label: words.back, to: paths.assessments() },
          ...(isClosed ? [] : [{ label: record.name, to: paths.processingRecords(record.id) }]),
        ]}
        aside={<AssessmentBadge assessment={assessment} />}
        actions={<Actions held={held} mayEdit={mayEdit} />}
      />
      <UnsavedGuard when={isDirty} />
      <Stack gap="lg">
        {isOutdated && <NewerAlert onLoad={held.discard} />}
        {isClosed && <Alert color="gray">{words.closed}</Alert>}
        {mayEdit && <ChangedAlert questions={assessment.questions} />}
        {mayEdit && state === 'completed' && <Alert color="gray">{words.reopenHint}</Alert>}
        {screening && (
          <Card>
            <Verdict screening={screening} />
          </Card>
        )}
        {(state === 'draft' || (mayEdit && missing.length > 0)) && <MissingAlert assessment={assessment} />}
        <Questions assessment={assessment} answers={answers} readOnly={!mayEdit} onChange={held.change} />
        {mayEdit && (
          <CompletionCard key={`${assessment.version} ${assessment.reviewProposed}`} {...{ assessment, isDirty }} />
        )}
        <div className={classes['unprinted']}>
          <VersionsCard assessment={assessment} />
        </div>
      </Stack>
    </div>
  );
}

/** Whether the person may change an assessment: by the project of its site, or in the whole account. */
function useMayEdit({ siteId, isClosed }: Assessment): boolean {
  const { data } = useQuery({ ...siteQuery(siteId ?? ''), enabled: siteId !== null });
  const may = useMayIn(data?.projectId);
  return !isClosed && may('register.edit');
}

function Actions({ held, mayEdit }: { readonly held: Held; readonly mayEdit: boolean }) {
  const words = useAreaWords('assessments');
  const { assessment, answers, isDirty, isOutdated } = held;
  const { id, version } = assessment;
  const { data } = useQuery(versionsQuery(id, version));
  const isProved = data?.versions.some((one) => one.version === version && one.isProved) ?? false;
  const save = useSave(assessment, held.saved);
  const run = async () => {
    await save.mutateAsync(answers);
    showToast({ message: words.saved });
  };
  return (
    <>
      {isDirty && (
        <Text size="sm" c="dimmed">
          {words.unsaved}
        </Text>
      )}
      <DownloadMenu id={id} version={version} isProved={isProved} isDirty={isDirty} />
      {mayEdit && (
        <Button
          variant={isDirty ? 'filled' : 'default'}
          disabled={!isDirty || isOutdated}
          loading={save.isPending}
          onClick={() => void run().catch(() => undefined)}
        >
          {words.save}
        </Button>
      )}
    </>
  );
}
