import { Button, Group } from '@mantine/core';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { useMay } from '#app/session.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InOrder, Waiting } from '#ui/in-order.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { sitesQuery } from './data.ts';
import { useListAddress } from './list-address.ts';
import { SiteList } from './site-list.tsx';
import { SitesToolbar } from './sites-toolbar.tsx';

const GenerateModal = lazyPart(async () => ({ default: (await import('./generate-modal.tsx')).GenerateModal }));
const NewProjectModal = lazyPart(async () => ({ default: (await import('./new-project-modal.tsx')).NewProjectModal }));

/** The dashboard: all sites and apps of the account with the state and next step of their documents. */
export function Component() {
  const words = useWords().sites;
  const paths = usePaths();
  const address = useListAddress();
  const list = useInfiniteQuery(sitesQuery(address.filter));
  const total = list.data?.pages[0]?.total;
  const unfiltered = address.query === '' && address.projectId === undefined;
  const nothingYet = total === 0 && unfiltered;

  const mayCreate = useMayAnywhere('sites.create');
  const generate = mayCreate && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => address.open('generate')}>
      {words.newSite}
    </Button>
  );
  const newProject = useMay('projects.create') && (
    <Button
      variant="default"
      leftSection={<IconFolderPlus size={16} aria-hidden />}
      onClick={() => address.open('project')}
    >
      {words.newProject}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            {newProject}
            {!nothingYet && generate}
          </>
        }
      />
      <InOrder>
        <Slot name="waitingForYou" props={{}} fallback={<Waiting />} />
        <SitesToolbar address={address} total={total} hidden={nothingYet} />
        {nothingYet && (
          <EmptyState
            picture="sites"
            title={words.noneTitle}
            text={words.noneText}
            action={
              mayCreate && (
                <Group gap="sm" justify="center">
                  <Button component={Link} to={paths.start}>
                    {words.first}
                  </Button>
                  <Button variant="default" onClick={() => address.open('generate')}>
                    {words.newSite}
                  </Button>
                </Group>
              )
            }
          />
        )}
        {total === 0 && !unfiltered && (
          <EmptyState
            picture="search"
            title={address.query ? words.notFoundTitle : words.emptyProjectTitle}
            text={address.query ? words.notFoundText : words.emptyProjectText}
            action={
              address.query ? (
                <Button variant="default" onClick={address.showAll}>
                  {words.showAll}
                </Button>
              ) : (
                generate
              )
            }
          />
        )}
        {total !== 0 && (list.data || !list.error) && <SiteList list={list} />}
        {list.error && (
          <LoadFailure
            error={list.error}
            onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          />
        )}
      </InOrder>
      <Suspense>
        {address.dialog === 'generate' && (
          <GenerateModal opened projectId={address.projectId} onClose={address.closeDialogs} />
        )}
        {address.dialog === 'project' && <NewProjectModal opened onClose={address.closeDialogs} />}
      </Suspense>
    </>
  );
}
