import { expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, type ConsentSite } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

let owned: Promise<ConsentSite> | undefined;
const site = () => (owned ??= siteWithKeys(app));
let people = 0;

const idOf = (answer: Answer) => answer.json<{ subject_id: string }>().subject_id;

async function readBy(key: string, siteId: string, subjectId: string) {
  const url = `/api/v1/sites/${siteId}/subjects/${subjectId}`;
  return (await app.http.inject({ url, headers: { authorization: `Bearer ${key}` } })).json();
}

/** Somebody whom a server vouched for. */
async function aCustomer() {
  const { prv } = await site();
  people += 1;
  const [id, email] = [`cust-${people}`, `customer-${people}@example.com`];
  const said = {
    subject: { id, email, first_name: 'Pia', verified: true },
    preferences: { marketing: false, sms: true },
    verified: true,
  };
  const answer = await fromServer(app, prv, said);
  expect(answer.statusCode, answer.body).toBe(201);
  app.clock.forward(1000);
  return { id, email, subjectId: idOf(answer), consentId: answer.json<{ id: string }>().id };
}

test.each(['email', 'id'] as const)(
  'C4: what a page says of somebody verified, named by %s, is kept as claimed and changes neither preferences nor names',
  async (name) => {
    const { prv, pub, siteId } = await site();
    const customer = await aCustomer();
    const at = app.clock.now().toISOString();
    const answer = await fromPage(app, pub, {
      subject: { [name]: customer[name], first_name: 'Eve', last_name: 'Mallory' },
      preferences: { marketing: true, sms: false, sold_to_partners: true },
    });
    expect(answer.statusCode).toBe(201);
    const consentId = answer.json<{ id: string }>().id;

    const vouched = { source: 'private', verified: true, consentId: customer.consentId };
    const claimed = { source: 'public', verified: false, consentId, at };
    const person = await readBy(prv, siteId, customer.subjectId);
    expect(person).toMatchObject({
      verified: true,
      known: true,
      firstName: 'Pia',
      lastName: null,
      consents: [
        { id: consentId, source: 'public', verified: false, claimed: true },
        { id: customer.consentId, claimed: false },
      ],
    });
    expect(person.preferences).toEqual({
      marketing: { value: false, at: expect.any(String), ...vouched },
      sms: { value: true, at: expect.any(String), ...vouched },
    });
    expect(person.claimed).toEqual({
      marketing: { value: true, ...claimed },
      sms: { value: false, ...claimed },
      sold_to_partners: { value: true, ...claimed },
    });

    app.clock.forward(1000);
    await fromServer(app, prv, { subject: { id: customer.id }, preferences: { sms: false, marketing: true } });
    const after = await readBy(prv, siteId, customer.subjectId);
    expect(Object.keys(after.claimed)).toEqual(['sold_to_partners']);
    expect(after.preferences.sms).toMatchObject({ value: false, source: 'private', verified: false });
  },
);

test('C4: what pages said of somebody before a server knew them does not become what is known', async () => {
  const { prv, pub, siteId } = await site();
  const email = 'early@example.com';
  await fromPage(app, pub, {
    subject: { email, first_name: 'Eve' },
    preferences: { sold_to_partners: true, news: true },
  });
  const [before] = await app.stored('subject', { email });
  const unknown = await readBy(prv, siteId, String(before?.['id']));
  expect(unknown).toMatchObject({ known: false, verified: false, claimed: {} });
  expect(unknown.preferences.news).toMatchObject({ value: true, source: 'public', verified: false });

  app.clock.forward(1000);
  const subjectId = idOf(await fromServer(app, prv, { subject: { email }, preferences: { news: false } }));
  expect(subjectId).toBe(before?.['id']);
  const known = await readBy(prv, siteId, subjectId);
  expect(known).toMatchObject({ known: true, preferences: { news: { value: false, source: 'private' } } });
  expect(Object.keys(known.preferences)).toEqual(['news']);
  expect(known.claimed).toMatchObject({ sold_to_partners: { value: true, source: 'public' } });
});

test('C4: an address that a page names beside an id leads to nobody, and is forgotten once a server knows the id', async () => {
  const { prv, pub, siteId } = await site();
  const [mallory, anna] = ['mallory@example.com', 'anna.early@example.com'];
  await fromPage(app, pub, { subject: { id: 'cust-early', email: mallory }, preferences: { sms: true } });
  app.clock.forward(1000);
  const byAddress = idOf(await fromServer(app, prv, { subject: { email: mallory } }));
  const known = idOf(await fromServer(app, prv, { subject: { id: 'cust-early' }, preferences: { sms: false } }));
  expect(byAddress).not.toBe(known);
  expect(await readBy(prv, siteId, known)).toMatchObject({ externalId: 'cust-early', email: null });
  await fromServer(app, prv, { subject: { id: 'cust-early', email: anna, verified: true } });
  expect(await readBy(prv, siteId, known)).toMatchObject({ email: anna, verified: true, claimed: {} });
});

test('C4: people that servers tell of without a consent are known, and two entries become what was vouched for', async () => {
  const { prv, pub, siteId, owner } = await site();
  const told = await app.http.inject({
    method: 'POST',
    url: '/api/v1/subjects',
    headers: { authorization: `Bearer ${prv}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ id: 'told-1' }),
  });
  const into = told.json<{ id: string }>().id;
  expect(told.json()).toMatchObject({ known: true, preferences: {}, claimed: {} });
  await fromPage(app, pub, { subject: { id: 'told-1' }, preferences: { a: true } });
  app.clock.forward(1000);
  await fromPage(app, pub, { subject: { email: 'told@example.com' }, preferences: { a: false, b: 'x' } });
  const [other] = await app.stored('subject', { email: 'told@example.com' });
  const merged = await owner.post(`/api/v1/sites/${siteId}/subjects/${String(other?.['id'])}/merge`, { into });
  expect(merged.json()).toMatchObject({
    known: true,
    preferences: {},
    claimed: { a: { value: false }, b: { value: 'x' } },
  });
});

test('a page adds at most two hundred preferences to an entry, however many it names over time', async () => {
  const { pub } = await site();
  const email = 'many@example.com';
  for (let round = 0; round < 3; round += 1) {
    const names = Array.from({ length: 150 }, (_, n) => [`preference ${round} ${n} ${'x'.repeat(40)}`, true]);
    const answer = await fromPage(app, pub, { subject: { email }, preferences: Object.fromEntries(names) });
    expect(answer.statusCode).toBe(201);
    app.clock.forward(1000);
  }
  const [person] = await app.stored('subject', { email });
  const names = Object.keys(person?.['preferences'] as object);
  expect(names).toHaveLength(200);
  expect(names.filter((name) => name.startsWith('preference 2'))).toHaveLength(150);
});

test('the answer to a public key is the same whether somebody is known or not, and says nothing of whom', async () => {
  const { pub, prv } = await site();
  const customer = await aCustomer();
  const subjects = [
    { email: customer.email },
    { email: 'nobody-yet@example.com' },
    { id: customer.id },
    { id: 'nobody-yet' },
    { id: 'another', email: customer.email },
    { id: 'yet another', email: 'nor-this-one@example.com' },
  ];
  const answers = await Promise.all(subjects.map((subject) => fromPage(app, pub, { subject })));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(['id', 'timestamp', 'source', 'verified']);
    expect(answer.headers['content-length']).toBe(answers[0]?.headers['content-length']);
  }
  const byToken = await app.http.inject({
    method: 'POST',
    url: '/api/v1/consents',
    headers: { authorization: `Bearer ${pub}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ subject: { email: customer.email } }),
  });
  expect(byToken.json()).not.toHaveProperty('subject_id');
  expect((await fromServer(app, prv, { subject: { email: customer.email } })).json()).toMatchObject({
    subject_id: customer.subjectId,
  });
});

test('the answer to a public key takes as long whether somebody is known, not known, or known by one of two names', async () => {
  const { pub } = await site();
  const customer = await aCustomer();
  const subjects = [
    () => ({ email: `${crypto.randomUUID()}@example.com` }),
    () => ({ email: customer.email }),
    () => ({ id: crypto.randomUUID(), email: customer.email }),
  ];
  const times: number[][] = subjects.map(() => []);
  for (let round = 0; round < 100; round += 1) {
    for (const [place, subject] of subjects.entries()) {
      const began = performance.now();
      await fromPage(app, pub, { subject: subject(), preferences: { a: true } });
      times[place]?.push(performance.now() - began);
    }
  }
  const medians = times.map((each) => each.toSorted((one, other) => one - other)[50] ?? 0);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.6);
});

test('C2, C4: a withdrawal by the team vouches for nothing that a page claimed of the person', async () => {
  const { owner, pub, siteId } = await site();
  const claimed = { id: 'cust-claimed', email: 'eve.claims@example.com', first_name: 'Eve', full_name: 'Eve Mallory' };
  const answer = await fromPage(app, pub, { subject: claimed, preferences: { sms: true } });
  app.clock.forward(1000);
  const path = `/api/v1/sites/${siteId}`;
  const withdrawn = await owner.post(`${path}/consents/${answer.json<{ id: string }>().id}/withdrawal`, {});
  expect(withdrawn.statusCode, withdrawn.body).toBeLessThan(300);
  const { id, subjectId } = withdrawn.json<{ id: string; subjectId: string }>();
  const record = (await owner.get(`${path}/consents/${id}`)).json();
  expect(record.said).toMatchObject({ subject: { id: 'cust-claimed' }, preferences: { sms: false } });
  expect(Object.keys(record.said.subject)).toEqual(['id']);
  expect((await owner.get(`${path}/subjects/${subjectId}`)).json()).toMatchObject({
    externalId: 'cust-claimed',
    email: null,
    preferences: { sms: { value: false, source: 'private' } },
  });
});
