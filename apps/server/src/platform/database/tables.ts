// Made from the migrations by `npm run schema`; do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value to be parsed, written as JSON text: a list would otherwise become an SQL array. */
export type Json<Written = string> = ColumnType<unknown, Written, Written>;

export type AcceptanceStatement = 'accepted' | 'read' | 'chosen';
export type AreaType = 'europe' | 'us' | 'europe_us' | 'worldwide';
export type DocumentType = 'privacy_policy' | 'cookie_policy' | 'terms_and_conditions';
export type EmailTokenPurpose = 'verify' | 'change' | 'reset';
export type Plan = 'free' | 'pro' | 'ultra';
export type SiteType = 'Site' | 'MobileApplication' | 'FacebookApplication';

export type AcceptanceTable = {
  accountId: string;
  id: string;
  personId: string;
  statement: AcceptanceStatement;
  identifier: string;
  version: string | null;
  locale: string;
  textHash: Buffer | null;
  proofForm: string | null;
  proofContent: string;
  createdAt: Date;
};

export type AccountTable = {
  id: string;
  name: string;
  createdAt: Date;
};

export type AccountPlanTable = {
  accountId: string;
  plan: Plan;
  since: Date;
};

export type AdoptedPartyTable = {
  accountId: string;
  siteId: string;
  party: string;
  siteServiceId: string;
};

export type ApiKeyTable = {
  accountId: string;
  id: string;
  name: string;
  prefix: string;
  keyHash: Buffer;
  personId: string;
  createdAt: Date;
  lastUsedOn: string | null;
};

export type DocumentTable = {
  accountId: string;
  id: string;
  siteId: string;
  publicId: string;
  type: DocumentType;
  languages: string[];
  createdAt: Date;
  updatedAt: Date;
  publishedNumber: number | null;
  publishedFingerprint: string | null;
  publishedAt: Date | null;
  edition: string | null;
};

export type DocumentVersionTable = {
  accountId: string;
  id: string;
  documentId: string;
  number: number;
  fingerprint: string;
  languages: string[];
  facts: Json;
  publishedAt: Date;
  publishedBy: string | null;
  summary: Json<string | null>;
};

export type EmailTokenTable = {
  id: string;
  tokenHash: Buffer;
  purpose: EmailTokenPurpose;
  personId: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
};

export type IdempotencyKeyTable = {
  accountId: string;
  key: string;
  requestHash: Buffer;
  status: number | null;
  answer: string | null;
  createdAt: Date;
};

export type MemberTable = {
  accountId: string;
  id: string;
  owner: Json;
  isDefault: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
};

export type MembershipTable = {
  accountId: string;
  personId: string;
  roles: string[];
  createdAt: Date;
};

export type NoticeTable = {
  identifier: string;
  version: string;
  locale: string;
  title: string;
  body: string;
  publishedAt: Date;
};

export type NoticeTextTable = {
  textHash: Buffer;
  title: string;
  body: string;
};

export type OwnCatalogueTable = {
  id: string;
  line: Json;
  updatedAt: Date;
};

export type PersonTable = {
  id: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  locale: string | null;
  country: string | null;
  emailDrip: number | null;
  emailNl: number | null;
  createdAt: Date;
};

export type ProjectTable = {
  accountId: string;
  id: string;
  name: string;
  createdAt: Date;
};

export type PublicIdTable = {
  id: string;
  kind: string;
  accountId: string;
  rowId: string;
};

export type RepublicationTable = {
  accountId: string;
  id: string;
  edition: string;
  total: number;
  done: Generated<number>;
  changed: Generated<number>;
  lastId: string | null;
  startedAt: Date;
  finishedAt: Date | null;
};

export type ScanTable = {
  accountId: string;
  id: string;
  siteId: string;
  status: string;
  trigger: string;
  url: string;
  wanted: string | null;
  engine: string | null;
  stopping: Generated<boolean>;
  progress: Json<string | null>;
  report: Json<string | null>;
  problem: string | null;
  verdict: string | null;
  services: number | null;
  news: number | null;
  createdAt: Date;
  finishedAt: Date | null;
};

export type ScanScheduleTable = {
  accountId: string;
  siteId: string;
  every: string;
  mail: boolean;
  badge: boolean;
  nextAt: Date | null;
};

export type SessionTable = {
  id: string;
  tokenHash: Buffer;
  personId: string;
  accountId: string;
  device: Json;
  createdAt: Date;
  lastSeenOn: string;
  expiresAt: Date;
};

export type SiteTable = {
  accountId: string;
  id: string;
  projectId: string | null;
  type: SiteType;
  name: string;
  nameKey: string;
  url: string | null;
  areaType: Generated<AreaType>;
  audience: Json;
  languages: Generated<string[]>;
  createdAt: Date;
  updatedAt: Date;
  memberId: string | null;
};

export type SiteFactsTable = {
  accountId: string;
  siteId: string;
  settings: Json;
};

export type SiteOwnerTable = {
  accountId: string;
  siteId: string;
  name: string;
  email: string;
  address: string;
  country: string;
  details: Json;
  updatedAt: Date;
};

export type SiteServiceTable = {
  accountId: string;
  id: string;
  serviceId: string | null;
  custom: Json<string | null>;
  overrides: Json;
  position: number;
  addedAt: Date;
  archivedAt: Date | null;
  wasPublished: Generated<boolean>;
  siteId: string;
};

export type VersionPageTable = {
  accountId: string;
  versionId: string;
  language: string;
  variant: string;
  tree: Buffer;
  html: Buffer | null;
  packing: Generated<string>;
  fingerprint: string | null;
};

export type VersionPdfTable = {
  accountId: string;
  versionId: string;
  language: string;
  variant: string;
  body: Buffer;
  madeAt: Date;
};

export type WorkerHeartbeatTable = {
  workerId: string;
  seenAt: Date;
};

export type Tables = {
  acceptance: AcceptanceTable;
  account: AccountTable;
  accountPlan: AccountPlanTable;
  adoptedParty: AdoptedPartyTable;
  apiKey: ApiKeyTable;
  document: DocumentTable;
  documentVersion: DocumentVersionTable;
  emailToken: EmailTokenTable;
  idempotencyKey: IdempotencyKeyTable;
  member: MemberTable;
  membership: MembershipTable;
  notice: NoticeTable;
  noticeText: NoticeTextTable;
  ownCatalogue: OwnCatalogueTable;
  person: PersonTable;
  project: ProjectTable;
  publicId: PublicIdTable;
  republication: RepublicationTable;
  scan: ScanTable;
  scanSchedule: ScanScheduleTable;
  session: SessionTable;
  site: SiteTable;
  siteFacts: SiteFactsTable;
  siteOwner: SiteOwnerTable;
  siteService: SiteServiceTable;
  versionPage: VersionPageTable;
  versionPdf: VersionPdfTable;
  workerHeartbeat: WorkerHeartbeatTable;
};

/** The tables whose rows belong to an account. */
export const accountTables: readonly (keyof Tables)[] = [
  'acceptance',
  'accountPlan',
  'adoptedParty',
  'apiKey',
  'document',
  'documentVersion',
  'idempotencyKey',
  'member',
  'membership',
  'project',
  'publicId',
  'republication',
  'scan',
  'scanSchedule',
  'session',
  'site',
  'siteFacts',
  'siteOwner',
  'siteService',
  'versionPage',
  'versionPdf',
];
