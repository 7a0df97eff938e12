import { consentIntake } from '@app/contract';
import { createGuard, usualCaps, type Caps, type Guard } from '@app/scanner';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import { accountRoutes, actors as actorsOf } from './features/accounts/index.ts';
import { billingRoutes } from './features/billing/index.ts';
import {
  choicesIntake,
  cookiePreferenceRoutes,
  countryBy,
  preparePartitions,
} from './features/cookie-preferences/index.ts';
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
import { evidenceRoutes, keepSequencing } from './features/evidence/index.ts';
import { createEngines, detectionJobs, detectionRoutes, ownCatalogueFollower } from './features/detection/index.ts';
import { memberRoutes } from './features/members/index.ts';
import { keepFollowing, mountNewsletterPages, newsletterRoutes } from './features/newsletter/index.ts';
import { policyRoutes } from './features/policies/index.ts';
import { preferenceRoutes } from './features/preferences/index.ts';
import { hostedDocuments, hostedRefusal, publishingRoutes } from './features/publishing/index.ts';
import { siteRoutes } from './features/sites/index.ts';
import { deliveryJobs, keepAnnouncing, webhookRoutes } from './features/webhooks/index.ts';
import { usualJobs } from './usual-jobs.ts';
import { readSecrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { isCurrent, listMigrations } from './platform/database/migrate.ts';
import { openGeo } from './platform/geo/geo.ts';
import { addressLimit, minuteLimit } from './platform/http/address-limit.ts';
import type { Services } from './platform/http/context.ts';
import { cookieNames } from './platform/http/cookies.ts';
import { directRoutes } from './platform/http/direct.ts';
import { mountEmbeds } from './platform/http/embeds.ts';
import { newFront } from './platform/http/front.ts';
import { mountHealth } from './platform/http/health.ts';
import { jsonLog, type Log } from './platform/http/log.ts';
import { newMetrics } from './platform/http/metrics.ts';
import { mount, type Limits } from './platform/http/mount.ts';
import { mountOpenApi } from './platform/http/openapi.ts';
import { mountPages, type PageSettings } from './platform/http/pages.ts';
import { mountVerifier } from './platform/http/verifier.ts';
import { newServer } from './platform/http/server.ts';
import type { Route } from './platform/http/routes.ts';
import { runWaitingJobs, startWorkers, type Workers } from './platform/jobs/workers.ts';
import { outboxMail, smtpMail } from './platform/mail/mail.ts';
import { mountOutbox } from './platform/mail/outbox-page.ts';
import { folderOutbox, type Outbox } from './platform/mail/outbox.ts';

export type Given = {
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
};

export type App = {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly outbox: Outbox;
  /** Runs jobs beside the web server, or in a process of their own. */
  startWorkers(): Promise<Workers>;
  /** Runs the jobs that wait now, and ends. */
  runJobs(): Promise<void>;
};

/** How soon a running server takes over what an operator added to the catalogue. */
const catalogueLookEvery = 5000;
/** Webhooks on their way at once: each waits for somebody else's server, and needs little of ours. */
const deliveriesAtOnce = 12;

const toStdout = (line: string) => void process.stdout.write(`${line}\n`);

const dashboard = fileURLToPath(new URL('../../dashboard/dist', import.meta.url));
const verifier = fileURLToPath(new URL('../../../packages/verify/dist', import.meta.url));
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
}: Given): Promise<App> {
  const outbox = folderOutbox(path.join(config.dataDir, 'outbox'), now);
  const services: Services = {
    config,
    db,
    now,
    log,
    secrets: readSecrets(config.secretsFile),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(outbox),
  };
  const actors = withConsentKeys(actorsOf(db, now), db);
  const metrics = newMetrics();
  const front = newFront(
    () => now().getTime(),
    () => metrics.count({ method: 'GET', route: 'memory', status: 200, ms: 0 }),
  );
  const followCatalogue = ownCatalogueFollower(db);
  await followCatalogue();
  const engines = createEngines(guard, caps, config.chromium);
  const geo = openGeo();
  await preparePartitions(db, now());
  const intake = choicesIntake({
    db,
    now,
    log,
    perMinute: limits === 'off' ? Infinity : config.intakeLimit,
    countryOf: countryBy(geo, config.countryHeader),
  });
  await prepareConsentPartitions(db, now());
  const consents = consentsIntake({
    db,
    now,
    log,
    limits: {
      address: addressLimit(limits === 'off' ? Infinity : config.intakeLimit),
      key: minuteLimit(limits === 'off' ? Infinity : config.intakeKeyLimit),
    },
  });
  const code = embedCode(embeds);
  const banners = hostedBanners(db, () => now().getTime());
  const documents = hostedDocuments(db, () => now().getTime());
  const routes: readonly Route[] = [
    ...accountRoutes,
    ...preferenceRoutes,
    ...siteRoutes,
    ...billingRoutes,
    ...policyRoutes,
    ...memberRoutes,
    ...publishingRoutes(documents, front),
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
  const arriving = { names: cookieNames(https), secure: https, csrfKey: services.secrets.key('csrf') };
  const http = newServer({
    arriving,
    https,
    trustProxy: config.trustProxy,
    log,
    metrics,
    front,
    direct: directRoutes([intake.route, ...consents.routes], { trustProxy: config.trustProxy, log, metrics }),
    refusalPage: async (problem, asked) => (await scriptRefusal(problem, asked)) ?? hostedRefusal(problem, asked),
    notFoundPage: (request, reply) => page(request, reply),
  });
  // Read once: anybody may ask.
  const migrations = listMigrations();
  mountHealth(http, { metrics, ready: () => checkMigrated(db.pool, migrations) });
  mount(http, routes, {
    services,
    actors,
    https,
    limits,
    protection: { key: arriving.csrfKey, publicUrl: config.publicUrl },
  });
  // Those that are answered before the framework are as public.
  const endpoints = [...routes.map(({ endpoint }) => endpoint), ...Object.values(consentIntake)];
  mountOpenApi(http, endpoints, config.publicUrl);
  await mountEmbeds(http, embeds);
  mountVerifier(http, verifier);
  await mountNewsletterPages(http, { services, intake: consents, https });
  if (!config.smtpUrl) mountOutbox(http, outbox, config.publicUrl);
  const page = await mountPages(http, { dist: dashboard, arriving, https, actors, settings: pageSettings(config) });

  const follow = setInterval(() => {
    followCatalogue().catch((error: unknown) => log.failure('own services', error));
  }, catalogueLookEvery);
  follow.unref();
  http.addHook('onClose', async () => clearInterval(follow));
  http.addHook('onClose', () => intake.drained());
  http.addHook('onClose', () => consents.drained());

  const working = {
    pool: db.pool,
    services: { ...services, db: db.forJobs },
    jobs: [
      ...usualJobs,
      ...detectionJobs(engines),
      ...cookieSolutionJobs({ code, guard, lists }),
      ...consentIntakeJobs(consents),
    ],
  };
  const delivering = { ...working, jobs: deliveryJobs(guard), atOnce: deliveriesAtOnce };
  return {
    http,
    services,
    outbox,
    startWorkers: async () => {
      const stops = [keepSequencing, keepFollowing, keepAnnouncing].map((keep) => keep(working.services));
      const workers = [await startWorkers(working), await startWorkers(delivering)];
      return {
        async stop() {
          for (const stop of stops) await stop();
          for (const each of workers) await each.stop();
        },
      };
    },
    runJobs: () => runWaitingJobs({ ...working, jobs: [...working.jobs, ...delivering.jobs] }),
  };
}

/** @throws Error when the database does not answer, or lacks a migration */
async function checkMigrated(pool: Pool, migrations: ReturnType<typeof listMigrations>): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select name from migration');
  const applied = rows.map(({ name }) => name);
  if (!isCurrent(applied, migrations)) throw new Error('The database lacks a migration.');
}

/** What the dashboard may know before anybody signs in. */
function pageSettings({ contentUrl, hostedPlans, smtpUrl, sourceUrl }: Config): PageSettings {
  return { contentUrl, hostedPlans, mailConfigured: smtpUrl !== undefined, ...(sourceUrl && { sourceUrl }) };
}
