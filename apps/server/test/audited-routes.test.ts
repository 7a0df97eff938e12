import { auditEvents, type Endpoint, type EventKind } from '@app/contract';
import { createGuard } from '@app/scanner';
import { loadWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { testApp, type Person } from './app.ts';
import { owner as controller } from './register.ts';
import { anAgent, anEnteredRequest, aProcessor, aPublicKey } from './dsar.ts';
import { ownedIds } from './owned-ids.ts';
import { ownerOfEverything } from './owner-of-everything.ts';
import { having, routeRequests, uuidParams } from './route-requests.ts';

/** Every route that writes says which events it records, or why none, and does as it says. */
const app = testApp({ limits: 'off', guard: createGuard({ resolve: async () => [] }), txt: async () => [] });
const { send } = routeRequests(app);

const writes = having(({ method }) => method !== 'GET');
const audited = having(({ audit }) => kindsOf(audit).length > 0);

function kindsOf(audit: Endpoint['audit']): readonly EventKind[] {
  if (audit === undefined || (typeof audit === 'object' && 'none' in audit)) return [];
  return typeof audit === 'string' ? [audit] : audit;
}

/** Kinds that no route records: those of jobs and of the operator, and what is recorded of refusals. */
const ofNoRoute: readonly EventKind[] = [
  'audit.expired',
  'processing-record.answered',
  'report-office.released',
  'report-office.signed',
  'report-office.unsigned',
  'report-pages.served',
  'role.refused',
];

test('every route that writes says what it records', () => {
  expect(writes.filter(({ endpoint }) => endpoint.audit === undefined).map(({ name }) => name)).toEqual([]);
});

test('every kind of event is recorded by some route, or stands in the list', () => {
  const recorded = new Set(audited.flatMap(({ endpoint }) => kindsOf(endpoint.audit)));
  const kinds = Object.keys(auditEvents) as EventKind[];
  expect(kinds.filter((kind) => !recorded.has(kind)).toSorted()).toEqual(ofNoRoute.toSorted());
});

describe('a call that succeeds records what its route says', () => {
  let owner: Person | undefined;
  const succeeded = new Set<string>();

  test.each(having(({ access, method }) => access !== 'public' || method !== 'GET'))(
    '$name',
    async ({ name, endpoint }) => {
      owner ??= await newOwner();
      const person = owner;
      const owned = await ownedIds(app.owner, person);
      const ids = Object.fromEntries(uuidParams(endpoint.path).map((param) => [param, owned(param)]));
      const { params, body } = (await given[name]?.({ owner: person, owned })) ?? {};
      const before = await kindsNow(person);
      const answer = await send(person, endpoint, { params: { ...ids, ...params }, ...(body && { body }) });
      // What ends a session or deletes something needs a new owner after it.
      if (endpoint.method === 'DELETE' || /deletion|session/.test(endpoint.path)) owner = undefined;
      if (answer.statusCode >= 300) return;
      succeeded.add(name);
      const added = (await kindsNow(person)).slice(before.length);
      const declared = kindsOf(endpoint.audit);
      expect(added.filter((kind) => !declared.some((one) => one === kind))).toEqual([]);
      expect(added.length > 0).toBe(declared.length > 0 && !unchanged.has(name));
    },
  );

  test('most of them do succeed', () => {
    const missed = audited.map(({ name }) => name).filter((name) => !succeeded.has(name));
    // Named one by one: a long list is cut in the report.
    expect(missed.filter((name) => !testedElsewhere.includes(name))).toEqual([]);
    expect([...testedElsewhere].filter((name) => !missed.includes(name))).toEqual([]);
  });

  test('the log has words for each field that changed', async () => {
    const { rows } = await app.owner.query<{ name: string }>(
      'select distinct jsonb_object_keys(changes) as name from audit_event',
    );
    const { fields } = await loadWords('en', 'audit');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ name }) => name).filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
  });
});

type Given = { readonly params?: Readonly<Record<string, string>>; readonly body?: object };
type Ready = (of: { readonly owner: Person; readonly owned: (param: string) => string }) => Given | Promise<Given>;

const aContract = { name: 'contract.pdf', data: Buffer.from('%PDF-1.7').toString('base64') };

/** Inputs of routes whose example would be refused. */
const given: Readonly<Record<string, Ready>> = {
  'companySignIn.addDomain': () => ({ body: { domain: 'given.com' } }),
  'accounts.renameAccount': () => ({ body: { name: 'Renamed' } }),
  'accounts.acceptTerms': () => ({ body: { accept: true } }),
  'cookie-solution.publishSite': () => ({ body: {} }),
  'accounts.changePassword': ({ owner: { password } }) => ({
    body: { currentPassword: password, newPassword: 'an entirely new street', confirmation: 'an entirely new street' },
  }),
  'accounts.changeEmail': ({ owner: { password } }) => ({ body: { email: 'moved@example.com', password } }),
  'accounts.confirmSession': ({ owner: { password } }) => ({ body: { password } }),
  'auditExports.start': () => ({ body: { format: 'csv' } }),
  'accounts.createApiKey': () => ({ body: { name: 'Script' } }),
  'cookie-solution.restore': () => ({ params: { number: '1' } }),
  async 'cookie-solution.save'({ owner, owned }) {
    const banner = (await owner.get(`/api/v1/sites/${owned('siteId')}/banner`)).json();
    return { body: { revision: banner.revision, configuration: banner.configuration } };
  },
  async 'detection.stop'({ owner, owned }) {
    // Among several scans, the one that is not over.
    await owner.post(`/api/v1/sites/${owned('siteId')}/scans`, {});
    const scans = await app.stored('scan', { accountId: owner.accountId });
    return { params: { scanId: String(scans.find(({ finishedAt }) => finishedAt === null)?.['id']) } };
  },
  'members.setOfSite': ({ owned }) => ({ body: { memberId: owned('memberId') } }),
  'newsletters.addSubscription': ({ owned }) => ({
    body: { newsletterId: owned('newsletterId'), email: 'another@example.com', language: 'en' },
  }),
  'accounts.setSignInRules': () => ({ body: { idleMinutes: 43_200, longestHours: null } }),
  'policies.addService': () => ({ body: { service: 'matomo' } }),
  'policies.changeService': () => ({ body: { overrides: {} } }),
  'policies.createDocument': () => ({ body: { type: 'terms_and_conditions', languages: ['en'] } }),
  async 'policies.deleteSiteLanguage'({ owner }) {
    const { sites } = (await owner.get('/api/v1/sites')).json<{ sites: { id: string; name: string }[] }>();
    const site = sites.find(({ name }) => name === 'Example site');
    return { params: { siteId: site?.id ?? '', language: 'de' } };
  },
  'policies.generate': () => ({
    body: { site_type: 'Site', document_type: 'privacy_policy', site_name: 'shop.example.com', pp_locale: 'en' },
  }),
  'policies.setServices': () => ({ body: { services: [{ service: 'stripe' }] } }),
  'dsar.create': ({ owned }) => ({ body: { ...anEnteredRequest, siteId: owned('siteId') } }),
  'dsar.updateForm': () => ({ body: { isPublished: false, keepMonths: 24 } }),
  async 'dsarCalendar.revoke'({ owner }) {
    await owner.put('/api/v1/dsar-calendar');
    return {};
  },
  async 'dsarCalendar.revokeOf'({ owner }) {
    await owner.put('/api/v1/dsar-calendar');
    const { calendars } = (await owner.get('/api/v1/access')).json<{ calendars: { id: string }[] }>();
    return { params: { dsarCalendarId: calendars[0]?.id ?? '' } };
  },
  async 'dsar.step'({ owner, owned }) {
    const { version } = (await owner.get(`/api/v1/dsar-requests/${owned('dsarRequestId')}`)).json();
    return { body: { version, step: { action: 'begin' } } };
  },
  'dsar.updateTask': () => ({ body: { outcome: 'none' } }),
  'dsarKeys.add': () => ({ body: { publicKey: aPublicKey } }),
  'dsarProcessors.add': () => ({ body: { ...aProcessor, name: 'Another' } }),
  'dsarProcessors.update': () => ({ body: { ...aProcessor, name: 'Renamed', propertyId: '4711' } }),
  'dsarAgents.add': () => ({ body: anAgent }),
  'dsarAgents.update': () => ({ body: { name: 'Renamed', verifyKey: anAgent.verifyKey, isRelied: true } }),
  'dsarRedactions.search': () => ({ body: { passages: ['x'] } }),
  'dsarRedactions.redact': ({ owned }) => ({
    body: { passages: ['x'], reason: 'third-party', fileIds: [owned('dsarFileId')] },
  }),
  'dsarFiles.begin': () => ({ body: { name: 'copy.pdf', size: 3 } }),
  async 'processingRecords.acceptDrift'({ owner, owned }) {
    const siteId = owned('siteId');
    await owner.post(`/api/v1/documents/${owned('documentId')}/services`, { service: 'hotjar' });
    const { findings } = (await owner.get(`/api/v1/processing-records/drift?siteId=${siteId}`)).json();
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    return { body: { siteId, id: findings[0].id, accepted: { reason: 'Soon gone', until } } };
  },
  'recipients.create': () => ({ body: { name: 'Shredding Ltd' } }),
  'recipients.update': () => ({ body: { version: 1, fields: { role: 'processor' } } }),
  async 'recipientFiles.add'({ owner }) {
    const { id } = (await owner.post('/api/v1/recipients', { name: 'Ink Ltd' })).json();
    return { params: { recipientId: id }, body: aContract };
  },
  async 'recipientFiles.delete'({ owner }) {
    const { id } = (await owner.post('/api/v1/recipients', { name: 'Toner Ltd' })).json();
    const file = (await owner.post(`/api/v1/recipients/${id}/files`, aContract)).json();
    return { params: { recipientId: id, recipientFileId: file.id } };
  },
  'processingRecords.changeDriftMail': () => ({ body: { weekly: false } }),
  'processingRecords.createOnBehalf': () => ({ body: { label: 'Hosting', onBehalf: {} } }),
  'processingRecords.create': () => ({ body: { activity: { kind: 'other', name: { en: 'Payroll' } } } }),
  'processingRecords.fill': ({ owned }) => ({ body: { siteId: owned('siteId') } }),
  async 'processingRecords.end'({ owner, owned }) {
    const path = `/api/v1/processing-records/${owned('processingRecordId')}`;
    await owner.put(`/api/v1/sites/${owned('siteId')}/owner`, controller);
    const { version, fields } = (await owner.get(path)).json();
    const complete = {
      ...fields,
      measures: ['encryption-in-transit'],
      subjects: ['customers'],
      systems: ['Office'],
      processedBy: ['controller'],
    };
    const changed = await owner.put(path, { version, fields: complete });
    const confirmed = await owner.post(`${path}/confirmation`, { version: changed.json().version });
    return { body: { version: confirmed.json().version } };
  },
  async 'processingRecords.delete'({ owner }) {
    const activity = { kind: 'other', name: { en: 'Payroll of the past' } };
    const { id } = (await owner.post('/api/v1/processing-records', { activity })).json();
    return { params: { processingRecordId: id } };
  },
  'processingRecords.update': () => ({ body: { version: 1, fields: { subjects: ['customers'] } } }),
  'recordQuestions.create': ({ owned }) => ({ body: { recordIds: [owned('processingRecordId')], language: 'en' } }),
  'assessments.create': () => ({ body: { kind: 'screening' } }),
  async 'assessments.update'({ owner, owned }) {
    const { version } = (await owner.get(`/api/v1/assessments/${owned('assessmentId')}`)).json();
    return { body: { version, answers: {} } };
  },
  'registerImports.create': () => ({
    body: { name: 'register.csv', data: Buffer.from('Processing activity\nKeys\n').toString('base64') },
  }),
  'publishing.mailInstructions': () => ({ body: { emails: 'editor@example.com', language: 'en' } }),
  'firstSites.start': () => ({
    body: {
      url: 'start.example.com',
      owner: { name: 'Shop', email: 'shop@example.com', address: '1 High Street', country: 'IE' },
      language: 'en',
    },
  }),
  'sites.create': () => ({ body: { name: 'Another', type: 'Site' } }),
  'sites.createProject': () => ({ body: { name: 'Another' } }),
  'sites.update': () => ({ body: { name: 'Renamed' } }),
  'teams.createRole': () => ({ body: { name: 'Reader', permissions: ['sites.read'] } }),
  'teams.createTeam': ({ owner }) => ({ body: { name: 'Writers', people: [owner.id], roles: [] } }),
  'teams.invite': () => ({ body: { emails: ['guest@example.com'] } }),
  'teams.updateRole': () => ({ body: { name: 'Looker', permissions: ['sites.read', 'documents.read'] } }),
  'teams.updateTeam': () => ({ body: { name: 'Authors', people: [], roles: [] } }),
  'teams.switchAccount': ({ owner: { accountId } }) => ({ body: { accountId } }),
  'webhooks.create': () => ({ body: { url: 'https://hooks.example.com/more', types: ['consent.recorded'] } }),
  'webhooks.update': () => ({ body: { description: 'For the warehouse' } }),
};

/** Routes that find nothing to do for an owner of everything. */
const unchanged: ReadonlySet<string> = new Set([
  'accounts.endOtherSessions',
  'companySignIn.checkDomain',
  'publishing.startRepublication',
  'cookie-solution.publishSite',
]);

/** Routes that no example can call: recorded.test.ts and the tests of their features hold what they record. */
const testedElsewhere: readonly string[] = [
  'accounts.cancelDeletion',
  'accounts.planDeletion',
  'auditExports.download',
  'accounts.changeEmail',
  'accounts.denySignIn',
  'accounts.resetPassword',
  'accounts.signIn',
  'accounts.signUp',
  'accounts.verifyEmail',
  'consentRights.downloadExport',
  'consentRights.mergeSubject',
  'cookie-solution.restore',
  'cookie-solution.startExperiment',
  'companySignIn.connect',
  'companySignIn.setRequired',
  'facebookApps.connect',
  'facebookApps.disconnect',
  'identities.finish',
  'identities.finishByToken',
  'identities.link',
  'secondFactor.addPasskey',
  'secondFactor.confirmByPasskey',
  'secondFactor.signInByPasskey',
  'secondFactor.confirmTotp',
  'secondFactor.removeTotp',
  'secondFactor.confirm',
  'secondFactor.signIn',
  'signOffs.ask',
  'signOffs.approve',
  'signOffs.withdraw',
  'cookie-solution.stopExperiment',
  'cookie-solution.upload',
  'keptEvidence.delete',
  'keptEvidence.deleteDocument',
  'newsletters.downloadExport',
  'policies.addService',
  'policies.quickGenerate',
  'policies.restoreService',
  // Need managers with keys: site-office.test.ts records both.
  'reportOffices.propose',
  'reportOffices.mails',
  'reportOffices.withdraw',
  'reportOffices.end',
  'dsar.addTasks',
  'dsar.eraseChoices',
  'dsarFiles.addHeld',
  'dsarFiles.certificate',
  'dsarProcessors.send',
  'dsarProcessors.cancel',
  'dsarIdentity.compare',
  'dsarIdentity.document',
  'dsarIdentity.readComparison',
  'processingRecords.confirm',
  'processingRecords.export',
  'processingRecords.proveEdition',
  'recordQuestions.decide',
  'assessments.complete',
  'questions.answerQuestions',
  'teams.acceptInvitation',
  'teams.acceptOwnership',
  'teams.declineOwnership',
  'teams.leave',
  'teams.offerOwnership',
  'teams.removePerson',
  'teams.setRoles',
  'teams.signUpInvited',
  'teams.withdrawOwnership',
];

async function newOwner(): Promise<Person> {
  const owner = await ownerOfEverything(app, send);
  // Proofs and exports are there once their jobs have run.
  await app.runScheduled('evidence.sequence');
  return owner;
}

async function kindsNow({ accountId }: Person): Promise<string[]> {
  const { rows } = await app.owner.query<{ kind: string }>(
    'select kind from audit_event where account_id = $1 order by xmin::text::bigint, id',
    [accountId],
  );
  return rows.map(({ kind }) => kind);
}
