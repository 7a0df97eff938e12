import { fill, formatDate } from '@app/texts';
import { Grid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { PagePending } from '#app/page-pending.tsx';
import { queryClient } from '#app/query-client.ts';
import { useMayIn } from '#app/rights.ts';
import { useSiteCrumbs } from '#app/site-page.tsx';
import { siteQuery } from '#app/sites.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { ClockCard } from './clock-card.tsx';
import { requestQuery, type DsarRequest } from './data.ts';
import { FactsCard } from './facts-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LetterCard } from './letter-card.tsx';
import { RequestActions } from './request-actions.tsx';
import { useRequestPath } from './request-path.ts';
import { StateBadge } from './state-badge.tsx';
import { TasksCard } from './tasks-card.tsx';
import { ThreadCard } from './thread-card.tsx';

export async function loader(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'requests')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'dsar')),
  ]);
  return null;
}

const FilesCard = lazyPart(async () => ({ default: (await import('./files-card.tsx')).FilesCard }));
const WaitingCard = lazyPart(async () => ({ default: (await import('./waiting-card.tsx')).WaitingCard }));
const IdentityCard = lazyPart(async () => ({ default: (await import('./identity-card.tsx')).IdentityCard }));
const HeldCard = lazyPart(async () => ({ default: (await import('./held-card.tsx')).HeldCard }));

/** A request: the thread on the left; clock, person and tasks on the right. */
export function Component() {
  const { dsarRequestId = '' } = useParams();
  const query = useQuery(requestQuery(dsarRequestId));
  if (!query.data) return <PagePending queries={[query]} outline="form" />;
  return <Request key={dsarRequestId} request={query.data} />;
}

function Request({ request }: { readonly request: DsarRequest }) {
  const words = useAreaWords('requests');
  const { siteId } = useParams();
  const pathOf = useRequestPath();
  const ofSite = useSiteCrumbs(siteId ?? '') ?? [];
  const locale = useLocale();
  const { data: site } = useQuery({ ...siteQuery(request.site?.id ?? ''), enabled: request.site !== null });
  const may = useMayIn(site?.projectId);
  const mayManage = may('requests.manage') && request.name !== null;
  return (
    <>
      <PageHeader
        title={request.number}
        of={[words.title, ...(siteId && site ? [site.name] : [])].join(' · ')}
        description={[request.name ?? words.forgotten, request.site?.name ?? words.noSite].join(' · ')}
        crumbs={[...ofSite, { label: words.back, to: pathOf() }]}
        aside={<StateBadge state={request.state} />}
        actions={mayManage && <RequestActions request={request} />}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }} order={{ base: 2, md: 1 }}>
          <Stack gap="lg">
            <ThreadCard request={request} />
            {mayManage && request.waiting !== null && (
              <Suspense>
                <WaitingCard key={request.waiting.at} request={request} waiting={request.waiting} />
              </Suspense>
            )}
            {request.name !== null && (
              <Suspense>
                <FilesCard request={request} mayManage={mayManage} mayReadConsents={may('consents.read')} />
              </Suspense>
            )}
            {mayManage && request.state !== 'closed' && <LetterCard key={sentLetters(request)} request={request} />}
            <HistoryCard request={request} mayManage={mayManage} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }} order={{ base: 1, md: 2 }}>
          <Stack gap="lg">
            <ClockCard request={request} mayManage={mayManage} />
            {request.name !== null && request.claims.some(({ identity }) => identity !== 'none') && (
              <Suspense>
                <IdentityCard request={request} mayManage={mayManage} />
              </Suspense>
            )}
            <FactsCard request={request} mayManage={mayManage} />
            {site && request.site !== null && request.email !== null && may('consents.read') && (
              <Suspense>
                <HeldCard siteId={request.site.id} email={request.email} mayWithdraw={may('consents.write')} />
              </Suspense>
            )}
            {mayManage && may('consents.erase') && request.isConfirmed && request.consentId !== null && (
              <ChoicesCard requestId={request.id} consentId={request.consentId} />
            )}
            <TasksCard request={request} mayManage={mayManage} mayDo={may('requests.task')} />
            {request.forgetOn !== null && (
              <Text size="sm" c="dimmed">
                {fill(words.forgetOn, { date: formatDate(locale, request.forgetOn, 'long') })}
              </Text>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** What was typed stays until a letter is sent. */
function sentLetters({ letters }: DsarRequest): number {
  return letters.filter(({ from }) => from === 'owner').length;
}
