import type { Answer, DocumentSummary, Project, Site, sites } from '@app/contract';
import { Button, Center } from '@mantine/core';
import { useQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { projectsQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { summariesQuery } from './data.ts';
import { SiteRow } from './site-row.tsx';
import classes from './sites.module.css';

type Page = Answer<typeof sites.list>;

/** Sites, newest first, as many as were loaded. */
export function SiteList({ list }: { readonly list: UseInfiniteQueryResult<InfiniteData<Page>> }) {
  const words = useWords();
  if (!list.data) return <Skeletons shape="rows" count={5} label={words.shell.loading} />;
  return (
    <>
      <ul className={classes['list']} aria-label={words.sites.title}>
        {list.data.pages.map((page) => (
          <Rows key={page.sites[0]?.id ?? ''} sites={page.sites} />
        ))}
      </ul>
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Center mt="lg">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.sites.more}
          </Button>
        </Center>
      )}
    </>
  );
}

function Rows({ sites: shown }: { readonly sites: readonly Site[] }) {
  const summaries = useQuery(summariesQuery(shown.map((site) => site.id)));
  const all = useQuery(projectsQuery);
  const projects = all.data?.projects ?? [];
  const siteIds = shown.map(({ id }) => id);
  return (
    <>
      {shown.map((site) => (
        <SiteRow
          key={site.id}
          site={site}
          siteIds={siteIds}
          project={projectOf(site, projects)}
          documents={documentsOf(site, summaries.data?.documents)}
          onRetry={summaries.isError ? () => void summaries.refetch() : undefined}
        />
      ))}
      {all.isLoading && <li hidden data-pending="" />}
    </>
  );
}

function projectOf({ projectId }: Site, projects: readonly Project[]): Project | undefined {
  return projects.find(({ id }) => id === projectId);
}

function documentsOf(
  { id }: Site,
  documents: readonly DocumentSummary[] | undefined,
): readonly DocumentSummary[] | undefined {
  return documents?.filter(({ siteId }) => siteId === id);
}
