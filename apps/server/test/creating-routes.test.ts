import { allEndpoints, type Endpoint } from '@app/contract';
import { createGuard } from '@app/scanner';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Answer } from './app.ts';
import { aBanner, publish, url } from './banners.ts';
import { anAgent, anEnteredRequest, aProcessor, aPublicKey } from './dsar.ts';
import { databaseState } from './database-state.ts';
import { usualNewsletter } from './newsletters.ts';
import { exampleBody, makingAlone, tableOf } from './route-requests.ts';

/**
 * Rules for every route that creates something, when it is called with an `Idempotency-Key` and the process dies
 * between the work and the response: the response cannot be stored, as if the process had been killed there.
 */
const app = testApp({
  limits: 'off',
  guard: createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' }),
});

/** Routes that store a consent: the intake writes consents for many accounts at once, with ids derived from the key. */
const keepsConsent = new Set([
  'consentRecords.add',
  'consentRecords.withdraw',
  'newsletters.addSubscription',
  'newsletters.unsubscribe',
]);
const ofIntake =
  /public\.(?:consent_\d{4}_\d\d|consent|consent_hour|consent_day|subject|subject_key|subject_consent|evidence_batch|consent_notices)$/;

type Ready = { readonly post: (key: string) => Promise<Answer> };
type Making = {
  readonly table: string;
  readonly ready: (site: Site) => Promise<string | { path: string; body: object }>;
  readonly body?: object;
};
type Site = Awaited<ReturnType<typeof aSite>>;

const reader = async ({ made, path }: Site): Promise<string> => {
  const newsletterId = await made(`${path}/newsletters`, { ...usualNewsletter, preference: `news-${Math.random()}` });
  const body = { newsletterId, email: 'reader@example.com', language: 'en' };
  return `${path}/newsletter-subscriptions/${await made(`${path}/newsletter-subscriptions`, body)}`;
};
const consent = { subject: { email: 'someone@example.com' }, preferences: { news: true } };

const makings: Readonly<Record<string, Making>> = {
  'accounts.createApiKey': { table: 'apiKey', ready: async () => '/api/v1/api-keys', body: { name: 'Script' } },
  'accounts.rotateApiKey': {
    table: 'apiKey',
    ready: async ({ made }) => `/api/v1/api-keys/${await made('/api/v1/api-keys', { name: 'Script' })}/rotation`,
  },
  'sites.createProject': { table: 'project', ready: async () => '/api/v1/projects', body: { name: 'Project' } },
  'sites.create': { table: 'site', ready: async () => '/api/v1/sites', body: { name: 'Another', type: 'Site' } },
  'firstSites.start': {
    table: 'site',
    ready: async () => '/api/v1/site-starts',
    body: {
      url: 'start.example.com',
      owner: { name: 'Shop', email: 'shop@example.com', address: '1 High Street', country: 'IE' },
      language: 'en',
    },
  },
  'policies.generate': {
    table: 'document',
    ready: async () => '/en/privacy-policy-generator',
    body: { site_type: 'Site', document_type: 'privacy_policy', site_name: 'shop.example.com', pp_locale: 'en' },
  },
  'policies.createDocument': {
    table: 'document',
    ready: async ({ path }) => `${path}/documents`,
    body: { type: 'terms_and_conditions', languages: ['en'] },
  },
  'policies.addService': {
    table: 'siteService',
    ready: async ({ documentId }) => `/api/v1/documents/${documentId}/services`,
    body: { service: 'stripe' },
  },
  'publishing.publish': {
    table: 'documentVersion',
    async ready({ documentId, person }) {
      await person.post(`/api/v1/documents/${documentId}/services`, { service: 'matomo' });
      return `/api/v1/documents/${documentId}/publish`;
    },
  },
  'alternates.addAlternate': {
    table: 'processingRecord',
    async ready({ documentId, person }) {
      await person.post(`/api/v1/documents/${documentId}/services`, { service: 'matomo' });
      await person.post('/api/v1/processing-records/drafts', {});
      const { records } = (await person.get('/api/v1/processing-records')).json<{
        records: { id: string; anchor: { of: string } }[];
      }>();
      const ofService = records.find(({ anchor }) => anchor.of === 'service');
      return `/api/v1/processing-records/${ofService?.id}/alternates`;
    },
    body: { label: 'Staff area' },
  },
  'processingRecords.createOnBehalf': {
    table: 'processingRecord',
    ready: async () => '/api/v1/processing-records/on-behalf',
    body: { label: 'Hosting', onBehalf: {} },
  },
  'processingRecords.create': {
    table: 'processingRecord',
    ready: async () => '/api/v1/processing-records',
    body: { activity: { kind: 'other', name: { en: 'Payroll' } } },
  },
  'assessments.create': {
    table: 'assessment',
    async ready({ person }) {
      const body = { activity: { kind: 'other', name: { en: 'Payroll' } } };
      const made = await person.post('/api/v1/processing-records', body);
      return `/api/v1/processing-records/${made.json().id}/assessments`;
    },
    body: { kind: 'dpia' },
  },
  'registerImports.create': {
    table: 'registerImport',
    ready: async () => '/api/v1/processing-records/imports',
    body: {
      name: 'register.csv',
      data: Buffer.from('Processing activity,Person in charge\nKeys,somebody@example.com\n').toString('base64'),
    },
  },
  'recipientFiles.add': {
    table: 'recipientFile',
    async ready({ person }) {
      const made = await person.post('/api/v1/recipients', { name: 'Ink Ltd' });
      return `/api/v1/recipients/${made.json().id}/files`;
    },
    body: { name: 'contract.pdf', data: Buffer.from('%PDF-1.7').toString('base64') },
  },
  'dsar.create': {
    table: 'dsarRequest',
    ready: async () => '/api/v1/dsar-requests',
    body: anEnteredRequest,
  },
  'dsar.step': {
    table: 'dsarStep',
    async ready({ person }) {
      const made = await person.post('/api/v1/dsar-requests', anEnteredRequest);
      return `/api/v1/dsar-requests/${made.json().id}/steps`;
    },
    body: { version: 1, step: { action: 'begin' } },
  },
  'dsarAgents.add': {
    table: 'dsarAgent',
    ready: async ({ path }) => `${path}/dsar-form/agents`,
    body: anAgent,
  },
  'dsarProcessors.add': {
    table: 'dsarProcessor',
    ready: async () => '/api/v1/dsar-processors',
    body: aProcessor,
  },
  'dsarKeys.add': {
    table: 'dsarKey',
    ready: async ({ path }) => `${path}/dsar-form/keys`,
    body: { publicKey: aPublicKey },
  },
  'dsarFiles.begin': {
    table: 'dsarFile',
    async ready({ person }) {
      const made = await person.post('/api/v1/dsar-requests', anEnteredRequest);
      return `/api/v1/dsar-requests/${made.json().id}/files`;
    },
    body: { name: 'copy.pdf', size: 3 },
  },
  'members.create': {
    table: 'member',
    ready: async () => '/api/v1/members',
    body: { name: 'Corner Coffee Ltd', email: 'privacy@example.com', address: '1 High Street, Cork', country: 'IE' },
  },
  'cookie-solution.publish': { table: 'bannerVersion', ready: async (site) => url(site, '/publish') },
  'cookie-solution.publishSite': {
    table: 'bannerVersion',
    ready: async ({ siteId }) => `/api/v1/sites/${siteId}/publish`,
  },
  'signOffs.ask': {
    table: 'signOff',
    async ready({ documentId, person, path }) {
      await person.post(`/api/v1/documents/${documentId}/services`, { service: 'stripe' });
      return `${path}/sign-offs`;
    },
    body: {},
  },
  'cookie-solution.startExperiment': {
    table: 'bannerVersion',
    async ready(site) {
      await publish(site, { variants: [{ name: 'Centre', share: 40, position: 'centre' }] });
      return url(site, '/experiment');
    },
  },
  'newsletters.create': {
    table: 'newsletter',
    ready: async ({ path }) => `${path}/newsletters`,
    body: usualNewsletter,
  },
  'newsletters.resendReplyTo': {
    table: 'replyAddress',
    async ready({ made, path }) {
      const settings = { ...usualNewsletter, replyTo: `answers-${Math.random()}@example.com` };
      return `${path}/newsletters/${await made(`${path}/newsletters`, settings)}/reply-to-confirmation`;
    },
  },
  'newsletters.addSubscription': {
    table: 'subscription',
    async ready({ made, path }) {
      const newsletterId = await made(`${path}/newsletters`, usualNewsletter);
      return {
        path: `${path}/newsletter-subscriptions`,
        body: { newsletterId, email: 'new@example.com', language: 'en' },
      };
    },
  },
  'newsletters.resend': { table: 'subscription', ready: async (site) => `${await reader(site)}/confirmation` },
  'newsletters.unsubscribe': { table: 'consent', ready: async (site) => `${await reader(site)}/withdrawal` },
  'newsletters.startExport': { table: 'export', ready: async ({ path }) => `${path}/newsletter-exports` },
  'consentRights.startExport': { table: 'export', ready: async ({ path }) => `${path}/consent-exports` },
  'consentRights.eraseSubject': {
    table: 'consentErasure',
    async ready({ person, path }) {
      const { subjectId } = (await person.post(`${path}/consents`, consent)).json();
      return { path: `${path}/subjects/${subjectId}/erasure`, body: { mode: 'everything' } };
    },
  },
  'consentRecords.add': { table: 'consent', ready: async ({ path }) => `${path}/consents`, body: consent },
  'consentRecords.withdraw': {
    table: 'consent',
    ready: async ({ made, path }) => `${path}/consents/${await made(`${path}/consents`, consent)}/withdrawal`,
  },
  'consentRecords.createNotice': {
    table: 'legalNotice',
    ready: async ({ path }) => `${path}/legal-notices`,
    body: { identifier: 'term', version: '1', texts: [{ language: 'en', text: 'Terms' }] },
  },
  'consentRecords.createKey': {
    table: 'consentKey',
    ready: async ({ path }) => `${path}/consent-keys`,
    body: { kind: 'private', name: 'Server' },
  },
  'cookiePreferences.startExport': {
    table: 'export',
    ready: async ({ path }) => `${path}/preference-exports`,
  },
  'detection.start': { table: 'scan', ready: async ({ path }) => `${path}/scans` },
  'detection.adopt': {
    table: 'siteService',
    async ready({ made, path }) {
      const scanId = await made(`${path}/scans`, {});
      await app.runJobs();
      return { path: `${path}/scans/${scanId}/adoption`, body: { services: ['hotjar'] } };
    },
  },
  'teams.createTeam': {
    table: 'team',
    async ready({ person: { id } }) {
      return { path: '/api/v1/teams', body: { name: 'Writers', people: [id], roles: [] } };
    },
  },
  'teams.createRole': {
    table: 'ownRole',
    ready: async () => '/api/v1/roles',
    body: { name: 'Reader', permissions: ['sites.read'] },
  },
  'teams.invite': {
    table: 'invitation',
    ready: async () => '/api/v1/invitations',
    body: { emails: ['guest@example.com'] },
  },
  'webhooks.create': {
    table: 'webhookEndpoint',
    ready: async () => '/api/v1/webhooks',
    body: { url: 'https://hooks.example.com/candor', types: ['consent.recorded'] },
  },
};

const alone: Readonly<Record<string, Making>> = Object.fromEntries(
  makingAlone().map(({ name, endpoint }) => [
    name,
    { table: tableOf(endpoint) ?? '', ready: async () => endpoint.path, body: Object(exampleBody(endpoint)) },
  ]),
);

const creating = Object.entries(allEndpoints).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    endpoint.creates ? [{ name: `${feature}.${name}`, endpoint }] : [],
  ),
);

let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => {
    const { port } = server.address() as AddressInfo;
    const script = `<script src="http://static.hotjar.com:${port}/c/hotjar-1.js"></script>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Shop</title>${script}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

test('each route that makes something stands here, or needs nothing but its body', () => {
  expect(creating.filter(({ name }) => !makings[name] && !alone[name])).toEqual([]);
  expect(Object.keys(makings).filter((name) => !creating.some((one) => one.name === name))).toEqual([]);
});

describe('a process that ends before it answers, and the same request again', () => {
  test.each(creating)('$name leaves nothing, and is then done once', async ({ name, endpoint }) => {
    const making = makings[name] ?? alone[name];
    if (!making) throw new Error(`Say how ${name} is made ready.`);
    const { post, accountId } = await readied(making);
    const rows = async () => (await app.stored(making.table, { accountId })).length;
    const before = await databaseState(app.owner);
    const counted = await rows();

    await withoutAnswers(async () => expect((await post('retried')).statusCode).toBe(500));
    expect(differences(before, await databaseState(app.owner), keepsConsent.has(name))).toEqual([]);

    const done = await post('retried');
    expect(done.statusCode, done.body).toBe(endpoint.status ?? 200);
    const after = await rows();
    const again = await post('retried');
    if (endpoint.secret)
      expect(again.json()).toMatchObject({ code: 'idempotency.secret-shown', values: { id: done.json().id } });
    else expect([again.statusCode, again.body]).toEqual([done.statusCode, done.body]);
    expect(await rows()).toBe(after);
    // Resending and erasing change existing rows.
    expect(after - counted).toBeLessThanOrEqual(1);
    const other = await post('another');
    if (name === 'consentRecords.add') expect(other.json().id).not.toBe(done.json().id);
  });
});

async function readied(making: Making): Promise<Ready & { readonly accountId: string }> {
  const site = await aSite();
  const ready = await making.ready(site);
  const { path, body } = typeof ready === 'string' ? { path: ready, body: making.body ?? {} } : ready;
  await app.runJobs();
  return { accountId: site.person.accountId, post: (key) => site.person.post(path, body, { 'idempotency-key': key }) };
}

async function aSite() {
  const site = await aBanner(app);
  const { person } = site;
  const { port } = server.address() as AddressInfo;
  const path = `/api/v1/sites/${site.siteId}`;
  const named = await person.patch(path, { url: `http://shop.example:${port}/` });
  expect(named.statusCode, named.body).toBe(200);
  const made = async (where: string, body: object) => {
    const answer = await person.post(where, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<{ id: string }>().id;
  };
  return { ...site, path, made };
}

/** Makes storing responses fail while the work is committed. */
async function withoutAnswers(work: () => Promise<void>): Promise<void> {
  await app.owner.query('alter table idempotency_key add constraint away check (status is null) not valid');
  try {
    await work();
  } finally {
    await app.owner.query('alter table idempotency_key drop constraint away');
  }
}

function differences(before: Record<string, string>, after: Record<string, string>, keeps: boolean): string[] {
  return Object.keys(after).filter(
    (table) => before[table] !== after[table] && table !== 'public.idempotency_key' && !(keeps && ofIntake.test(table)),
  );
}
