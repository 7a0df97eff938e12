import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode, locale, oneLine, optionalText, plainText, urlStrict } from './fields.ts';

/** 16 bytes in lower-case hexadecimal. */
const hexId = z.string().regex(/^[0-9a-f]{32}$/);

/** A small PNG as a `data:` URL: it is part of the signed document, so nothing is fetched for it. */
const logo = z
  .string()
  .max(40_000)
  .regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/)
  .nullable();

export const reportOfficeLimits = { recipients: 20, questions: 20, authorities: 20 } as const;

/** Who reads reports or holds the key of identities: a manager of the account, as reporters see them. */
const recipientInput = z.object({ personId: z.uuid(), name: oneLine(120), function: oneLine(120) });
const authority = z.object({ name: oneLine(200), url: urlStrict });

/** What reporters see of an office, and who reads what they send. */
export const reportOfficeInput = z.object({
  country: countryCode,
  /** The organization, as reporters know it. */
  name: oneLine(200),
  logo: logo.default(null),
  /** The language of `welcome`, the questions and `otherWays`. */
  locale,
  /** The languages in which the form is offered. */
  languages: z.array(locale).min(1).max(30),
  welcome: optionalText(2000),
  questions: z
    .array(z.object({ id: hexId.optional(), text: plainText(300), isRequired: z.boolean() }))
    .max(reportOfficeLimits.questions),
  otherWays: optionalText(2000),
  authorities: z.array(authority).max(reportOfficeLimits.authorities),
  recipients: z.array(recipientInput).min(1).max(reportOfficeLimits.recipients),
  custodian: recipientInput.nullable(),
});
export type ReportOfficeInput = z.output<typeof reportOfficeInput>;

const recipient = z.object({
  /** The ID of the manager in office documents. */
  id: hexId,
  /** Null: no longer in the account. */
  personId: z.uuid().nullable(),
  name: z.string(),
  function: z.string(),
});

const settings = z.object({
  country: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  locale,
  languages: z.array(locale),
  welcome: z.string(),
  questions: z.array(z.object({ id: hexId, text: z.string(), isRequired: z.boolean() })),
  otherWays: z.string(),
  authorities: z.array(z.object({ name: z.string(), url: z.string() })),
  recipients: z.array(recipient),
  custodian: recipient.nullable(),
  hasRecovery: z.boolean(),
  /** By language. */
  privacyNotice: z.record(z.string(), z.string()),
});
export type ReportOfficeSettings = z.output<typeof settings>;

const period = z.object({ count: z.int(), unit: z.enum(['day', 'business-day', 'month']), article: z.string() });

/** What the law of a country asks of a channel. No lawyer of that country has confirmed it. */
const countryLaw = z.object({
  country: z.string(),
  law: z.string().nullable(),
  /** From how many employees on a channel is needed; null: never by law. */
  employees: z.int().nullable(),
  acknowledge: period,
  feedback: period,
  retention: period.extend({ from: z.string() }).nullable(),
  anonymous: z.enum(['required', 'encouraged', 'allowed', 'not-required']),
  authorities: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type ReportCountryLaw = z.output<typeof countryLaw>;

/** When managers are mailed that they should look into the tool. */
const mails = z.object({
  /** 1 Monday to 7 Sunday. */
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** UTC. */
  hour: z.int().min(0).max(23),
  onlyWhenDue: z
    .boolean()
    .describe('Mails go only when something is new or due. Then a mail tells that there is something'),
});
export type ReportOfficeMails = z.output<typeof mails>;

export const reportOffice = z.object({
  /** `proposed`: no manager has signed yet. `ended`: it takes no reports, and mailboxes still work. */
  state: z.enum(['none', 'proposed', 'published', 'ended']),
  formUrl: z.string().nullable(),
  toolUrl: z.string(),
  /** Reporters' pages have the same address as this dashboard. */
  sharesAddress: z.boolean(),
  /** 27 digits. */
  fingerprint: z.string().nullable(),
  versions: z.array(
    z.object({
      version: z.int(),
      day: z.iso.date(),
      /** Null: all managers were replaced without a signature. */
      signedBy: z.string().nullable(),
      /** Served from this day on. */
      from: z.iso.date(),
    }),
  ),
  /** The signed document that reporters see. */
  current: settings.nullable(),
  /** What waits for the signature of a manager, and the members in which it differs. */
  proposal: settings
    .extend({ changes: z.array(z.enum(['country', 'recipients', 'custodian', 'recovery', 'form'])) })
    .nullable(),
  /** The day from which what is left may be deleted. */
  endsOn: z.iso.date().nullable(),
  /** Null: there is no office. */
  mails: mails.nullable(),
  /** Who can be a recipient: those with the role, who do not run the account. Empty for who cannot propose. */
  managers: z.array(z.object({ personId: z.uuid(), email: z.string(), hasKeys: z.boolean() })),
  /** The country asked for, or the one of the office. */
  law: countryLaw,
});
export type ReportOffice = z.output<typeof reportOffice>;

const path = '/api/v1/sites/{siteId}/report-office';

/** The reporting office of a site, as those see it who run the site: never a number, time or size of reports. */
export const reportOffices = {
  read: endpoint({
    method: 'GET',
    path,
    access: 'sites.read',
    summary: 'Get a site’s reporting office: its form, its managers, and any proposal awaiting a signature',
    query: z.object({ country: countryCode.optional() }),
    answer: reportOffice,
  }),
  propose: endpoint({
    method: 'PUT',
    path,
    access: 'documents.publish',
    audit: 'report-office.proposed',
    summary: 'Propose the reporting form’s content and managers. A manager signs it in the Management Tool',
    verified: true,
    body: reportOfficeInput,
    answer: reportOffice,
  }),
  mails: endpoint({
    method: 'PUT',
    path: `${path}/mails`,
    access: 'documents.publish',
    audit: 'report-office.mails-set',
    summary: 'Set the days and hour of emails to managers',
    body: mails,
    answer: reportOffice,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${path}/proposal`,
    access: 'documents.publish',
    audit: 'report-office.withdrawn',
    summary: 'Withdraw an unsigned proposal. Reporters see no change',
    answer: reportOffice,
  }),
  end: endpoint({
    method: 'DELETE',
    path,
    access: 'documents.publish',
    audit: 'report-office.ended',
    summary: 'Stop accepting reports. Mailboxes and open reports stay',
    answer: reportOffice,
  }),
  poster: endpoint({
    method: 'GET',
    path: `${path}/poster`,
    // PDFs are what the role of managers does not get (READINGS 2): this permission is the one flag.
    access: 'embedding.download',
    summary: 'Download a PDF poster with the address, a QR code and the fingerprint, one page per language',
    produces: 'file',
    answer: z.string(),
  }),
};
