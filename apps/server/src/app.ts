import { createGuard, usualCaps, type Caps, type Guard } from '@app/scanner';
import type { FastifyInstance } from 'fastify';
import { Resolver } from 'node:dns/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { background, type Background } from './background.ts';
import { features } from './features.ts';
import { mountOperations } from './operations.ts';
import { readSecrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { PublishedLists } from './platform/feature.ts';
import { countryBy } from './platform/geo/country.ts';
import { openGeo } from './platform/geo/geo.ts';
import { arrivingFiles } from './platform/files/arriving-files.ts';
import { newBudgets } from './platform/http/budgets.ts';
import type { Services } from './platform/http/context.ts';
import { newAdmission, type Admission } from './platform/http/admission.ts';
import { cookieNames } from './platform/http/cookies.ts';
import { directRoutes } from './platform/http/direct.ts';
import { mountEmbeds } from './platform/http/embeds.ts';
import { newFront } from './platform/http/front.ts';
import { servedByHost } from './platform/http/hosts.ts';
import { allGuards, type Guards } from './platform/http/guards.ts';
import { jsonLog, type Log } from './platform/http/log.ts';
import { newMetrics } from './platform/http/metrics.ts';
import { mount, type Limits } from './platform/http/mount.ts';
import { mountOpenApi } from './platform/http/openapi.ts';
import { mountPages, pageSettings } from './platform/http/pages.ts';
import { mountVerifier } from './platform/http/verifier.ts';
import { newWork, spendIn } from './platform/http/work.ts';
import { newQuietLog } from './platform/http/quiet.ts';
import { newServer } from './platform/http/server.ts';
import { joinFeatures } from './platform/join-features.ts';
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
  /** Only tests give another than the resolver of the system. */
  readonly txt?: (name: string) => Promise<readonly string[]>;
  /** Only tests give other places. */
  readonly lists?: PublishedLists;
  /** All on; only benches and tests switch one off. */
  readonly guards?: Guards;
  /** Only tests give another than the one that asks for permissions: without it the database alone keeps accounts apart. */
  readonly admission?: Admission;
};

export type App = Background & {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly outbox: Outbox;
};

const toStdout = (line: string) => void process.stdout.write(`${line}\n`);

const dashboard = fileURLToPath(new URL('../../dashboard/dist', import.meta.url));
const embeds = fileURLToPath(new URL('../../embed/dist', import.meta.url));
const verifier = fileURLToPath(new URL('../../../packages/verify/dist', import.meta.url));

const resolver = new Resolver({ timeout: 5000, tries: 2 });
const txtRecords = async (name: string) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''));

/** Puts the whole server together: what the world offers, and the features. */
export async function createApp({
  config: declared,
  db,
  now = () => new Date(),
  log = jsonLog(toStdout, now, process.stdout.isTTY),
  limits = 'as-declared',
  guard = createGuard(),
  caps = usualCaps,
  txt = txtRecords,
  lists,
  guards = allGuards,
  admission: given,
}: AppOptions): Promise<App> {
  const config = limits === 'off' ? { ...declared, intakeLimit: Infinity, intakeKeyLimit: Infinity } : declared;
  const outbox = folderOutbox(path.join(config.dataDir, 'outbox'), now);
  const services: Services = {
    config,
    db,
    now,
    log,
    secrets: readSecrets(config.secretsFile),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(outbox),
  };
  const https = new URL(config.publicUrl).protocol === 'https:';
  const budgets = newBudgets(guards.budgets);
  const metrics = newMetrics();
  const clock = () => now().getTime();
  const hit = () => metrics.count({ method: 'GET', route: 'memory', status: 200, ms: 0 });
  const front = newFront(clock, hit, guards.cache);
  const work = newWork(spendIn(db), services.secrets.key('work'), now);
  const files = arrivingFiles(config.dataDir);
  const geo = openGeo();
  const countryOf = countryBy(geo, config.countryHeader);
  const quiet = newQuietLog(log, clock);
  const made = { services, db, clock, https, limits, guards, budgets, work, quiet, front, files, geo, countryOf };
  const joined = joinFeatures(features, { ...made, guard, caps, txt, lists, embeds });
  await joined.prepare();

  const visits = {
    names: cookieNames(https),
    secure: https,
    csrfKey: services.secrets.key('csrf'),
    deviceKey: services.secrets.key('devices'),
    countryOf,
  };
  const { trustProxy, publicUrl } = config;
  const http = newServer({
    arriving: visits,
    https,
    budgets,
    guards,
    trustProxy,
    log,
    quiet,
    metrics,
    servesHere: servedByHost(config),
    front,
    direct: directRoutes(joined.direct, { trustProxy, log, metrics, budgets, guards }),
    refusalPage: joined.refusal,
    notFoundPage: (request, reply) => page(request, reply),
  });
  const { actors } = joined;
  const protection = { key: visits.csrfKey, publicUrl };
  mountOperations(http, { config, db, metrics, budgets, now, gauges: joined.gauges });
  const admission = given ?? newAdmission(db, joined.places);
  mount(http, joined.routes, {
    services: { ...services, db },
    actors,
    admission,
    noteRefusal: joined.noteRefusal,
    https,
    limits,
    work,
    budgets,
    guards,
    protection,
  });
  mountOpenApi(http, joined.endpoints, publicUrl);
  await mountEmbeds(http, embeds);
  mountVerifier(http, verifier);
  await joined.mount(http);
  if (!config.smtpUrl) mountOutbox(http, outbox, publicUrl);
  const page = await mountPages(http, {
    dist: dashboard,
    arriving: visits,
    https,
    actors,
    settings: pageSettings(config),
    home: joined.home,
  });
  // What a process that was killed left of imports.
  http.addHook('onListen', () => files.clear());
  return { http, services, outbox, ...background({ db, services, features: joined }) };
}
