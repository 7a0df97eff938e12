import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, send, press, mailed, requests, read, step, stepped, confirmedRegister } = requestersOf(app);

const answering = (more: object = {}) => ({ action: 'send', letter: { kind: 'answer', hasData: false, ...more } });
const textOf = (blocks: readonly { readonly text: string }[]) => blocks.map(({ text }) => text).join('\n');

test('D7, D11: from receipt to the end: tasks from the register, an answer with what it says, the log, and nothing in mails', async () => {
  const form = await aForm();
  const confirmed = await confirmedRegister(form.owner);
  expect(confirmed).toBeGreaterThan(1);
  const { id, key } = await aRequest(form, { ...anna, email: 'anna@example.com' });
  await stepped(form.owner, id, { action: 'begin' });

  const withTasks = await form.owner.post(`${requestsPath}/${id}/tasks`, {});
  const { tasks } = withTasks.json();
  expect(tasks).toHaveLength(confirmed);
  expect((await step(form.owner, id, answering({ hasData: true }))).json()).toMatchObject({ code: 'dsar.tasks-open' });
  for (const [index, { id: taskId }] of tasks.entries()) {
    const done = { outcome: index === 0 ? 'none' : 'found', note: 'looked' };
    expect((await form.owner.put(`${requestsPath}/${id}/tasks/${taskId}`, done)).statusCode).toBe(200);
  }
  const answered = await stepped(form.owner, id, answering({ hasData: true, text: 'Ihre Kundennummer ist 4711.' }));
  expect(answered).toMatchObject({ state: 'answered', outcome: 'answered', due: null });
  const letter = answered.letters.at(-1);
  expect(letter).toMatchObject({ from: 'owner', kind: 'answer' });
  const text = textOf(letter?.blocks ?? []);
  expect(text).not.toContain(tasks[0].name);
  expect(text).toContain(tasks[1].name);

  const { text: mail } = await mailed('anna@example.com');
  expect(mail).not.toContain('4711');
  expect((await press(key)).body).toContain('Ihre Kundennummer ist 4711.');

  const closed = await stepped(form.owner, id, { action: 'close' });
  expect(closed).toMatchObject({ state: 'closed', actions: [], forgetOn: '2029-11-03' });
  const kinds = closed.steps.map(({ kind }) => kind);
  expect(kinds.filter((kind) => !kind.startsWith('task-'))).toEqual([
    'received',
    'confirmed',
    'begin',
    'tasks-made',
    'sent-answer',
    'close',
  ]);
  const { events } = (await form.owner.get(`/api/v1/audit-events?target=${id}`)).json();
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('dsar-request.opened');
});

describe('D8: an access letter', () => {
  const items = ['Zwecke', 'Kategorien', 'Empfänger', 'Wie lange', 'Woher', 'Drittländer', 'Automatisierte'];

  test('has each item of GDPR Art. 15(1) and (2)', async () => {
    const form = await aForm();
    await confirmedRegister(form.owner);
    const { id } = await aRequest(form, { ...anna, email: 'd8@example.com' });
    const draft = await form.owner.post(`${requestsPath}/${id}/letter-drafts`, { kind: 'answer' });
    expect(draft.statusCode, draft.body).toBe(200);
    const { blocks } = draft.json();
    const text = textOf(blocks);
    for (const word of [...items, 'Aufsichtsbehörde', 'DSGVO Art. 15', 'Stripe']) expect(text).toContain(word);
    expect(text).not.toMatch(/%\{|undefined/);
  });

  test('says so if no data is processed, and cannot be sent by mistake without a confirmed record', async () => {
    const form = await aForm();
    const { id } = await aRequest(form, { ...anna, email: 'd8-none@example.com' });
    const mistake = await step(form.owner, id, answering({ hasData: true }));
    expect([mistake.statusCode, mistake.json().code]).toEqual([409, 'dsar.no-records']);
    expect((await form.owner.post(`${requestsPath}/${id}/tasks`, {})).json()).toMatchObject({
      code: 'dsar.no-records',
    });
    const { letters } = await stepped(form.owner, id, answering({ hasData: false }));
    expect(textOf(letters.at(-1)?.blocks ?? [])).toContain('keine Daten');
  });
});

describe('D4: an extension', () => {
  test('is told with its reason and the new day, once, before the first deadline', async () => {
    const form = await aForm();
    const { id } = await aRequest(form, { ...anna, email: 'd4@example.com' }, 'en');
    const letter = { kind: 'extension', reason: 'complex', text: 'Your data is in three archives.' };
    const extended = await stepped(form.owner, id, { action: 'send', letter });
    expect(extended.due?.day).toBe('2027-02-02');
    const text = textOf(extended.letters.at(-1)?.blocks ?? []);
    for (const part of ['February 2, 2027', 'three archives', 'GDPR Art. 12(3)', 'go to court']) {
      expect(text).toContain(part);
    }
    const again = await step(form.owner, id, { action: 'send', letter });
    expect(again.json()).toMatchObject({ code: 'dsar.no-extension' });
  });

  test('after the due day it is refused', async () => {
    const form = await aForm();
    const entered = { ...anEnteredRequest, siteId: form.siteId, receivedOn: '2026-09-30' };
    const { id } = (await form.owner.post(requestsPath, entered)).json();
    const letter = { kind: 'extension', reason: 'numerous', text: 'Late.' };
    const late = await step(form.owner, id, { action: 'send', letter });
    expect([late.statusCode, late.json().code]).toEqual([409, 'dsar.no-extension']);
    expect(await requests(form.owner, '?only=late')).toMatchObject([{ id }]);
  });
});

test('D5, D6: a refusal names its reason, an authority and the courts', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'd5@example.com' }, 'en');
  const refused = [{ right: 'access', ground: 'excessive' }];
  const { state, letters } = await stepped(form.owner, id, answering({ refused }));
  expect(state).toBe('refused');
  const { blocks = [] } = letters.at(-1) ?? {};
  const text = textOf(blocks);
  for (const part of ['We do not act on your request', 'The request is excessive', 'GDPR Art. 12(3)', 'go to court']) {
    expect(text).toContain(part);
  }
  // Ireland has one authority.
  expect(text).toContain('Data Protection Commission');
  expect(blocks.filter(({ text: one }) => /authority|court|excessive/.test(one)).every((one) => one.required)).toBe(
    true,
  );
});

test('D9: an objection to marketing is fulfilled, whatever one would hold against it', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, 'rights[]': ['stop-marketing'], email: 'd9@example.com' });
  const { claims } = await read(form.owner, id);
  expect(claims).toEqual([expect.objectContaining({ right: 'stop-marketing', grounds: [], identity: 'none' })]);
  const refused = [{ right: 'stop-marketing', ground: 'compelling-grounds' }];
  expect((await step(form.owner, id, answering({ refused }))).json()).toMatchObject({ code: 'dsar.ground' });
  expect((await stepped(form.owner, id, answering())).state).toBe('answered');
});

test('D10: an erasure says which recipients were told, or that there were none', async () => {
  const form = await aForm();
  const erasure = { ...anna, 'rights[]': ['erasure'] };
  const { id } = await aRequest(form, { ...erasure, email: 'd10@example.com' }, 'en');
  const answered = await stepped(form.owner, id, answering({ told: ['Stripe'], kept: 'Invoices until 2034.' }));
  const text = textOf(answered.letters.at(-1)?.blocks ?? []);
  for (const part of [
    'We have erased your data (GDPR Art. 17).',
    'We notified these recipients:',
    'Stripe',
    'Invoices',
  ])
    expect(text).toContain(part);
  const { id: other } = await aRequest(form, { ...erasure, email: 'd10-none@example.com' }, 'en');
  const { letters } = await stepped(form.owner, other, answering());
  expect(textOf(letters.at(-1)?.blocks ?? [])).toContain('so there was no one to notify');
  const { id: access } = await aRequest(form, { ...anna, email: 'd10-access@example.com' });
  expect((await step(form.owner, access, answering({ told: ['Stripe'] }))).json()).toMatchObject({
    code: 'dsar.recipients',
  });
});

test('D10: an answer does not say that nobody had to be notified while the register names recipients', async () => {
  const form = await aForm();
  await confirmedRegister(form.owner);
  const erasure = { ...anna, 'rights[]': ['erasure'], email: 'd10-register@example.com' };
  const { id } = await aRequest(form, erasure, 'en');
  const { proposed } = await read(form.owner, id);
  expect(proposed).toEqual({ automated: '', recipients: expect.arrayContaining(['Stripe, Inc.']) });
  const silent = await step(form.owner, id, answering());
  expect([silent.statusCode, silent.json().code]).toEqual([409, 'dsar.recipients-owed']);
  expect(silent.json().message).toContain('Stripe');
  expect((await read(form.owner, id)).letters).toHaveLength(1);
  const { letters } = await stepped(form.owner, id, answering({ noneReceived: true }));
  expect(textOf(letters.at(-1)?.blocks ?? [])).toContain('so there was no one to notify');
});

test('D8: an answer does not say that no decisions are automated while the documents state some', async () => {
  const form = await aForm();
  await confirmedRegister(form.owner);
  const document = `/api/v1/documents/${form.documentId}`;
  const { settings } = (await form.owner.get(document)).json();
  const automatedDecisions = { made: true, logic: { en: 'A score decides.' }, consequences: { en: 'No loan.' } };
  const stated = await form.owner.patch(document, { settings: { ...settings, automatedDecisions } });
  expect(stated.statusCode, stated.body).toBe(200);
  const { id } = await aRequest(form, { ...anna, email: 'd8-automated@example.com' }, 'en');
  expect((await read(form.owner, id)).proposed).toEqual({ automated: 'A score decides. No loan.', recipients: [] });
  const silent = await step(form.owner, id, answering({ hasData: true }));
  expect([silent.statusCode, silent.json().code]).toEqual([409, 'dsar.automation-owed']);
  const { letters } = await stepped(form.owner, id, answering({ hasData: true, automated: 'A score decides.' }));
  const text = textOf(letters.at(-1)?.blocks ?? []);
  expect(text).toContain('A score decides.');
  expect(text).not.toContain('We make no decisions about you');
});

test('D2: nothing that needs an identity is fulfilled for an address that nobody confirmed', async () => {
  const form = await aForm();
  expect((await send(form.path, { ...anna, 'rights[]': ['erasure'], email: 'd2@example.com' })).statusCode).toBe(200);
  const [{ id } = { id: '' }] = await requests(form.owner);
  const refused = await step(form.owner, id, answering());
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'dsar.unconfirmed']);
  await stepped(form.owner, id, { action: 'prove-identity', note: 'By phone, with the number of an order.' });
  expect((await stepped(form.owner, id, answering())).state).toBe('answered');
});

test('D4: an extension names the day and the article of what it extends, though something else is due before', async () => {
  const form = await aForm();
  const both = { ...anna, place: 'US-CA', 'rights[]': ['access', 'opt-out'] };
  const { id } = await aRequest(form, { ...both, email: 'd4-ca@example.com' }, 'en');
  const letter = { kind: 'extension', reason: 'complex', text: 'Three archives.' };
  const { letters } = await stepped(form.owner, id, { action: 'send', letter });
  // The owner is in Ireland: three months by the GDPR come before 90 days by the CCPA or after, and opt-outs are not extended.
  expect(textOf(letters.at(-1)?.blocks ?? [])).toMatch(/answer by (?:January 31|February 2), 2027/);
});

test('a request is forgotten from its outcome on, whether or not anybody closes it', async () => {
  const form = await aForm();
  const { id, key } = await aRequest(form, { ...anna, email: 'outcome@example.com' }, 'en');
  expect((await read(form.owner, id)).forgetOn).toBeNull();
  await press(key, { action: 'withdraw-now' });
  expect((await read(form.owner, id)).forgetOn).toBe('2029-11-03');
});

test('D2, D14: a doubt is written down, and the clock stands until it is removed', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, place: 'GB', email: 'd14@example.com' }, 'en');
  const asked = { action: 'send', letter: { kind: 'identity', text: 'Two customers have this name.' } };
  const { blocks: drafted } = (await form.owner.post(`${requestsPath}/${id}/letter-drafts`, asked.letter)).json();
  const waiting = await stepped(form.owner, id, asked);
  expect(waiting.letters.at(-1)?.blocks).toEqual(drafted);
  expect(textOf(drafted)).toContain('does not run until we hear from you');
  expect(waiting).toMatchObject({ state: 'identity', waitsFor: 'identity', due: { standsStill: true } });
  expect(textOf(waiting.letters.at(-1)?.blocks ?? [])).toContain('Two customers have this name.');
  expect((await step(form.owner, id, answering())).json()).toMatchObject({ code: 'dsar.not-possible' });
  app.clock.forward(10 * 86_400_000);
  await app.runScheduled('dsar.watch-deadlines');
  const going = await stepped(form.owner, id, { action: 'prove-identity', note: 'Shown the contract.' });
  expect(going).toMatchObject({ state: 'in-work', waitsFor: null, due: { standsStill: false, day: '2026-12-14' } });
  app.clock.set('2026-11-02T10:00:00.000Z');
});

test('D13: who is refused in Virginia appeals on the page, which is due in 60 days', async () => {
  const form = await aForm();
  const { id, key } = await aRequest(form, { ...anna, place: 'US-VA', email: 'd13@example.com' }, 'en');
  expect((await press(key)).body).not.toContain('value="appeal"');
  const refused = [{ right: 'access', ground: 'unfounded' }];
  const { letters } = await stepped(form.owner, id, answering({ refused }));
  expect(textOf(letters.at(-1)?.blocks ?? [])).toContain('attorney general');
  const page = await press(key, { action: 'appeal', text: 'It is not.' });
  expect(page.body).toContain('January 1, 2027');
  expect(await requests(form.owner)).toMatchObject([{ state: 'appeal', due: { day: '2027-01-01' } }]);
});

test('figures say what became of the requests of a year, by right and law, and in how many days', async () => {
  const form = await aForm();
  const answered = await aRequest(form, { ...anna, email: 'figures-1@example.com' });
  const late = { ...anEnteredRequest, siteId: form.siteId, receivedOn: '2026-09-01' };
  const denied = (await form.owner.post(requestsPath, late)).json();
  await aRequest(form, { ...anna, 'rights[]': ['access', 'erasure'], email: 'figures-3@example.com' });
  await aRequest(form, { ...anna, place: 'BR', email: 'figures-4@example.com' });
  app.clock.forward(4 * 86_400_000);
  await stepped(form.owner, answered.id, answering());
  const refused = [{ right: 'access', ground: 'unfounded' }];
  await stepped(form.owner, denied.id, answering({ refused }));
  const { figures } = (await form.owner.get(`${requestsPath}/figures?from=2026-01-01&until=2026-12-31`)).json();
  const nothing = { fulfilled: 0, partly: 0, denied: 0, withdrawn: 0, inTime: 0, medianDays: null, meanDays: null };
  const gdpr = { fulfilled: 1, denied: 1, inTime: 1, medianDays: 35, meanDays: 35 };
  expect(figures).toEqual([
    { ...nothing, right: 'access', law: 'GDPR', received: 3, open: 1, ...gdpr },
    { ...nothing, right: 'access', law: 'LGPD', received: 1, open: 1 },
    { ...nothing, right: 'erasure', law: 'GDPR', received: 1, open: 1 },
  ]);
  const before = await form.owner.get(`${requestsPath}/figures?from=2025-01-01&until=2025-12-31`);
  expect(before.json()).toEqual({ figures: [] });
  app.clock.set('2026-11-02T10:00:00.000Z');
});

test('two who act on what they saw: the second is told that something happened', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'version@example.com' });
  const { version } = await read(form.owner, id);
  const both = await Promise.all(
    [1, 2].map(() => form.owner.post(`${requestsPath}/${id}/steps`, { version, step: { action: 'begin' } })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('the team is told at half time, 7, 3 and 1 days before, on the day and after it, once a day', async () => {
  const form = await aForm();
  await aRequest(form, { ...anna, email: 'watch@example.com' });
  const told = async () =>
    (await app.outbox.all()).filter(({ to, subject }) => to === form.owner.email && /Due on/.test(subject)).length;
  const days: number[] = [];
  for (let day = 0; day < 33; day += 1) {
    const before = await told();
    await app.runScheduled('dsar.watch-deadlines');
    await app.runScheduled('dsar.watch-deadlines');
    const count = (await told()) - before;
    if (count > 0) days.push(day);
    expect(count).toBeLessThanOrEqual(1);
    app.clock.forward(86_400_000);
  }
  // Due on 2 December, 30 days later.
  expect(days).toEqual([15, 23, 27, 29, 30, 31, 32]);
  app.clock.set('2026-11-02T10:00:00.000Z');
});

test('when its time is over, nothing personal is left of a request but its dates and outcome stay', async () => {
  const form = await aForm();
  const { id, key } = await aRequest(form, { ...anna, email: 'canary@example.com', details: 'canary details' });
  await stepped(form.owner, id, { action: 'note', text: 'canary note' });
  await stepped(form.owner, id, answering({ text: 'canary answer' }));
  await stepped(form.owner, id, { action: 'close' });
  const rows = async () => {
    const tables = ['dsarRequest', 'dsarLetter', 'dsarStep', 'dsarTask'];
    const all = await Promise.all(tables.map((table) => app.stored(table)));
    return JSON.stringify(all.flat().filter((row) => row['requestId'] === id || row['id'] === id));
  };
  expect(await rows()).toContain('canary answer');
  app.clock.set('2029-11-02T04:00:00.000Z');
  await app.runScheduled('dsar.forget');
  expect(await rows()).toContain('canary');
  app.clock.set('2029-11-03T04:00:00.000Z');
  await app.runScheduled('dsar.forget');
  expect(await rows()).not.toMatch(/canary|Anna/);
  expect(await app.stored('dsarRequest', { id })).toMatchObject([{ name: null, outcome: 'answered', state: 'closed' }]);
  expect((await press(key)).statusCode).toBe(404);
  app.clock.set('2026-11-02T10:00:00.000Z');
});

test('a request that came by letter counts from the day of its receipt, and outlives its site', async () => {
  const form = await aForm();
  const entered = { ...anEnteredRequest, siteId: form.siteId, receivedOn: '2026-10-30' };
  const made = await form.owner.post(requestsPath, entered);
  expect(made.json()).toMatchObject({ channel: 'letter', isConfirmed: true, due: { day: '2026-11-30' } });
  // Somewhere it is 3 November already.
  const tomorrow = await form.owner.post(requestsPath, { ...entered, receivedOn: '2026-11-04' });
  expect(tomorrow.json()).toMatchObject({ code: 'dsar.received-later' });
  expect((await form.owner.delete(`/api/v1/sites/${form.siteId}`)).statusCode).toBeLessThan(300);
  await app.runJobs();
  expect(await read(form.owner, made.json().id)).toMatchObject({ number: made.json().number });
});

test('open requests are listed by what is due first, page by page', async () => {
  const owner = await app.signUp();
  const days = ['2026-10-20', '2026-10-05', '2026-10-30'];
  for (const receivedOn of days) await owner.post(requestsPath, { ...anEnteredRequest, receivedOn });
  const listed = await requests(owner, '?only=open&order=due');
  expect(listed.map(({ receivedOn }) => receivedOn)).toEqual(['2026-10-05', '2026-10-20', '2026-10-30']);
  const rest = await requests(owner, `?only=open&order=due&after=${listed[0]?.id}`);
  expect(rest.map(({ id }) => id)).toEqual(listed.slice(1).map(({ id }) => id));
  expect((await requests(owner)).map(({ receivedOn }) => receivedOn)).toEqual([...days].reverse());
});

test('requests are found by a part of their number, name or address, together with other filters, until they are forgotten', async () => {
  const owner = await app.signUp();
  const of = { receivedOn: '2026-10-20', email: 'anna.lind@example.com', name: 'Anna Öhman' };
  const { id } = (await owner.post(requestsPath, { ...anEnteredRequest, ...of })).json<{ id: string }>();
  await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-10-21', email: 'x@example.com', name: 'Bo' });
  const [{ number } = { number: '' }] = (await requests(owner)).slice(1);
  const found = async (query: string) => (await requests(owner, query)).map((one) => one.id);
  for (const text of [number, 'öHMAN', 'anna.l', 'LIND@'])
    expect(await found(`?only=open&text=${encodeURIComponent(text)}`), text).toEqual([id]);
  for (const text of ['%25', '_', 'anna%25lind', 'nobody']) expect(await found(`?text=${text}`), text).toEqual([]);
  expect(await found('?state=answered&text=anna')).toEqual([]);
  expect(await found(`?text=anna&after=${id}`)).toEqual([]);
});

test('the day on which a closed request is forgotten stays, whatever is noted later', async () => {
  const owner = await app.signUp();
  const { id } = (await owner.post(requestsPath, anEnteredRequest)).json<{ id: string }>();
  await stepped(owner, id, { action: 'withdraw' });
  const { forgetOn } = await stepped(owner, id, { action: 'close' });
  app.clock.forward(5 * 86_400_000);
  const later = await stepped(owner, id, { action: 'note', text: 'Asked again by phone' });
  expect(later.forgetOn).toBe(forgetOn);
  app.clock.set('2026-11-02T10:00:00.000Z');
});
