import type { Site } from '@app/contract';
import { localeName, locales, type Locale } from '@app/texts';
import { Button, Select, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { SitePage, SitePageHeader } from '#app/site-page.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { formEmbeddingQuery } from './data.ts';
import { FormAddressCard } from './form-address-card.tsx';
import { SnippetView } from './snippet-view.tsx';

const kinds = ['overlay', 'link', 'iframe', 'react'] as const;

/** Manage and embed: the address of the form for requests of a site, and the code that puts it there. */
export function Component() {
  const words = useWords().publishing;
  const paths = usePaths();
  return (
    <SitePage>
      {(site) => (
        <>
          <SitePageHeader
            site={site}
            title={words.embedTitle}
            description={words.form.description}
            actions={
              <Button
                component={Link}
                to={paths.dsarForm(site.id)}
                variant="default"
                leftSection={<IconArrowLeft size={16} aria-hidden />}
              >
                {words.form.back}
              </Button>
            }
          />
          <Embedding site={site} />
        </>
      )}
    </SitePage>
  );
}

/** The languages of the site; the form has more. */
function ownLanguages({ languages }: Site, locale: Locale): readonly [Locale, ...Locale[]] {
  const [first = locale, ...others] = languages;
  return [first, ...others];
}

function Embedding({ site }: { readonly site: Site }) {
  const { publishing: words, shell } = useWords();
  const paths = usePaths();
  const [language] = ownLanguages(site, useLocale());
  const query = useQuery(formEmbeddingQuery(site.id, language));
  if (query.error instanceof ApiError && query.error.code === 'embedding.not-published')
    return (
      <EmptyState
        picture="document"
        title={words.notPublishedTitle}
        text={words.form.notPublished}
        action={
          <Button component={Link} to={paths.dsarForm(site.id)}>
            {words.form.back}
          </Button>
        }
      />
    );
  return (
    <Loaded query={query} pending={<Skeletons shape="page" label={shell.pageLoading} />}>
      {({ url }) => (
        <Stack gap="md">
          <FormAddressCard url={url} description={words.form.hosted} />
          <Card title={words.code} description={words.codeText}>
            <Languages site={site} />
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}

function Languages({ site }: { readonly site: Site }) {
  const words = useWords().publishing;
  const locale = useLocale();
  const own = ownLanguages(site, locale);
  return (
    <HashTabs
      label={words.language}
      tabs={[
        ...own.map((language) => ({
          name: language,
          label: localeName(language, locale),
          content: <FormSnippets siteId={site.id} language={language} />,
        })),
        {
          name: 'more',
          label: words.form.more,
          content: <MoreLanguages siteId={site.id} others={locales.filter((one) => !own.includes(one))} />,
        },
      ]}
    />
  );
}

type MoreProps = { readonly siteId: string; readonly others: readonly Locale[] };

function MoreLanguages({ siteId, others }: MoreProps) {
  const words = useWords().publishing;
  const locale = useLocale();
  const [chosen, setChosen] = useState<Locale | undefined>(others[0]);
  const names = others
    .map((value) => ({ value, label: localeName(value, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <Stack gap="md">
      <Select
        label={words.language}
        maw={360}
        searchable
        allowDeselect={false}
        value={chosen ?? null}
        data={names}
        onChange={(value) => setChosen(others.find((one) => one === value) ?? chosen)}
      />
      {chosen && <FormSnippets siteId={siteId} language={chosen} />}
    </Stack>
  );
}

function FormSnippets({ siteId, language }: { readonly siteId: string; readonly language: Locale }) {
  const words = useWords().publishing;
  const query = useQuery(formEmbeddingQuery(siteId, language));
  return <SnippetView query={query} language={language} kinds={kinds} words={words.form.kinds} />;
}
