import { fill, formatDate } from '@app/texts';
import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localMoment } from '#app/dates.ts';
import { useParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { PagePending } from '#app/page-pending.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AssessmentBadge } from './assessment-badge.tsx';
import classes from './assessment-page.module.css';
import { versionQuery } from './data.ts';
import { DownloadMenu } from './download-menu.tsx';
import { Questions } from './questions.tsx';

/** Waits for the words of the page. */
export async function loader(): Promise<null> {
  await queryClient.ensureQueryData(areaWordsQuery(spokenLocale(), 'assessments'));
  return null;
}

/** A version of an assessment as it was saved. It can only be read. */
export function Component() {
  const { assessmentId = '', number = '' } = useParams();
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const locale = useLocale();
  const query = useQuery(versionQuery(assessmentId, Number(number)));
  if (!query.data) return <PagePending queries={[query]} outline="form" />;
  const { kind, record, version, at, by, state, reviewOn, isProved, answers, questions } = query.data;
  const title = fill(words.version, { number: String(version) });
  return (
    <div className={classes['page']}>
      <PageHeader
        title={title}
        of={`${words.kinds[kind]} · ${record.name}`}
        description={[
          fill(words.savedBy, {
            date: localMoment(locale, at),
            person: by?.email ?? words.formerPerson,
          }),
          ...(reviewOn ? [`${words.nextReview}: ${formatDate(locale, reviewOn, 'long')}`] : []),
        ].join(' · ')}
        crumbs={[
          { label: words.back, to: paths.assessments() },
          { label: `${words.kinds[kind]} · ${record.name}`, to: paths.assessments(assessmentId) },
        ]}
        aside={<AssessmentBadge assessment={{ state, isDue: false }} />}
        actions={<DownloadMenu id={assessmentId} version={version} isProved={isProved} />}
      />
      <Stack gap="lg">
        <Alert color="gray">{isProved ? words.provedText : words.versionText}</Alert>
        <Questions assessment={{ kind, questions }} answers={answers} readOnly onChange={() => undefined} />
      </Stack>
    </div>
  );
}
