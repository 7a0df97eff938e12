import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();

test('what somebody says about e-mail is saved and kept as proof; not said is no', async () => {
  const person = await app.signUp();
  const answer = await person.post('/en/update_email_prefs', { global_email_drip: 1, proof_form: '<form>' });
  expect(answer.json()).toMatchObject({ success: true });
  expect((await person.get('/api/v1/me')).json().preferences).toMatchObject({ globalEmailDrip: 1, globalEmailNl: 2 });
  expect(await app.stored('acceptance', { personId: person.id, identifier: 'email_preferences' })).toMatchObject([
    {
      statement: 'chosen',
      locale: 'en',
      proofForm: '<form>',
      proofContent: '{"global_email_drip":1,"global_email_nl":2}',
    },
  ]);

  await person.postForm('/de/update_email_prefs', { global_email_nl: '1' });
  expect((await person.get('/api/v1/me')).json().preferences).toMatchObject({ globalEmailDrip: 2, globalEmailNl: 1 });
});

test('another value, another language and nobody are refused', async () => {
  const person = await app.signUp();
  expect((await person.post('/en/update_email_prefs', { global_email_drip: 3 })).json()).toMatchObject({
    success: false,
    code: 'input.invalid',
  });
  expect((await person.post('/xx/update_email_prefs', {})).statusCode).toBe(404);
  const nobody = await (await app.visitor()).post('/en/update_email_prefs', {});
  expect(nobody.json()).toMatchObject({
    success: false,
    code: 'sign-in.required',
    action: { redirect_to: '/en/sign-in' },
  });
});

test('language and country are saved with the person and in cookies for a year', async () => {
  const person = await app.signUp();
  const answer = await person.postForm('/users/update-preferences.json', {
    locale: 'de',
    country: 'at',
    authenticity_token: person.csrfToken,
  });
  expect(answer.json()).toMatchObject({ success: true });
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'locale', value: 'de', maxAge: 31_536_000, path: '/', sameSite: 'Lax' }),
    expect.objectContaining({ name: 'country', value: 'AT' }),
  ]);
  expect((await person.get('/api/v1/me')).json().preferences).toMatchObject({ locale: 'de', country: 'AT' });
});

test('without a session they are saved in the cookies alone', async () => {
  const visitor = await app.visitor();
  const answer = await visitor.post('/users/update-preferences.json', { locale: 'it' });
  expect(answer.json()).toMatchObject({ success: true });
  expect(visitor.cookies.get('locale')).toBe('it');
  expect((await visitor.post('/users/update-preferences.json', { locale: 'klingon' })).json()).toMatchObject({
    success: false,
  });
});
