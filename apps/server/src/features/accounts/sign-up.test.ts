import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();
const password = 'a long and quiet street';

test('the first submit checks and creates nothing, the second creates all of it', async () => {
  const visitor = await app.visitor();
  const form = { email: ' Ada@Example.com', password, user_tracking_source: '{"initial":{}}' };

  const first = await visitor.post('/users/sign-up', { ...form, register_pre_check: true });
  expect(first.json()).toMatchObject({
    success: true,
    tos_ok: false,
    tracking_id: null,
    email: 'ada@example.com',
    signup: null,
  });
  expect(await app.stored('person', { email: 'ada@example.com' })).toEqual([]);

  const shown = (await visitor.get('/api/v1/terms')).json();
  const second = await visitor.post('/users/sign-up', {
    ...form,
    tos_accepted: true,
    privacy_read: true,
    global_email_nl: 1,
    proof_form: '<form>…</form>',
    owner_name: 'Ada GmbH',
    terms_version: shown.terms.version,
    privacy_version: shown.privacy.version,
  });
  expect(second.json()).toMatchObject({ success: true, tos_ok: true, errors: {}, signup: 'email', redirect_to: null });

  const me = (await visitor.get('/api/v1/me')).json();
  expect(me).toMatchObject({
    person: { id: second.json().tracking_id, email: 'ada@example.com', emailVerified: false, pendingEmail: null },
    account: { name: 'Ada GmbH' },
    roles: ['owner'],
    tosOk: true,
    preferences: { globalEmailDrip: 2, globalEmailNl: 1 },
  });
  const acceptances = await app.stored('acceptance', { personId: me.person.id });
  expect(acceptances).toMatchObject([
    { statement: 'accepted', identifier: 'term', version: shown.terms.version, proofForm: '<form>…</form>' },
    { statement: 'read', identifier: 'privacy_policy', version: shown.privacy.version },
    {
      statement: 'chosen',
      identifier: 'email_preferences',
      proofContent: '{"global_email_drip":2,"global_email_nl":1}',
    },
  ]);
  expect(acceptances[0]).toMatchObject({ textHash: Buffer.from(shown.terms.hash, 'hex') });
  expect(await app.stored('noticeText', { title: shown.terms.title })).toMatchObject([{ body: shown.terms.text }]);
  expect((await app.outbox.last('ada@example.com')).text).toContain('/en/verify-email#token=');
});

test('a form of a page is read as well, with the password under its old name', async () => {
  const visitor = await app.visitor();
  const answer = await visitor.postForm('/users/sign-up', {
    email: 'form@example.com',
    'physical_user_session[password]': password,
    tos_accepted: 'on',
    privacy_read: '1',
    global_email_drip: '2',
  });
  expect(answer.json()).toMatchObject({ success: true, tos_ok: true });
  expect(await app.stored('person', { email: 'form@example.com' })).toMatchObject([{ emailDrip: 2, emailNl: 2 }]);
});

test('what was not said about e-mail stays unsaid', async () => {
  const person = await app.signUp();
  const me = (await person.get('/api/v1/me')).json();
  expect(me.preferences).toMatchObject({ globalEmailDrip: null, globalEmailNl: null });
});

test.each([
  [{}, 'sign-up.data-required', 'login or registration data must be provided'],
  [{ email: 'a@example.com' }, 'sign-up.data-required', 'login or registration data must be provided'],
  [{ email: 'nobody', password }, 'sign-up.invalid', 'invalid registration data provided'],
  [
    { email: 'a@example.com', password: 'short' },
    'password.too-short',
    'The password must have at least 15 characters.',
  ],
  [
    { email: 'a@example.com', password: 'passwordpassword' },
    'password.too-common',
    'This password is too easy to guess. Choose another one.',
  ],
  [
    { email: 'a@example.com', password, owner_name: ' ' },
    'sign-up.owner-data-invalid',
    'valid owner data must be provided!',
  ],
  [
    { email: 'a@example.com', password, tos_accepted: true },
    'sign-up.privacy-not-read',
    'You must confirm you have read our Privacy Policy',
  ],
  [
    { email: 'a@example.com', password, privacy_read: true },
    'sign-up.terms-not-accepted',
    'You must accept our Terms of Service',
  ],
  [
    { email: 'a@example.com', password, tos_accepted: true, privacy_read: true, terms_version: 'old' },
    'terms.changed',
    undefined,
  ],
])('%j is refused, and creates nothing', async (form, code, message) => {
  const visitor = await app.visitor();
  const answer = await visitor.post('/users/sign-up', form);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ success: false, code, ...(message ? { message } : {}) });
  expect(answer.json().errors).not.toHaveProperty('email');
  expect(await app.stored('person', { email: 'a@example.com' })).toEqual([]);
});

test('a known address is hinted at, before and after the terms', async () => {
  const person = await app.signUp();
  const visitor = await app.visitor();
  for (const step of [{ register_pre_check: true }, { tos_accepted: true, privacy_read: true }]) {
    const answer = await visitor.post('/users/sign-up', { email: person.email.toUpperCase(), password, ...step });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ success: false, errors: { email: expect.stringContaining('log in') } });
  }
});

test('of two sign-ups at once with one address, one is made', async () => {
  const form = { email: 'twice@example.com', password, tos_accepted: true, privacy_read: true };
  const visitors = await Promise.all([app.visitor(), app.visitor()]);
  const answers = await Promise.all(visitors.map((visitor) => visitor.post('/users/sign-up', form)));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  expect(await app.stored('person', { email: form.email })).toHaveLength(1);
  expect(await app.stored('account', { name: form.email })).toHaveLength(1);
});

test('the terms are asked for again after they change', async () => {
  const person = await app.signUp();
  await app.owner.query(
    `insert into notice (identifier, version, locale, title, body, published_at) values ('term', '2', 'en', 'New terms', 'New.', $1)`,
    [app.clock.now()],
  );
  expect((await person.get('/api/v1/me')).json().tosOk).toBe(false);
  const signedIn = await (
    await app.visitor()
  ).post('/users/sign-in', { email: person.email, password: person.password });
  expect(signedIn.json()).toMatchObject({ success: true, tos_ok: false });

  expect((await person.post('/user/tos', {})).json()).toMatchObject({
    success: false,
    code: 'sign-up.terms-not-accepted',
  });
  expect((await person.post('/user/tos', { accept: true, terms_version: '1' })).json()).toMatchObject({
    code: 'terms.changed',
  });
  const accepted = await person.postForm('/user/tos', { accept: 'true' });
  expect(accepted.json()).toEqual({ success: true, tos_ok: true });
  expect((await person.get('/api/v1/me')).json().tosOk).toBe(true);
  expect(await app.stored('acceptance', { personId: person.id, version: '2' })).toHaveLength(1);
  await app.owner.query(`delete from notice`);
});

test('an acceptance can be neither changed nor deleted by the account', async () => {
  const { accountId } = await app.signUp();
  const change = app.db.inAccount(accountId, (tx) =>
    tx.updateTable('acceptance').set({ version: 'x' }).where('accountId', '=', accountId).execute(),
  );
  await expect(change).rejects.toThrow('permission denied');
  const removal = app.db.inAccount(accountId, (tx) =>
    tx.deleteFrom('acceptance').where('accountId', '=', accountId).execute(),
  );
  await expect(removal).rejects.toThrow('permission denied');
});

test('an address longer than the name of an account may be signs up as well', async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(30)}.com`;
  const person = await app.signUp({ email });
  expect(await app.stored('account', { id: person.accountId })).toMatchObject([{ name: email.slice(0, 200) }]);
});
