import { consentIntake } from '@app/contract';
import { createGuard, usualCaps, type Caps, type Guard } from '@app/scanner';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { activityRoutes } from './features/activity/index.ts';
import { accessRoutes } from './features/access/index.ts';
import { accountRoutes, actors as actorsOf } from './features/accounts/index.ts';
import { billingRoutes } from './features/billing/index.ts';
import { choicesIntake, cookiePreferenceRoutes, preparePartitions } from './features/cookie-preferences/index.ts';
import {
  consentIntakeJobs,
  consentRecordRoutes,
  consentRightsRoutes,
  consentStateRoutes,
  consentStatisticsRoutes,
  consentsIntake,
  withConsentKeys,
  prepareConsentPartitions,
} from './features/consent-records/index.ts';
import {
  cookieSolutionJobs,
  cookieSolutionRoutes,
  embedCode,
  hostedBanners,
  publishedLists,
  scriptRefusal,
  type PublishedLists,
} from './features/cookie-solution/index.ts';
import { evidenceRoutes, mountWitness } from './features/evidence/index.ts';
import { createEngines, detectionJobs, detectionRoutes, ownCatalogueFollower } from './features/detection/index.ts';
import { memberRoutes } from './features/members/index.ts';
import { newsletterCache, mountNewsletterPages, newsletterRoutes } from './features/newsletter/index.ts';
import { policyRoutes } from './features/policies/index.ts';
import { preferenceRoutes } from './features/preferences/index.ts';
import { hostedDocuments, hostedRefusal, publishingRoutes, renderedPages } from './features/publishing/index.ts';
import { siteRoutes } from './features/sites/index.ts';
import { webhookRoutes } from './features/webhooks/index.ts';
import { background, type Background } from './background.ts';
import { mountOperations } from './operations.ts';
import { readSecrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { countryBy } from './platform/geo/country.ts';
import { openGeo } from './platform/geo/geo.ts';
import { arrivingFiles } from './platform/files/arriving-files.ts';
import { addressLimit, minuteLimit } from './platform/http/address-limit.ts';
import { newBudgets } from './platform/http/budgets.ts';
import type { Services } from './platform/http/context.ts';
import { cookieNames } from './platform/http/cookies.ts';
import { directRoutes } from './platform/http/direct.ts';
import { mountEmbeds } from './platform/http/embeds.ts';
import { newFront } from './platform/http/front.ts';
import { allGuards, type Guards } from './platform/http/guards.ts';
import { jsonLog, type Log } from './platform/http/log.ts';
import { newMetrics } from './platform/http/metrics.ts';
import { mount, type Limits } from './platform/http/mount.ts';
import { mountOpenApi } from './platform/http/openapi.ts';
import { mountPages, pageSettings } from './platform/http/pages.ts';
import { mountVerifier } from './platform/http/verifier.ts';
import { newWork } from './platform/http/work.ts';
import { newServer } from './platform/http/server.ts';
import type { Route } from './platform/http/routes.ts';
import { outboxMail, smtpMail } from './platform/mail/mail.ts';
import { mountOutbox } from './platform/mail/outbox-page.ts';
import { folderOutbox, type Outbox } from './platform/mail/outbox.ts';

export type AppOptions = {
  readonly config: Config;
  readonly db: OpenDatabase;
  readonly now?: () => Date;
  readonly log?: Log;
  /** `off` only where tests send more than any person would. */
  readonly limits?: Limits;
  /** Between the scanner and the network. Only tests give another than the usual one, which lets nothing private through. */
  readonly guard?: Guard;
  readonly caps?: Caps;
  /** Only tests give other places. */
  readonly lists?: PublishedLists;
  /** All on; only benches and tests switch one off. */
  readonly guards?: Guards;
};

export type App = Background & {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly outbox: Outbox;
};

/** How soon a running server takes over what an operator added to the catalogue. */
const catalogueLookEvery = 5000;

const toStdout = (line: string) => void process.stdout.write(`${line}\n`);

const dashboard = fileURLToPath(new URL('../../dashboard/dist', import.meta.url));
const embeds = fileURLToPath(new URL('../../embed/dist', import.meta.url));

/** Puts the whole server together: what the world offers, the features, and who listens to whom. */
export async function createApp({
  config,
  db,
  now = () => new Date(),
  log = jsonLog(toStdout, now, process.stdout.isTTY),
  limits = 'as-declared',
  guard = createGuard(),
  caps = usualCaps,
  lists = publishedLists,
  guards = allGuards,
}: AppOptions): Promise<App> {
  const outbox = folderOutbox(path.join(config.dataDir, 'outbox'), now);
  const services: Services = {
    config,
    db,
    now,
    log,
    secrets: readSecrets(config.secretsFile),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(outbox),
  };
  const budgets = newBudgets(guards.budgets);
  const arriving = arrivingFiles(config.dataDir);
  const actors = withConsentKeys(actorsOf(db, now), db);
  const metrics = newMetrics();
  const clock = () => now().getTime();
  const hit = () => metrics.count({ method: 'GET', route: 'memory', status: 200, ms: 0 });
  const front = newFront(clock, hit, guards.cache);
  const followCatalogue = ownCatalogueFollower(db);
  await followCatalogue();
  const engines = createEngines(guard, caps, config.chromium, config.chromiumSandbox);
  const geo = openGeo();
  const countryOf = countryBy(geo, config.countryHeader);
  await preparePartitions(db, now());
  const intake = choicesIntake({
    db,
    now,
    log,
    perMinute: limits === 'off' ? Infinity : config.intakeLimit,
    countryOf,
    budgets,
  });
  await prepareConsentPartitions(db, now());
  const work = newWork(db, services.secrets.key('work'), now);
  const consents = consentsIntake({
    db,
    now,
    secrets: services.secrets,
    log,
    files: arriving,
    budgets,
    guards,
    askedWork: limits === 'off' ? undefined : { work, makesMail: newsletterCache(db, clock) },
    limits: {
      address: addressLimit(limits === 'off' ? Infinity : config.intakeLimit),
      key: minuteLimit(limits === 'off' ? Infinity : config.intakeKeyLimit),
    },
  });
  const code = embedCode(embeds);
  const banners = hostedBanners(db, clock);
  const documents = hostedDocuments(db, clock);
  const routes: readonly Route[] = [
    ...accountRoutes,
    ...activityRoutes,
    ...accessRoutes,
    ...preferenceRoutes,
    ...siteRoutes,
    ...billingRoutes,
    ...policyRoutes,
    ...memberRoutes,
    ...publishingRoutes(
      { documents, rendered: renderedPages(budgets, { isHeld: guards.cache, inThreads: guards.threads }) },
      front,
    ),
    ...detectionRoutes(engines),
    ...cookieSolutionRoutes({ banners, front, code, geo }),
    ...cookiePreferenceRoutes(intake),
    ...consentRecordRoutes(consents),
    ...newsletterRoutes(consents),
    ...webhookRoutes(guard),
    ...consentStateRoutes(consents),
    ...consentRightsRoutes,
    ...consentStatisticsRoutes,
    ...evidenceRoutes,
  ];

  const https = new URL(config.publicUrl).protocol === 'https:';
  const visits = {
    names: cookieNames(https),
    secure: https,
    csrfKey: services.secrets.key('csrf'),
    deviceKey: services.secrets.key('devices'),
    countryOf,
  };
  const http = newServer({
    arriving: visits,
    https,
    budgets,
    guards,
    trustProxy: config.trustProxy,
    log,
    metrics,
    front,
    direct: directRoutes([intake.route, ...consents.routes], {
      trustProxy: config.trustProxy,
      log,
      metrics,
      budgets,
      guards,
    }),
    refusalPage: async (problem, asked) => (await scriptRefusal(problem, asked)) ?? hostedRefusal(problem, asked),
    notFoundPage: (request, reply) => page(request, reply),
  });
  mountOperations(http, { config, db, metrics, budgets, now });
  mount(http, routes, {
    services,
    actors,
    https,
    limits,
    work,
    budgets,
    guards,
    protection: { key: visits.csrfKey, publicUrl: config.publicUrl },
  });
  // Those that are answered before the framework are as public.
  const endpoints = [...routes.map(({ endpoint }) => endpoint), ...Object.values(consentIntake)];
  mountOpenApi(http, endpoints, config.publicUrl);
  await mountEmbeds(http, embeds);
  mountVerifier(http, fileURLToPath(new URL('../../../packages/verify/dist', import.meta.url)));
  const asked = addressLimit(limits === 'off' ? Infinity : config.intakeLimit);
  await mountWitness(http, services, asked, budgets);
  await mountNewsletterPages(http, { services, intake: consents, https, budgets });
  if (!config.smtpUrl) mountOutbox(http, outbox, config.publicUrl);
  const page = await mountPages(http, {
    dist: dashboard,
    arriving: visits,
    https,
    actors,
    settings: pageSettings(config),
  });

  const follow = setInterval(() => {
    followCatalogue().catch((error: unknown) => log.failure('own services', error));
  }, catalogueLookEvery);
  follow.unref();
  // What a process that was killed left of imports.
  http.addHook('onListen', () => arriving.clear());
  http.addHook('onClose', async () => clearInterval(follow));
  http.addHook('onClose', async () => void (await Promise.all([intake.drained(), consents.drained()])));

  const jobs = [
    ...detectionJobs(engines),
    ...cookieSolutionJobs({ code, guard, lists }),
    ...consentIntakeJobs(consents),
  ];
  return { http, services, outbox, ...background({ db, services, guard, jobs }) };
}
