import type { Answer, ComparedQuestion, ProcessingRecord, processingRecords, recordQuestions } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { filled, listed, registerPath, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });
const path = '/api/v1/processing-record-questions';
const page = '/processing-records/questions';
const day = 24 * 60 * 60 * 1000;

type Fields = Readonly<Record<string, string | readonly string[]>>;
type CreatedLink = Answer<typeof recordQuestions.create>;

/** A record of the organization, as a typical activity proposes it. */
async function payroll(person: Person): Promise<ProcessingRecord> {
  expect((await person.post(`${registerPath}/typical`, { activities: ['payroll'] })).statusCode).toBe(200);
  const record = (await listed(person)).find(({ name }) => name === 'Payroll');
  return (await person.get(`${registerPath}/${record?.id}`)).json();
}

async function ofSite(person: Person, name: string): Promise<ProcessingRecord> {
  const record = (await listed(person)).find((one) => one.name === name);
  return (await person.get(`${registerPath}/${record?.id}`)).json();
}

async function ask(person: Person, recordIds: readonly string[], more: object = {}) {
  const answer = await person.post(path, { recordIds, language: 'en', ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  const { link, questions } = answer.json<CreatedLink>();
  return { key: new URL(link).hash.slice(1), link, ids: questions.map(({ id }) => id) };
}

/** What a colleague presses, without a session. */
async function press(key: string, fields: Fields = {}) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ key, ...fields }))
    for (const one of [value].flat()) body.append(name, one);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.http.inject({ method: 'POST', url: page, headers, payload: body.toString() });
}

/** The page that a body shows, as its form says it. */
function pageIn(body: string): Fields {
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  return { question: valueOf('question'), part: valueOf('part') };
}

/** Answers page after page from the first on, as the form of each says, and sends. */
async function answered(key: string, ...pages: readonly Fields[]): Promise<void> {
  let shown = await press(key);
  for (const fields of pages.length === 1 ? [...pages, {}] : pages)
    shown = await press(key, { ...pageIn(shown.body), action: 'next', ...fields });
  expect((await press(key, { ...pageIn(shown.body), action: 'send', name: 'Anna Muster' })).statusCode).toBe(200);
}

async function compared(by: Client, id: string): Promise<ComparedQuestion> {
  const answer = await by.get(`${path}/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const read = async (by: Client, id: string): Promise<ProcessingRecord> =>
  (await by.get(`${registerPath}/${id}`)).json();

test('a colleague without an account answers by a link, and an editor accepts it into the record (R4)', async () => {
  const person = await app.signUp();
  const record = await payroll(person);
  const { key, ids } = await ask(person, [record.id]);
  const [id = ''] = ids;
  const first = await press(key);
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('<h1>Payroll</h1>');
  // What the record says is not shown to whoever is asked.
  expect(first.body).not.toContain(' checked>');
  await answered(
    key,
    { 'subjects[]': ['employees', 'applicants'], 'dataTypes[]': ['name', 'email'], systems: 'Wages 5\r\nCabinet 3' },
    { kept: '8 year', owner: 'Accounting', recipients: 'Tax office', other: 'Also on paper' },
  );
  expect((await app.outbox.last(person.email)).subject).toBe('A colleague answered your questions');
  // Nothing changes before it is accepted.
  expect(await read(person, record.id)).toEqual(record);
  const question = await compared(person, id);
  expect(question).toMatchObject({ state: 'answered', answeredBy: 'Anna Muster', version: 1 });
  expect(question.proposals.map(({ field, goesTo }) => [field, goesTo])).toEqual([
    ['subjects', 'register'],
    ['dataTypes', 'register'],
    ['systems', 'register'],
    ['recipients', 'register'],
    ['kept', 'register'],
    ['owner', 'note'],
    ['other', 'description'],
  ]);
  expect(question.proposals.find(({ field }) => field === 'kept')).toMatchObject({
    current: expect.stringContaining('6 years'),
    proposed: '8 years',
  });
  const accept = ['subjects', 'dataTypes', 'systems', 'recipients', 'kept', 'owner'];
  const decided = await person.post(`${path}/${id}/decision`, { version: 1, accept, reject: ['other'] });
  expect([decided.statusCode, decided.json<ComparedQuestion>().state], decided.body).toEqual([200, 'decided']);
  const after = await read(person, record.id);
  // Who looks after it is no text that a policy could show one day.
  expect(after.fields.description).toBeUndefined();
  expect(after).toMatchObject({
    version: 2,
    fields: {
      subjects: ['employees', 'applicants'],
      systems: ['Wages 5', 'Cabinet 3'],
      activity: {
        dataTypes: ['name', 'email'],
        recipients: [{ name: 'Tax office' }],
        retention: { kind: 'period', period: { amount: 8, unit: 'year' } },
      },
    },
    stated: { kept: expect.stringContaining('8 years') },
  });
  const { editions } = (await person.get(`${registerPath}/${record.id}/editions`)).json<
    Answer<typeof processingRecords.history>
  >();
  expect(editions[0]).toMatchObject({ answeredBy: 'Anna Muster', by: { email: person.email } });
  const again = await person.post(`${path}/${id}/decision`, { version: 2, accept: ['subjects'] });
  expect([again.statusCode, again.json().code]).toEqual([409, 'record-question.decided']);
});

test('what documents of the site state too is changed there, by those who may edit them', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  const record = await ofSite(person, 'Stripe');
  const { key, ids } = await ask(person, [record.id]);
  const [id = ''] = ids;
  await answered(key, { 'dataTypes[]': ['name'] }, { kept: '3 year' });
  const { proposals } = await compared(person, id);
  expect(proposals.map(({ goesTo }) => goesTo)).toEqual(['documents', 'documents']);
  const body = { version: 1, accept: ['dataTypes', 'kept'] };
  const refused = await person.post(`${path}/${id}/decision`, body);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'record-question.documents']);
  expect(await read(person, record.id)).toEqual(record);
  expect((await person.post(`${path}/${id}/decision`, { ...body, siteId })).statusCode).toBe(200);
  const after = await read(person, record.id);
  expect(after.stated?.dataTypes).toEqual(['name']);
  expect(after.stated?.kept).toContain('3 years');
});

test('an accepted answer keeps a confirmed record confirmed while it is complete, and a stale version is refused', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const draft = await ofSite(person, 'Stripe');
  const fields = { ...draft.fields, measures: ['encryption-in-transit'] };
  await person.put(`${registerPath}/${draft.id}`, { version: 1, fields });
  await person.post(`${registerPath}/${draft.id}/confirmation`, { version: 2 });
  const { key, ids } = await ask(person, [draft.id]);
  await answered(key, { systems: 'Shop' });
  const stale = await person.post(`${path}/${ids[0]}/decision`, { version: 2, accept: ['systems'] });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'processing-record.changed']);
  expect((await person.post(`${path}/${ids[0]}/decision`, { version: 3, accept: ['systems'] })).statusCode).toBe(200);
  expect(await read(person, draft.id)).toMatchObject({ state: 'confirmed', version: 4, fields: { systems: ['Shop'] } });
});

test('one link asks about several records, saves page by page, and shows what was saved', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const [one, two] = [await ofSite(person, 'Stripe'), await payroll(person)];
  const { key, ids } = await ask(person, [one.id, two.id]);
  const [first, second] = ids.map((question) => ({ question, action: 'next' }));
  expect((await press(key, { ...first, part: '0', systems: 'Shop' })).body).toContain('Page 2 of 4');
  expect((await press(key, { ...first, part: '1' })).body).toContain('<h1>Payroll</h1>');
  expect((await press(key, { ...second, part: '0', systems: 'Wages' })).body).toContain('Page 4 of 4');
  // Whoever comes back by the link finds the answers.
  expect((await press(key)).body).toContain('>Shop</textarea>');
  expect((await press(key, { action: 'send' })).body).toContain('Thank you');
  for (const [at, systems] of ['Shop', 'Wages'].entries())
    expect((await compared(person, ids[at] ?? '')).proposals).toMatchObject([{ field: 'systems', proposed: systems }]);
});

test('a record about which nothing was answered is unanswered, and waits for nobody', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const [one, two] = [await ofSite(person, 'Stripe'), await payroll(person)];
  const { key, ids } = await ask(person, [one.id, two.id]);
  const open = async () =>
    (await person.get(path)).json<Answer<typeof recordQuestions.list>>().questions.map(({ id, state }) => [id, state]);
  expect(await open()).toEqual([
    [ids[1], 'asked'],
    [ids[0], 'asked'],
  ]);
  await press(key, { question: ids[0] ?? '', part: '0', action: 'next', systems: 'Shop' });
  expect((await press(key, { action: 'send' })).body).toContain('Thank you');
  expect(await open()).toEqual([[ids[0], 'answered']]);
  expect(await compared(person, ids[1] ?? '')).toMatchObject({ state: 'unanswered', proposals: [] });
});

test('a link is mailed with its key behind #, reminds once after seven days, and works for 30', async () => {
  const person = await app.signUp();
  const record = await payroll(person);
  const email = 'colleague@example.com';
  const { link, key } = await ask(person, [record.id], { email, language: 'de' });
  const mails = async () => (await app.outbox.all()).filter(({ to }) => to === email);
  expect((await app.outbox.last(email)).text).toContain(link);
  expect((await app.outbox.last(email)).text).not.toContain('Payroll');
  app.clock.forward(6 * day);
  await app.runScheduled('processing-record-questions.remind');
  expect(await mails()).toHaveLength(1);
  app.clock.forward(day);
  await app.runScheduled('processing-record-questions.remind');
  await app.runScheduled('processing-record-questions.remind');
  expect(await mails()).toHaveLength(2);
  expect((await press(key)).statusCode).toBe(200);
  app.clock.forward(23 * day);
  expect((await press(key)).statusCode).toBe(404);
  const links = () => app.stored('recordQuestionLink', { accountId: person.accountId });
  expect(await links()).toMatchObject([{ email }]);
  // Nobody answered, so the address is not kept.
  app.clock.forward(60 * day);
  await app.runScheduled('processing-record-questions.remind');
  expect(await links()).toEqual([]);
});

test('a link that was taken back, sent, is of an ended record or of another purpose opens nothing', async () => {
  const person = await app.signUp();
  const record = await payroll(person);
  const { key, ids } = await ask(person, [record.id]);
  expect((await press(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
  expect((await person.delete(`${path}/${ids[0]}`)).statusCode).toBe(204);
  const revoked = await press(key);
  expect([revoked.statusCode, revoked.body.includes('Payroll')]).toEqual([404, false]);
  const other = await ask(person, [record.id]);
  await answered(other.key, { systems: 'Wages' });
  expect((await press(other.key)).statusCode).toBe(404);
  const third = await ask(person, [record.id]);
  const stranger = await app.signUp();
  expect((await stranger.get(`${path}/${third.ids[0]}`)).statusCode).toBe(404);
  expect((await stranger.post(path, { recordIds: [record.id], language: 'en' })).statusCode).toBe(404);
  expect((await person.delete(`${registerPath}/${record.id}`)).statusCode).toBe(204);
  expect((await press(third.key)).statusCode).toBe(404);
});

test('answers stand in no log of events and nothing is listed once it is decided', async () => {
  const person = await app.signUp();
  const record = await payroll(person);
  const { key, ids } = await ask(person, [record.id]);
  await answered(key, { systems: 'Cabinet-4711' });
  const open = await person.get(path);
  expect(open.json<Answer<typeof recordQuestions.list>>().questions).toMatchObject([{ id: ids[0], state: 'answered' }]);
  await person.post(`${path}/${ids[0]}/decision`, { version: 1, accept: ['systems'] });
  expect((await person.get(path)).json()).toEqual({ questions: [] });
  const events = await person.get('/api/v1/audit-events');
  expect(events.body).toContain('processing-record.answer-accepted');
  expect(events.body).toContain('processing-record.answered');
  expect(events.body).not.toContain('Cabinet-4711');
});

test('who looks after a record is the person of the account whose address was given, for those who may see people', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  const { id: projectId } = (await person.post('/api/v1/projects', { name: 'Shops' })).json<{ id: string }>();
  expect((await person.patch(`/api/v1/sites/${siteId}`, { projectId })).statusCode).toBe(200);
  await filled(person);
  const record = await ofSite(person, 'Stripe');
  const { key, ids } = await ask(person, [record.id]);
  await answered(key, {}, { owner: person.email.toUpperCase() });
  const [id = ''] = ids;
  expect((await compared(person, id)).proposals).toMatchObject([{ field: 'owner', goesTo: 'register' }]);
  const scoped = { name: 'Of a project', projectIds: [projectId] };
  const guest = app.script((await person.post('/api/v1/api-keys', scoped)).json<{ key: string }>().key);
  // Guests of a project do not find out whose addresses the account has.
  expect((await compared(guest, id)).proposals).toMatchObject([{ field: 'owner', goesTo: 'note' }]);
  const decided = await person.post(`${path}/${id}/decision`, { version: 1, accept: ['owner'] });
  expect(decided.statusCode, decided.body).toBe(200);
  expect((await read(person, record.id)).owner).toMatchObject({ email: person.email });
  const unknown = await ask(person, [record.id]);
  await answered(unknown.key, {}, { owner: 'nobody@example.com' });
  expect((await compared(person, unknown.ids[0] ?? '')).proposals).toMatchObject([{ goesTo: 'note' }]);
});

test('answers to a question that was taken back meanwhile are saved to no other record, and the page says so', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const [one, two] = [await ofSite(person, 'Stripe'), await payroll(person)];
  const { key, ids } = await ask(person, [one.id, two.id]);
  const opened = await press(key);
  expect((await person.delete(`${path}/${ids[0]}`)).statusCode).toBe(204);
  const next = await press(key, { ...pageIn(opened.body), action: 'next', systems: 'Shop' });
  expect([next.statusCode, pageIn(next.body)]).toEqual([422, { question: ids[1], part: '0' }]);
  expect(next.body).toContain('These questions are closed');
  expect(next.body).not.toContain('Shop');
  expect(await app.stored('recordQuestion', { accountId: person.accountId })).toMatchObject([
    { answers: {} },
    { answers: {} },
  ]);
  await answered(key, { systems: 'Wages' });
  expect((await compared(person, ids[1] ?? '')).proposals).toMatchObject([{ field: 'systems', proposed: 'Wages' }]);
});

test('what cannot be saved stays on the page, and a link without an answer says that nothing is sent', async () => {
  const person = await app.signUp();
  const record = await payroll(person);
  const { key } = await ask(person, [record.id]);
  const opened = await press(key);
  const fields = { 'subjects[]': ['employees'], systems: 'x'.repeat(201), purpose: 'Wages' };
  const wrong = await press(key, { ...pageIn(opened.body), action: 'next', ...fields });
  expect([wrong.statusCode, pageIn(wrong.body)]).toEqual([422, pageIn(opened.body)]);
  expect(wrong.body).toContain('cannot be saved');
  expect(wrong.body).toContain('value="employees" checked');
  expect(wrong.body).toContain('value="Wages"');
  expect(wrong.body).toContain('x'.repeat(201));
  const nothing = await press(key, { action: 'send' });
  expect([nothing.statusCode, nothing.body.includes('You have not answered a question yet.')]).toEqual([422, true]);
});

test('a name that cannot be saved is left out', async () => {
  const person = await app.signUp();
  const record = await payroll(person);
  const { key, ids } = await ask(person, [record.id]);
  await press(key, { ...pageIn((await press(key)).body), action: 'next', systems: 'Wages' });
  expect((await press(key, { action: 'send', name: '\u0000' })).body).toContain('Thank you');
  const [id = ''] = ids;
  expect(await compared(person, id)).toMatchObject({ answeredBy: null });
  await person.post(`${path}/${id}/decision`, { version: 1, accept: ['systems'] });
  const { editions } = (await person.get(`${registerPath}/${record.id}/editions`)).json<
    Answer<typeof processingRecords.history>
  >();
  expect(editions[0]?.answeredBy).toBeNull();
});

test('an answer that the privacy policy would show needs the right to its documents', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  const record = await ofSite(person, 'Stripe');
  const setting = { ipm_field: 'description', ipm_field_value: true };
  const set = await person.put(`${registerPath}/${record.id}/in-policy`, setting);
  expect(set.statusCode, set.body).toBe(200);
  const { key, ids } = await ask(person, [record.id]);
  await answered(key, {}, { other: 'Ask Anna' });
  expect((await compared(person, ids[0] ?? '')).proposals).toMatchObject([{ field: 'other', goesTo: 'documents' }]);
  const body = { version: 2, accept: ['other'] };
  const refused = await person.post(`${path}/${ids[0]}/decision`, body);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'record-question.documents']);
  expect((await person.post(`${path}/${ids[0]}/decision`, { ...body, siteId })).statusCode).toBe(200);
  expect((await read(person, record.id)).fields.description).toBe('Ask Anna');
});

test('a link is forgotten 60 days after all of its questions were decided or taken back, or their records are over', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const record = await payroll(person);
  const email = 'colleague@example.com';
  const decided = await ask(person, [record.id], { email });
  await answered(decided.key, { systems: 'Wages' });
  await person.post(`${path}/${decided.ids[0]}/decision`, { version: 1, accept: ['systems'] });
  const revoked = await ask(person, [record.id], { email });
  expect((await person.delete(`${path}/${revoked.ids[0]}`)).statusCode).toBe(204);
  const { id: gone } = await ofSite(person, 'Stripe');
  await ask(person, [gone], { email });
  expect((await person.delete(`${registerPath}/${gone}`)).statusCode).toBe(204);
  const waiting = await ask(person, [record.id], { email });
  await answered(waiting.key, { systems: 'Wages 5' });
  const left = async () => {
    await app.runScheduled('processing-record-questions.remind');
    return (await app.stored('recordQuestion', { accountId: person.accountId })).map(({ id }) => id).toSorted();
  };
  app.clock.forward(59 * day);
  expect(await left()).toEqual([decided.ids[0], revoked.ids[0], waiting.ids[0]].toSorted());
  app.clock.forward(2 * day);
  // Whose answers wait for a decision is kept.
  expect(await left()).toEqual([waiting.ids[0]]);
  // The link about a record that was deleted had no question left.
  const links = await app.stored('recordQuestionLink', { accountId: person.accountId });
  expect(links).toHaveLength(1);
});

test('an account that fails keeps no other from its reminders', async () => {
  const broken = await app.signUp();
  await ask(broken, [(await payroll(broken)).id], { email: 'first@example.com' });
  const person = await app.signUp();
  await ask(person, [(await payroll(person)).id], { email: 'second@example.com' });
  app.clock.forward(8 * day);
  await app.owner.query(`alter table record_question_link add constraint broken
    check (account_id <> '${broken.accountId}' or reminded_at is null)`);
  await app.runScheduled('processing-record-questions.remind');
  await app.owner.query('alter table record_question_link drop constraint broken');
  expect((await app.outbox.last('second@example.com')).subject).toContain('Reminder');
});
