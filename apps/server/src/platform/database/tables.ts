// Made from the migrations by `npm run schema`; do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value to be parsed, written as JSON text: a list would otherwise become an SQL array. */
export type Json<Written = string> = ColumnType<unknown, Written, Written>;

export type AcceptanceStatement = 'accepted' | 'read' | 'chosen';
export type AreaType = 'europe' | 'us' | 'europe_us' | 'worldwide';
export type DocumentType = 'privacy_policy' | 'cookie_policy' | 'terms_and_conditions' | 'legal_notice' | 'data_processing_agreement';
export type EmailTokenPurpose = 'verify' | 'change' | 'reset' | 'deny';
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

export type AccountDeletionTable = {
  accountId: string;
  dueAt: Date;
};

export type AccountHoldTable = {
  accountId: string;
  days: number;
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
  endsAt: Date | null;
  permissions: string[] | null;
  inProjects: Generated<boolean>;
  warned: Generated<boolean>;
};

export type AssessmentTable = {
  accountId: string;
  id: string;
  recordId: string;
  siteId: string | null;
  recordName: string;
  kind: string;
  answers: Json;
  proposed: Json;
  state: string;
  version: number;
  reviewOn: string | null;
  completedAt: Date | null;
  completedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type AssessmentEditionTable = {
  accountId: string;
  assessmentId: string;
  version: number;
  siteId: string | null;
  at: Date;
  personId: string;
  state: string;
  answers: Json;
  reviewOn: string | null;
  attestationId: string | null;
};

export type AuditEventTable = {
  accountId: string;
  id: string;
  at: Date;
  kind: string;
  personId: string | null;
  keyId: string | null;
  device: Json<string | null>;
  country: string | null;
  details: Json;
  count: Generated<number>;
  actor: string;
  way: string | null;
  job: string | null;
  targetKind: string | null;
  targetId: string | null;
  siteId: string | null;
  projectId: string | null;
  changes: Json;
  salt: Buffer;
  number: number | null;
  batchId: string | null;
};

export type AuditLogTable = {
  accountId: string;
  numbered: Generated<number>;
  expired: Generated<number>;
  keptYears: Generated<number>;
};

export type AuditTallyTable = {
  accountId: string;
  kind: string;
  personId: string;
  hour: Date;
  count: number;
  device: Json<string | null>;
  country: string | null;
};

export type AuditWordTable = {
  accountId: string;
  word: string;
  eventId: string;
};

export type BannerTable = {
  accountId: string;
  siteId: string;
  configuration: Json;
  revision: number;
  savedAt: Date;
  savedBy: string | null;
  publishedNumber: number | null;
  experimentSince: Date | null;
};

export type BannerApprovalTable = {
  accountId: string;
  id: string;
  siteId: string;
  what: string;
  reason: string | null;
  saidBy: string;
  saidAt: Date;
};

export type BannerClosedTable = {
  accountId: string;
  siteId: string;
  closedAt: Date;
  guard: Buffer;
  rules: Buffer;
  lastNumber: number;
};

export type BannerPictureTable = {
  accountId: string;
  siteId: string;
  number: number;
  language: string;
  width: number;
  body: Buffer | null;
  takenAt: Date | null;
  failed: Generated<boolean>;
};

export type BannerPreviewTable = {
  accountId: string;
  secretHash: Buffer;
  page: string;
  expiresAt: Date;
};

export type BannerSightingTable = {
  accountId: string;
  siteId: string;
  host: string;
  number: number;
  day: string;
};

export type BannerTextTable = {
  accountId: string;
  siteId: string;
  number: number;
  language: string;
  banner: Json;
  layer: Json;
  files: Json;
};

export type BannerUploadTable = {
  accountId: string;
  sha256: Buffer;
  name: string;
  uploadedAt: Date;
};

export type BannerVersionTable = {
  accountId: string;
  siteId: string;
  number: number;
  configuration: Json;
  hash: Buffer;
  languages: string[];
  since: number[];
  asked: Json;
  changes: Json;
  weight: Json;
  publishedBy: string | null;
  publishedAt: Date;
  keptUntil: Date | null;
  facts: Json<string | null>;
};

export type CompanyDomainTable = {
  accountId: string;
  id: string;
  domain: string;
  token: string;
  createdAt: Date;
  provedAt: Date | null;
  checkedAt: Date | null;
  seenAt: Date | null;
};

export type CompanyIdentityTable = {
  accountId: string;
  subject: string;
  personId: string;
  createdAt: Date;
  lastUsedOn: string | null;
};

export type CompanySignInTable = {
  accountId: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: Buffer;
  testedAt: Date | null;
  required: string | null;
  changedAt: Date;
};

export type ConsentTable = {
  accountId: string;
  id: string;
  siteId: string;
  subjectId: string;
  batchId: string;
  receivedAt: Date;
  mark: number;
  notices: number;
  record: Buffer | null;
  salt: Buffer | null;
  leaf: Buffer;
  kept: Json<string | null>;
};

export type ConsentDayTable = {
  accountId: string;
  siteId: string;
  at: Date;
  mark: number;
  notices: number;
  count: number;
};

export type ConsentErasureTable = {
  accountId: string;
  id: string;
  siteId: string;
  at: Date;
  personId: string | null;
  keyId: string | null;
  cause: string;
  mode: string;
  before: Date | null;
  subjects: number;
  consents: number;
};

export type ConsentHourTable = {
  accountId: string;
  siteId: string;
  at: Date;
  mark: number;
  notices: number;
  count: number;
};

export type ConsentImportTable = {
  accountId: string;
  id: string;
  siteId: string;
  receivedAt: Date;
  consents: Buffer;
};

export type ConsentKeyTable = {
  accountId: string;
  id: string;
  siteId: string;
  kind: string;
  name: string;
  shown: string;
  keyHash: Buffer;
  createdAt: Date;
  lastUsedOn: string | null;
  offlineAt: Date | null;
};

export type ConsentNoticesTable = {
  accountId: string;
  siteId: string;
  number: number;
  notices: Json;
};

export type ConsentRetentionTable = {
  accountId: string;
  siteId: string;
  months: number;
};

export type DeletionTable = {
  accountId: string;
  siteId: string;
  what: string;
  site: Json;
  deletedAt: Date;
};

export type DirectoryMemberTable = {
  accountId: string;
  teamId: string;
  userId: string;
};

export type DirectoryUserTable = {
  accountId: string;
  id: string;
  userName: string;
  externalId: string | null;
  active: boolean;
  displayName: string | null;
  givenName: string | null;
  familyName: string | null;
  email: string;
  personId: string | null;
  createdAt: Date;
  changedAt: Date;
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
  offlineAt: Date | null;
  updateAnnouncedAt: Date | null;
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
  siteId: string;
  type: DocumentType;
  keptUntil: Date | null;
};

export type DsarAgentTable = {
  accountId: string;
  siteId: string;
  id: string;
  businessId: string;
  agentId: string;
  name: string;
  verifyKey: Buffer;
  isRelied: boolean;
  createdAt: Date;
  tokenHash: Buffer | null;
  tokenAt: Date | null;
};

export type DsarAgentRequestTable = {
  accountId: string;
  requestId: string;
  siteId: string;
  connectionId: string;
  agentId: string;
  agentName: string;
  exercise: string;
  verified: Json;
  agentRequestId: string | null;
  callbackUrl: string | null;
  denied: string | null;
  toldHash: Buffer | null;
  toldAt: Date;
  failures: number;
  failure: string | null;
};

export type DsarCalendarTable = {
  accountId: string;
  personId: string;
  id: string;
  madeAt: Date;
};

export type DsarComparisonTable = {
  accountId: string;
  requestId: string;
  siteId: string | null;
  points: Json;
  askedAt: Date;
  salt: Buffer | null;
  sealed: Buffer | null;
  givenAt: Date | null;
  isDeclared: Generated<boolean>;
  deleteOn: string | null;
  tries: Generated<number>;
  matched: number | null;
  comparedAt: Date | null;
};

export type DsarErasureTable = {
  accountId: string;
  requestId: string;
  siteId: string | null;
  told: Json;
  kept: Json;
  certificateId: string | null;
  personSalt: Buffer | null;
};

export type DsarFileTable = {
  accountId: string;
  requestId: string;
  id: string;
  siteId: string | null;
  letterId: string | null;
  fromOwner: boolean;
  name: string;
  size: number;
  received: number;
  salt: Buffer;
  personId: string | null;
  createdAt: Date;
  deleteOn: string | null;
  downloads: Generated<number>;
  isDocument: Generated<boolean>;
  redactedFrom: string | null;
};

export type DsarFilePartTable = {
  accountId: string;
  requestId: string;
  fileId: string;
  number: number;
  siteId: string | null;
  sealed: Buffer;
};

export type DsarFormTable = {
  accountId: string;
  siteId: string;
  isPublished: boolean;
  workplace: string;
  keepMonths: number;
  handlerId: string | null;
  updatedAt: Date;
  answersItself: Generated<boolean>;
  deputyId: string | null;
  secondLook: Generated<boolean>;
  passedOverOn: string | null;
  points: Json<string | null>;
};

export type DsarInboxTable = {
  mailbox: Buffer;
  uidValidity: number;
  lastUid: number;
};

export type DsarKeyTable = {
  accountId: string;
  siteId: string;
  id: string;
  algorithm: string;
  publicKey: Json;
  createdAt: Date;
};

export type DsarKeyUseTable = {
  accountId: string;
  siteId: string;
  hash: Buffer;
  endsAt: Date;
};

export type DsarLetterTable = {
  accountId: string;
  requestId: string;
  id: string;
  siteId: string | null;
  at: Date;
  fromOwner: boolean;
  kind: string;
  subject: string;
  blocks: Json;
  personId: string | null;
  mailedAt: Date | null;
};

export type DsarMailTable = {
  accountId: string;
  message: Buffer;
  requestId: string;
  filesDue: Generated<boolean>;
};

export type DsarProcessorTable = {
  accountId: string;
  id: string;
  name: string;
  url: string;
  path: string;
  authorization: Buffer | null;
  identities: Json;
  propertyId: string | null;
  sendsItself: boolean;
  createdAt: Date;
  checkedAt: Date | null;
  checkFailure: string | null;
  apiVersion: string | null;
  types: Json;
  supported: Json;
  certificate: string | null;
  certificateUntil: Date | null;
};

export type DsarProcessorRequestTable = {
  accountId: string;
  id: string;
  requestId: string;
  taskId: string;
  siteId: string | null;
  processorId: string;
  processorName: string;
  type: string;
  state: string;
  createdAt: Date;
  sentAt: Date | null;
  expectedAt: Date | null;
  resultsUrl: string | null;
  resultsCount: number | null;
  hasFile: boolean;
  isCancelling: boolean;
  failures: number;
  failure: string | null;
};

export type DsarRedactionTable = {
  accountId: string;
  requestId: string;
  id: string;
  siteId: string | null;
  fileId: string | null;
  letterId: string | null;
  name: string;
  count: number;
  reason: string;
  personId: string;
  at: Date;
};

export type DsarRequestTable = {
  accountId: string;
  id: string;
  siteId: string | null;
  siteName: string | null;
  number: string;
  submission: string | null;
  state: string;
  outcome: string | null;
  channel: string;
  requesterFor: string;
  place: string;
  workplace: string;
  language: string;
  laws: Json;
  rights: Json;
  name: string | null;
  email: string | null;
  person: string | null;
  details: string | null;
  receivedOn: string;
  receivedAt: Date;
  confirmedAt: Date | null;
  answeredOn: string | null;
  answerDueOn: string | null;
  extendedOn: string | null;
  appealedOn: string | null;
  pauses: Json;
  dueOn: string | null;
  standsStill: boolean;
  closedAt: Date | null;
  forgetOn: string | null;
  assigneeId: string | null;
  version: number;
  codeHash: Buffer | null;
  codeUntil: Date | null;
  codeTries: number;
  codeMails: number;
  subject: string | null;
  identity: Generated<string>;
  aloneUntil: Date | null;
  deputyId: string | null;
  consentId: string | null;
  codeFiles: Json<string | null>;
  sought: Generated<string>;
  documentAsked: Generated<boolean>;
  linkTurn: Generated<number>;
  rightsGuessed: Generated<boolean>;
  acknowledgedOn: string | null;
};

export type DsarStepTable = {
  accountId: string;
  requestId: string;
  id: string;
  siteId: string | null;
  at: Date;
  kind: string;
  who: string;
  personId: string | null;
  note: string;
  changes: Json<string | null>;
};

export type DsarTaskTable = {
  accountId: string;
  requestId: string;
  id: string;
  siteId: string | null;
  recordId: string | null;
  name: string;
  systems: Json;
  ownerId: string | null;
  outcome: string;
  note: string;
  doneAt: Date | null;
  deputyId: string | null;
};

export type DsarWaitingLetterTable = {
  accountId: string;
  requestId: string;
  siteId: string | null;
  letter: Json;
  personId: string;
  at: Date;
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

export type EmbedPartTable = {
  sha256: Buffer;
  type: string;
  body: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  usedAt: Date;
};

export type ErasureTable = {
  id: string;
  at: Date;
  kind: string;
  thingHash: Buffer;
  mode: string | null;
  months: number | null;
  number: number | null;
};

export type EvidenceAdoptionTable = {
  accountId: string;
};

export type EvidenceAttestationTable = {
  accountId: string;
  id: string;
  kind: string;
  siteId: string | null;
  subjectId: string | null;
  onDay: string;
  at: Date;
  content: Buffer;
};

export type EvidenceBatchTable = {
  accountId: string;
  id: string;
  ids: string[];
  leaves: Buffer | null;
  firstLeaf: number | null;
  kind: Generated<string>;
};

export type EvidenceCheckpointTable = {
  accountId: string;
  size: number;
  at: Date;
  root: Buffer;
  note: string;
};

export type EvidenceCosignatureTable = {
  accountId: string;
  size: number;
  witness: string;
  line: string;
  at: Date;
};

export type EvidenceCursorTable = {
  accountId: string;
  follower: string;
  leaf: number;
};

export type EvidenceEntryTable = {
  accountId: string;
  id: string;
  batchId: string;
  kind: string;
  key: string;
  subjectId: string | null;
  record: Buffer | null;
  salt: Buffer | null;
};

export type EvidenceKeyTable = {
  accountId: string;
  generation: number;
  verifier: string;
  statement: string | null;
};

export type EvidenceStopTable = {
  accountId: string;
  since: Date;
  reason: string;
  knownSize: number;
  size: number;
};

export type EvidenceTileTable = {
  accountId: string;
  level: number;
  place: number;
  hashes: Buffer;
};

export type EvidenceTreeTable = {
  accountId: string;
  size: number;
  root: Buffer;
};

export type ExportTable = {
  accountId: string;
  id: string;
  siteId: string | null;
  personId: string;
  kind: string;
  filter: Json;
  status: string;
  rowCount: Generated<number>;
  bytes: number | null;
  createdAt: Date;
  expiresAt: Date | null;
};

export type FacebookAppTable = {
  accountId: string;
  siteId: string;
  appId: string;
  name: string;
  link: string | null;
  connectedAt: Date;
};

export type IdempotencyKeyTable = {
  accountId: string;
  actorId: string;
  keyHash: Buffer;
  requestHash: Buffer;
  status: number | null;
  answer: string | null;
  madeId: string | null;
  createdAt: Date;
};

export type IdentityTable = {
  issuer: string;
  subject: string;
  id: string;
  personId: string;
  provider: string;
  email: string | null;
  marks: Generated<string[]>;
  createdAt: Date;
  lastUsedOn: string | null;
};

export type IdentityFlowTable = {
  stateHash: Buffer;
  boundTo: Buffer;
  provider: string;
  purpose: string;
  personId: string | null;
  nonce: string;
  verifier: string;
  expiresAt: Date;
  accountId: string | null;
};

export type IdentityProofTable = {
  boundTo: Buffer;
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  marks: string[];
  expiresAt: Date;
  accountId: string | null;
};

export type InstallationTable = {
  accountId: string;
  siteId: string;
  builder: string | null;
  checkedAt: Date | null;
  found: Json<string | null>;
};

export type InvitationTable = {
  accountId: string;
  id: string;
  email: string;
  roles: Json;
  teamIds: string[];
  locale: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

export type KnownDeviceTable = {
  personId: string;
  id: string;
  sessionId: string;
  createdAt: Date;
  lastUsedOn: string;
  device: Json<string | null>;
  country: string | null;
};

export type LegalNoticeTable = {
  accountId: string;
  id: string;
  siteId: string;
  identifier: string;
  version: string;
  documentId: string | null;
  createdAt: Date;
};

export type LegalNoticeTextTable = {
  accountId: string;
  noticeId: string;
  language: string;
  sha256: Buffer;
  body: string;
};

export type MailHourTable = {
  accountId: string;
  hour: Date;
  mails: number;
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
  createdAt: Date;
  usedAt: Date | null;
};

export type NewsletterTable = {
  accountId: string;
  id: string;
  siteId: string;
  name: string;
  preference: string;
  optIn: string;
  confirmHours: number;
  senderName: string | null;
  replyTo: string | null;
  confirmedUrl: string | null;
  welcome: boolean;
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

export type OwnRoleTable = {
  accountId: string;
  id: string;
  name: string;
  permissions: string[];
  createdAt: Date;
};

export type OwnershipOfferTable = {
  accountId: string;
  toPerson: string;
  createdAt: Date;
  expiresAt: Date;
};

export type PasskeyTable = {
  credentialId: Buffer;
  id: string;
  personId: string;
  name: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedOn: string | null;
};

export type PasskeyChallengeTable = {
  challenge: Buffer;
  boundTo: Buffer;
  expiresAt: Date;
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

export type PreferenceTable = {
  accountId: string;
  id: string;
  siteId: string;
  consentId: string;
  receivedAt: Date;
  version: number;
  waited: number | null;
  action: number;
  regime: number;
  decided: number;
  granted: number;
  variant: number;
  language: string;
  country: string | null;
  device: number | null;
};

export type PreferenceDayTable = {
  accountId: string;
  siteId: string;
  dimension: string;
  at: Date;
  value: string;
  accept: number;
  reject: number;
  custom: number;
  close: number;
  gpc: number;
  context: number;
  withdraw: number;
  functionalityDecided: number;
  functionalityGranted: number;
  experienceDecided: number;
  experienceGranted: number;
  measurementDecided: number;
  measurementGranted: number;
  marketingDecided: number;
  marketingGranted: number;
  waitedCount: number;
  waitedLn: number;
  waitedLnSquares: number;
};

export type PreferenceErasedTable = {
  accountId: string;
  id: string;
  siteId: string;
  receivedAt: Date;
  hash: Buffer;
  erasedAt: Date;
};

export type PreferenceExpiryTable = {
  accountId: string;
  id: string;
  siteId: string;
  at: Date;
  before: Date;
  deleted: number;
};

export type PreferenceHourTable = {
  accountId: string;
  siteId: string;
  dimension: string;
  at: Date;
  value: string;
  accept: number;
  reject: number;
  custom: number;
  close: number;
  gpc: number;
  context: number;
  withdraw: number;
  functionalityDecided: number;
  functionalityGranted: number;
  experienceDecided: number;
  experienceGranted: number;
  measurementDecided: number;
  measurementGranted: number;
  marketingDecided: number;
  marketingGranted: number;
  waitedCount: number;
  waitedLn: number;
  waitedLnSquares: number;
};

export type PreferenceRetentionTable = {
  accountId: string;
  siteId: string;
  months: number;
};

export type PreferenceSignalTable = {
  accountId: string;
  id: string;
  tc: string | null;
  gpp: string | null;
  ac: string | null;
};

export type PreferenceTouchedTable = {
  accountId: string;
  siteId: string;
  hour: Date;
  minute: Date;
};

export type PreferenceUnansweredTable = {
  accountId: string;
  id: string;
  siteId: string;
  at: Date;
  version: number;
  regime: number;
  variant: number;
  language: string;
  country: string | null;
  device: number | null;
  count: number;
};

export type PreferenceUnansweredDayTable = {
  accountId: string;
  siteId: string;
  dimension: string;
  at: Date;
  value: string;
  count: number;
};

export type PreferenceUnsealedTable = {
  accountId: string;
  siteId: string;
  hour: Date;
};

export type ProcessingDriftTable = {
  accountId: string;
  siteId: string | null;
  key: string;
  code: string;
  recordId: string | null;
  siteServiceId: string | null;
  activityId: string | null;
  register: Json<string | null>;
  other: Json<string | null>;
  foundAt: Date;
};

export type ProcessingDriftAcceptanceTable = {
  accountId: string;
  siteId: string | null;
  key: string;
  reason: string;
  until: string;
  acceptedAt: Date;
  acceptedBy: string | null;
};

export type ProcessingDriftCheckTable = {
  accountId: string;
  siteId: string;
  checkedAt: Date;
};

export type ProcessingDriftSilenceTable = {
  accountId: string;
  personId: string;
};

export type ProcessingRecordTable = {
  accountId: string;
  id: string;
  siteId: string | null;
  siteName: string | null;
  siteServiceId: string | null;
  activityId: string | null;
  fields: Json;
  state: string;
  version: number;
  reviewOn: string | null;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  endedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  role: Generated<string>;
  importId: string | null;
  isAlternate: Generated<boolean>;
};

export type ProcessingRecordEditionTable = {
  accountId: string;
  recordId: string;
  version: number;
  siteId: string | null;
  at: Date;
  personId: string | null;
  state: string;
  fields: Json;
  reviewOn: string | null;
  answeredBy: string | null;
};

export type ProcessingSiteEditionTable = {
  accountId: string;
  siteId: string;
  at: Date;
  digest: Buffer;
  facts: Json;
};

export type ProjectTable = {
  accountId: string;
  id: string;
  name: string;
  createdAt: Date;
  signOff: Generated<boolean>;
};

export type ProjectAccessTable = {
  accountId: string;
  holderId: string;
  projectId: string;
};

export type ProvedDomainTable = {
  domain: string;
  accountId: string;
};

export type ProviderListTable = {
  single: Generated<boolean>;
  providers: Json;
  fetchedAt: Date;
  freshUntil: Date;
};

export type PublicIdTable = {
  id: string;
  kind: string;
  accountId: string;
  rowId: string;
};

export type RecipientTable = {
  accountId: string;
  id: string;
  name: string;
  fields: Json;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type RecipientEditionTable = {
  accountId: string;
  id: string;
  recipientId: string;
  at: Date;
  personId: string | null;
  fields: Json<string | null>;
};

export type RecipientFileTable = {
  accountId: string;
  recipientId: string;
  id: string;
  name: string;
  size: number;
  salt: Buffer;
  sealed: Buffer;
  personId: string | null;
  createdAt: Date;
};

export type RecordQuestionTable = {
  accountId: string;
  id: string;
  linkId: string;
  recordId: string;
  siteId: string | null;
  answers: Json;
  decisions: Json;
  decidedAt: Date | null;
  revokedAt: Date | null;
};

export type RecordQuestionLinkTable = {
  accountId: string;
  id: string;
  language: string;
  email: string | null;
  askedBy: string;
  askedAt: Date;
  expiresAt: Date;
  remindedAt: Date | null;
  sentAt: Date | null;
  answeredBy: string | null;
};

export type RecoveryCodeTable = {
  personId: string;
  hash: Buffer;
};

export type RegisterImportTable = {
  accountId: string;
  id: string;
  name: string;
  at: Date;
  personId: string;
  records: number;
  undoneAt: Date | null;
};

export type ReplyAddressTable = {
  accountId: string;
  id: string;
  email: string;
  askedAt: Date;
  provedAt: Date | null;
  language: string;
  declinedAt: Date | null;
  mails: number;
};

export type ReportTable = {
  accountId: string;
  id: string;
  officeId: string;
  documentHash: Buffer;
  lookup: Buffer | null;
  publicKey: Buffer | null;
  envelopeHash: Buffer;
  envelopeSign: Buffer;
  envelope: Json<string | null>;
  summaryHash: Buffer;
  contentHash: Buffer;
  receivedOn: string;
  status: string;
  entries: number;
  acknowledgedOn: string | null;
  feedbackOn: string | null;
  closedOn: string | null;
  newsSince: number | null;
  assigneeId: string | null;
  deletionToldOn: string | null;
  namesToldOn: string | null;
  namesRemovedOn: string | null;
};

export type ReportChunkTable = {
  accountId: string;
  fileId: string;
  number: number;
  sealed: Buffer;
};

export type ReportEntryTable = {
  accountId: string;
  reportId: string;
  number: number;
  kind: string;
  body: string;
  signature: Buffer;
  hash: Buffer;
  author: string | null;
};

export type ReportExclusionTable = {
  accountId: string;
  reportId: string;
  recipient: string;
};

export type ReportFileTable = {
  accountId: string;
  officeId: string;
  id: string;
  reportId: string | null;
  lookup: Buffer;
  length: number;
  entry: number | null;
  arrivedOn: string;
};

export type ReportFormerVaultTable = {
  accountId: string;
  personId: string;
  id: string;
  version: number;
  sealed: Buffer;
  ways: Json;
  kemKey: Buffer;
  signKey: Buffer;
  replacedOn: string;
};

export type ReportIdentityRequestTable = {
  accountId: string;
  reportId: string;
  number: number;
  managerId: string;
  custodianId: string;
  wrapped: Buffer;
  isAllowed: boolean | null;
  answer: number | null;
};

export type ReportLeafTable = {
  accountId: string;
  officeId: string;
  number: number;
  hash: Buffer;
  salt: Buffer;
  reportId: string | null;
  entry: number | null;
  officeEntry: number | null;
  byServer: Generated<boolean>;
};

export type ReportOfficeTable = {
  accountId: string;
  id: string;
  siteId: string;
  isOpen: Generated<boolean>;
  proposal: Json<string | null>;
  proposedBy: string | null;
  mailDays: Generated<number[]>;
  mailHour: Generated<number>;
  endsOn: string | null;
  mailedOn: string | null;
  overdueMailedOn: string | null;
  pages: Buffer | null;
  endingToldOn: string | null;
  isReleased: Generated<boolean>;
  mailsWhenDueOnly: Generated<boolean>;
};

export type ReportOfficeDocumentTable = {
  accountId: string;
  officeId: string;
  version: number;
  hash: Buffer;
  body: string;
  signedBy: string | null;
  signature: Buffer | null;
  fromDay: string;
};

export type ReportOfficeEntryTable = {
  accountId: string;
  officeId: string;
  number: number;
  kind: string;
  body: string;
  signature: Buffer;
  hash: Buffer;
  author: string;
};

export type ReportPartTable = {
  accountId: string;
  reportId: string;
  number: number;
  kind: string;
  id: string | null;
  author: string | null;
  entry: number;
  sealed: Buffer;
};

export type ReportRecoveryTable = {
  accountId: string;
  officeId: string;
  number: number;
  personId: string;
  managerId: string;
  askedAt: Date;
  readyAt: Date;
  endsAt: Date;
  isStopped: Generated<boolean>;
  isOpened: Generated<boolean>;
  stoppedBy: string | null;
  stoppedAt: Date | null;
};

export type ReportReplacedPartTable = {
  accountId: string;
  reportId: string;
  entry: number;
  kind: string;
  number: number;
  author: string | null;
  sealed: Buffer;
  replacedOn: string;
  replacedBy: number;
};

export type ReportRingTable = {
  accountId: string;
  personId: string;
  block: number;
  version: number;
  sealed: Buffer;
};

export type ReportRootTable = {
  accountId: string;
  officeId: string;
  day: string;
  size: number;
  root: Buffer;
};

export type ReportServerEntryTable = {
  accountId: string;
  reportId: string;
  number: number;
  kind: string;
  body: string;
  hash: Buffer;
};

export type ReportSessionTable = {
  accountId: string;
  personId: string;
  tokenHash: Buffer;
  sessionId: string;
  isHanded: Generated<boolean>;
  startedAt: Date;
  usedAt: Date;
  passwordMark: Buffer;
};

export type ReportVaultTable = {
  accountId: string;
  personId: string;
  id: string;
  version: number;
  sealed: Buffer;
  ways: Json;
  kemKey: Buffer;
  signKey: Buffer;
};

export type ReportWrapTable = {
  accountId: string;
  reportId: string;
  purpose: string;
  recipient: string;
  wrapped: Buffer;
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

export type RoleGrantTable = {
  accountId: string;
  id: string;
  personId: string;
  role: string;
  projectId: string | null;
  createdAt: Date;
  teamId: string | null;
  ownRoleId: Generated<string | null>;
};

export type SavedViewTable = {
  accountId: string;
  personId: string;
  list: string;
  name: string;
  search: string;
  place: number;
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

export type ScimTokenTable = {
  hash: Buffer;
  accountId: string;
  id: string;
  prefix: string;
  createdAt: Date;
  lastUsedOn: string | null;
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
  confirmedAt: Date;
  ways: string[];
  country: string | null;
  seenAt: Date | null;
  provider: string | null;
  byCompany: boolean;
  companySid: string | null;
};

export type SignInAttemptTable = {
  secretHash: Buffer;
  personId: string;
  accountId: string;
  ways: string[];
  tries: Generated<number>;
  expiresAt: Date;
  provider: string | null;
};

export type SignInRulesTable = {
  accountId: string;
  idleMinutes: number | null;
  longestHours: number | null;
  secondFactor: string | null;
  endlessKeys: Generated<boolean>;
};

export type SignInTryTable = {
  key: Buffer;
  count: number;
  endsAt: Date;
};

export type SignOffTable = {
  accountId: string;
  id: string;
  siteId: string;
  documentId: string | null;
  fingerprint: Buffer;
  note: string | null;
  askedBy: string;
  askedAt: Date;
  state: string;
  decidedBy: string | null;
  decidedAt: Date | null;
  answer: string | null;
  published: Json<string | null>;
};

export type SiteTable = {
  accountId: string;
  id: string;
  projectId: string | null;
  type: SiteType;
  name: string;
  nameKey: string;
  url: string | null;
  areaType: AreaType | null;
  audience: Json;
  languages: Generated<string[]>;
  createdAt: Date;
  updatedAt: Date;
  memberId: string | null;
  areas: string[] | null;
};

export type SiteFactsTable = {
  accountId: string;
  siteId: string;
  settings: Json;
  banner: Json<string | null>;
  requestForm: Generated<boolean>;
  bannerLook: Json<string | null>;
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

export type SpentWorkTable = {
  id: Buffer;
  endsAt: Date;
};

export type SubjectTable = {
  accountId: string;
  id: string;
  siteId: string;
  externalId: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  verified: boolean;
  preferences: Json;
  words: string;
  createdAt: Date;
  updatedAt: Date;
  known: boolean;
  claims: Json;
};

export type SubjectConsentTable = {
  accountId: string;
  subjectId: string;
  id: string;
  mark: number;
  notices: number;
};

export type SubjectKeyTable = {
  accountId: string;
  siteId: string;
  key: Buffer;
  subjectId: string;
};

export type SubjectMergeTable = {
  accountId: string;
  siteId: string;
  subjectId: string;
  intoId: string;
  at: Date;
  personId: string | null;
  keyId: string | null;
};

export type SubscriptionTable = {
  accountId: string;
  id: string;
  siteId: string;
  newsletterId: string;
  personKey: Buffer;
  email: string;
  source: string;
  type: string;
  status: string;
  language: string;
  createdAt: Date;
  saidAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  expiresAt: Date | null;
  round: number;
  settled: boolean;
};

export type SubscriptionEventTable = {
  accountId: string;
  id: string;
  siteId: string;
  subscriptionId: string;
  at: Date;
  event: string;
  consentId: string | null;
};

export type TeamTable = {
  accountId: string;
  id: string;
  name: string;
  createdAt: Date;
  byDirectory: Generated<boolean>;
  externalId: string | null;
};

export type TeamMemberTable = {
  accountId: string;
  teamId: string;
  personId: string;
};

export type TeamRoleTable = {
  accountId: string;
  teamId: string;
  role: string;
  projectId: string | null;
  ownRoleId: Generated<string | null>;
};

export type TotpTable = {
  id: string;
  personId: string;
  name: string;
  seed: Buffer;
  createdAt: Date;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
  lastUsedOn: string | null;
};

export type VendorListTable = {
  language: string;
  version: number;
  updatedAt: Date;
  body: Json;
  fetchedAt: Date;
  freshUntil: Date;
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

export type VisitorDraftTable = {
  tokenHash: Buffer;
  id: string;
  url: string;
  host: string;
  locale: string;
  country: string | null;
  state: Generated<string>;
  problem: string | null;
  report: Json<string | null>;
  policy: string | null;
  banner: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date;
  sameAs: string | null;
};

export type WebhookAttemptTable = {
  accountId: string;
  deliveryId: string;
  number: number;
  at: Date;
  milliseconds: number;
  statusCode: number | null;
  failure: string | null;
  answer: string;
};

export type WebhookDeliveryTable = {
  accountId: string;
  id: string;
  endpointId: string;
  messageId: string;
  type: string;
  siteId: string | null;
  body: string;
  status: string;
  createdAt: Date;
  attempts: number;
  step: number;
  nextAt: Date | null;
};

export type WebhookEndpointTable = {
  accountId: string;
  id: string;
  url: string;
  description: string;
  types: string[];
  siteIds: string[];
  active: boolean;
  disabled: string | null;
  disabledAt: Date | null;
  failingSince: Date | null;
  secretNumber: number;
  oldSecretUntil: Date | null;
  createdAt: Date;
  eventKinds: Generated<string[]>;
};

export type WitnessedLogTable = {
  origin: string;
  size: number;
  root: Buffer;
  note: string;
  at: Date;
};

export type WorkerHeartbeatTable = {
  workerId: string;
  seenAt: Date;
};

export type Tables = {
  acceptance: AcceptanceTable;
  account: AccountTable;
  accountDeletion: AccountDeletionTable;
  accountHold: AccountHoldTable;
  accountPlan: AccountPlanTable;
  adoptedParty: AdoptedPartyTable;
  assessment: AssessmentTable;
  assessmentEdition: AssessmentEditionTable;
  auditEvent: AuditEventTable;
  auditLog: AuditLogTable;
  auditTally: AuditTallyTable;
  auditWord: AuditWordTable;
  banner: BannerTable;
  bannerApproval: BannerApprovalTable;
  bannerClosed: BannerClosedTable;
  bannerPicture: BannerPictureTable;
  bannerPreview: BannerPreviewTable;
  bannerSighting: BannerSightingTable;
  bannerText: BannerTextTable;
  bannerUpload: BannerUploadTable;
  bannerVersion: BannerVersionTable;
  companyDomain: CompanyDomainTable;
  companySignIn: CompanySignInTable;
  consent: ConsentTable;
  consentDay: ConsentDayTable;
  consentErasure: ConsentErasureTable;
  consentHour: ConsentHourTable;
  consentImport: ConsentImportTable;
  consentNotices: ConsentNoticesTable;
  consentRetention: ConsentRetentionTable;
  deletion: DeletionTable;
  directoryMember: DirectoryMemberTable;
  directoryUser: DirectoryUserTable;
  document: DocumentTable;
  documentVersion: DocumentVersionTable;
  dsarAgent: DsarAgentTable;
  dsarAgentRequest: DsarAgentRequestTable;
  dsarCalendar: DsarCalendarTable;
  dsarComparison: DsarComparisonTable;
  dsarErasure: DsarErasureTable;
  dsarFile: DsarFileTable;
  dsarFilePart: DsarFilePartTable;
  dsarForm: DsarFormTable;
  dsarInbox: DsarInboxTable;
  dsarKey: DsarKeyTable;
  dsarKeyUse: DsarKeyUseTable;
  dsarLetter: DsarLetterTable;
  dsarMail: DsarMailTable;
  dsarProcessor: DsarProcessorTable;
  dsarProcessorRequest: DsarProcessorRequestTable;
  dsarRedaction: DsarRedactionTable;
  dsarRequest: DsarRequestTable;
  dsarStep: DsarStepTable;
  dsarTask: DsarTaskTable;
  dsarWaitingLetter: DsarWaitingLetterTable;
  embedPart: EmbedPartTable;
  erasure: ErasureTable;
  evidenceAdoption: EvidenceAdoptionTable;
  evidenceAttestation: EvidenceAttestationTable;
  evidenceBatch: EvidenceBatchTable;
  evidenceCheckpoint: EvidenceCheckpointTable;
  evidenceCosignature: EvidenceCosignatureTable;
  evidenceCursor: EvidenceCursorTable;
  evidenceEntry: EvidenceEntryTable;
  evidenceKey: EvidenceKeyTable;
  evidenceStop: EvidenceStopTable;
  evidenceTile: EvidenceTileTable;
  evidenceTree: EvidenceTreeTable;
  export: ExportTable;
  facebookApp: FacebookAppTable;
  idempotencyKey: IdempotencyKeyTable;
  installation: InstallationTable;
  invitation: InvitationTable;
  legalNotice: LegalNoticeTable;
  legalNoticeText: LegalNoticeTextTable;
  mailHour: MailHourTable;
  member: MemberTable;
  newsletter: NewsletterTable;
  notice: NoticeTable;
  noticeText: NoticeTextTable;
  ownCatalogue: OwnCatalogueTable;
  ownRole: OwnRoleTable;
  ownershipOffer: OwnershipOfferTable;
  preference: PreferenceTable;
  preferenceDay: PreferenceDayTable;
  preferenceErased: PreferenceErasedTable;
  preferenceExpiry: PreferenceExpiryTable;
  preferenceHour: PreferenceHourTable;
  preferenceRetention: PreferenceRetentionTable;
  preferenceSignal: PreferenceSignalTable;
  preferenceTouched: PreferenceTouchedTable;
  preferenceUnanswered: PreferenceUnansweredTable;
  preferenceUnansweredDay: PreferenceUnansweredDayTable;
  preferenceUnsealed: PreferenceUnsealedTable;
  processingDrift: ProcessingDriftTable;
  processingDriftAcceptance: ProcessingDriftAcceptanceTable;
  processingDriftCheck: ProcessingDriftCheckTable;
  processingDriftSilence: ProcessingDriftSilenceTable;
  processingRecord: ProcessingRecordTable;
  processingRecordEdition: ProcessingRecordEditionTable;
  processingSiteEdition: ProcessingSiteEditionTable;
  project: ProjectTable;
  projectAccess: ProjectAccessTable;
  providerList: ProviderListTable;
  publicId: PublicIdTable;
  recipient: RecipientTable;
  recipientEdition: RecipientEditionTable;
  recipientFile: RecipientFileTable;
  recordQuestion: RecordQuestionTable;
  recordQuestionLink: RecordQuestionLinkTable;
  registerImport: RegisterImportTable;
  replyAddress: ReplyAddressTable;
  report: ReportTable;
  reportChunk: ReportChunkTable;
  reportEntry: ReportEntryTable;
  reportExclusion: ReportExclusionTable;
  reportFile: ReportFileTable;
  reportFormerVault: ReportFormerVaultTable;
  reportIdentityRequest: ReportIdentityRequestTable;
  reportLeaf: ReportLeafTable;
  reportOffice: ReportOfficeTable;
  reportOfficeDocument: ReportOfficeDocumentTable;
  reportOfficeEntry: ReportOfficeEntryTable;
  reportPart: ReportPartTable;
  reportRecovery: ReportRecoveryTable;
  reportReplacedPart: ReportReplacedPartTable;
  reportRing: ReportRingTable;
  reportRoot: ReportRootTable;
  reportServerEntry: ReportServerEntryTable;
  reportSession: ReportSessionTable;
  reportVault: ReportVaultTable;
  reportWrap: ReportWrapTable;
  republication: RepublicationTable;
  savedView: SavedViewTable;
  scan: ScanTable;
  scanSchedule: ScanScheduleTable;
  signInRules: SignInRulesTable;
  signInTry: SignInTryTable;
  signOff: SignOffTable;
  site: SiteTable;
  siteFacts: SiteFactsTable;
  siteOwner: SiteOwnerTable;
  siteService: SiteServiceTable;
  spentWork: SpentWorkTable;
  subject: SubjectTable;
  subjectConsent: SubjectConsentTable;
  subjectKey: SubjectKeyTable;
  subjectMerge: SubjectMergeTable;
  subscription: SubscriptionTable;
  subscriptionEvent: SubscriptionEventTable;
  team: TeamTable;
  teamMember: TeamMemberTable;
  teamRole: TeamRoleTable;
  vendorList: VendorListTable;
  versionPage: VersionPageTable;
  versionPdf: VersionPdfTable;
  visitorDraft: VisitorDraftTable;
  webhookAttempt: WebhookAttemptTable;
  webhookDelivery: WebhookDeliveryTable;
  webhookEndpoint: WebhookEndpointTable;
  witnessedLog: WitnessedLogTable;
  workerHeartbeat: WorkerHeartbeatTable;
};

/** The tables whose rows belong to an account. */
export const accountTables: readonly (keyof Tables)[] = [
  'acceptance',
  'accountDeletion',
  'accountHold',
  'accountPlan',
  'adoptedParty',
  'assessment',
  'assessmentEdition',
  'auditEvent',
  'auditLog',
  'auditTally',
  'auditWord',
  'banner',
  'bannerApproval',
  'bannerClosed',
  'bannerPicture',
  'bannerPreview',
  'bannerSighting',
  'bannerText',
  'bannerUpload',
  'bannerVersion',
  'companyDomain',
  'companySignIn',
  'consent',
  'consentDay',
  'consentErasure',
  'consentHour',
  'consentImport',
  'consentNotices',
  'consentRetention',
  'deletion',
  'directoryMember',
  'directoryUser',
  'document',
  'documentVersion',
  'dsarAgent',
  'dsarAgentRequest',
  'dsarCalendar',
  'dsarComparison',
  'dsarErasure',
  'dsarFile',
  'dsarFilePart',
  'dsarForm',
  'dsarKey',
  'dsarKeyUse',
  'dsarLetter',
  'dsarMail',
  'dsarProcessor',
  'dsarProcessorRequest',
  'dsarRedaction',
  'dsarRequest',
  'dsarStep',
  'dsarTask',
  'dsarWaitingLetter',
  'evidenceAdoption',
  'evidenceAttestation',
  'evidenceBatch',
  'evidenceCheckpoint',
  'evidenceCosignature',
  'evidenceCursor',
  'evidenceEntry',
  'evidenceKey',
  'evidenceStop',
  'evidenceTile',
  'evidenceTree',
  'export',
  'facebookApp',
  'idempotencyKey',
  'installation',
  'invitation',
  'legalNotice',
  'legalNoticeText',
  'mailHour',
  'member',
  'newsletter',
  'ownRole',
  'ownershipOffer',
  'preference',
  'preferenceDay',
  'preferenceErased',
  'preferenceExpiry',
  'preferenceHour',
  'preferenceRetention',
  'preferenceSignal',
  'preferenceTouched',
  'preferenceUnanswered',
  'preferenceUnansweredDay',
  'preferenceUnsealed',
  'processingDrift',
  'processingDriftAcceptance',
  'processingDriftCheck',
  'processingDriftSilence',
  'processingRecord',
  'processingRecordEdition',
  'processingSiteEdition',
  'project',
  'projectAccess',
  'publicId',
  'recipient',
  'recipientEdition',
  'recipientFile',
  'recordQuestion',
  'recordQuestionLink',
  'registerImport',
  'replyAddress',
  'report',
  'reportChunk',
  'reportEntry',
  'reportExclusion',
  'reportFile',
  'reportFormerVault',
  'reportIdentityRequest',
  'reportLeaf',
  'reportOffice',
  'reportOfficeDocument',
  'reportOfficeEntry',
  'reportPart',
  'reportRecovery',
  'reportReplacedPart',
  'reportRing',
  'reportRoot',
  'reportServerEntry',
  'reportSession',
  'reportVault',
  'reportWrap',
  'republication',
  'savedView',
  'scan',
  'scanSchedule',
  'signInRules',
  'signOff',
  'site',
  'siteFacts',
  'siteOwner',
  'siteService',
  'subject',
  'subjectConsent',
  'subjectKey',
  'subjectMerge',
  'subscription',
  'subscriptionEvent',
  'team',
  'teamMember',
  'teamRole',
  'versionPage',
  'versionPdf',
  'webhookAttempt',
  'webhookDelivery',
  'webhookEndpoint',
];
