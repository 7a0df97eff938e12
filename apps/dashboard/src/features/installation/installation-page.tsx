import type { Banner, DocumentSummary, Installation, Site, SiteBuilder } from '@app/contract';
import { installations } from '@app/contract/installation.ts';
import { siteBuilders } from '@app/contract/site-builders.ts';
import { fill } from '@app/texts';
import { Alert, Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { opening } from '#app/address-dialog.ts';
import { PagePending } from '#app/page-pending.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { useMayOnSite, usePublication } from '#app/site-rights.ts';
import { siteDocumentsQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { BuilderPicker, nameOf } from './builder-picker.tsx';
import { InstallationState } from './check-card.tsx';
import { ColoredCode } from './colored-code.tsx';
import { bannerQuery, installationQuery, useChooseBuilder } from './data.ts';
import { FooterLinks } from './footer-links.tsx';
import { codeFor, placeOf } from './instructions.ts';
import { OtherWays } from './other-ways.tsx';
import { SeenBadge } from './seen-badge.tsx';
import { Step } from './step.tsx';
import { installationWordsQuery, useInstallationWords } from './words.ts';

export const loader = siteLoader({
  words: (locale) => [queryClient.ensureQueryData(installationWordsQuery(locale))],
  data: (siteId) => {
    void queryClient.prefetchQuery(installationQuery(siteId));
    void queryClient.prefetchQuery(bannerQuery(siteId));
    void queryClient.prefetchQuery(siteDocumentsQuery(siteId));
  },
});

/** How the banner and the links to documents come into the pages of a site. */
export function Component() {
  return <SitePage>{(site) => <InstallationOfSite site={site} />}</SitePage>;
}

function InstallationOfSite({ site }: { readonly site: Site }) {
  const words = useInstallationWords();
  const installation = useQuery(installationQuery(site.id));
  const banner = useQuery(bannerQuery(site.id));
  const documents = useQuery(siteDocumentsQuery(site.id));
  const may = useMayOnSite(site.id);
  const choose = useChooseBuilder(site.id);
  const choice = useBuilderInAddress();
  if (!installation.data || !banner.data || !documents.data)
    return <PagePending queries={[installation, banner, documents]} outline="page" />;
  const { builder, proposedBuilder } = installation.data;
  const mayStore = may('banner.edit');
  const chosen = mayStore ? builder : (choice.builder ?? builder);
  const shown = chosen ?? proposedBuilder ?? 'other';
  const published = documents.data.documents.filter(({ url }) => url);
  return (
    <>
      <SitePageHeader site={site} title={words.title} aside={<SeenBadge installation={installation.data} />} />
      <Stack gap="lg">
        <BuilderPicker
          chosen={chosen}
          proposed={proposedBuilder}
          onChoose={(one) => (mayStore ? choose.mutate(one) : choice.choose(one))}
        />
        <Steps
          key={shown}
          builder={shown}
          banner={banner.data}
          documents={published}
          installation={installation.data}
          siteId={site.id}
        />
        <Card title={words.others.title}>
          <OtherWays siteId={site.id} documents={published} />
        </Card>
      </Stack>
    </>
  );
}

/** The builder that somebody looks at who may not store it for the site: often the developer who installs the banner. */
function useBuilderInAddress() {
  const [search] = useSearchParams();
  const change = useAddressChange();
  return {
    builder: siteBuilders.find((one) => one === search.get('builder')),
    choose: (builder: SiteBuilder) => change({ builder }),
  };
}

type StepsProps = {
  readonly builder: SiteBuilder;
  readonly banner: Banner;
  readonly documents: readonly DocumentSummary[];
  readonly installation: Installation;
  readonly siteId: string;
};

function Steps({ builder, banner, documents, installation, siteId }: StepsProps) {
  const words = useInstallationWords();
  const { steps } = words;
  return (
    <Card>
      <Stack gap="xl" component="ol" p={0} m={0}>
        <Step number={1} title={steps.banner} picture={placeOf(builder)}>
          <BannerStep builder={builder} banner={banner} siteId={siteId} />
        </Step>
        <Step number={2} title={steps.links} picture="links">
          <FooterLinks builder={builder} documents={documents} />
        </Step>
        <Step number={3} title={steps.check} picture="check">
          <InstallationState siteId={siteId} installation={installation} />
        </Step>
      </Stack>
    </Card>
  );
}

function BannerStep({ builder, banner, siteId }: Pick<StepsProps, 'builder' | 'banner' | 'siteId'>) {
  const words = useInstallationWords();
  const { steps } = words;
  const paths = usePaths();
  const { askForApproval } = useWords().sites;
  const publication = usePublication(siteId, 'banner.publish');
  if (!banner.publicId)
    return (
      <>
        <p>{steps.notSaved}</p>
        <Button component={Link} to={paths.cookieSolution(siteId)} variant="default">
          {steps.setUp}
        </Button>
      </>
    );
  return (
    <>
      {!banner.published && (
        <Alert color="amber">
          <p>{steps.notPublished}</p>
          {publication && (
            <Button component={Link} to={opening(paths.cookieSolution(siteId), 'publish')} size="xs" mt="xs">
              {publication === 'publish' ? steps.publish : askForApproval}
            </Button>
          )}
        </Alert>
      )}
      <p>
        {words.where[builder]} {placeOf(builder) === 'head' && steps.first}
      </p>
      {builder === 'wordpress' && (
        <Button
          component="a"
          href={installations.wordpressPlugin.path}
          download="candor.zip"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {steps.download}
        </Button>
      )}
      <ColoredCode label={fill(steps.code, { name: nameOf(builder, words) })} code={codeFor(builder, banner)} />
    </>
  );
}
