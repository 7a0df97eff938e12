import { routesOfAgents } from './strangers-agents.ts';
import { routesOfDrafts } from './strangers-drafts.ts';
import { routesOfIcons } from './strangers-icons.ts';
import { routesOfReports } from './strangers-reports.ts';

/**
 * Work that a stranger's request may cause before the caller is known. A stranger is a caller without a session or key,
 * or with a public consent key, which every reader of a page has.
 */
export const strangersWork = {
  /** Applies to every route that is not public, unless stated otherwise. */
  refused: 'The key or session that came, if one did, is looked up. Nothing else.',
  memory: 'Nothing: it is answered from memory or a file.',
  none: 'A few bytes are put together.',
  lookup: 'One question to the database, by an index.',
  page: 'Where memory does not hold it, the document is read and its page rendered, within the time of strangers. Comparisons and PDFs are made in a thread with a deadline, and kept.',
  picture:
    'As a lookup. Where memory does not hold the picture, it is drawn in a thread of its own: 20 a minute of one network, and 20 that wait.',
  shell: 'The session that came, if one did, is looked up.',
  read: 'The body is counted, taken apart and checked, within the bytes and the time of strangers.',
  kept: 'The key or site is known from memory or looked up, 32 at once. The body is counted, taken apart and checked within the bytes and the time of strangers, and written with others of that moment.',
  key: 'The key is known from memory or looked up, 32 at once. Nothing of the body is read.',
  password:
    'As a body that is read. Then a password is hashed, at most two at once for everybody, or a mail is asked for.',
  token: 'As a body that is read. Then the token is looked up, and if it opens something a password is hashed.',
} as const;
export type StrangersWork = keyof typeof strangersWork;

export type ForStrangers = {
  readonly work: StrangersWork;
  /** Bytes of the body that are read; 0 if the response comes before that. Omitted: no body, or for a form `strangersBody`. */
  readonly body?: number;
  /** What the response to a well-formed request discloses if the thing it names does not exist. */
  readonly told: string;
  readonly status: number;
};

const kibibyte = 1024;
/** Limit of a form in bytes, unless its route has a lower one. */
export const strangersBody = 64 * kibibyte;

const nothingThere = 'That nothing is published there';
const page = { work: 'page', told: nothingThere, status: 404 } as const;
const evidence = {
  work: 'lookup',
  told: 'Sizes and hashes of an account whose id is known; nothing of who or what',
} as const;

/** Public endpoints of the contract, by group and name. */
export const openEndpoints: Readonly<Record<string, ForStrangers>> = {
  'accounts.instance': { work: 'none', told: 'Whether one can sign up, and whether hints are on', status: 200 },
  'accounts.terms': { work: 'none', told: 'The terms of this installation', status: 200 },
  'accounts.signUp': {
    work: 'password',
    told: 'Whether somebody has this address; with `AUTH_HINTS=strict` the same for all',
    status: 200,
  },
  'accounts.signIn': {
    work: 'password',
    told: 'Whether somebody has this address; with `AUTH_HINTS=strict` the same for all',
    status: 401,
  },
  'accounts.denySignIn': { work: 'token', told: 'That the link leads nowhere', status: 400 },
  'accounts.verifyEmail': { work: 'token', told: 'That the link leads nowhere', status: 400 },
  'secondFactor.beginPasskeySignIn': { work: 'token', told: 'What to sign, the same for all', status: 200 },
  'secondFactor.signInByPasskey': { work: 'token', told: 'That the passkey is refused', status: 401 },
  'secondFactor.signIn': { work: 'token', told: 'That no sign-in waits in this browser', status: 401 },
  'identities.begin': { work: 'token', told: 'That there is no such provider', status: 404 },
  'identities.returned': { work: 'none', told: 'The way to a page', status: 303 },
  'identities.finish': { work: 'token', told: 'That no trip to a provider began in this browser', status: 404 },
  'identities.finishByToken': { work: 'token', told: 'That there is no such provider', status: 404 },
  'companySignIn.find': {
    work: 'read',
    told: 'Whether the domain of an address signs in elsewhere, and under which name. Never whether somebody has it',
    status: 200,
  },
  'companySignIn.begin': {
    work: 'token',
    told: 'Whether the domain of an address signs in elsewhere, and under which name. Never whether somebody has it',
    status: 200,
  },
  'accounts.forgotPassword': {
    work: 'password',
    told: 'The same, whether somebody has this address or not',
    status: 200,
  },
  'accounts.resetPassword': { work: 'token', told: 'That the link leads nowhere', status: 400 },
  'teams.openInvitation': { work: 'token', told: 'That the link leads nowhere', status: 404 },
  'teams.signUpInvited': { work: 'token', told: 'That the link leads nowhere', status: 404 },
  'preferences.updatePreferences': { work: 'read', told: 'Nothing: two cookies are set', status: 200 },
  'policies.quickGenerate': {
    work: 'password',
    told: 'Whether somebody has this address; with `AUTH_HINTS=strict` that a sign-up comes first',
    status: 422,
  },
  'publishing.page': page,
  'publishing.fullLegal': page,
  'publishing.oldVersion': page,
  'publishing.cookieVersions': page,
  'publishing.oldCookieVersion': page,
  'publishing.terms': page,
  'publishing.termsVersions': page,
  'publishing.legalNotice': page,
  'publishing.legalNoticeVersions': page,
  'publishing.oldLegalNoticeVersion': page,
  'publishing.processingAgreement': page,
  'publishing.processingAgreementVersions': page,
  'publishing.oldProcessingAgreementVersion': page,
  'publishing.oldTermsVersion': page,
  'publishing.hostLlms': { work: 'none', told: 'How documents are found on this host', status: 200 },
  'publishing.documentSchema': { work: 'none', told: 'The schema of documents', status: 200 },
  'cookie-solution.script': { work: 'lookup', told: nothingThere, status: 404 },
  'cookie-solution.part': { work: 'lookup', told: nothingThere, status: 404 },
  'cookie-solution.where': { work: 'none', told: 'The country that the address of the request is of', status: 200 },
  'cookie-solution.file': { work: 'lookup', told: nothingThere, status: 404 },
  'cookie-solution.previewPage': { work: 'lookup', told: 'That there is no such preview', status: 404 },
  'installations.wordpressPlugin': { work: 'memory', told: 'The WordPress plugin, the same for all', status: 200 },
  'detection.badge': { work: 'lookup', told: 'That there is no such badge', status: 404 },
  'detection.reportPicture': { work: 'picture', told: 'That there is no such badge', status: 404 },
  'detection.publicReport': { work: 'lookup', told: 'That there is no such report', status: 200 },
  'choiceIntake.record': { work: 'kept', body: 0, told: 'Whether a banner is published at this id', status: 404 },
  'choiceIntake.unanswered': { work: 'kept', body: 0, told: 'Whether a banner is published at this id', status: 404 },
  'consentIntake.record': {
    work: 'kept',
    body: 0,
    told: 'Whether the key opens a site. Never whether a person is known',
    status: 401,
  },
  'consentIntake.create': {
    work: 'kept',
    body: 0,
    told: 'Whether the key opens a site. Never whether a person is known',
    status: 401,
  },
  'consentIntake.import': { work: 'key', body: 0, told: 'Whether the key is a private one', status: 401 },
  'consentIntake.subject': { work: 'key', body: 0, told: 'Whether the key is a private one', status: 401 },
  'evidenceFeed.checkpoint': { ...evidence, status: 404 },
  'evidenceFeed.checkpoints': { ...evidence, status: 200 },
  'evidenceFeed.keys': { ...evidence, status: 404 },
  'evidenceFeed.consistency': { ...evidence, status: 404 },
};

const link = { work: 'lookup', told: 'That the link leads nowhere', status: 404 } as const;
const file = { work: 'memory', status: 404 } as const;
/** By a token of the account, which is looked up first. */
const directory = {
  who: 'directories, by a token',
  work: 'lookup',
  body: 0,
  told: 'That the token opens nothing',
  status: 401,
} as const;

/** Routes outside the contract. Methods and paths as the server declares them. */
export const otherRoutes: Readonly<Record<string, ForStrangers & { readonly who: string }>> = {
  'GET /healthz': { who: 'anybody', work: 'none', told: 'That the process lives', status: 200 },
  'GET /readyz': { who: 'anybody', work: 'lookup', told: 'Whether the database answers', status: 200 },
  'GET /metrics': {
    who: 'whoever shows `METRICS_TOKEN`; without one, this machine',
    work: 'none',
    told: 'Nothing: 404',
    status: 404,
  },
  'GET /.well-known/security.txt': { who: 'anybody', work: 'none', told: 'Where weaknesses are reported', status: 200 },
  'POST /csp-reports': {
    who: 'anybody',
    work: 'read',
    body: 16 * kibibyte,
    told: 'Nothing. 20 a minute of one address are counted',
    status: 204,
  },
  'GET /api/v1/openapi.json': { who: 'anybody', work: 'memory', told: 'The description of the API', status: 200 },
  'GET /embed/*': { who: 'anybody', ...file, told: 'Scripts that customers paste' },
  'GET /assets/*': { who: 'anybody', ...file, told: 'Files of the dashboard' },
  ...routesOfIcons,
  'GET /verify': { who: 'anybody', work: 'memory', told: 'The page that checks proofs', status: 200 },
  'GET /scim/v2/ServiceProviderConfig': directory,
  'GET /scim/v2/ResourceTypes': directory,
  'GET /scim/v2/ResourceTypes/:id': directory,
  'GET /scim/v2/Schemas': directory,
  'GET /scim/v2/Schemas/:id': directory,
  'GET /scim/v2/Users': directory,
  'GET /scim/v2/Users/:id': directory,
  'POST /scim/v2/Users': directory,
  'PUT /scim/v2/Users/:id': directory,
  'PATCH /scim/v2/Users/:id': directory,
  'DELETE /scim/v2/Users/:id': directory,
  'GET /scim/v2/Groups': directory,
  'GET /scim/v2/Groups/:id': directory,
  'POST /scim/v2/Groups': directory,
  'PUT /scim/v2/Groups/:id': directory,
  'PATCH /scim/v2/Groups/:id': directory,
  'DELETE /scim/v2/Groups/:id': directory,
  'POST /auth/:provider/return': {
    who: 'browsers that a provider sends back by a form',
    work: 'read',
    body: 16 * kibibyte,
    told: 'The way to a page. No cookie is read, and nothing changes',
    status: 303,
  },
  'POST /auth/company/:accountId/logout': {
    who: 'the issuer of an account',
    work: 'token',
    body: 16 * kibibyte,
    told: 'That the token is not to be trusted',
    status: 400,
  },
  'GET /n/confirm/:token': { who: 'whoever has the link', ...link },
  'POST /n/confirm/:token': { who: 'whoever has the link', ...link, body: 16 * kibibyte },
  'GET /n/unsubscribe/:token': { who: 'whoever has the link', ...link },
  'POST /n/unsubscribe/:token': { who: 'whoever has the link', ...link, body: 16 * kibibyte },
  'GET /n/reply-to/:token': { who: 'whoever has the link', ...link },
  'POST /n/reply-to/:token': { who: 'whoever has the link', ...link, body: 16 * kibibyte },
  'GET /processing-records/questions': {
    who: 'anybody',
    work: 'none',
    told: 'A field for the key of a link',
    status: 200,
  },
  'POST /processing-records/questions': {
    who: 'whoever has the link',
    work: 'lookup',
    body: 64 * kibibyte,
    told: 'That nothing is asked there. 60 a minute of one network are read',
    status: 404,
  },
  'GET /dsar/request': { who: 'anybody', work: 'none', told: 'A field for the key of a request', status: 200 },
  'POST /dsar/request': {
    who: 'whoever has the key of a request',
    work: 'lookup',
    body: 64 * kibibyte,
    told: 'That no request belongs to the key. 30 a minute of one network are read',
    status: 404,
  },
  'GET /dsar/calendar/:address': {
    who: 'whoever has the address of a calendar; 30 a minute of one network',
    work: 'lookup',
    told: 'That there is no such calendar',
    status: 404,
  },
  'GET /dsar/:formId': { who: 'anybody', work: 'lookup', told: 'That no form is there', status: 404 },
  'POST /dsar/:formId': {
    who: 'anybody who uses their rights',
    work: 'lookup',
    body: 64 * kibibyte,
    told: 'That no form is there. Above 6 requests a minute of one network a browser works first, and above 60 none is received',
    status: 404,
  },
  ...routesOfAgents,
  ...routesOfReports,
  'POST /witness/add-checkpoint': {
    who: 'logs named in `WITNESS_LOGS`; the route is there if any are',
    work: 'read',
    body: 16 * kibibyte,
    told: 'Whether the log is witnessed here, and its last size',
    status: 400,
  },
  'GET /witness/key': {
    who: 'anybody, if any logs are witnessed',
    work: 'none',
    told: 'The key of the witness',
    status: 200,
  },
  ...routesOfDrafts,
};
