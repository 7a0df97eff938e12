import type { Site } from '@app/contract';
import { localeName, locales, type Locale } from '@app/texts';
import { Button, Select, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { siteLoader, SitePage, SitePageHeader } from '#app/site-page.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { reportEmbeddingQuery } from './data.ts';
import { FormAddressCard } from './form-address-card.tsx';
import { SnippetView } from './snippet-view.tsx';

const kinds = ['link', 'iframe'] as const;

export const loader = siteLoader({
  words: (locale) => [queryClient.ensureQueryData(areaWordsQuery(locale, 'reportOffice'))],
});

/** Manage and embed: the address of the reporting form of a site, and the code that leads there. */
export function Component() {
  const words = useWords().publishing;
  const { embed } = useAreaWords('reportOffice');
  const paths = usePaths();
  return (
    <SitePage>
      {(site) => (
        <>
          <SitePageHeader
            site={site}
            title={words.embedTitle}
            description={embed.description}
            actions={
              <Button
                component={Link}
                to={paths.reportOffice(site.id)}
                variant="default"
                leftSection={<IconArrowLeft size={16} aria-hidden />}
              >
                {embed.back}
              </Button>
            }
          />
          <Embedding site={site} />
        </>
      )}
    </SitePage>
  );
}

function Embedding({ site }: { readonly site: Site }) {
  const { publishing: words, shell } = useWords();
  const { embed } = useAreaWords('reportOffice');
  const paths = usePaths();
  const locale = useLocale();
  const [language = locale] = site.languages;
  const query = useQuery(reportEmbeddingQuery(site.id, language));
  const code = query.error instanceof ApiError ? query.error.code : undefined;
  if (code === 'embedding.not-published')
    return (
      <EmptyState
        picture="document"
        title={words.notPublishedTitle}
        text={embed.notPublished}
        action={
          <Button component={Link} to={paths.reportOffice(site.id)}>
            {embed.back}
          </Button>
        }
      />
    );
  if (code === 'embedding.cannot-create-for-language') return <CodeCard site={site} />;
  return (
    <Loaded query={query} pending={<Skeletons shape="page" label={shell.pageLoading} />}>
      {({ url }) => (
        <Stack gap="md">
          <FormAddressCard url={url} description={embed.hosted} />
          <CodeCard site={site} />
        </Stack>
      )}
    </Loaded>
  );
}

/** A tab for each language of the site, and the others in a list. */
function CodeCard({ site }: { readonly site: Site }) {
  const words = useWords().publishing;
  const locale = useLocale();
  const own: readonly Locale[] = site.languages.length > 0 ? site.languages : [locale];
  const tabs = own.map((language) => ({
    name: language,
    label: localeName(language, locale),
    content: <ReportSnippets siteId={site.id} language={language} />,
  }));
  const others = locales.filter((one) => !own.includes(one));
  const more = {
    name: 'more',
    label: words.form.more,
    content: <MoreLanguages siteId={site.id} others={others} />,
  };
  return (
    <Card title={words.code} description={words.codeText}>
      <HashTabs label={words.language} tabs={[...tabs, more]} />
    </Card>
  );
}

function MoreLanguages({ siteId, others }: { readonly siteId: string; readonly others: readonly Locale[] }) {
  const words = useWords().publishing;
  const locale = useLocale();
  const [chosen, setChosen] = useState<Locale | undefined>(others[0]);
  return (
    <Stack gap="md">
      <Select
        label={words.language}
        maw={360}
        searchable
        allowDeselect={false}
        value={chosen ?? null}
        data={others.map((value) => ({ value, label: localeName(value, locale) }))}
        onChange={(value) => setChosen(others.find((one) => one === value) ?? chosen)}
      />
      {chosen && <ReportSnippets siteId={siteId} language={chosen} />}
    </Stack>
  );
}

function ReportSnippets({ siteId, language }: { readonly siteId: string; readonly language: Locale }) {
  const { embed } = useAreaWords('reportOffice');
  const query = useQuery(reportEmbeddingQuery(siteId, language));
  return <SnippetView query={query} language={language} kinds={kinds} words={embed.kinds} />;
}
