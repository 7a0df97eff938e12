import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

const form = { site_type: 'Site', document_type: 'privacy_policy', site_name: 'shop.example.com', pp_locale: 'en' };
const generate = (person: Person, more: object = {}) =>
  person.post('/en/privacy-policy-generator', { ...form, ...more });
const check = (person: Person, more: object = {}) =>
  person.post('/en/privacy-policy-generator/verify-same-resource-existence', { ...form, ...more });

test.each([
  [{ document_type: '' }, 'Select type of document.'],
  [{ site_name: ' ' }, 'Address not provided.'],
  [{ site_name: '', site_type: 'MobileApplication' }, 'Application name not provided.'],
  [{ pp_locale: '' }, 'Language not provided.'],
  // The message of a later check replaces that of an earlier one.
  [{ document_type: '', site_name: '', pp_locale: '' }, 'Language not provided.'],
])('the generate modal: %j is told "%s", and nothing is made', async (more, message) => {
  const person = await app.signUp();

  const answer = await generate(person, more);

  expect(answer.json()).toMatchObject({ success: false, message });
  expect(await app.stored('site', { accountId: person.accountId })).toEqual([]);
});

test.each(['not a url', 'my shop', 'https://', 'localhost', 'a@b.com', 'javascript:alert(1)'])(
  'D9: the address of a new site is checked as strictly as its settings check it: %s',
  async (site_name) => {
    const person = await app.signUp();
    for (const answer of [await generate(person, { site_name }), await check(person, { site_name })]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, fields: { site_name: { code: 'field.url' } } });
    }
    expect(await app.stored('site', { accountId: person.accountId })).toEqual([]);
  },
);

test('the name of an app is no address, and a document for a site that is there asks for none', async () => {
  const person = await app.signUp();
  const made = await generate(person, { site_type: 'MobileApplication', site_name: 'My App' });
  expect(made.json()).toMatchObject({ success: true });
  const { site_id } = made.json<{ site_id: string }>();
  const more = { site_id, site_name: 'My App', document_type: 'terms_and_conditions' };
  expect((await generate(person, more)).json()).toMatchObject({ success: true, site_id });
});

test('a name longer than a site may have is refused at its field, and nothing is made', async () => {
  const person = await app.signUp();

  const answer = await generate(person, { site_name: 'a'.repeat(256) });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, fields: { site_name: { code: 'field.max-length' } } });
  expect(await app.stored('site', { accountId: person.accountId })).toEqual([]);
});

test('the generate modal makes what it asks for once, however often it is sent with one key', async () => {
  const person = await app.signUp();
  const send = () => person.post('/en/privacy-policy-generator', form, { 'idempotency-key': 'a' });

  const [first, again] = [await send(), await send()];

  expect(again.json()).toEqual(first.json());
  expect(await app.stored('site', { accountId: person.accountId })).toHaveLength(1);
});

test('the generate modal makes a site and its document', async () => {
  const person = await app.signUp();

  const made = (await generate(person)).json<{ site_id: string; document_id: string; redirect_to: string }>();

  expect(made.redirect_to).toBe(`/en/documents/${made.document_id}`);
  expect((await person.get(`/api/v1/sites/${made.site_id}`)).json()).toMatchObject({
    name: 'shop.example.com',
    url: 'https://shop.example.com',
    languages: ['en'],
  });
});

test('the same-resource check knows its four warnings', async () => {
  const person = await app.signUp();
  expect((await check(person)).json()).toMatchObject({ success: true, warning: null });

  const site = (await person.post('/api/v1/sites', { name: 'https://www.shop.example.com/', type: 'Site' })).json<{
    id: string;
  }>();
  const different = (await check(person)).json<{ warning: { warning_type: string; url: string } }>();
  expect(different.warning.warning_type).toBe('different_resource');
  expect(different.warning.url).toContain(`/en/sites/${site.id}`);

  const made = (await generate(person, { site_id: site.id })).json<{ document_id: string }>();
  expect((await check(person)).json()).toMatchObject({
    warning: { warning_type: 'same_resource_and_language', url: `/en/documents/${made.document_id}` },
  });
  expect((await check(person, { pp_locale: 'de' })).json()).toMatchObject({
    warning: { warning_type: 'same_resource_different_language' },
  });

  await generate(person);
  expect((await check(person)).json()).toMatchObject({
    warning: { warning_type: 'more_than_one_duplicate', url: null },
  });
});

test('a site of another account is no duplicate', async () => {
  await generate(await app.signUp());
  expect((await check(await app.signUp())).json()).toMatchObject({ warning: null });
});

const quick = {
  ...form,
  email: 'new@example.com',
  password: 'a very long password',
  tos_accepted: true,
  privacy_read: true,
};

test.each([
  [{ site_name: '' }, 'Please, fill all the fields'],
  [{ email: '' }, 'Please, fill all the fields'],
  [{ password: '' }, 'Please, enter your password'],
  [{ tos_accepted: false }, 'You have to accept the terms of service and the privacy policy'],
])('the quick generator: %j is told "%s", and nobody is signed up', async (more, message) => {
  const visitor = await app.visitor();

  const answer = await visitor.post('/en/privacy-policy-generator/quick', {
    ...quick,
    email: 'refused@example.com',
    ...more,
  });

  expect(answer.json()).toMatchObject({ success: false, message });
  expect(await app.stored('person', { email: 'refused@example.com' })).toEqual([]);
});

test('the quick generator signs up and makes the document', async () => {
  const visitor = await app.visitor();

  const made = (await visitor.post('/en/privacy-policy-generator/quick', quick)).json<{
    document_id: string;
    signup: string;
  }>();

  expect(made.signup).toBe('quick_generator');
  expect((await visitor.get(`/api/v1/documents/${made.document_id}`)).statusCode).toBe(200);
});

test('the quick generator is a form as well, with the choices about e-mail', async () => {
  const visitor = await app.visitor();
  const email = 'form@example.com';
  const fields = { tos_accepted: 'on', privacy_read: 'on', global_email_drip: '1', global_email_nl: '2' };

  const answer = await visitor.postForm('/en/privacy-policy-generator/quick', { ...quick, ...fields, email });

  expect(answer.json()).toMatchObject({ success: true });
  expect(await app.stored('person', { email })).toMatchObject([{ emailDrip: 1, emailNl: 2 }]);
});

test('the quick generator signs in, and makes nothing when the password is wrong', async () => {
  const person = await app.signUp();
  const visitor = await app.visitor();
  const submit = (password: string) =>
    visitor.post('/en/privacy-policy-generator/quick', {
      ...form,
      plugin_name: 'login',
      email: person.email,
      password,
    });

  expect((await submit('not the password')).json()).toMatchObject({
    success: false,
    message: 'invalid login data provided!',
  });
  expect(await app.stored('site', { accountId: person.accountId })).toEqual([]);

  expect((await submit(person.password)).json()).toMatchObject({ success: true, signup: null });
  expect(await app.stored('document', { accountId: person.accountId })).toHaveLength(1);
});

test('the quick generator signs nobody up when the document cannot be made', async () => {
  const visitor = await app.visitor();
  const answer = await visitor.post('/en/privacy-policy-generator/quick', {
    ...quick,
    email: 'half@example.com',
    project_id: randomUUID(),
  });
  expect(answer.json()).toMatchObject({ success: false });
  expect(await app.stored('person', { email: 'half@example.com' })).toEqual([]);
});
