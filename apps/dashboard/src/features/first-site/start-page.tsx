import { fill } from '@app/texts';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { queryClient } from '#app/query-client.ts';
import { sitesFoundQuery } from '#app/sites.ts';
import { spokenLocale, useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { draftQuery } from './data.ts';
import { StartForm } from './start-form.tsx';

export async function loader(): Promise<null> {
  await queryClient.ensureQueryData(areaWordsQuery(spokenLocale(), 'firstSite'));
  return null;
}

/** Makes a site of a draft that was seen before there was an account, or of an address: who runs it, and its services. */
export function Component() {
  const words = useAreaWords('firstSite');
  const { shell } = useWords();
  const [search] = useSearchParams();
  const token = search.get('draft');
  const draft = useQuery({ ...draftQuery(token ?? ''), enabled: token !== null });
  // Who runs the newest site most likely runs this one, too.
  const sites = useQuery(sitesFoundQuery('', 20));
  const known = sites.data?.sites.find(({ owner }) => owner !== null);
  const isLoading = (token !== null && draft.isPending) || sites.isPending;
  return (
    <>
      <PageHeader
        title={draft.data ? fill(words.titleOf, { site: draft.data.name }) : words.title}
        description={words.text}
      />
      {draft.isError && (
        <Alert color="amber" mb="lg" role="status">
          {words.gone}
        </Alert>
      )}
      {isLoading ? (
        <Skeletons shape="form" label={shell.loading} />
      ) : (
        <StartForm draft={draft.data} token={draft.data && token} url={search.get('url') ?? ''} known={known} />
      )}
    </>
  );
}
