import type { Site } from '@app/contract';
import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { Loaded } from '#app/loaded.tsx';
import { queryClient } from '#app/query-client.ts';
import { useMayIn } from '#app/rights.ts';
import { siteLoader, SitePage, SitePageHeader } from '#app/site-page.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { officeQuery, type ReportOffice } from './data.ts';
import { FirstSteps } from './first-steps.tsx';
import { OfficeCard } from './office-state-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { ToolCard } from './tool-card.tsx';

const MailsCard = lazyPart(async () => ({ default: (await import('./mails-card.tsx')).MailsCard }));
const OfficeForm = lazyPart(async () => ({ default: (await import('./office-form.tsx')).OfficeForm }));

export const loader = siteLoader({
  words: (locale) => [queryClient.ensureQueryData(areaWordsQuery(locale, 'reportOffice'))],
  data: (siteId) => void queryClient.prefetchQuery(officeQuery(siteId)),
});

/** The reporting office of a site: set up, seen, changed and ended. */
export function Component() {
  const words = useAreaWords('reportOffice');
  return (
    <SitePage outline="form">
      {(site) => (
        <>
          <SitePageHeader site={site} title={words.title} description={words.description} />
          <OfficeOfSite site={site} />
        </>
      )}
    </SitePage>
  );
}

function OfficeOfSite({ site }: { readonly site: Site }) {
  const words = useAreaWords('reportOffice');
  const query = useQuery(officeQuery(site.id));
  return (
    <Loaded query={query} pending={<Skeletons shape="form" label={words.title} />}>
      {(office) => <Office site={site} office={office} />}
    </Loaded>
  );
}

function Office({ site, office }: { readonly site: Site; readonly office: ReportOffice }) {
  const words = useAreaWords('reportOffice');
  const may = useMayIn(site.projectId);
  const mayPropose = may('documents.publish');
  const isNew = office.state === 'none' || office.state === 'ended';
  return (
    <Stack gap="lg">
      {office.sharesAddress && mayPropose && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} />} title={words.address.title}>
          {words.address.text}
        </Alert>
      )}
      {office.current && <OfficeCard siteId={site.id} office={office} mayEnd={mayPropose} />}
      {isNew && <FirstSteps office={office} mayInvite={may('people.manage')} />}
      {office.proposal && (
        <ProposalCard siteId={site.id} proposal={office.proposal} state={office.state} mayWithdraw={mayPropose} />
      )}
      <ToolCard mayOpen={may('reports.manage')} isAdmin={may('people.manage')} />
      {mayPropose && office.mails && office.state !== 'ended' && (
        <Suspense fallback={null}>
          <MailsCard siteId={site.id} mails={office.mails} />
        </Suspense>
      )}
      {mayPropose && (
        <Suspense fallback={<Skeletons shape="form" label={words.form.first} />}>
          <OfficeForm key={formKey(office)} site={site} office={office} />
        </Suspense>
      )}
    </Stack>
  );
}

/** A signature elsewhere changes what the form begins with; a proposal of one's own does not. */
const formKey = ({ versions, state }: ReportOffice) => `${versions.length} ${state === 'ended'}`;
