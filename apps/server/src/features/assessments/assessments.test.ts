import type { Answer, Assessment, assessments, ProcessingRecord } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import {
  answered,
  assessmentsPath,
  begun,
  completedDpia,
  of,
  ofRecord,
  read,
  recordOf,
  risk,
  saved,
  shopRecord,
} from '#test/assessments.ts';
import { filled, listed, made, registerPath, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

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
  const german: Assessment = (
    await person.get(`${assessmentsPath}/${screening.id}`, { 'accept-language': 'de' })
  ).json();
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
  const refused = await person.post(`${assessmentsPath}/${dpia.id}/completion`, { version: 1 });
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
  const due = (await person.get(`${assessmentsPath}?reviewBy=${dpia.reviewOn}`)).json<
    Answer<typeof assessments.list>
  >();
  expect(due.assessments.map(({ id }) => id)).toEqual([dpia.id]);
  const draft = await saved(person, dpia, { texts: { ...dpia.answers.texts, 'dpia-systems': 'Mailbox' } });
  expect(draft).toMatchObject({ state: 'draft', reviewOn: null, completed: dpia.completed });
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
    const done = await person.post(`${assessmentsPath}/${draft.id}/completion`, { version: ready.version });
    expect(done.statusCode, done.body).toBe(200);
  }
  const twice = await person.post(`${registerPath}/${recordId}/assessments`, { kind: 'transfer' });
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'assessment.there']);
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
    expect((await person.put(`${assessmentsPath}/${id}`, { version: 1, answers: one })).json().code).toBe(
      'assessment.unfitting',
    );
  const tooLong = await person.put(`${assessmentsPath}/${id}`, {
    version: 1,
    answers: { texts: { 'lia-data': 'x'.repeat(4001) } },
  });
  expect(tooLong.statusCode).toBe(400);
  expect(await read(person, id)).toMatchObject({ version: 1, answers });
});

test('lists show the state and kind that are asked for, 50 at a time', async () => {
  const person = await app.signUp();
  for (let site = 0; site < 13; site += 1) await shop(person, `Site ${site}`);
  await filled(person);
  const records = [...(await listed(person)), ...(await listed(person, `?after=${(await listed(person)).at(-1)?.id}`))];
  for (const { id } of records) await begun(person, id, 'screening');
  const first = (await person.get(assessmentsPath)).json<Answer<typeof assessments.list>>();
  expect([first.assessments.length, first.more]).toEqual([50, true]);
  const names = new Map(records.map(({ id, name }) => [id, name]));
  for (const { record } of first.assessments) expect(record.name).toBe(names.get(record.id));
  const rest = await person.get(`${assessmentsPath}?after=${first.assessments.at(-1)?.id}&state=draft&kind=screening`);
  expect(rest.json<Answer<typeof assessments.list>>().assessments).toHaveLength(2);
  for (const query of ['state=completed', 'kind=dpia'])
    expect((await person.get(`${assessmentsPath}?${query}`)).json().assessments).toEqual([]);
});

test("another account's assessments cannot be seen or changed", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { recordId } = await shopRecord(person);
  const { id } = await begun(person, recordId, 'dpia');
  expect((await stranger.get(assessmentsPath)).json().assessments).toEqual([]);
  const answers = [
    await stranger.get(`${assessmentsPath}/${id}`),
    await stranger.put(`${assessmentsPath}/${id}`, { version: 1, answers: {} }),
    await stranger.post(`${assessmentsPath}/${id}/completion`, { version: 1 }),
    await stranger.get(`${assessmentsPath}/${id}/versions`),
    await stranger.get(`${assessmentsPath}/${id}/versions/1`),
    await stranger.get(`${assessmentsPath}/${id}/comparison?from=1&to=1`),
    await stranger.get(`${registerPath}/${recordId}/assessments`),
    await stranger.post(`${registerPath}/${recordId}/assessments`, { kind: 'dpia' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
});
