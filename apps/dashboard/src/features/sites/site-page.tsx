import { fill } from '@app/texts';
import { documentType, type Site } from '@app/contract';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { SitePage } from '#app/site-page.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { InOrder, Waiting } from '#ui/in-order.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CardGrid } from '#ui/product-card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { AddDocumentProposal } from './add-document-proposal.tsx';
import { AudienceCard } from './audience-card.tsx';
import { documentsQuery } from './data.ts';
import { DocumentCard } from './document-card.tsx';
import { OwnerCard } from './owner-card.tsx';
import { shownAddress } from './shown-address.ts';
import classes from './site-page.module.css';

/** The overview of a site: each product with its state and next step, and the facts they all use. */
export function Component() {
  return <SitePage outline="page">{(site) => <SiteFlow site={site} />}</SitePage>;
}

function SiteFlow({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const paths = usePaths();
  const documents = useQuery(documentsQuery(site.id));
  const [params] = useSearchParams();
  const may = useMayOnSite(site.id);
  const given = { siteId: site.id, siteType: site.type };
  const card = <Skeletons shape="cards" count={1} label={useWords().shell.loading} />;
  return (
    <>
      <PageHeader
        title={site.name}
        crumbs={[{ label: words.page.back, to: paths.sites }]}
        aside={<StatusBadge tone="neutral">{words.types[site.type]}</StatusBadge>}
        description={<Address site={site} />}
        actions={
          may('sites.edit') && (
            <Button
              component={Link}
              to={paths.siteSettings(site.id)}
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}
            >
              {words.page.edit}
            </Button>
          )
        }
      />
      <InOrder>
        <div id="approvals">
          <Slot name="signOffNote" props={{ siteId: site.id }} fallback={<Waiting />} />
        </div>
        <div>
          <Slot name="siteHealth" props={given} fallback={card} />
        </div>
        {documents.isPending && params.has('add') && <Waiting />}
        {documents.data && may('documents.edit') && (
          <AddDocumentProposal site={site} documents={documents.data.documents} />
        )}
        <section id="documents" aria-label={words.page.products} className={classes['section']}>
          <h2 className={classes['heading']}>{words.page.products}</h2>
          {documents.error && !documents.data && (
            <LoadFailure error={documents.error} onRetry={() => void documents.refetch()} />
          )}
          {documents.isPending && (
            <Skeletons shape="cards" count={documentType.options.length} label={words.page.products} />
          )}
          {documents.data && (
            <CardGrid rows>
              {documentType.options.map((type) => (
                <DocumentCard
                  key={type}
                  site={site}
                  type={type}
                  document={documents.data.documents.find((document) => document.type === type)}
                />
              ))}
            </CardGrid>
          )}
        </section>
        <section aria-label={words.page.consent} className={classes['section']}>
          <h2 className={classes['heading']}>{words.page.consent}</h2>
          <CardGrid rows>
            <Slot name="siteConsentCard" props={given} fallback={card} />
          </CardGrid>
        </section>
        {site.type !== 'MobileApplication' && (
          <section aria-label={words.page.scan} className={classes['section']}>
            <h2 className={classes['heading']}>{words.page.scan}</h2>
            <CardGrid rows>
              <Slot name="siteScanCard" props={given} fallback={card} />
            </CardGrid>
          </section>
        )}
        <section aria-label={words.page.facts} className={classes['section']}>
          <h2 className={classes['heading']}>{words.page.facts}</h2>
          <div className={classes['facts']}>
            <OwnerCard site={site} />
            <AudienceCard site={site} />
          </div>
        </section>
      </InOrder>
    </>
  );
}

function Address({ site }: { readonly site: Site }) {
  const words = useWords().sites.page;
  const shown = shownAddress(site) ?? site.url?.replace(/^https?:\/\//i, '');
  if (!site.url || !shown) return words.noAddress;
  return (
    <a
      href={site.url}
      target="_blank"
      rel="noreferrer"
      className={classes['address']}
      title={fill(words.visit, { site: shown })}
    >
      {shown}
    </a>
  );
}
