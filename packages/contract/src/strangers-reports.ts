const kibibyte = 1024;
/** The JSON of a report or of a call to a mailbox, without its files. */
const sealed = 2 * kibibyte * kibibyte;
const reporter = 'reporters, after work of their browser; a network is counted by an HMAC of a day';
/** Without the header that pages of other origins cannot send, nothing is looked up. */
const refused = { work: 'none', body: 0, told: 'Nothing', status: 403 } as const;
const manager = { ...refused, who: 'managers, by a session of the Management Tool' } as const;
const managerReads = { who: manager.who, work: 'lookup', told: 'That the session is none', status: 401 } as const;
const noOffice = { work: 'read', told: 'That there is no such form', status: 404 } as const;
const tool = '/report/api/tool';

/** Addresses of reporters and their managers, as `otherRoutes` describes them. */
export const routesOfReports = {
  'GET /report/:officeId': { who: 'anybody', work: 'memory', told: 'The same page as of any form', status: 200 },
  'GET /report/tool': { who: 'anybody', work: 'memory', told: 'The page of the Management Tool', status: 200 },
  'GET /report/assets/*': { who: 'anybody', work: 'memory', told: 'Files of the pages', status: 404 },
  'GET /.well-known/candor-report.json': {
    who: 'anybody',
    work: 'memory',
    told: 'The hashes of all that the pages consist of',
    status: 200,
  },
  'GET /report/api/work': { who: 'reporters', work: 'none', told: 'A task for the browser', status: 200 },
  'GET /report/api/challenge': { who: 'reporters', work: 'none', told: 'A challenge to sign', status: 200 },
  'GET /report/api/offices/:office': {
    who: 'anybody',
    work: 'lookup',
    told: 'That there is no such form',
    status: 404,
  },
  'POST /report/api/offices/:office/arrivals': { ...noOffice, who: reporter, body: 256 * kibibyte },
  'PUT /report/api/offices/:office/arrivals/:lookup/:file/:chunk': {
    ...noOffice,
    who: reporter,
    body: 256 * kibibyte + 16,
  },
  'POST /report/api/offices/:office/reports': { ...noOffice, who: reporter, body: sealed },
  'POST /report/api/offices/:office/mailbox': {
    who: 'whoever signs by a receipt',
    work: 'read',
    body: sealed,
    told: 'The same as of a wrong receipt',
    status: 200,
  },
  [`POST ${tool}/session`]: { ...refused, who: 'managers, by a token that the dashboard gave' },
  [`GET ${tool}/session`]: managerReads,
  [`DELETE ${tool}/session`]: manager,
  [`PUT ${tool}/vault`]: manager,
  [`DELETE ${tool}/vault`]: manager,
  [`POST ${tool}/vault/:vault/return`]: manager,
  [`GET ${tool}/ring`]: managerReads,
  [`PUT ${tool}/ring/:block`]: manager,
  [`GET ${tool}/offices`]: managerReads,
  [`POST ${tool}/offices/:office/documents`]: manager,
  [`POST ${tool}/offices/:office/release`]: manager,
  [`GET ${tool}/offices/:office/reports`]: managerReads,
  [`GET ${tool}/offices/:office/recovery`]: managerReads,
  [`POST ${tool}/offices/:office/recovery`]: manager,
  [`POST ${tool}/offices/:office/recovery/stop`]: manager,
  [`POST ${tool}/offices/:office/recovery/opening`]: manager,
  [`GET ${tool}/offices/:office/recovery/reports`]: managerReads,
  [`GET ${tool}/offices/:office/identity-requests`]: managerReads,
  [`GET ${tool}/calendar.ics`]: managerReads,
  [`POST ${tool}/reports/:report/opening`]: manager,
  [`POST ${tool}/reports/:report/entries`]: manager,
  [`POST ${tool}/reports/:report/identity`]: manager,
  [`POST ${tool}/reports/:report/identity-requests`]: manager,
  [`POST ${tool}/reports/:report/identity-requests/:number`]: manager,
  [`POST ${tool}/reports/:report/recovered`]: manager,
  [`GET ${tool}/reports/:report/log`]: managerReads,
  [`GET ${tool}/reports/:report/files/:file/:chunk`]: managerReads,
  [`PUT ${tool}/reports/:report/files/:file/:chunk`]: manager,
} as const;
