import type { Answer, Assessment, assessments, ProcessingRecord } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import {
  answered,
  assessmentsPath,
  begun,
  completedDpia,
  of,
  read,
  recordOf,
  risk,
  saved,
  shopRecord,
} from '#test/assessments.ts';
import { registerPath } from '#test/register.ts';

const app = testApp({ limits: 'off' });

test('a review that changes nothing keeps a version with the new day, and what facts said is acknowledged', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person, 'Contact');
  const draft = await begun(person, recordId, 'legitimate-interests');
  const ready = await saved(person, draft, answered(draft));
  const completed = await person.post(`${assessmentsPath}/${draft.id}/completion`, { version: ready.version });
  expect(completed.statusCode, completed.body).toBe(200);
  const record = (await person.get(`${registerPath}/${recordId}`)).json<ProcessingRecord>();
  const put = { version: record.version, fields: { ...record.fields, subjects: ['children'] } };
  expect((await person.put(`${registerPath}/${recordId}`, put)).statusCode).toBe(200);
  const changed = await read(person, draft.id);
  expect([of(changed, 'lia-vulnerable')?.hasChanged, changed.state]).toEqual([true, 'completed']);

  const reviewed = await person.post(`${assessmentsPath}/${draft.id}/completion`, {
    version: changed.version,
    reviewOn: '2099-01-31',
  });
  expect(reviewed.statusCode, reviewed.body).toBe(200);
  const after: Assessment = reviewed.json();
  expect(after).toMatchObject({ state: 'completed', reviewOn: '2099-01-31', version: changed.version + 1 });
  expect([after.answers, after.questions.filter(({ hasChanged }) => hasChanged)]).toEqual([changed.answers, []]);
  const { versions } = (await person.get(`${assessmentsPath}/${draft.id}/versions`)).json<
    Answer<typeof assessments.versions>
  >();
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
  const url = `${assessmentsPath}/${dpia.id}/versions`;
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
  const before = (await person.get(`${assessmentsPath}/${screening.id}/versions/2`)).json<
    Answer<typeof assessments.version>
  >();
  expect(before.answers.choices).toEqual({ 'large-scale': 'yes', 'list-location': 'no' });
  expect(before.questions.map(({ id }) => id)).toContain('list-location');

  const dpia = await begun(person, recordId, 'dpia');
  const inCalifornia = await saved(person, dpia, { laws: ['gdpr', 'us-ca'], texts: { 'us-ca-trigger': 'Selling' } });
  const without = await saved(person, inCalifornia, { laws: ['gdpr'] });
  expect(without.answers.texts).not.toHaveProperty('us-ca-trigger');
});

test('each change keeps a version that nobody in the account can change, and two are compared (R4)', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person);
  const dpia = await begun(person, recordId, 'dpia');
  const one = risk(1);
  const texts = { ...dpia.answers.texts, 'dpia-systems': 'Mailbox' };
  await saved(person, dpia, { texts, risks: [one], laws: ['gdpr', 'ch'] });
  const { versions } = (await person.get(`${assessmentsPath}/${dpia.id}/versions`)).json<
    Answer<typeof assessments.versions>
  >();
  expect(versions.map(({ version, by, state }) => [version, by?.email, state])).toEqual([
    [2, person.email, 'draft'],
    [1, person.email, 'draft'],
  ]);
  const compared = await person.get(`${assessmentsPath}/${dpia.id}/comparison?from=1&to=2`);
  expect(compared.json()).toEqual({
    changes: [
      { what: 'laws', before: ['gdpr'], after: ['gdpr', 'ch'] },
      { what: 'text', of: 'dpia-systems', before: null, after: 'Mailbox' },
      { what: 'risk', of: one.id, before: null, after: one },
    ],
  });
  expect((await person.get(`${assessmentsPath}/${dpia.id}/comparison?from=1&to=9`)).json().code).toBe(
    'assessment.version-not-found',
  );
  const late = await person.put(`${assessmentsPath}/${dpia.id}`, { version: 1, answers: {} });
  expect([late.statusCode, late.json().code]).toEqual([409, 'assessment.changed']);
  await expect(app.owner.query(`set role candor_app; delete from assessment_edition`)).rejects.toThrow(
    'permission denied',
  );
  await app.owner.query('reset role');
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
  const refused = await person.put(`${assessmentsPath}/${dpia.id}`, { version: dpia.version, answers: {} });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment.closed']);
});
