import { findChromium } from '@app/scanner';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from './platform/cannot-start.ts';
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
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Undefined: mails go to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly secretsFile: string;
  readonly role: 'all' | 'web' | 'worker';
  readonly hostedPlans: boolean;
  readonly authHints: 'on' | 'strict';
  readonly trustProxy: boolean | number | string;
  /** Events of visitors that one address may send in a minute. */
  readonly intakeLimit: number;
  /** Requests that a private consent key may send in a minute. */
  readonly intakeKeyLimit: number;
  /** The site whose consent database records what people of this installation agree to, by its id. */
  readonly ownConsentsSite: string | undefined;
  /** Where people who use this installation get its source. Undefined: nothing is offered. */
  readonly sourceUrl: string | undefined;
  /** Names of request headers, in lower case, in which a network in front says the visitor's country and US state. */
  readonly countryHeader: string | undefined;
  readonly regionHeader: string | undefined;
  /** The browser that scans sites. Undefined: there is none, and scans read html alone. */
  readonly chromium: string | undefined;
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
    databaseUrl: settings.DATABASE_URL,
    dataDir,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Candor <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: settings.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
    secretsFile: settings.SECRETS_FILE ? path.resolve(settings.SECRETS_FILE) : path.join(dataDir, 'secrets'),
    role: settings.ROLE,
    hostedPlans: settings.HOSTED_PLANS === 'on',
    authHints: settings.AUTH_HINTS,
    trustProxy: settings.TRUST_PROXY,
    intakeLimit: settings.INTAKE_LIMIT,
    intakeKeyLimit: settings.INTAKE_KEY_LIMIT,
    ownConsentsSite: settings.OWN_CONSENTS_SITE,
    sourceUrl: settings.SOURCE_URL,
    countryHeader: settings.COUNTRY_HEADER,
    regionHeader: settings.REGION_HEADER,
    chromium: findChromium(environment),
  };
  checkTogether(config, settings.ALLOW_HTTP === 'on');
  return config;
}

// Each message completes the sentence "NAME must be …".
const onOff = z.enum(['on', 'off'], 'on or off');
const origin = urlOf(['http:', 'https:'], 'an address like https://example.com, without a path')
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash && !url.username,
    'an address like https://example.com, without a path',
  )
  .transform((url) => url.origin);

const headerName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]{0,60}$/, 'the name of a header like cf-ipcountry');

const perMinute = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'a number from 1 to 999999999')
  .transform(Number);
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
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'an address like postgresql://user:password@host:5432/candor')
    .transform(String)
    .optional(),
  DATA_DIR: z.string().default('data'),
  FILES_URL: z.undefined('left out: files are kept in DATA_DIR').optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'an address like smtps://user:password@mail.example.com:465')
    .transform(String)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'a sender like Candor <privacy@example.com>')
    .optional(),
  SUPPORT_EMAIL: z.email('an e-mail address').optional(),
  SECRETS_FILE: z.string().optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
  HOSTED_PLANS: onOff.default('off'),
  AUTH_HINTS: z.enum(['on', 'strict'], 'on or strict').default('on'),
  ALLOW_HTTP: onOff.default('off'),
  TRUST_PROXY: z
    .string()
    .refine(namesProxies, 'off, the number of proxies, their addresses or loopback')
    .transform((value) => (value === 'off' ? false : /^\d{1,2}$/.test(value) ? Number(value) : value))
    .default(false),
  COUNTRY_HEADER: headerName.optional(),
  REGION_HEADER: headerName.optional(),
  INTAKE_LIMIT: perMinute.default(600),
  INTAKE_KEY_LIMIT: perMinute.default(6000),
  OWN_CONSENTS_SITE: z.uuid('the id of a site').optional(),
  CHROMIUM_PATH: z.string().refine(existsSync, 'a file that is there').optional(),
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

/** What was given, unless it may hold a password. */
function shown(name: string, value: string | undefined): string {
  return value === undefined || ['DATABASE_URL', 'SMTP_URL', 'FILES_URL'].includes(name)
    ? ''
    : `, not ${JSON.stringify(value)}`;
}

function checkTogether({ role, databaseUrl, ...urls }: Config, allowHttp: boolean): void {
  if (role !== 'all' && !databaseUrl)
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

function urlOf(protocols: readonly string[], shape: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), shape)
    .transform((value) => new URL(value));
}
