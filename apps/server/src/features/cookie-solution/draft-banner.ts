import { defaultConfiguration } from '@app/consent';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf, type DraftSite, type UsedService } from '../policies/index.ts';
import { composeBanner } from './compose-banner.ts';
import type { EmbedCode } from './embed-code.ts';
import { gathered, siteService } from './facts.ts';
import { hashOf, keepParts } from './parts.ts';
import { samplePage } from './sample-page.ts';

type Draft = { readonly site: DraftSite; readonly used: readonly UsedService[] };

/** A page that runs the banner proposed for a site that no account has. It sends and stores nothing. */
export async function draftBannerPage(
  tx: Tx,
  services: Services,
  code: EmbedCode,
  { site, used }: Draft,
): Promise<string> {
  const { config, now } = services;
  const at = now();
  const facts = gathered({
    owner: site.name,
    policyUrl: site.url,
    policyKind: 'privacy_policy',
    services: used.map(siteService),
  });
  const configuration = {
    ...defaultConfiguration({
      languages: [site.language],
      siteUrl: site.url,
      country: site.country,
      services: facts.facts(site.language).services,
    }),
    scheme: 'light' as const,
    log: false,
  };
  const composed = await composeBanner(code, {
    siteId: '0000000000',
    version: 1,
    history: [],
    configuration,
    gathered: facts,
    day: dayOf(at),
    base: config.publicUrl,
    intake: config.intakeUrl,
    experiment: false,
    lists: { vendors: undefined, providers: undefined },
  });
  const own = composed.texts[0]?.files.script;
  const isOwn = ({ body }: { readonly body: Buffer }) => hashOf(body).toString('hex') === own;
  await keepParts(
    tx,
    composed.parts.filter((part) => !isOwn(part)),
    at,
  );
  const script = composed.parts.find(isOwn)?.body.toString() ?? '';
  return samplePage({ script, language: site.language, scheme: 'light' });
}
