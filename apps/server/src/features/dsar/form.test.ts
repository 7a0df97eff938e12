import type { Answer, publishing } from '@app/contract';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off', config: { mailLimits: { firstDay: 1000, firstWeek: 1000, later: 1000 } } });
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm, aRequest, open, send, press, mailed, read, requests } = requestersOf(app);

describe('the form of a site', () => {
  test('is there once it is published, and gone when it is taken down', async () => {
    const form = await aForm();
    expect((await open(form.path)).statusCode).toBe(200);
    expect((await open('/dsar/zzzzzzzzzz')).statusCode).toBe(404);
    await form.owner.put(`/api/v1/sites/${form.siteId}/dsar-form`, { isPublished: false });
    app.clock.forward(25 * 3_600_000);
    expect((await open(form.path)).statusCode).toBe(404);
    expect((await send(form.path, anna)).statusCode).toBe(404);
    app.clock.set('2026-11-25T10:00:00.000Z');
  });

  test('D1: offers what the law of a place gives, in the language of the address', async () => {
    const { path } = await aForm();
    const german = await open(`${path}?lang=de&place=DE`);
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('value="restriction"');
    expect(german.body).not.toContain('value="opt-out"');
    const californian = await open(`${path}?lang=en&place=US-CA`);
    expect(californian.body).toContain('Do not sell or share my data');
    // The owner is in Ireland, so that the GDPR protects everybody who asks it.
    expect(californian.body).toContain('value="objection"');
    expect((await open(`${path}?lang=en&place=GB`)).body).toContain('value="complaint"');
  });

  test('D2: asks for no account and no ID, loads nothing, sets nothing', async () => {
    const { path } = await aForm();
    const page = await open(`${path}?lang=en&place=DE`);
    expect(page.body).not.toContain('type="file"');
    // The icon is inside the page.
    expect(page.body.replace(/<link rel="icon" href="data:[^"]+">/, '')).not.toMatch(/<img|<link|src=/);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(String(page.headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test('says what is missing and keeps what was typed', async () => {
    const { path, owner } = await aForm();
    const sent = await send(path, { ...anna, 'rights[]': [], email: 'nobody', details: '<b>bold</b>' }, 'en');
    expect(sent.statusCode).toBe(422);
    expect(sent.body).toContain('Choose what you want.');
    expect(sent.body).toContain('Enter an email address');
    expect(sent.body).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(sent.body).toContain('value="Anna Muster"');
    const child = await send(path, { ...anna, for: 'child', person: '' }, 'en');
    expect(child.body).toContain('Enter the person’s name');
    const elsewhere = await send(path, { ...anna, 'rights[]': ['limit'] }, 'en');
    expect([elsewhere.statusCode, await requests(owner)]).toEqual([422, []]);
  });

  test('whoever fills in what people do not see is not received', async () => {
    const { path, owner } = await aForm();
    const sent = await send(path, { ...anna, website: 'https://spam.example.com' });
    expect([sent.statusCode, sent.headers['retry-after']]).toEqual([429, '60']);
    expect(await requests(owner)).toEqual([]);
  });
});

test('D16: a number and the due day stand on the page and in the mail at once, in the language of the person', async () => {
  const { path, owner } = await aForm();
  const sent = await send(path, { ...anna, email: 'd16@example.com' });
  const [request] = await requests(owner);
  expect(request).toMatchObject({ name: 'Anna Muster', state: 'received', isConfirmed: false });
  // 25 December is a holiday, 26 and 27 a weekend; in Ireland, 28 December stands for St. Stephen’s Day only at banks.
  expect(request?.due).toEqual({ day: '2026-12-28', standsStill: false, isLate: false });
  for (const text of [sent.body, (await mailed('d16@example.com')).text]) {
    expect(text).toContain(request?.number);
    expect(text).toContain('28. Dezember 2026');
  }
  const { text, subject } = await mailed('d16@example.com');
  expect(subject).toContain(request?.number);
  for (const secret of ['4711', 'Anna', 'Auskunft']) expect(`${subject} ${text}`).not.toContain(secret);
});

test('while the database is away the form is shown, and what was typed is not lost', async () => {
  const { path, owner } = await aForm();
  expect((await open(path)).statusCode).toBe(200);
  app.clock.forward(60_000);
  const { rows } = await app.owner.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const endAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database() and usename <> current_user`;
  await app.owner.query(`alter database ${name} connection limit 0`);
  await app.owner.query(endAll);
  try {
    expect((await open(path)).statusCode).toBe(200);
    const sent = await send(path, { ...anna, email: 'away@example.com' }, 'en');
    expect([sent.statusCode, Number(sent.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(sent.body).toContain('What you wrote is still here.');
    expect(sent.body).toContain('value="away@example.com"');
  } finally {
    await app.owner.query(`alter database ${name} connection limit -1`);
  }
  expect(await requests(owner)).toEqual([]);
});

test('a form that is sent twice is received once', async () => {
  const { path, owner } = await aForm();
  const submission = '0198f0c0-0000-7000-8000-000000000001';
  const twice = await Promise.all([1, 2].map(() => send(path, { ...anna, email: 'twice@example.com', submission })));
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await requests(owner)).toHaveLength(1);
});

test('a form that is corrected and sent again is another request', async () => {
  const { path, owner } = await aForm();
  const submission = '0198f0c0-0000-7000-8000-000000000002';
  await send(path, { ...anna, email: 'typo@example.com', submission });
  await send(path, { ...anna, email: 'right@example.com', submission });
  expect((await requests(owner)).length).toBe(2);
  expect((await mailed('right@example.com')).code).not.toBe('');
});

test.each([
  ['place', { place: 'AT' }],
  ['person', { for: 'child', person: 'Kim' }],
  ['consent id', { consentId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90' }],
])('a form that is sent again with another %s is another request', async (_, changed) => {
  const { path, owner } = await aForm();
  const submission = '0198f0c0-0000-7000-8000-000000000003';
  await send(path, { ...anna, submission });
  await send(path, { ...anna, submission, ...changed });
  expect(await requests(owner)).toHaveLength(2);
});

test('pages that follow the form in an overlay close it on Escape, too', async () => {
  const form = await aForm();
  const receipt = await send(form.path, { ...anna, email: 'overlay@example.com' });
  const { key, code } = await mailed('overlay@example.com');
  const whole = await press(key, { action: 'confirm', code });
  for (const { body, headers } of [receipt, whole]) {
    expect(body).toContain('iub.pp.esc');
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'sha256-[^']+'; /);
  }
});

test('however often somebody asks for a new code, five are mailed', async () => {
  const { path } = await aForm();
  await send(path, { ...anna, email: 'codes@example.com' }, 'en');
  const { key } = await mailed('codes@example.com');
  await Promise.all(Array.from({ length: 12 }, () => press(key, { action: 'code' })));
  const mails = (await app.outbox.all()).filter(({ to }) => to === 'codes@example.com');
  expect(mails).toHaveLength(6);
});

test('a flood mails nobody without end: ten confirmations of an address in a day, twenty notices of a team in an hour', async () => {
  const { path, owner } = await aForm();
  for (let n = 0; n < 24; n += 1) {
    const email = n < 12 ? 'flooded@example.com' : `flood-${n}@example.com`;
    expect((await send(path, { ...anna, email }, 'en')).statusCode).toBe(200);
  }
  const mails = await app.outbox.all();
  expect(mails.filter(({ to }) => to === 'flooded@example.com')).toHaveLength(10);
  expect(mails.filter(({ to, subject }) => to === owner.email && /New privacy request/.test(subject))).toHaveLength(20);
  expect(await requests(owner)).toHaveLength(24);
});

test('the code to paste comes in each language, and for a language that the form lacks there is none', async () => {
  const { owner, siteId, path } = await aForm();
  const form = async (language: string, id = siteId) =>
    owner.get(`/api/v1/sites/${id}/embedding?type=dsar&language=${language}`);
  const { snippets, url } = (await form('it')).json<Answer<typeof publishing.siteEmbedding>>();
  expect(new URL(url).pathname).toBe(path);
  expect(snippets.map(({ kind }) => kind)).toEqual(['overlay', 'link', 'iframe', 'react']);
  for (const { code } of snippets) expect(code).toContain(`${path}?lang=it`);
  expect(snippets[0]?.code).toMatch(/class="candor-embed".*\n<script async src="[^"]+\/embed\/policy\.js"><\/script>$/);
  expect(await form('tlh')).toMatchObject({ statusCode: 422 });
  expect((await form('tlh')).json()).toMatchObject({ code: 'embedding.cannot-create-for-language' });
  await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: false });
  expect((await form('it')).json()).toMatchObject({ code: 'embedding.not-published' });
  const stranger = await aForm();
  expect((await form('it', stranger.siteId)).json()).toMatchObject({ code: 'site.not-found' });
});

describe('the code', () => {
  test('confirms the address', async () => {
    const form = await aForm();
    await aRequest(form, { ...anna, email: 'code@example.com' });
    expect(await requests(form.owner)).toMatchObject([{ isConfirmed: true }]);
    expect(await requests(form.owner, '?only=unconfirmed')).toEqual([]);
  });

  test('works no longer after five wrong ones, even the right one, until another is mailed', async () => {
    const form = await aForm();
    await send(form.path, { ...anna, email: 'wrong@example.com' }, 'en');
    const { key, code } = await mailed('wrong@example.com');
    const other = code === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1]) {
      expect((await press(key, { action: 'confirm', code: other })).body).toContain(`Codes left to try: ${left}.`);
    }
    for (const last of [other, code]) {
      expect((await press(key, { action: 'confirm', code: last })).body).toContain('This code no longer works.');
    }
    const [{ id } = { id: '' }] = await requests(form.owner);
    expect(await read(form.owner, id)).toMatchObject({
      isConfirmed: false,
      steps: [{ kind: 'received' }, { kind: 'codes-spent', who: 'requester' }],
    });
    const logged = await app.stored('auditEvent', { accountId: form.owner.accountId, kind: 'dsar-request.handled' });
    expect(JSON.stringify(logged)).toContain('codes-spent');
    await press(key, { action: 'code' });
    const again = await mailed('wrong@example.com');
    expect((await press(key, { action: 'confirm', code: again.code })).body).toContain('Your address is confirmed.');
  });

  test('D2: is not asked of who only withdraws or objects to marketing', async () => {
    const form = await aForm();
    const rights = ['withdrawal', 'stop-marketing'];
    const sent = await send(form.path, { ...anna, 'rights[]': rights, email: 'none@example.com' }, 'en');
    expect(sent.body).not.toContain('name="code"');
    expect((await mailed('none@example.com')).code).toBe('');
    expect(await requests(form.owner)).toMatchObject([{ isConfirmed: true }]);
  });

  test('an hour later it no longer works', async () => {
    const form = await aForm();
    await send(form.path, { ...anna, email: 'late@example.com' }, 'en');
    const { key, code } = await mailed('late@example.com');
    app.clock.forward(61 * 60_000);
    expect((await press(key, { action: 'confirm', code })).body).toContain('This code no longer works.');
  });
});

test('who sends a form under the address of somebody else sees no letter, and cannot answer for them', async () => {
  const form = await aForm();
  const sent = await send(form.path, { ...anna, email: 'victim@example.com' }, 'en');
  const key = /name="key" value="([\w-]{64})"/.exec(sent.body)?.[1] ?? '';
  const [{ id, version } = { id: '', version: 0 }] = [
    (await form.owner.get(`${requestsPath}/${(await requests(form.owner))[0]?.id}`)).json(),
  ];
  const letter = { kind: 'message', text: 'secret answer' };
  const step = { action: 'send', letter };
  expect((await form.owner.post(`${requestsPath}/${id}/steps`, { version, step })).statusCode).toBe(200);
  for (const fields of [{}, { action: 'write', text: 'x' }, { action: 'withdraw-now' }, { action: 'code' }]) {
    const page = await press(key, fields);
    expect([page.statusCode, page.body.includes('secret answer')]).toEqual([200, false]);
  }
  expect(await requests(form.owner)).toMatchObject([{ state: 'received', isConfirmed: false }]);
  // Whoever reads the mails sees it, and so does the sender who has the code from them.
  const { key: mailedKey, code } = await mailed('victim@example.com');
  const confirmed = await press(key, { action: 'confirm', code });
  expect(confirmed.body).toContain('secret answer');
  expect(mailedKey === '' || (await press(mailedKey)).body.includes('secret answer')).toBe(true);
  // After that the key of the form is worth nothing again.
  expect((await press(key, { action: 'confirm', code })).body).not.toContain('secret answer');
});

describe('the page of a request', () => {
  test('opens by its key alone, or by the link with it', async () => {
    const form = await aForm();
    const { key } = await aRequest(form, { ...anna, email: 'page@example.com' }, 'en');
    expect((await press(key)).body).toContain('Tell me what data you have about me');
    expect((await press(`https://example.com/dsar/request#${key}`)).statusCode).toBe(200);
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`;
    for (const wrong of [other, '', 'x', key.slice(1)]) {
      const page = await press(wrong);
      expect([page.statusCode, page.body.includes('No request belongs to this key')]).toEqual([404, true]);
    }
    expect((await open('/dsar/request')).body).toContain('name="key"');
  });

  test('what somebody writes there is text, reaches the team, and is mailed to nobody', async () => {
    const form = await aForm();
    const { key, id } = await aRequest(form, { ...anna, email: 'writer@example.com' }, 'en');
    const page = await press(key, { action: 'write', text: '<i>secret word</i>' });
    expect(page.body).toContain('Your message was sent.');
    expect(page.body).toContain('&lt;i&gt;secret word');
    const mails = await app.outbox.all();
    expect(mails.map(({ text }) => text).join('\n')).not.toContain('secret word');
    expect((await app.outbox.last(form.owner.email)).text).toContain(`requests/${id}`);
    expect((await app.stored('dsarStep', { requestId: id })).map(({ kind }) => kind)).toContain('wrote');
  });

  test('a requester who proved their mailbox sees what they agreed to, and withdraws it at once', async () => {
    const form = await aForm();
    const consents = `/api/v1/sites/${form.siteId}/consents`;
    const email = 'agreed@example.com';
    const given = { subject: { email }, preferences: { newsletter: true, profile: false } };
    expect((await form.owner.post(consents, given)).statusCode).toBe(201);
    await send(form.path, { ...anna, email }, 'en');
    const { key, code } = await mailed(email);
    expect((await press(key)).body).not.toContain('You agreed to');
    expect((await press(key, { action: 'confirm', code })).body).toContain('You agreed to: newsletter.');
    expect((await press(key, { action: 'consents' })).body).toContain('Yes, withdraw them');
    expect((await press(key)).body).toContain('You agreed to: newsletter.');
    const done = await press(key, { action: 'consents-now' });
    expect(done.body).toContain('Your consents are withdrawn.');
    expect(done.body).toContain('We have no active consent from you here');
    const { consents: kept } = (await form.owner.get(consents)).json();
    expect(kept.map(({ kind }: { kind: string }) => kind)).toEqual(['withdrawal', 'consent']);
    const [request] = await requests(form.owner);
    const steps = await app.stored('dsarStep', { requestId: request?.id ?? '' });
    expect(steps.map(({ kind }) => kind)).toContain('withdrew-consents');
  });

  test('a request is withdrawn there after being asked once more', async () => {
    const form = await aForm();
    const { key } = await aRequest(form, { ...anna, email: 'withdraws@example.com' }, 'en');
    expect((await press(key, { action: 'withdraw' })).body).toContain('Yes, withdraw it');
    expect(await requests(form.owner)).toMatchObject([{ state: 'received' }]);
    expect((await press(key, { action: 'withdraw-now' })).body).toContain('Your request is withdrawn.');
    expect(await requests(form.owner)).toMatchObject([{ state: 'withdrawn', due: null }]);
  });
});

describe('P6, P13: the documents of the site', () => {
  test('name the published form as the way to use one’s rights, until it is taken down', async () => {
    const { owner, siteId, documentId, path } = await aForm();
    const policy = async () => {
      const { statusCode, body } = await owner.post(`/api/v1/documents/${documentId}/publish`, {});
      expect(statusCode, body).toBeLessThan(300);
      const { publicId } = (await owner.get(`/api/v1/documents/${documentId}`)).json();
      return (await open(`/privacy-policy/${publicId}/full-legal`)).body;
    };
    const status = async () => (await owner.get(`/api/v1/documents/${documentId}`)).json().status;
    expect(await policy()).toContain(path);
    expect(await status()).toBe('published');
    app.clock.forward(1000);
    await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: false });
    expect(await status()).toBe('changed');
    expect(await policy()).not.toContain(path);
  });

  test('keep an address that the owner named', async () => {
    const { owner, documentId, path } = await aForm();
    const url = 'https://shop.example.com/rights';
    const named = { settings: { rightsContact: { url }, usStates: { optOutUrl: url } } };
    expect((await owner.patch(`/api/v1/documents/${documentId}`, named)).statusCode).toBe(200);
    await owner.post(`/api/v1/documents/${documentId}/publish`, {});
    const { publicId } = (await owner.get(`/api/v1/documents/${documentId}`)).json();
    const page = (await open(`/privacy-policy/${publicId}/full-legal`)).body;
    expect([page.includes(url), page.includes(path)]).toEqual([true, false]);
  });
});

test('settings of a form that are left out stay as they are', async () => {
  const { owner, siteId } = await aForm();
  const path = `/api/v1/sites/${siteId}/dsar-form`;
  const settings = { workplace: 'DE-BY', keepMonths: 48, handlerId: owner.id, deputyId: null, answersItself: true };
  const shown = { workplace: 'DE-BY', keepMonths: 48, handler: { id: owner.id }, deputy: null, answersItself: true };
  expect((await owner.put(path, { isPublished: true, ...settings })).json()).toMatchObject(shown);
  await owner.put(path, { isPublished: false });
  expect((await owner.get(path)).json()).toMatchObject({ isPublished: false, ...shown });
  await owner.put(path, { isPublished: true, handlerId: null, keepMonths: 24 });
  expect((await owner.get(path)).json()).toMatchObject({ ...shown, isPublished: true, handler: null, keepMonths: 24 });
});
