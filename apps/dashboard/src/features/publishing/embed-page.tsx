import type { DocumentType } from '@app/contract';
import { Alert, Button, Group } from '@mantine/core';
import { IconExternalLink, IconHistory } from '@tabler/icons-react';
import { fill, localeName, type Locale } from '@app/texts';
import { Link, useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { DocumentPage, type PublishedDocument } from './document-page.tsx';
import { MailForm } from './mail-form.tsx';
import classes from './publishing.module.css';
import { SnippetPanel } from './snippet-panel.tsx';

/** Manage and embed: the address of the document, and the code that shows it on a site. */
export function Component() {
  const { documentId = '' } = useParams();
  const words = useWords().publishing;
  const paths = usePaths();
  return (
    <DocumentPage
      title={words.embedTitle}
      description={words.embedDescription}
      actions={
        <Button
          component={Link}
          to={paths.versions(documentId)}
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
        >
          {words.toVersions}
        </Button>
      }
    >
      {({ url, ...document }) => url && <Embedding document={{ ...document, url }} />}
    </DocumentPage>
  );
}

function Embedding({ document }: { readonly document: PublishedDocument & { readonly url: string } }) {
  const words = useWords().publishing;
  const { id, type, status, url, version, languages, regimes } = document;
  const hasNotice = regimes.some((regime) => regime.id === 'us-states');
  return (
    <InOrder gap="md">
      {status === 'changed' && <Alert color="amber">{fill(words.changedNote, { number: version })}</Alert>}
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
          {formatsOf(type, url, hasNotice).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener">
                {words[name]}
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.code} description={words.codeText}>
        <LanguageTabs documentId={id} languages={languages} />
      </Card>
      <Card title={words.mail} description={words.mailText}>
        <MailForm documentId={id} languages={languages} />
      </Card>
    </InOrder>
  );
}

/**
 * Only a privacy policy has two versions, each in all formats.
 * @param hasNotice whether it has the section that forms link to as the notice at collection. CCPA regulations § 7012(f)
 */
function formatsOf(type: DocumentType, url: string, hasNotice: boolean) {
  if (type !== 'privacy_policy') return [{ name: 'pdf', href: `${url}.pdf` }] as const;
  return [
    { name: 'shortText', href: url },
    { name: 'fullText', href: `${url}/full-legal` },
    { name: 'pdf', href: `${url}/full-legal.pdf` },
    ...(hasNotice ? [{ name: 'collectionNotice', href: `${url}/full-legal#us-collection` } as const] : []),
  ] as const;
}

type TabsProps = { readonly documentId: string; readonly languages: readonly Locale[] };

function LanguageTabs({ documentId, languages }: TabsProps) {
  const words = useWords().publishing;
  const locale = useLocale();
  const [only, ...others] = languages;
  if (only && others.length === 0) return <SnippetPanel documentId={documentId} language={only} />;
  return (
    <HashTabs
      label={words.language}
      tabs={languages.map((language) => ({
        name: language,
        label: localeName(language, locale),
        content: <SnippetPanel documentId={documentId} language={language} />,
      }))}
    />
  );
}
