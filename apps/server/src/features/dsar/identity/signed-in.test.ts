import type { Answer, dsarKeys } from '@app/contract';
import { exportJWK, exportPKCS8, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, aPublicKey, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
const { aForm, open, post, send, mailed, requests, read, stepped } = requestersOf(app);

type Form = Awaited<ReturnType<typeof aForm>>;
type Signer = Awaited<ReturnType<typeof aSigner>>;

const keysOf = ({ siteId }: Form) => `/api/v1/sites/${siteId}/dsar-form/keys`;
const seconds = () => Math.floor(app.clock.now().getTime() / 1000);

/** A form, and a server of its site that signs tokens by a registered key. */
async function aSigner(algorithm: 'ES256' | 'EdDSA' | 'RS256' = 'ES256') {
  const form = await aForm();
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const added = await form.owner.post(keysOf(form), { publicKey: await exportSPKI(publicKey) });
  expect(added.statusCode, added.body).toBe(201);
  const { id } = added.json<Answer<typeof dsarKeys.add>>();
  let counted = 0;
  const token = (said: Record<string, unknown> = {}, { key = privateKey, kid = id } = {}) => {
    const now = seconds();
    const jti = `token-${(counted += 1)}`;
    const usual = { sub: 'customer-4711', email: 'signed-in@example.com', email_verified: true, name: 'Anna Muster' };
    const payload = { ...usual, aud: form.path.slice('/dsar/'.length), iat: now, exp: now + 300, jti, ...said };
    return new SignJWT(payload).setProtectedHeader({ alg: algorithm, kid }).sign(key);
  };
  return { form, id, token };
}

const submission = '0198f0c0-0000-7000-8000-00000000000';
const sendWith = ({ form }: Signer, identity: string, more = {}) =>
  send(form.path, { ...anna, email: 'typed@example.com', identity, ...more }, 'en');
/** The form, as a site opens it; then the place is chosen. */
async function opened({ form, token }: Signer, given?: string) {
  const first = await post(`${form.path}?lang=en`, { identity: given ?? (await token()) });
  return post(`${form.path}?lang=en`, { identity: ticketIn(first), place: 'DE' });
}

const ticketIn = ({ body }: { readonly body: string }) => /name="identity" value="([^"]+)"/.exec(body)?.[1] ?? '';

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'whoever is signed in at the site needs no code by mail: %s',
  async (algorithm) => {
    const signer = await aSigner(algorithm);
    const sent = await sendWith(signer, await signer.token());
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.body).not.toContain('name="code"');
    expect((await mailed('signed-in@example.com')).code).toBe('');
    const [request] = await requests(signer.form.owner);
    expect(request).toMatchObject({ isConfirmed: true });
    const whole = await read(signer.form.owner, request?.id ?? '');
    // The address is the one that the site knows, whatever was typed.
    expect(whole).toMatchObject({ email: 'signed-in@example.com', subject: 'customer-4711' });
    expect(whole.steps.map(({ kind }) => kind)).toContain('signed-in');
  },
);

test('D2: a site opens the form by the token alone, and the form may be filled in long after the token ended', async () => {
  const signer = await aSigner();
  const shown = await opened(signer);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toMatch(/value="signed-in@example\.com"[^>]* readonly/);
  expect(shown.body).toContain('value="Anna Muster"');
  app.clock.forward(60 * 60_000);
  expect((await sendWith(signer, ticketIn(shown))).statusCode).toBe(200);
  expect(await requests(signer.form.owner)).toMatchObject([{ isConfirmed: true }]);
  // Two hours, and the ticket of one form opens no other.
  const later = await opened(signer);
  app.clock.forward(3 * 3_600_000);
  expect((await sendWith(signer, ticketIn(later))).statusCode).toBe(422);
  const other = await aSigner();
  const fresh = await opened(signer);
  expect((await sendWith(other, ticketIn(fresh))).statusCode).toBe(422);
});

test('a token brings one request, however often it is sent', async () => {
  const signer = await aSigner();
  const token = await signer.token();
  const ticket = ticketIn(await opened(signer, token));
  const tries = [token, token, ticket, ticket].map((identity, n) =>
    sendWith(signer, identity, { submission: `${submission}${n}`, details: `try ${n}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  expect(await requests(signer.form.owner)).toHaveLength(1);
});

test('the same form sent twice by a double click is one request, and no refusal', async () => {
  const signer = await aSigner();
  const more = { submission: `${submission}9` };
  const token = await signer.token();
  const twice = await Promise.all([1, 2].map(() => sendWith(signer, token, more)));
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await requests(signer.form.owner)).toHaveLength(1);
});

describe('a token counts for nothing', () => {
  const stranger = generateKeyPair('ES256', { extractable: true });
  const cases: Record<string, (signer: Signer) => Promise<string>> = {
    'of another key': async ({ token }) => token({}, { key: (await stranger).privateKey, kid: undefined }),
    'of an unknown key': ({ token }) => token({}, { kid: '0198f0c0-0000-7000-8000-000000000000' }),
    'for another form': ({ token }) => token({ aud: 'another-form' }),
    'that ended': ({ token }) => token({ iat: seconds() - 600, exp: seconds() - 120 }),
    'that lives for more than ten minutes': ({ token }) => token({ exp: seconds() + 3600 }),
    'of tomorrow': ({ token }) => token({ iat: seconds() + 3600, exp: seconds() + 3900 }),
    'without an address': ({ token }) => token({ email: undefined }),
    'whose address the site has not verified': ({ token }) => token({ email_verified: false }),
    'without an id of its own': ({ token }) => token({ jti: undefined }),
    'without a signature': async ({ token }) => (await token()).replace(/[^.]+$/, ''),
    'that is signed with the public key as a secret': async ({ form, id }) => {
      const payload = { sub: 'x', email: 'x@example.com', email_verified: true, jti: 'x', aud: form.path.slice(6) };
      const times = { iat: seconds(), exp: seconds() + 300 };
      const secret = new TextEncoder().encode(id.repeat(2));
      return new SignJWT({ ...payload, ...times }).setProtectedHeader({ alg: 'HS256', kid: id }).sign(secret);
    },
    'that is no token': async () => 'x'.repeat(5000),
  };
  test.each(Object.entries(cases))('%s', async (_, make) => {
    const signer = await aSigner();
    const sent = await sendWith(signer, await make(signer));
    expect([sent.statusCode, sent.body.includes('Your sign-in could not be confirmed.')]).toEqual([422, true]);
    expect(ticketIn(sent)).toBe('');
    expect(await requests(signer.form.owner)).toEqual([]);
    // The form that is shown then works without it, by a code.
    expect((await send(signer.form.path, { ...anna, email: 'typed@example.com' }, 'en')).statusCode).toBe(200);
    expect(await requests(signer.form.owner)).toMatchObject([{ isConfirmed: false }]);
  });

  test('once its key is removed, not even for a form that is open', async () => {
    const signer = await aSigner();
    const ticket = ticketIn(await opened(signer));
    expect((await signer.form.owner.delete(`${keysOf(signer.form)}/${signer.id}`)).statusCode).toBe(204);
    expect((await sendWith(signer, ticket)).statusCode).toBe(422);
    expect((await sendWith(signer, await signer.token())).statusCode).toBe(422);
  });
});

describe('keys', () => {
  test('are registered as PEM or JWK, five at most, and never private', async () => {
    const form = await aForm();
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const add = async (given: string) => (await form.owner.post(keysOf(form), { publicKey: given })).json();
    expect(await add(await exportPKCS8(privateKey))).toMatchObject({ code: 'dsar-key.private' });
    expect(await add(JSON.stringify(await exportJWK(privateKey)))).toMatchObject({ code: 'dsar-key.private' });
    const p384 = await generateKeyPair('ES384', { extractable: true });
    for (const wrong of ['x', '{}', '{"kty":"EC"}', await exportSPKI(p384.publicKey)])
      expect(await add(wrong)).toMatchObject({ code: 'dsar-key.invalid' });
    for (let n = 0; n < 5; n += 1)
      expect(await add(JSON.stringify(await exportJWK(publicKey)))).toMatchObject({ algorithm: 'ES256' });
    expect(await add(await exportSPKI(publicKey))).toMatchObject({ code: 'dsar-key.too-many' });
    expect((await form.owner.get(keysOf(form))).json().identityKeys).toHaveLength(5);
  });
});

test('an answer to whoever is signed in goes on after it was stopped, as one to a confirmed mailbox does', async () => {
  // The queue goes by the clock of the machine.
  app.clock.set('2026-11-02T10:00:00.000Z');
  const signer = await aSigner();
  const { owner, siteId } = signer.form;
  await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, answersItself: true });
  const consent = { subject: { email: 'signed-in@example.com' }, preferences: { newsletter: true } };
  expect((await owner.post(`/api/v1/sites/${siteId}/consents`, consent)).statusCode).toBe(201);
  await app.owner.query('revoke insert on dsar_file_part from candor_app');
  await sendWith(signer, await signer.token(), { 'rights[]': ['portability', 'erasure'] });
  await app.owner.query('grant insert on dsar_file_part to candor_app');
  const [{ id } = { id: '' }] = await requests(owner);
  expect(await read(owner, id)).toMatchObject({ state: 'in-work' });
  await app.runJobs();
  expect(await read(owner, id)).toMatchObject({ state: 'answered', files: [{ name: 'consents.json' }] });
});

test('a refused right leaves whoever is signed in signed in', async () => {
  const signer = await aSigner();
  const refused = await sendWith(signer, await signer.token(), { 'rights[]': ['opt-out'] });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/value="signed-in@example\.com"[^>]* readonly/);
  expect((await sendWith(signer, ticketIn(refused))).statusCode).toBe(200);
  expect(await requests(signer.form.owner)).toMatchObject([{ isConfirmed: true }]);
});

test('D2: a correction leaves whoever was signed in proved', async () => {
  const signer = await aSigner();
  await sendWith(signer, await signer.token());
  const [{ id } = { id: '' }] = await requests(signer.form.owner);
  const after = await stepped(signer.form.owner, id, { action: 'correct', rights: ['access', 'portability'] });
  expect(after.isConfirmed).toBe(true);
});

test('adding and removing a key are events of their own, and a key for requests alone adds none', async () => {
  const { form, id } = await aSigner();
  const narrow = await form.owner.post('/api/v1/api-keys', { name: 'Narrow', permissions: ['requests.manage'] });
  const refused = await app.script(narrow.json().key).post(keysOf(form), { publicKey: aPublicKey });
  expect(refused.json()).toMatchObject({ code: 'api-key.scope', permission: 'consents.keys' });
  expect((await form.owner.delete(`${keysOf(form)}/${id}`)).statusCode).toBe(204);
  const events = await app.stored('auditEvent', { accountId: form.owner.accountId });
  expect(events.filter(({ kind }) => String(kind).startsWith('dsar-key.'))).toMatchObject([
    { kind: 'dsar-key.added', details: { key: id, algorithm: 'ES256' } },
    { kind: 'dsar-key.removed', details: { key: id } },
  ]);
});

test('what the site said is deleted with the request', async () => {
  const signer = await aSigner();
  await sendWith(signer, await signer.token({ sub: 'canary-subject' }));
  const [{ id } = { id: '' }] = await requests(signer.form.owner);
  expect((await signer.form.owner.get(`${requestsPath}/${id}`)).body).toContain('canary-subject');
  await app.owner.query('update dsar_request set forget_on = $1 where id = $2', ['2020-01-01', id]);
  await app.runScheduled('dsar.forget');
  expect((await app.stored('dsarRequest', { id }))[0]).toMatchObject({ subject: null, name: null });
});

test('the form is shown without a statement as before', async () => {
  const form = await aForm();
  const page = await open(`${form.path}?lang=en&place=DE`);
  expect(page.body).not.toMatch(/name="identity"|" readonly|<form[^>]*data-work/);
});
