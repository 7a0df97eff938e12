import type { DocumentType } from '@app/contract';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconExternalLink, IconHistory } from '@tabler/icons-react';
import { fill, localeName, type Locale } from '@app/texts';
import { Link, useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { documentQuery, siteQuery } from '#app/sites.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { crumbsOf } from './crumbs.ts';
import { ofPage } from './data.ts';
import { MailForm } from './mail-form.tsx';
import classes from './publishing.module.css';
import { SnippetPanel } from './snippet-panel.tsx';

/** Manage and embed: the address of the document, and the code that shows it on a site. */
export function Component() {
  const { documentId = '' } = useParams();
  const { publishing: words, policies, shell } = useWords();
  const paths = usePaths();
  const locale = useLocale();
  const { data: document } = useQuery({ ...documentQuery(documentId), ...ofPage });
  const { data: site } = useQuery({ ...siteQuery(document?.siteId ?? ''), enabled: document !== undefined });

  if (!document) return <Skeletons shape="page" label={shell.pageLoading} />;
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
  if (!document.url || document.version === null) {
    return (
      <EmptyState
        heading="h1"
        picture="document"
        title={words.notPublishedTitle}
        text={words.notPublishedText}
        action={back}
      />
    );
  }

  const url = document.url;
  return (
    <>
      <PageHeader
        title={words.embedTitle}
        description={words.embedDescription}
        of={site?.name}
        crumbs={crumbsOf(document, site, policies.types, paths)}
        actions={
          <>
            {back}
            <Button
              component={Link}
              to={paths.versions(documentId)}
              variant="default"
              leftSection={<IconHistory size={16} aria-hidden />}
            >
              {words.toVersions}
            </Button>
          </>
        }
      />
      <Stack gap="md">
        {document.status === 'changed' && (
          <Alert color="amber">{fill(words.changedNote, { number: document.version })}</Alert>
        )}
        <Card
          title={words.hosted}
          description={words.hostedText}
          actions={
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noopener"
              rightSection={<IconExternalLink size={16} aria-hidden />}
            >
              {words.open}
            </Button>
          }
        >
          <Group gap="sm" className={classes['address']}>
            <code className={classes['url']}>{url}</code>
            <CopyButton text={url} label={words.copyAddress} />
          </Group>
          <ul className={classes['formats']}>
            {formatsOf(document.type, url).map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener">
                  {words[name]}
                </a>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={words.code} description={words.codeText}>
          <LanguageTabs documentId={documentId} languages={document.languages} locale={locale} label={words.language} />
        </Card>
        <Card title={words.mail} description={words.mailText}>
          <MailForm documentId={documentId} languages={document.languages} />
        </Card>
      </Stack>
    </>
  );
}

/** Only a privacy policy has two versions, each in all formats. */
function formatsOf(type: DocumentType, url: string) {
  if (type !== 'privacy_policy') return [{ name: 'pdf', href: `${url}.pdf` }] as const;
  return [
    { name: 'shortText', href: url },
    { name: 'fullText', href: `${url}/full-legal` },
    { name: 'pdf', href: `${url}/full-legal.pdf` },
  ] as const;
}

type TabsProps = {
  readonly documentId: string;
  readonly languages: readonly Locale[];
  readonly locale: Locale;
  readonly label: string;
};

function LanguageTabs({ documentId, languages, locale, label }: TabsProps) {
  const [only, ...others] = languages;
  if (only && others.length === 0) return <SnippetPanel documentId={documentId} language={only} />;
  return (
    <HashTabs
      label={label}
      tabs={languages.map((language) => ({
        name: language,
        label: localeName(language, locale),
        content: <SnippetPanel documentId={documentId} language={language} />,
      }))}
    />
  );
}
