import { findChromium } from '@app/scanner';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { CannotStart } from './platform/cannot-start.ts';
import type { Logins } from './platform/database/logins.ts';
import { witnessList, witnessLogList, type WitnessedLogKey, type Witness } from './config-witnesses.ts';
import { inboundMail, type InboundMail } from './config-inbound-mail.ts';
import {
  databaseAddress,
  headerName,
  onOff,
  origin,
  megabytes,
  perMinute,
  reportKeys,
  threeNumbers,
  urlOf,
} from './config-shapes.ts';
import { readProviders, type IdentityProvider } from './config-providers.ts';
import { isLoopback } from './platform/http/csrf.ts';

/** Everything an operator may set, parsed once. `.env.example` says what each setting does. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Addresses are origins, without a closing slash. */
  readonly publicUrl: string;
  readonly contentUrl: string;
  readonly intakeUrl: string;
  readonly reportUrl: string;
  /** The address of the same pages in the Tor network, which browsers of Tor are offered. */
  readonly reportOnionUrl: string | undefined;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where the operator lets the three logins in. Undefined: the start does, as the owner. */
  readonly databaseLogins: Logins | undefined;
  /** Connections that requests and jobs may open together. */
  readonly databaseConnections: number;
  readonly dataDir: string;
  /** Where the halves of the keys of reports are: a folder as a `file:` URL, or a PostgreSQL of their own. */
  readonly reportKeysUrl: string;
  /** The length of a file and of all files of a report or message, in MB. */
  readonly reportMegabytes: { readonly file: number; readonly total: number };
  /** Undefined: mails go to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The mailbox in which replies and forwarded requests arrive. Undefined: there is none. */
  readonly inboundMail: InboundMail | undefined;
  readonly supportEmail: string;
  readonly secretsFile: string;
  /** Whom backups are encrypted to, in the form of age; none: to a key beside the secrets. */
  readonly backupRecipients: readonly string[];
  readonly role: 'all' | 'web' | 'worker';
  readonly hostedPlans: boolean;
  readonly authHints: 'on' | 'strict';
  /** Whom people may sign in with. */
  readonly identityProviders: readonly IdentityProvider[];
  readonly trustProxy: boolean | number | string;
  /** Mails to others that an account may send in an hour: on its first day, in its first week, later. */
  readonly mailLimits: { readonly firstDay: number; readonly firstWeek: number; readonly later: number };
  /** Events of visitors that one address may send in a minute. */
  readonly intakeLimit: number;
  /** Requests that a private consent key may send in a minute. */
  readonly intakeKeyLimit: number;
  /** The site whose consent database records what people of this installation agree to, by its id. */
  readonly ownConsentsSite: string | undefined;
  /** Where weaknesses are reported: an address of mail or a page. */
  readonly securityContact: string;
  /** What reads `/metrics` shows it. Undefined: only an installation of this machine answers, to this machine. */
  readonly metricsToken: string | undefined;
  /** Where people who use this installation get its source. Undefined: nothing is offered. */
  readonly sourceUrl: string | undefined;
  /** Names of request headers, in lower case, in which a network in front says the visitor's country and US state. */
  readonly countryHeader: string | undefined;
  readonly regionHeader: string | undefined;
  /** Who is asked to cosign checkpoints of evidence, each with its address and key. */
  readonly witnesses: readonly Witness[];
  /** Logs of others whose checkpoints are cosigned here; none: nobody's. */
  readonly witnessLogs: readonly WitnessedLogKey[];
  /** The browser that scans sites. Undefined: there is none, and scans read html alone. */
  readonly chromium: string | undefined;
  /** `off` only where the whole server stands in a sandbox of its own. */
  readonly chromiumSandbox: 'on' | 'off';
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the environment; nothing else in the server does. @throws CannotStart */
export function readConfig(environment: Environment): Config {
  const settings = parse(environment);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const dataDir = path.resolve(settings.DATA_DIR);
  const config: Config = {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    contentUrl: settings.CONTENT_URL ?? publicUrl,
    intakeUrl: settings.INTAKE_URL ?? publicUrl,
    reportUrl: settings.REPORT_URL ?? publicUrl,
    reportOnionUrl: settings.REPORT_ONION_URL,
    databaseUrl: settings.DATABASE_URL,
    databaseLogins: loginsOf(settings),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    dataDir,
    reportKeysUrl: settings.REPORT_KEYS_URL ?? pathToFileURL(path.join(dataDir, 'report-keys')).href,
    reportMegabytes: { file: settings.REPORT_FILE_MB, total: settings.REPORT_TOTAL_MB },
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Candor <no-reply@${new URL(publicUrl).hostname}>`,
    inboundMail: settings.INBOUND_MAIL_URL,
    supportEmail: settings.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
    secretsFile: settings.SECRETS_FILE ? path.resolve(settings.SECRETS_FILE) : path.join(dataDir, 'secrets'),
    backupRecipients: settings.BACKUP_RECIPIENTS,
    role: settings.ROLE,
    hostedPlans: settings.HOSTED_PLANS === 'on',
    authHints: settings.AUTH_HINTS,
    identityProviders: readProviders(settings.IDENTITY_PROVIDERS),
    trustProxy: settings.TRUST_PROXY,
    mailLimits: settings.MAIL_LIMITS,
    intakeLimit: settings.INTAKE_LIMIT,
    intakeKeyLimit: settings.INTAKE_KEY_LIMIT,
    ownConsentsSite: settings.OWN_CONSENTS_SITE,
    securityContact:
      settings.SECURITY_CONTACT ?? `mailto:${settings.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`}`,
    metricsToken: settings.METRICS_TOKEN,
    sourceUrl: settings.SOURCE_URL,
    countryHeader: settings.COUNTRY_HEADER,
    regionHeader: settings.REGION_HEADER,
    witnesses: settings.WITNESSES,
    witnessLogs: settings.WITNESS_LOGS,
    chromium: findChromium(environment),
    chromiumSandbox: settings.CHROMIUM_SANDBOX,
  };
  checkTogether(config, settings.ALLOW_HTTP === 'on');
  return config;
}

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'a number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a name or an address of this machine')
    .default('localhost'),
  PUBLIC_URL: origin.optional(),
  CONTENT_URL: origin.optional(),
  INTAKE_URL: origin.optional(),
  REPORT_URL: origin.optional(),
  REPORT_ONION_URL: origin
    .refine((url) => new URL(url).hostname.endsWith('.onion'), 'an address that ends with .onion')
    .optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_APP_URL: databaseAddress,
  DATABASE_INTAKE_URL: databaseAddress,
  DATABASE_JOBS_URL: databaseAddress,
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,4}$/, 'a number from 8 to 1000')
    .transform(Number)
    .refine((connections) => connections >= 8 && connections <= 1000, 'a number from 8 to 1000')
    .default(20),
  DATA_DIR: z.string().default('data'),
  REPORT_KEYS_URL: reportKeys,
  REPORT_FILE_MB: megabytes.default(50),
  REPORT_TOTAL_MB: megabytes.default(200),
  FILES_URL: z.undefined('left out: files are kept in DATA_DIR').optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'an address like smtps://user:password@mail.example.com:465')
    .transform(String)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'a sender like Candor <privacy@example.com>')
    .optional(),
  INBOUND_MAIL_URL: inboundMail,
  SUPPORT_EMAIL: z.email('an e-mail address').optional(),
  SECRETS_FILE: z.string().optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((one) => one !== ''))
    .refine((all) => all.every((one) => /^age1[a-z0-9]+$/.test(one)), 'recipients like age1…, parted by spaces'),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  HOSTED_PLANS: onOff.default('off'),
  AUTH_HINTS: z.enum(['on', 'strict'], 'on or strict').default('on'),
  IDENTITY_PROVIDERS: z.string().optional(),
  ALLOW_HTTP: onOff.default('off'),
  TRUST_PROXY: z
    .string()
    .refine(namesProxies, 'off, the number of proxies, their addresses or loopback')
    .transform((value) => (value === 'off' ? false : /^\d{1,2}$/.test(value) ? Number(value) : value))
    .default(false),
  COUNTRY_HEADER: headerName.optional(),
  REGION_HEADER: headerName.optional(),
  MAIL_LIMITS: threeNumbers.default({ firstDay: 20, firstWeek: 200, later: 5000 }),
  INTAKE_LIMIT: perMinute.default(600),
  INTAKE_KEY_LIMIT: perMinute.default(6000),
  WITNESSES: witnessList,
  WITNESS_LOGS: witnessLogList,
  OWN_CONSENTS_SITE: z.uuid('the id of a site').optional(),
  CHROMIUM_PATH: z.string().refine(existsSync, 'a file that is there').optional(),
  CHROMIUM_SANDBOX: onOff.default('on'),
  SECURITY_CONTACT: urlOf(
    ['https:', 'mailto:'],
    'an address like mailto:security@example.com or https://example.com/security',
  )
    .transform(String)
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'at least 16 letters, digits and signs, without blanks')
    .optional(),
  SOURCE_URL: urlOf(['http:', 'https:'], 'an address like https://example.com/candor').transform(String).optional(),
});

function parse(environment: Environment): z.output<typeof settings> {
  // An empty setting is one that was not set: that is how a compose file leaves one out.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new CannotStart(`${name} must be ${issue?.message}${shown(name, given[name])}.`);
}

const addressesOfOurs = ['PUBLIC_URL', 'CONTENT_URL', 'INTAKE_URL', 'REPORT_URL', 'REPORT_ONION_URL', 'SOURCE_URL'];

/** What was given, unless it may hold a password, or a key where its public half belongs. */
function shown(name: string, value: string | undefined): string {
  const isSecret = name === 'BACKUP_RECIPIENTS' || (name.endsWith('_URL') && !addressesOfOurs.includes(name));
  return value === undefined || isSecret ? '' : `, not ${JSON.stringify(value)}`;
}

/** All three or none. @throws CannotStart */
function loginsOf(given: z.output<typeof settings>): Logins | undefined {
  const { DATABASE_APP_URL: app, DATABASE_INTAKE_URL: intake, DATABASE_JOBS_URL: jobs } = given;
  if (!app && !intake && !jobs) return undefined;
  if (app && intake && jobs) return { candor_app: app, candor_intake: intake, candor_jobs: jobs };
  throw new CannotStart(
    'DATABASE_APP_URL, DATABASE_INTAKE_URL and DATABASE_JOBS_URL are set together, or none of them.',
  );
}

function checkTogether({ role, databaseUrl, databaseLogins, ...urls }: Config, allowHttp: boolean): void {
  if (urls.reportMegabytes.file > urls.reportMegabytes.total)
    throw new CannotStart('REPORT_FILE_MB must not be larger than REPORT_TOTAL_MB.');
  if (role !== 'all' && !databaseUrl && !databaseLogins)
    throw new CannotStart(`ROLE=${role} needs DATABASE_URL: the embedded database serves one process.`);
  const addresses = {
    PUBLIC_URL: urls.publicUrl,
    CONTENT_URL: urls.contentUrl,
    INTAKE_URL: urls.intakeUrl,
    REPORT_URL: urls.reportUrl,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const { protocol, hostname } = new URL(address);
    if (protocol === 'http:' && !isLoopback(hostname) && !allowHttp) {
      throw new CannotStart(
        `${name} must begin with https:// unless it is on this machine: passwords would travel in the clear (ALLOW_HTTP=on accepts that).`,
      );
    }
  }
}

function namesProxies(value: string): boolean {
  if (/^(?:off|loopback|\d{1,2})$/.test(value)) return true;
  return value.split(',').every((one) => {
    const [address = '', bits, ...more] = one.trim().split('/');
    const most = { 4: 32, 6: 128 }[isIP(address)];
    return most !== undefined && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
  });
}
