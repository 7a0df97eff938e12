import { areas as areaIds, areaTypes, documentKinds, siteTypes } from '@app/catalogue/choices.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode, email, isSiteName, locale, pageSize, plainText, urlStrict } from './fields.ts';
import { refused } from './fields/refused.ts';
import { isVatNumber } from './fields/vat-number.ts';
import { companyFacts } from './notice-facts.ts';
import { ownText } from './own-text.ts';

const siteName = plainText(255).refine(isSiteName, refused('field.name-with-address'));

export const siteType = z.enum(siteTypes);
export type SiteType = z.infer<typeof siteType>;

export const area = z.enum(areaIds);

/** The areas whose people a site addresses, in any order. They determine which laws its documents follow. */
export const areas = z.array(area).min(1).max(areaIds.length);

/** An audience under one name: the API accepts it in place of `areas`, and answers the narrowest that contains them. */
export const areaType = z.enum(areaTypes);
export type AreaType = z.infer<typeof areaType>;

type NamedAudience = { readonly areas?: unknown; readonly areaType?: unknown; readonly area_type?: unknown };

/** Whether a request names its audience at most once: as areas, or as an area type. */
export const namesOneAudience = ({ areas, areaType, area_type }: NamedAudience): boolean =>
  areas === undefined || (areaType === undefined && area_type === undefined);

export const audienceTwice = { ...refused('field.areas-and-type'), path: ['areas'] };

/** Details of the audience beyond its areas: single US states, and whether the site addresses children. */
export const audience = z.object({
  usStates: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(60)
    .default([]),
  children: z.boolean().default(false),
});
export type Audience = z.infer<typeof audience>;

/** What the changed settings were when they were read. The change is refused if one of them is not any more. */
const siteBefore = z
  .object({
    name: z.string().max(255),
    url: z.string().max(2000).nullable(),
    areas: areas.nullable(),
    audience,
    projectId: z.uuid().nullable(),
  })
  .partial();

const contact = z.object({
  name: plainText(200),
  email: email.optional(),
  address: plainText(500).optional(),
  phone: plainText(50).optional(),
  country: countryCode.optional(),
});

/** The controller as named in documents. Name, contact and country are never assumed (GDPR 13(1)(a)). */
export const ownerData = z.object({
  name: plainText(200),
  email,
  address: plainText(500),
  country: countryCode,
  /** The part of the country whose authority is competent: `DE-BE` (ISO 3166-2). */
  part: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .optional(),
  vatNumber: plainText(30).optional(),
  ...companyFacts,
  phone: plainText(50).optional(),
  /** Where customers write about orders and contracts. Left out: `email`, which is for privacy and legal matters. */
  serviceEmail: email.optional(),
  /** The person who acts for a company: its director or manager (Directive 2000/31/EC Art. 5; APPI Art. 32(1)(i)). */
  legalRepresentative: plainText(200).optional(),
  /** Data protection officer (GDPR 37). */
  dpo: contact.optional(),
  /** Representative in the Union (GDPR 27). */
  representative: contact.optional(),
  /** Representative in the United Kingdom (UK GDPR 27). */
  ukRepresentative: contact.optional(),
  /** Representative in Switzerland (FADP 14). */
  swissRepresentative: contact.optional(),
  /** Person in charge of personal information (Quebec, Law 25 s. 3.1). */
  privacyOfficer: contact.extend({ title: plainText(200) }).optional(),
  jointControllers: z
    .array(contact.extend({ essence: ownText.optional() }))
    .max(10)
    .optional(),
});
export type OwnerData = z.infer<typeof ownerData>;

/** Owner data in a request: the VAT number must be valid in the country. */
export const ownerBody = ownerData.refine(
  ({ country, vatNumber }) => vatNumber === undefined || isVatNumber(country, vatNumber),
  { ...refused('field.vat-number'), path: ['vatNumber'] },
);

/** Source of a site's owner data: its own, a member it refers to, or the account's default member. */
export const ownerFrom = z.enum(['own', 'member', 'default']);
export type OwnerFrom = z.infer<typeof ownerFrom>;

export const documentType = z.enum(documentKinds);
export type DocumentType = z.infer<typeof documentType>;

export const project = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  sites: z.int(),
  /** Whether its documents and banners are published by approval alone. */
  signOff: z.boolean(),
});
export type Project = z.infer<typeof project>;

export const site = z.object({
  id: z.uuid(),
  projectId: z.uuid().nullable(),
  type: siteType,
  name: z.string(),
  url: z.string().nullable(),
  /** Null: the site was made with an area type, and its documents keep that frame until areas are chosen. */
  areas: areas.nullable(),
  areaType,
  audience,
  languages: z.array(locale),
  owner: ownerData.nullable(),
  /** Source of the owner data; null if there is none. */
  ownerFrom: ownerFrom.nullable(),
  /** The member that the owner data comes from. */
  memberId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type Site = z.infer<typeof site>;

/** Whether the proof of consents is deleted too. By default it is kept for its retention period (GDPR 7(1)). */
export const evidence = z.object({ evidence: z.enum(['keep', 'delete']).default('keep') });

export const sites = {
  listProjects: endpoint({
    method: 'GET',
    path: '/api/v1/projects',
    access: 'sites.read',
    summary: 'List the account’s projects',
    answer: z.object({ projects: z.array(project) }),
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/api/v1/projects',
    access: 'projects.create',
    audit: 'project.created',
    refers: { siteIds: { to: 'site', permission: 'sites.edit' } },
    summary: 'Create a project, and move existing sites into it',
    creates: true,
    status: 201,
    body: z.object({ name: plainText(100), siteIds: z.array(z.uuid()).max(500).default([]) }),
    answer: project,
  }),
  renameProject: endpoint({
    method: 'PATCH',
    path: '/api/v1/projects/{projectId}',
    access: 'projects.edit',
    audit: 'project.changed',
    summary: 'Rename a project',
    body: z.object({ name: plainText(100) }),
    answer: project,
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/api/v1/projects/{projectId}',
    access: 'projects.delete',
    audit: ['site.deleted', 'project.deleted'],
    also: ['sites.delete'],
    fresh: { when: { evidence: 'delete' }, keys: 'refused' },
    summary: 'Delete a project with all its sites and documents',
    query: evidence,
    answer: z.object({ sites: z.int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sites',
    access: 'sites.read',
    refers: { projectId: { to: 'project', permission: 'sites.read' } },
    summary: 'List sites and apps, newest first',
    query: z.object({
      query: z.string().max(200).optional(),
      projectId: z.uuid().optional(),
      limit: pageSize,
      /** Cursor: the id of the last site on the previous page. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ sites: z.array(site), total: z.int(), next: z.uuid().nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/sites',
    access: 'sites.create',
    audit: 'site.created',
    refers: { projectId: { to: 'project', permission: 'sites.create', absent: {} } },
    summary: 'Create a site or an app',
    creates: true,
    status: 201,
    body: z
      .object({
        name: siteName,
        url: urlStrict.optional(),
        type: siteType,
        /** Left out, as `areaType` is: all areas. */
        areas: areas.optional(),
        areaType: areaType.optional(),
        projectId: z.uuid().optional(),
        languages: z.array(locale).max(30).default([]),
      })
      .refine(namesOneAudience, audienceTwice),
    answer: site,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}',
    access: 'sites.read',
    summary: 'Get a site with its owner',
    answer: site,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/sites/{siteId}',
    access: 'sites.edit',
    audit: 'site.changed',
    refers: { projectId: { to: 'project', permission: 'sites.create' } },
    summary: 'Change a site',
    body: z
      .object({
        name: siteName.optional(),
        url: urlStrict.nullable().optional(),
        areas: areas.optional(),
        areaType: areaType.optional(),
        audience: audience.optional(),
        projectId: z.uuid().nullable().optional(),
        before: siteBefore.optional(),
      })
      .refine(namesOneAudience, audienceTwice),
    answer: site,
  }),
  setOwner: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/owner',
    access: 'owner.edit',
    audit: 'owner.changed',
    summary: 'Set the controller of this site only',
    body: ownerBody,
    answer: site,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}',
    access: 'sites.delete',
    audit: 'site.deleted',
    fresh: { when: { evidence: 'delete' }, keys: 'refused' },
    summary: 'Delete a site with all its documents and languages',
    query: evidence,
    answer: z.object({ deleted: z.literal(true) }),
  }),
};
