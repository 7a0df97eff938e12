import { recipientRoles, transferBases } from '@app/catalogue';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode } from './fields.ts';
import { recordState } from './processing-records-shapes.ts';
import { recipientFields } from './recipients.ts';

const site = z.object({ id: z.uuid(), name: z.string() });

/** A service or activity that hands data to a recipient, with its record. Null: it has none. */
const use = z.object({
  /** Null: the organization apart from its sites. */
  site: site.nullable(),
  name: z.string(),
  record: z.object({ id: z.uuid(), state: recordState }).nullable(),
});

/** `none`: there is no contract; `not-yet`: it was not signed yet; `ended`: its last day is over. */
export const contractStates = ['in-force', 'review-due', 'not-yet', 'ended', 'none'] as const;
export type ContractState = (typeof contractStates)[number];

export const recipientSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  country: countryCode.nullable(),
  /** As it was entered, or else as the catalogue knows it. Null: nobody knows. */
  role: z.enum(recipientRoles).nullable(),
  contract: z.enum(contractStates),
  /** Whether it is a processor or joint controller, and the contract that GDPR Art. 26 or 28 demands is not in force. */
  lacksContract: z.boolean(),
  /** Last and next days of the contract. */
  reviewOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** How many services and activities name it. */
  uses: z.int(),
});
export type RecipientSummary = z.infer<typeof recipientSummary>;

export const recipientView = recipientSummary.extend({
  /** Goes up with every change. 0: nothing was entered yet. */
  version: z.int(),
  fields: recipientFields,
  /** Where the provider's own contract is found. */
  contractUrl: z.string().nullable(),
  usedBy: z.array(use),
  /** Countries where it has data, by ISO 3166 code. */
  countries: z.array(z.object({ country: countryCode, name: z.string(), third: z.boolean(), safeguard: z.string() })),
});
export type RecipientView = z.infer<typeof recipientView>;

/** One recipient of one record has data in one country. */
export const transfer = use.extend({
  /** Whose data it is, by ids of the catalogue. */
  subjects: z.array(z.string()),
  /** Null: data goes to the country by the organization itself, on behalf of a customer. */
  recipient: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  country: countryCode.nullable(),
  countryName: z.string(),
  third: z.boolean(),
  safeguard: z.string(),
  /** What the register says besides the documents. */
  basis: z.enum(transferBases).nullable(),
  /** The last day of the adequacy decision or listing that it rests on alone. */
  until: z.iso.date().nullable(),
  contract: z.enum(contractStates).nullable(),
});
export type Transfer = z.infer<typeof transfer>;

/** What the register of a site still needs. */
export const clientRow = z.object({
  /** Null: the organization apart from its sites. */
  site: site.nullable(),
  draft: z.int(),
  confirmed: z.int(),
  due: z.int(),
  withoutContract: z.int(),
  nextReview: z.iso.date().nullable(),
});
export type ClientRow = z.infer<typeof clientRow>;

const ofSite = { siteId: { to: 'site', permission: 'register.read' } } as const;

/** What the register says of recipients and countries, and of many sites at once. GDPR Art. 30(1)(d) and (e). */
export const registerViews = {
  recipients: endpoint({
    method: 'GET',
    path: '/api/v1/recipients',
    access: 'register.read',
    refers: ofSite,
    summary: 'List all recipients: those named by live services and activities of these sites, and those added by hand',
    query: z.object({ siteId: z.uuid().optional() }),
    answer: z.object({ recipients: z.array(recipientSummary) }),
  }),
  recipient: endpoint({
    method: 'GET',
    path: '/api/v1/recipients/{recipientId}',
    access: 'register.read',
    summary: 'Get a recipient with its contract and data sources',
    answer: recipientView,
  }),
  transfers: endpoint({
    method: 'GET',
    path: '/api/v1/transfers',
    access: 'register.read',
    refers: ofSite,
    summary: 'List data transfers by recipient and country, with their safeguards',
    query: z.object({ siteId: z.uuid().optional() }),
    answer: z.object({ transfers: z.array(transfer) }),
  }),
  clients: endpoint({
    method: 'GET',
    path: '/api/v1/processing-records/clients',
    access: 'register.read',
    summary: 'List what each site’s register still needs',
    answer: z.object({ clients: z.array(clientRow) }),
  }),
};
