import { isPolicy } from '@app/catalogue';
import { fill, formatList, localeNameWithin, plural } from '@app/texts';
import { requiredAmong, type Document, type DocumentType, type Site } from '@app/contract';
import { Button } from '@mantine/core';
import { IconContract, IconCookie, IconExternalLink, IconFileText, IconId, IconShieldLock } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useCreateDocument } from './data.ts';
import { documentLanguages, proposedLanguage } from './document-languages.ts';
import { DocumentMenu } from './document-menu.tsx';
import { DocumentStatus } from './document-status.tsx';
import { nextStepOf, pathOfMissing, pathOfStep } from './next-step.ts';
import { usePutOnline } from './use-put-online.ts';

type Props = { readonly site: Site; readonly type: DocumentType; readonly document: Document | undefined };

const icons = {
  privacy_policy: IconShieldLock,
  cookie_policy: IconCookie,
  terms_and_conditions: IconFileText,
  legal_notice: IconId,
  data_processing_agreement: IconContract,
} as const satisfies Record<DocumentType, unknown>;

/** Card of a document of a site with its state and next step. */
export function DocumentCard({ site, type, document }: Props) {
  const words = useWords().sites;
  const mayEdit = useMayOnSite(site.id)('documents.edit');
  const Icon = icons[type];
  return (
    <ProductCard
      icon={<Icon size={20} stroke={1.7} />}
      title={words.documents[type]}
      text={words.page.texts[type]}
      state={
        document ? (
          <DocumentStatus status={document.status} />
        ) : (
          <StatusBadge tone="neutral">{words.status.none}</StatusBadge>
        )
      }
      menu={document && <DocumentMenu site={site} document={document} />}
      facts={useFactsOf(document)}
      next={<Next site={site} type={type} document={document} mayEdit={mayEdit} />}
    />
  );
}

function Next({ site, type, document, mayEdit }: Props & { readonly mayEdit: boolean }) {
  if (!mayEdit) return document && <Reading document={document} />;
  return document ? <NextStep site={site} document={document} /> : <StartButton site={site} type={type} />;
}

/** For whoever may not edit: the text as it is set, and the page that visitors see. */
function Reading({ document: { id, url } }: { readonly document: Document }) {
  const words = useWords().sites.page;
  const paths = usePaths();
  return (
    <>
      <Button component={Link} to={paths.generator(id)} variant="default">
        {words.readDocument}
      </Button>
      {url && <OpenPage url={url} />}
    </>
  );
}

function OpenPage({ url }: { readonly url: string }) {
  const words = useWords().sites.page;
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
    >
      {words.open}
    </Button>
  );
}

function useFactsOf(document: Document | undefined): readonly string[] {
  const words = useWords().sites;
  const locale = useLocale();
  if (!document) return [];
  const languages = document.languages.map((language) => localeNameWithin(language, locale));
  return [
    fill(words.inLanguages, { languages: formatList(locale, languages) }),
    ...(isPolicy(document.type) ? [plural(locale, document.services.length, words.services)] : []),
    ...(document.version === null ? [] : [fill(words.version, { number: document.version })]),
  ];
}

function NextStep({ site, document }: { readonly site: Site; readonly document: Document }) {
  const words = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const lacking = requiredAmong(document.missing);
  const [first] = lacking;
  const step = nextStepOf({ status: document.status, missing: lacking.length });
  const untouched = document.status === 'draft' && saysNothing(document);
  const putOnline = usePutOnline(document);
  if (step === 'putOnline')
    return (
      <>
        <Button onClick={putOnline}>{words.steps[step]}</Button>
        <Button component={Link} to={paths.generator(document.id)} variant="default">
          {words.page.editDocument}
        </Button>
      </>
    );
  return (
    <>
      <Button
        component={Link}
        to={
          first && !untouched ? pathOfMissing(first, site.id, document.id, paths) : pathOfStep(step, document.id, paths)
        }
      >
        {untouched
          ? words.page.continueGenerating[document.type]
          : step === 'fill'
            ? plural(locale, lacking.length, words.page.fillMissing)
            : words.steps[step]}
      </Button>
      {document.url ? (
        <OpenPage url={document.url} />
      ) : (
        !untouched && (
          <Button component={Link} to={paths.generator(document.id)} variant="default">
            {words.page.editDocument}
          </Button>
        )
      )}
    </>
  );
}

/** Whether the owner has told nothing of what the document is made of. A legal notice is made of the owner. */
function saysNothing({ type, settings, services }: Document): boolean {
  if (type === 'legal_notice') return false;
  if (type === 'data_processing_agreement') return !settings.processing;
  return isPolicy(type) ? services.length === 0 : !settings.terms;
}

/** The button that starts a document: in the languages of the site, or in that of the page. */
function StartButton({ site, type }: Omit<Props, 'document'>) {
  const words = useWords().sites.page;
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const create = useCreateDocument(site.id, (id) => void navigate(paths.generator(id)));
  const written = documentLanguages(type, locale).map(({ value }) => value);
  const languages = site.languages.filter((language) => written.includes(language));
  return (
    <Button
      loading={create.isPending}
      onClick={() =>
        create.mutate({ type, languages: languages.length > 0 ? languages : [proposedLanguage(type, locale)] })
      }
    >
      {words.start}
    </Button>
  );
}
