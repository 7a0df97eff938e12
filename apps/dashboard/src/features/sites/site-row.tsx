import { localeNames, plural, type Locale } from '@app/texts';
import type { DocumentSummary, Project, Site } from '@app/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowRight, IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMayIn } from '#app/rights.ts';
import { Slot } from '#app/slots.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { DocumentStatus } from './document-status.tsx';
import { nextStepOf, pathOfStep } from './next-step.ts';
import { SiteIcon } from './site-icon.tsx';
import { shownAddress } from './shown-address.ts';
import row from '#ui/row-link.module.css';
import classes from './sites.module.css';

type Props = {
  readonly site: Site;
  /** The sites of the same page of the list. */
  readonly siteIds: readonly string[];
  readonly project: Project | undefined;
  /** Undefined while they are loading. */
  readonly documents: readonly DocumentSummary[] | undefined;
  /** Reloads the documents after a failure. */
  readonly onRetry: (() => void) | undefined;
};

/** A row of the dashboard: a site, its documents, and the next step of each. */
export function SiteRow({ site, siteIds, project, documents, onRetry }: Props) {
  const { sites: words, shell } = useWords();
  const paths = usePaths();
  const address = shownAddress(site);
  return (
    <li className={classes['row']}>
      <span className={classes['icon']}>
        <SiteIcon type={site.type} />
      </span>
      <div className={classes['site']}>
        <Link to={paths.site(site.id)} className={`${row['whole']} ${classes['name']}`}>
          {site.name}
        </Link>
        <p className={classes['details']}>
          <span>{words.types[site.type]}</span>
          {address && <span className={classes['address']}>{address}</span>}
          {project && (
            <span className={classes['project']}>
              <IconFolder size={15} stroke={1.8} aria-hidden />
              {project.name}
            </span>
          )}
        </p>
        <Slot name="siteHealthLine" props={{ siteId: site.id, siteIds }} fallback={<span data-pending="" />} />
      </div>
      <div className={classes['documents']}>
        {documents === undefined && !onRetry && <Skeleton height={34} data-pending="" />}
        {documents === undefined && onRetry && (
          <div className={classes['document']}>
            <span className={classes['documentName']}>{shell.failure.boxTitle}</span>
            <Button variant="default" size="compact-sm" onClick={onRetry}>
              {shell.failure.retry}
            </Button>
          </div>
        )}
        {documents?.length === 0 && (
          <div className={classes['document']}>
            <span className={classes['documentName']}>{words.noDocument}</span>
            <Button component={Link} to={paths.site(site.id)} variant="light" size="compact-sm">
              {words.page.start}
            </Button>
          </div>
        )}
        {documents?.map((document) => (
          <Document key={document.id} document={document} site={site} />
        ))}
      </div>
    </li>
  );
}

function Document({ document, site }: { readonly document: DocumentSummary; readonly site: Site }) {
  const words = useWords().sites;
  const locale = useLocale();
  const mayEdit = useMayIn(site.projectId)('documents.edit');
  const step = nextStepOf(document);
  const paths = usePaths();
  const action = mayEdit ? words.steps[step] : words.page.readDocument;
  const name = words.documents[document.type];
  return (
    <div className={classes['document']}>
      <div className={classes['documentWords']}>
        <span className={classes['documentName']}>{name}</span>
        <span className={classes['documentState']}>
          <DocumentStatus status={document.status} />
          <span>
            {document.missing > 0
              ? plural(locale, document.missing, words.missing)
              : languagesIn(document.languages, locale)}
          </span>
        </span>
      </div>
      <Button
        component={Link}
        to={mayEdit ? pathOfStep(step, document.id, paths) : paths.generator(document.id)}
        variant={step === 'embed' || !mayEdit ? 'default' : 'light'}
        size="compact-sm"
        rightSection={<IconArrowRight size={16} aria-hidden />}
        aria-label={`${action}: ${name}, ${site.name}`}
      >
        {action}
      </Button>
    </div>
  );
}

function languagesIn(languages: readonly Locale[], locale: Locale): string {
  const [first, ...others] = localeNames(languages, locale);
  return others.length > 2 ? `${first ?? ''} +${others.length}` : [first, ...others].join(', ');
}
