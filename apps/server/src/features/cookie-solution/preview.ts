import { randomBytes } from 'node:crypto';
import { regimeIdOf, type BannerConfiguration } from '@app/consent';
import { withVariant } from '@app/consent/banner/linter.ts';
import type { cookieSolution } from '@app/contract';
import type { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';
import type { Exchange, PublicExchange } from '#platform/http/routes.ts';
import { dayOf, findSitePublicId } from '../policies/index.ts';
import { cleaned } from './clean.ts';
import { composeBanner } from './compose-banner.ts';
import type { EmbedCode } from './embed-code.ts';
import { presentSite } from './facts.ts';
import { findingsOf } from './findings.ts';
import { deleteEndedPreviews, findPreview, insertPreview } from './part-queries.ts';
import { hashOf, keepParts, weigh, type RawPart } from './parts.ts';
import { weightOf } from './publish.ts';
import { samplePage, withNonce } from './sample-page.ts';
import { gatherSite } from './service.ts';
import { readTcfLists } from './tcf.ts';

const lastsMs = 15 * 60_000;
/** Placeholder for the public id of a site that has none yet. */
const noId = '0000000000';

type PreviewRequest = z.output<typeof cookieSolution.preview.body>;

/**
 * Stores a page that runs the real banner of a configuration, for a quarter of an hour. Blocking findings do not
 * prevent a preview; they are returned with it.
 * @throws Problem `site.not-found`, `banner.css`, `banner.markup`, `banner.code-missing`
 */
export async function makePreview(exchange: Exchange, code: EmbedCode, siteId: string, wanted: PreviewRequest) {
  const { services, actor, asked } = exchange;
  const { accountId } = actor;
  const { config } = services;
  const now = services.now();
  // Checked before any work: for a site of another account, the response is 404.
  await services.db.inAccount(accountId, (tx) => presentSite(tx, accountId, siteId));
  const whole = await cleaned(wanted.configuration);
  return services.db.inAccount(accountId, async (tx) => {
    const gathered = await gatherSite(tx, services, accountId, siteId);
    const configuration = shownTo(whole, wanted);
    const lists = await readTcfLists(tx, configuration);
    const composed = await composeBanner(code, {
      siteId: (await findSitePublicId(tx, accountId, siteId)) ?? noId,
      version: 1,
      history: [],
      configuration,
      gathered,
      day: dayOf(now),
      // The dashboard's own origin, because its policy allows no other frame.
      base: config.publicUrl,
      intake: config.intakeUrl,
      experiment: false,
      lists,
    });
    // Files that are in the page itself, or are only weighed, need not be stored.
    const { script: own, kept, guard, rules } = composed.texts[0]?.files ?? {};
    const isPart = ({ body }: RawPart) => ![own, kept, guard, rules].includes(hashOf(body).toString('hex'));
    const loaded = await keepParts(tx, composed.parts.filter(isPart), now);
    const inPage = await weigh(composed.parts.filter((part) => !isPart(part)));
    const sizes = new Map([...loaded, ...inPage]);
    const script = composed.parts.find(({ body }) => hashOf(body).toString('hex') === own)?.body.toString() ?? '';
    const secret = randomBytes(18);
    const expiresAt = new Date(now.getTime() + lastsMs);
    const page = samplePage({ script, language: wanted.language, scheme: wanted.scheme, layer: wanted.layer });
    await deleteEndedPreviews(tx, accountId, now);
    await insertPreview(tx, accountId, { secretHash: hashOf(secret), page, expiresAt });
    const findings = await findingsOf(whole, gathered, { day: dayOf(now), locale: asked.locale, now, lists });
    return {
      url: `${config.publicUrl}/e/preview/${tokenOf(accountId, secret)}`,
      expiresAt: expiresAt.toISOString(),
      weight: weightOf(composed, sizes),
      findings: [...findings],
    };
  });
}

/** The configuration as one kind of visitor sees it. Choices made in a preview belong to nobody, so none is sent. */
function shownTo(configuration: BannerConfiguration, wanted: PreviewRequest): BannerConfiguration {
  const variant = configuration.variants[wanted.variant - 1];
  const [country = '', region] = wanted.country?.split('-') ?? [];
  const regime = country === '' ? 'strictest' : regimeIdOf(country, region);
  return {
    ...(variant ? withVariant(configuration, variant) : configuration),
    languages: [wanted.language],
    regimes: configuration.regimes === 'by-country' ? regime : configuration.regimes,
    scheme: configuration.scheme === 'auto' ? wanted.scheme : configuration.scheme,
    cookieDomain: null,
    log: false,
  };
}

/** Token with the account id and a secret: requests without credentials find the preview by it. */
function tokenOf(accountId: string, secret: Buffer): string {
  return Buffer.concat([Buffer.from(accountId.replaceAll('-', ''), 'hex'), secret]).toString('base64url');
}

/** The page of a preview, which may store nothing and only load our own parts. @throws Problem `banner.preview-over` */
export async function showPreview({ services, reply }: PublicExchange, token: string): Promise<string> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 34) throw new Problem('banner.preview-over');
  const id = bytes.toString('hex', 0, 16);
  const accountId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const secretHash = hashOf(bytes.subarray(16));
  const page = await services.db.inAccount(accountId, (tx) => findPreview(tx, accountId, secretHash, services.now()));
  if (page === undefined) throw new Problem('banner.preview-over');
  reply.header('content-security-policy', samplePolicy(reply.nonce, services.config.publicUrl));
  return withNonce(page, reply.nonce);
}

/** The policy of a page that runs a banner: it stores nothing, loads our own parts, and is framed by our own pages. */
export function samplePolicy(nonce: string, origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    `style-src 'nonce-${nonce}'`,
    `img-src data: ${origin}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    'sandbox allow-scripts',
  ].join('; ');
}
