import type { Document } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { documentQuery, siteQuery } from '#app/sites.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { crumbsOf } from './crumbs.ts';
import { ofPage } from './data.ts';

/** A document that has been published; it has no address while it is offline. */
export type PublishedDocument = Document & { readonly version: number };

type Props = {
  readonly title: string;
  readonly description: string;
  /** Buttons beside the one that leads to the generator. */
  readonly actions?: ReactNode;
  /** Whether the page has what it needs besides the document. */
  readonly ready?: boolean;
  readonly children: (document: PublishedDocument) => ReactNode;
};

/** A page of the document in the address. An unpublished document has none: the page leads to the generator. */
export function DocumentPage({ title, description, actions, ready = true, children }: Props) {
  const { documentId = '' } = useParams();
  const { publishing: words, sites, shell } = useWords();
  const paths = usePaths();
  const locale = useLocale();
  const { data: document } = useQuery({ ...documentQuery(documentId), ...ofPage });
  const { data: site } = useQuery({ ...siteQuery(document?.siteId ?? ''), enabled: document !== undefined });
  if (!document || !ready) return <Skeletons shape="page" label={shell.pageLoading} />;
  const back = (
    <Button
      component={Link}
      to={paths.generator(documentId)}
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {words.toGenerator}
    </Button>
  );
  const { version, offlineSince } = document;
  if (version === null)
    return (
      <EmptyState
        heading="h1"
        picture="document"
        title={words.notPublishedTitle}
        text={words.notPublishedText}
        action={back}
      />
    );
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        of={site?.name}
        crumbs={crumbsOf(document, site, sites.documents, paths)}
        actions={
          <>
            {back}
            {actions}
          </>
        }
      />
      {offlineSince && (
        <Alert color="amber" mb="md">
          {fill(words.offlineNote, { date: formatDate(locale, offlineSince, 'long') })}
        </Alert>
      )}
      {children({ ...document, version })}
    </>
  );
}
