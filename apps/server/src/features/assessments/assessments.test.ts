import type { Answer, Assessment, assessments, ProcessingRecord } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { filled, listed, made, registerPath, shop } from '#test/register.ts';
import { listUnassessed, type Unassessed } from './index.ts';

const app = testApp({ limits: 'off' });
const path = '/api/v1/assessments';

type Kind = Assessment['kind'];

async function recordOf(person: Person, name: string): Promise<string> {
  return (await listed(person)).find((one) => one.name === name)?.id ?? '';
}

/** A shop whose records are drafts, and the id of the record with a name. */
async function shopRecord(person: Person, name = 'Google Analytics 4') {
  const made = await shop(person);
  await filled(person);
  return { ...made, recordId: await recordOf(person, name) };
}

async function begun(person: Person, recordId: string, kind: Kind): Promise<Assessment> {
  const answer = await person.post(`${registerPath}/${recordId}/assessments`, { kind });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function read(by: Client, id: string): Promise<Assessment> {
  return (await by.get(`${path}/${id}`)).json();
}

async function saved(person: Person, { id, version, answers }: Assessment, changed: object): Promise<Assessment> {
  const answer = await person.put(`${path}/${id}`, { version, answers: { ...answers, ...changed } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const of = ({ questions }: Assessment, id: string) => questions.find((question) => question.id === id);

/** Everything that an assessment still asks, answered by the last choice and a text. */
function answered({ questions, answers }: Assessment) {
  return {
    choices: {
      ...Object.fromEntries(questions.flatMap(({ id, options }) => (options[0] ? [[id, options[0]]] : []))),
      ...answers.choices,
    },
    texts: { ...Object.fromEntries(questions.map(({ id }) => [id, 'We looked into it.'])), ...answers.texts },
  };
}

const rated = (degree: number) => ({ likelihood: degree, severity: degree });
const risk = (after: number) => ({
  id: crypto.randomUUID(),
  text: 'Somebody else reads it',
  measures: 'Encryption',
  before: rated(3),
  after: rated(after),
});

/** A DPIA of a record, completed. */
async function completedDpia(person: Person, recordId: string): Promise<Assessment> {
  const draft = await begun(person, recordId, 'dpia');
  const ready = await saved(person, draft, { ...answered(draft), risks: [risk(1)] });
  expect(ready.missing).toEqual([]);
  const answer = await person.post(`${path}/${draft.id}/completion`, { version: ready.version });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function ofRecord(person: Person, recordId: string): Promise<Answer<typeof assessments.ofRecord>> {
  return (await person.get(`${registerPath}/${recordId}/assessments`)).json();
}

test('a screening proposes each answer from the facts of its record, with the reason, and leaves open what they do not say', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person, 'Stripe');
  const screening = await begun(person, recordId, 'screening');
  expect(of(screening, 'sensitive-data')).toMatchObject({
    article: 'WP 248 rev.01, 4',
    proposal: { choice: 'yes', reasons: [{ fact: 'data', name: 'Payment data' }] },
  });
  expect(of(screening, 'large-scale')?.proposal).toEqual({ choice: 'unknown', text: '', reasons: [] });
  expect(screening.answers.choices).toMatchObject({ 'sensitive-data': 'yes' });
  expect(screening.answers.choices).not.toHaveProperty('large-scale');
  expect(screening.screening).toMatchObject({ verdict: 'open' });
});

test('facts that change in the documents change what is proposed, and the assessment says so until it is saved', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person, 'Contact');
  const screening = await begun(person, recordId, 'screening');
  expect(of(screening, 'sensitive-data')?.proposal.choice).toBe('unknown');
  const stated = { sensitiveData: ['health'], sensitiveCondition: 'explicit-consent' };
  expect((await person.put(`${registerPath}/${recordId}/stated`, stated)).statusCode).toBe(200);

  const now = await read(person, screening.id);
  expect(of(now, 'sensitive-data')).toMatchObject({
    hasChanged: true,
    proposal: { choice: 'yes', reasons: [{ fact: 'sensitive', name: expect.stringMatching(/health/i) }] },
  });
  // Nobody answered it: what somebody decided is not overwritten.
  expect(now.answers.choices).not.toHaveProperty('sensitive-data');
  // Another language is no change of a fact.
  const german: Assessment = (await person.get(`${path}/${screening.id}`, { 'accept-language': 'de' })).json();
  expect(german.questions.filter(({ hasChanged }) => hasChanged).map(({ id }) => id)).toEqual(['sensitive-data']);

  const after = await saved(person, now, { choices: { ...now.answers.choices, 'sensitive-data': 'yes' } });
  expect(after.questions.filter(({ hasChanged }) => hasChanged)).toEqual([]);
  // The record says the same as its screening.
  expect((await ofRecord(person, recordId)).screening).toEqual({ ...after.screening, isProposed: false });
});

test('a change in the generator reaches a DPIA, whose description is that of the record', async () => {
  const person = await app.signUp();
  const { recordId, documentId } = await shopRecord(person);
  const dpia = await begun(person, recordId, 'dpia');
  const record = (await person.get(`${registerPath}/${recordId}`)).json();
  expect(dpia.answers.texts).toMatchObject({
    'dpia-data': record.stated.data,
    'dpia-retention': record.stated.kept,
    'dpia-purpose': record.stated.purpose,
  });
  const { services } = (await person.get(`/api/v1/documents/${documentId}`)).json();
  const row = services.find(({ name }: { name: string }) => name === 'Google Analytics 4').id;
  const overrides = { dataTypes: ['ip-address', 'precise-location'] };
  expect((await person.put(`/api/v1/documents/${documentId}/services/${row}`, { overrides })).statusCode).toBe(200);
  const now = await read(person, dpia.id);
  expect(now.questions.filter(({ hasChanged }) => hasChanged).map(({ id }) => id)).toEqual(['dpia-data']);
  expect(of(now, 'dpia-data')?.proposal.text).toMatch(/location/i);
});

test('an assessment that lacks something names it and is not completed', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  const dpia = await begun(person, recordId, 'dpia');
  expect(dpia.missing).toContainEqual({ code: 'risks' });
  expect(dpia.missing).toContainEqual({ code: 'answer', question: 'dpia-conclusion' });
  const refused = await person.post(`${path}/${dpia.id}/completion`, { version: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment.incomplete']);
  // A high risk that remains needs the authority. GDPR Art. 36.
  const high = await saved(person, dpia, { ...answered(dpia), risks: [risk(4)] });
  expect(high.missing).toEqual([{ code: 'consultation' }]);
  const consulting = { choices: { ...high.answers.choices, 'dpia-conclusion': 'consult' } };
  expect((await saved(person, high, consulting)).missing).toEqual([]);
});

test('what is completed says who and when, is due for review in a year, and is a draft again when it is changed', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  const dpia = await completedDpia(person, recordId);
  const inAYear = new Date(app.clock.now());
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  expect(dpia).toMatchObject({
    state: 'completed',
    reviewOn: inAYear.toISOString().slice(0, 10),
    isDue: false,
    completed: { at: dpia.updatedAt, by: { email: person.email } },
  });
  expect(dpia.reviewProposed).toBe(dpia.reviewOn);
  const due = (await person.get(`${path}?reviewBy=${dpia.reviewOn}`)).json<Answer<typeof assessments.list>>();
  expect(due.assessments.map(({ id }) => id)).toEqual([dpia.id]);
  const draft = await saved(person, dpia, { texts: { ...dpia.answers.texts, 'dpia-systems': 'Mailbox' } });
  expect(draft).toMatchObject({ state: 'draft', reviewOn: null, completed: dpia.completed });
});

test('a review that changes nothing keeps a version with the new day, and what facts said is acknowledged', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person, 'Contact');
  const draft = await begun(person, recordId, 'legitimate-interests');
  const ready = await saved(person, draft, answered(draft));
  const completed = await person.post(`${path}/${draft.id}/completion`, { version: ready.version });
  expect(completed.statusCode, completed.body).toBe(200);
  const record = (await person.get(`${registerPath}/${recordId}`)).json<ProcessingRecord>();
  const put = { version: record.version, fields: { ...record.fields, subjects: ['children'] } };
  expect((await person.put(`${registerPath}/${recordId}`, put)).statusCode).toBe(200);
  const changed = await read(person, draft.id);
  expect([of(changed, 'lia-vulnerable')?.hasChanged, changed.state]).toEqual([true, 'completed']);

  const reviewed = await person.post(`${path}/${draft.id}/completion`, {
    version: changed.version,
    reviewOn: '2099-01-31',
  });
  expect(reviewed.statusCode, reviewed.body).toBe(200);
  const after: Assessment = reviewed.json();
  expect(after).toMatchObject({ state: 'completed', reviewOn: '2099-01-31', version: changed.version + 1 });
  expect([after.answers, after.questions.filter(({ hasChanged }) => hasChanged)]).toEqual([changed.answers, []]);
  const { versions } = (await person.get(`${path}/${draft.id}/versions`)).json<Answer<typeof assessments.versions>>();
  expect(versions.map(({ state, reviewOn }) => [state, reviewOn])).toEqual([
    ['completed', '2099-01-31'],
    ['completed', changed.reviewOn],
    ['draft', null],
    ['draft', null],
  ]);
});

test('what was completed can be read again after it was changed, and after its record is gone', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  const dpia = await completedDpia(person, recordId);
  const texts = { ...dpia.answers.texts, 'dpia-purpose': 'Something else' };
  await saved(person, dpia, { texts });
  const url = `${path}/${dpia.id}/versions`;
  const version: Answer<typeof assessments.version> = (await person.get(`${url}/${dpia.version}`)).json();
  expect(version).toMatchObject({
    version: dpia.version,
    state: 'completed',
    reviewOn: dpia.reviewOn,
    by: { email: person.email },
    kind: 'dpia',
    record: dpia.record,
    answers: dpia.answers,
  });
  expect(version.questions.map(({ id }) => id)).toEqual(dpia.questions.map(({ id }) => id));
  const missing = await person.get(`${url}/99`);
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'assessment.version-not-found']);
  await person.delete(`${registerPath}/${recordId}`);
  expect((await person.get(`${url}/${dpia.version}`)).json()).toMatchObject({ answers: dpia.answers });
});

test('answers whose question is not asked any more are left out when it is saved, and their version keeps them', async () => {
  const person = await app.signUp();
  const { recordId, siteId, owner } = await shopRecord(person, 'Contact');
  const move = async (country: string) =>
    expect((await person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, country })).statusCode).toBe(200);
  await move('FR');
  const screening = await begun(person, recordId, 'screening');
  const inFrance = await saved(person, screening, { choices: { 'large-scale': 'yes', 'list-location': 'no' } });
  await move('IE');
  const after = await saved(person, inFrance, {});
  expect(after.answers.choices).toEqual({ 'large-scale': 'yes' });
  const before = (await person.get(`${path}/${screening.id}/versions/2`)).json<Answer<typeof assessments.version>>();
  expect(before.answers.choices).toEqual({ 'large-scale': 'yes', 'list-location': 'no' });
  expect(before.questions.map(({ id }) => id)).toContain('list-location');

  const dpia = await begun(person, recordId, 'dpia');
  const inCalifornia = await saved(person, dpia, { laws: ['gdpr', 'us-ca'], texts: { 'us-ca-trigger': 'Selling' } });
  const without = await saved(person, inCalifornia, { laws: ['gdpr'] });
  expect(without.answers.texts).not.toHaveProperty('us-ca-trigger');
});

test('what is said of the whole site is not said of each of its records', async () => {
  const person = await app.signUp();
  const { recordId, siteId } = await shopRecord(person, 'Contact');
  const stated = await person.patch(`/api/v1/sites/${siteId}`, { audience: { children: true } });
  expect(stated.statusCode, stated.body).toBe(200);
  const screening = await begun(person, recordId, 'screening');
  expect(of(screening, 'vulnerable')?.proposal).toEqual({ choice: 'unknown', text: '', reasons: [] });
});

test('a controller in the United States assesses under the GDPR, too, where its site addresses the EEA (Art. 3(2))', async () => {
  const person = await app.signUp();
  const { recordId, siteId, owner } = await shopRecord(person, 'Contact');
  expect((await person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, country: 'US' })).statusCode).toBe(200);
  const address = async (...areas: readonly string[]) =>
    expect((await person.patch(`/api/v1/sites/${siteId}`, { areas })).statusCode).toBe(200);
  await address('home');
  expect((await begun(person, await recordOf(person, 'Stripe'), 'dpia')).answers.laws).toEqual(['us-ca']);
  await address('home', 'eea');
  expect((await begun(person, recordId, 'dpia')).answers.laws).toEqual(['gdpr', 'us-ca']);
});

test('what is done on behalf of customers is not assessed here', async () => {
  const person = await app.signUp();
  const { id } = await made(person, '/processing-records/on-behalf', { label: 'Shops of customers', onBehalf: {} });
  expect(await ofRecord(person, id)).toEqual({ screening: null, needed: [], assessments: [] });
  const refused = await person.post(`${registerPath}/${id}/assessments`, { kind: 'screening' });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'processing-record.not-found']);
});

test('each change keeps a version that nobody in the account can change, and two are compared (R4)', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  const dpia = await begun(person, recordId, 'dpia');
  const one = risk(1);
  const texts = { ...dpia.answers.texts, 'dpia-systems': 'Mailbox' };
  await saved(person, dpia, { texts, risks: [one], laws: ['gdpr', 'ch'] });
  const { versions } = (await person.get(`${path}/${dpia.id}/versions`)).json<Answer<typeof assessments.versions>>();
  expect(versions.map(({ version, by, state }) => [version, by?.email, state])).toEqual([
    [2, person.email, 'draft'],
    [1, person.email, 'draft'],
  ]);
  const compared = await person.get(`${path}/${dpia.id}/comparison?from=1&to=2`);
  expect(compared.json()).toEqual({
    changes: [
      { what: 'laws', before: ['gdpr'], after: ['gdpr', 'ch'] },
      { what: 'text', of: 'dpia-systems', before: null, after: 'Mailbox' },
      { what: 'risk', of: one.id, before: null, after: one },
    ],
  });
  expect((await person.get(`${path}/${dpia.id}/comparison?from=1&to=9`)).json().code).toBe(
    'assessment.version-not-found',
  );
  const late = await person.put(`${path}/${dpia.id}`, { version: 1, answers: {} });
  expect([late.statusCode, late.json().code]).toEqual([409, 'assessment.changed']);
  await expect(app.owner.query(`set role candor_app; delete from assessment_edition`)).rejects.toThrow(
    'permission denied',
  );
  await app.owner.query('reset role');
});

test('the assessments that a record needs follow from its facts', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  await person.put(`${registerPath}/${recordId}/stated`, { legalBasis: 'legitimate-interests' });
  expect((await ofRecord(person, recordId)).needed).toEqual(['screening', 'legitimate-interests', 'transfer']);
  const fieldsOf = async () => (await person.get(`${registerPath}/${recordId}`)).json<ProcessingRecord>();
  // An exception rests on no safeguard that the law of the country could undo. GDPR Art. 49.
  for (const [basis, isNeeded] of [
    ['explicit-consent', false],
    ['standard-clauses', true],
  ] as const) {
    const { version, fields } = await fieldsOf();
    const put = { version, fields: { ...fields, transferBasis: basis } };
    expect((await person.put(`${registerPath}/${recordId}`, put)).statusCode).toBe(200);
    expect((await ofRecord(person, recordId)).needed.includes('transfer')).toBe(isNeeded);
  }
  const interests = await begun(person, recordId, 'legitimate-interests');
  const transfer = await begun(person, recordId, 'transfer');
  expect(of(transfer, 'tia-transfers')?.proposal.text).toContain('United States');
  for (const draft of [interests, transfer]) {
    const ready = await saved(person, draft, answered(draft));
    const done = await person.post(`${path}/${draft.id}/completion`, { version: ready.version });
    expect(done.statusCode, done.body).toBe(200);
  }
  const twice = await person.post(`${registerPath}/${recordId}/assessments`, { kind: 'transfer' });
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'assessment.there']);
});

test('records whose screening says that a DPIA is needed are found until one is completed', async () => {
  const person = await app.signUp();
  const { recordId, siteId } = await shopRecord(person, 'Contact');
  const ofContact = (all: readonly Unassessed[]) => all.filter((one) => one.recordId === recordId);
  const found = async (of = {}) =>
    ofContact(
      await app.services.db.inAccount(person.accountId, (tx) =>
        listUnassessed(tx, person.accountId, { language: 'en', now: app.clock.now(), ...of }),
      ),
    );
  expect(await found()).toEqual([]);
  const screening = await begun(person, recordId, 'screening');
  await saved(person, screening, { choices: { 'large-scale': 'yes', matching: 'yes' } });
  const expected = { recordId, name: 'Contact', siteId, isProposed: false };
  expect([await found(), await found({ siteId })]).toEqual([[expected], [expected]]);
  expect(await found({ siteId: crypto.randomUUID() })).toEqual([]);
  await completedDpia(person, recordId);
  expect(await found()).toEqual([]);
});

test('of applicants whose data is health data, facts alone propose a DPIA', async () => {
  const person = await app.signUp();
  const activity = {
    kind: 'other',
    name: { en: 'Applicants' },
    sensitiveData: ['health'],
    sensitiveCondition: 'employment',
    legalBasis: 'contract',
  };
  const { id } = await made(person, '/processing-records', { activity, subjects: ['applicants'] });
  const { screening, needed } = await ofRecord(person, id);
  expect(screening).toMatchObject({
    verdict: 'needed',
    grounds: ['criteria'],
    met: ['sensitive-data', 'vulnerable'],
    isProposed: true,
  });
  expect(needed).toEqual(['screening', 'dpia']);
});

test('answers that do not belong to the kind are refused, and nothing is changed', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  const { id, answers } = await begun(person, recordId, 'legitimate-interests');
  const wrong = [
    { choices: { 'dpia-conclusion': 'stop' } },
    { choices: { 'lia-lawful': 'consult' } },
    { texts: { 'tia-law': 'x' } },
    { risks: [risk(1)] },
  ];
  for (const one of wrong)
    expect((await person.put(`${path}/${id}`, { version: 1, answers: one })).json().code).toBe('assessment.unfitting');
  const tooLong = await person.put(`${path}/${id}`, {
    version: 1,
    answers: { texts: { 'lia-data': 'x'.repeat(4001) } },
  });
  expect(tooLong.statusCode).toBe(400);
  expect(await read(person, id)).toMatchObject({ version: 1, answers });
});

test('an assessment outlives its record and site, and can then only be read', async () => {
  const person = await app.signUp();
  const { recordId, siteId } = await shopRecord(person);
  const dpia = await completedDpia(person, recordId);
  const other = await begun(person, await recordOf(person, 'Contact'), 'screening');
  await person.delete(`${registerPath}/${other.record.id}`);
  await person.delete(`/api/v1/sites/${siteId}`);
  await app.runJobs();
  expect(await read(person, dpia.id)).toMatchObject({ isClosed: true, answers: dpia.answers, state: 'completed' });
  expect(await read(person, other.id)).toMatchObject({ isClosed: true, record: { name: 'Contact' } });
  const refused = await person.put(`${path}/${dpia.id}`, { version: dpia.version, answers: {} });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment.closed']);
});

test('lists show the state and kind that are asked for, 50 at a time', async () => {
  const person = await app.signUp();
  for (let site = 0; site < 13; site += 1) await shop(person, `Site ${site}`);
  await filled(person);
  const records = [...(await listed(person)), ...(await listed(person, `?after=${(await listed(person)).at(-1)?.id}`))];
  for (const { id } of records) await begun(person, id, 'screening');
  const first = (await person.get(path)).json<Answer<typeof assessments.list>>();
  expect([first.assessments.length, first.more]).toEqual([50, true]);
  const names = new Map(records.map(({ id, name }) => [id, name]));
  for (const { record } of first.assessments) expect(record.name).toBe(names.get(record.id));
  const rest = await person.get(`${path}?after=${first.assessments.at(-1)?.id}&state=draft&kind=screening`);
  expect(rest.json<Answer<typeof assessments.list>>().assessments).toHaveLength(2);
  for (const query of ['state=completed', 'kind=dpia'])
    expect((await person.get(`${path}?${query}`)).json().assessments).toEqual([]);
});

test("another account's assessments cannot be seen or changed", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { recordId } = await shopRecord(person);
  const { id } = await begun(person, recordId, 'dpia');
  expect((await stranger.get(path)).json().assessments).toEqual([]);
  const answers = [
    await stranger.get(`${path}/${id}`),
    await stranger.put(`${path}/${id}`, { version: 1, answers: {} }),
    await stranger.post(`${path}/${id}/completion`, { version: 1 }),
    await stranger.get(`${path}/${id}/versions`),
    await stranger.get(`${path}/${id}/versions/1`),
    await stranger.get(`${path}/${id}/comparison?from=1&to=1`),
    await stranger.get(`${registerPath}/${recordId}/assessments`),
    await stranger.post(`${registerPath}/${recordId}/assessments`, { kind: 'dpia' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
});
