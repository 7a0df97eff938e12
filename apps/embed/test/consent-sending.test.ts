import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { consentPages, hears, key, press, started, takenOver } from './consent-page.ts';

const { visit, kept, sent, loaded, works, types, now, host, product } = consentPages();

const form = `<form data-candor-form action="/next"><input type="email" name="email" value="a@example.com"><button>Send</button></form>`;
/** Number of distinct records. A page that is left does not see the response, so the next page sends the same record again. */
const records = () => new Set(kept.map(({ id }) => id)).size;
const stored = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name.startsWith('candor'));

test('a record arrives though its page is left at once, as text that needs no question before', async () => {
  const page = await visit({ body: form, next: '<h1>Thanks</h1>' });
  await press(page);
  await page.getByRole('heading', { name: 'Thanks' }).waitFor();

  await expect.poll(records).toBe(1);
  expect([...types]).toEqual(['text/plain;charset=UTF-8']);
  expect(page.url()).toBe(`${host()}/next?email=a%40example.com`);
});

test('a browser that cannot send beyond the end of a page otherwise sends a beacon', async () => {
  const page = await visit({
    body: form,
    next: '<h1>Thanks</h1>',
    init: `delete Request.prototype.keepalive; window.fetch = () => new Promise(() => {});`,
  });
  await press(page);
  await page.getByRole('heading', { name: 'Thanks' }).waitFor();
  await expect.poll(records).toBe(1);
});

test('a form of 20 kB arrives the same way', async () => {
  const fields = Array.from(
    { length: 200 },
    (_, n) => `<label>Field ${n} ${'é'.repeat(60)}<input name="f${n}"></label>`,
  );
  const page = await visit({ body: form.replace('<button>', `${fields.join('')}<button>`), next: '<h1>Thanks</h1>' });
  await press(page);
  await page.getByRole('heading', { name: 'Thanks' }).waitFor();

  await expect.poll(records).toBe(1);
  expect(kept[0]?.proofs[0]?.form?.length).toBeGreaterThan(20_000);
});

test('markup beyond the limit is cut, and what cannot be stored is left out', async () => {
  const page = await visit({
    body: `${takenOver}${form.replace('<button>', `<p>${'ab'.repeat(150_000)}</p><button>`)}`,
  });
  await page.locator('input').evaluate((field: HTMLInputElement) => {
    field.type = 'text';
    field.value = 'a\u0001\uD800@example.com';
  });
  await press(page);

  await hears(page, 1);
  const bytes = Buffer.byteLength(JSON.stringify(kept[0]?.proofs[0]?.form));
  expect(bytes).toBeLessThanOrEqual(40_000);
  expect(bytes).toBeGreaterThan(39_700);
  expect(kept[0]?.subject).toEqual({ email: 'a@example.com' });
});

test('it keeps to a strict content security policy with Trusted Types', async () => {
  const page = await visit({
    body: form,
    csp: `default-src 'none'; script-src ${product()}; connect-src ${product()}; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
  await press(page);
  await page.getByRole('heading', { name: 'Next' }).waitFor();
  await expect.poll(records).toBe(1);
});

test('while the intake is away a record waits, and the next page sends it, once', async () => {
  const page = await visit({ body: form, complains: true });
  now.answer = 'down';
  await press(page);
  await page.getByRole('heading', { name: 'Next' }).waitFor();
  await started(page);
  expect(await page.evaluate(stored)).toHaveLength(1);

  now.answer = { status: 201, body: { source: 'public' } };
  await page.goto(`${host()}/other`);
  const events = await hears(page, 1);
  expect(events).toMatchObject([{ what: 'kept', on: '#document', id: kept[0]?.id, source: 'public' }]);
  expect(await page.evaluate(stored)).toEqual([]);
  await page.reload();
  await started(page);
  expect(kept).toHaveLength(1);
});

test.each([503, 429])(
  'an intake that says %i is asked again on the same page, with the same record',
  async (status) => {
    const page = await visit({ body: takenOver + form, complains: true });
    await page.clock.install();
    now.answer = { status };
    await press(page);
    await page.clock.runFor(1000);
    await expect.poll(() => sent.length).toBe(1);

    now.answer = { status: 201 };
    // The pause begins once the browser has read the refusal.
    await expect.poll(() => page.clock.runFor(5000).then(() => kept.length)).toBe(1);
    await hears(page, 1);
    expect(new Set(sent).size).toBe(1);
    expect(kept).toHaveLength(1);
  },
);

test('an intake that is busy asks for work, which a file does that is loaded then alone', async () => {
  const hmacSignatureSecret = 'a secret of the intake';
  const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 100, keyPrefix: '00', deriveKey } as const;
  const challenge = await createChallenge({ ...difficulty, hmacSignatureSecret });
  const refusal = { status: 429, body: { code: 'work.required', challenge } };
  const csp = `default-src 'none'; script-src 'unsafe-inline' ${product()}; connect-src ${product()}; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;
  const page = await visit({ body: takenOver + form, complains: true, csp });
  now.answer = (work) => (work === undefined ? refusal : { status: 201 });
  await press(page);

  const [told] = await hears(page, 1);
  expect(told).toMatchObject({ what: 'kept', on: 'FORM', id: kept[0]?.id });
  expect(loaded).toEqual(['/embed/consent.js', '/embed/consent-work.js']);
  const solved = JSON.parse(Buffer.from(works[1] ?? '', 'base64url').toString('utf8'));
  expect(await verifySolution({ ...solved, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true });
  // The same record, sent twice.
  expect(new Set(sent).size).toBe(1);
  expect(works).toHaveLength(2);
  expect(await page.evaluate(stored)).toEqual([]);
});

test('a solution that is refused is made again later, and not at once', async () => {
  const hmacSignatureSecret = 'a secret of the intake';
  const difficulty = { algorithm: 'PBKDF2/SHA-256', cost: 100, keyPrefix: '00', deriveKey } as const;
  const challenge = await createChallenge({ ...difficulty, hmacSignatureSecret });
  const page = await visit({ body: takenOver + form, complains: true });
  now.answer = { status: 429, body: { code: 'work.required', challenge } };
  await press(page);
  await expect.poll(() => works.length).toBe(2);
  expect(await page.evaluate(stored)).toHaveLength(1);

  now.answer = { status: 201 };
  await expect.poll(() => kept.length, { timeout: 15_000 }).toBe(1);
  expect(works).toHaveLength(3);
});

test('where the page may store nothing a record is sent all the same, and again when there is a network', async () => {
  const page = await visit({
    body: takenOver + form,
    complains: true,
    init: `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Blocked', 'SecurityError'); } });`,
  });
  now.answer = 'down';
  const failed = page.waitForEvent('requestfailed');
  await press(page);
  await failed;

  now.answer = { status: 201 };
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await hears(page, 1);
  expect(kept).toHaveLength(1);
});

test('what is refused for good is told to the page and not sent again', async () => {
  const page = await visit({ body: takenOver + form, complains: true });
  now.answer = { status: 401, body: { code: 'consent-key.invalid', message: 'No such key.' } };
  await press(page);

  expect(await hears(page, 1)).toMatchObject([
    { what: 'refused', on: 'FORM', status: 401, code: 'consent-key.invalid', message: 'No such key.' },
  ]);
  expect(await page.evaluate(stored)).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('the clock of a device may be wrong: the intake says then when it was', async () => {
  const page = await visit({ body: takenOver + form, complains: true });
  now.answer = { status: 400, body: { code: 'event.time' } };
  await press(page);

  await expect.poll(() => sent.length).toBe(2);
  const [first, second] = sent.map((text) => JSON.parse(text) as { id?: string });
  const { id, ...rest } = first ?? {};
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(second).toEqual(rest);
});

test('who clicks twice on a form that leaves its page has consented once', async () => {
  const page = await visit({ body: form });
  await page.getByRole('button').dblclick();
  await page.getByRole('heading', { name: 'Next' }).waitFor();
  await started(page);
  await expect.poll(() => page.evaluate(stored)).toEqual([]);
  expect(records()).toBe(1);
});

test('who clicks twice on a form that a script takes over has consented once', async () => {
  const page = await visit({
    body: `<script>addEventListener('submit', (event) => event.preventDefault())</script>${form}`,
  });
  await page.clock.install();
  await page.getByRole('button').dblclick();
  await page.clock.runFor(1000);
  await press(page);
  await page.clock.runFor(1000);
  await hears(page, 1);
  await page.getByRole('textbox').fill('b@example.com');
  await press(page);
  await page.clock.runFor(1000);
  await hears(page, 2);
  expect(kept.map(({ subject }) => subject.email)).toEqual(['a@example.com', 'b@example.com']);
});

test('a form that a script took over is recorded even where the page is left before it says anything', async () => {
  const page = await visit({
    body: `<script>addEventListener('submit', (event) => { event.preventDefault(); location.href = '/next'; })</script>${form}`,
    next: '<h1>Thanks</h1>',
  });
  await press(page);
  await page.getByRole('heading', { name: 'Thanks' }).waitFor();
  await expect.poll(records).toBe(1);
});

test('it leaves one global and no cookie, and stands there twice without sending twice', async () => {
  const known = await (
    await visit({ head: '<script>CandorConsent = { bind() {} }</script>', body: '' })
  ).evaluate(() => Object.keys(window));
  const page = await visit({ body: `{script}${takenOver}${form}` });
  expect((await page.evaluate(() => Object.keys(window))).filter((name) => !known.includes(name))).toEqual([]);
  await press(page);
  await hears(page, 1);
  expect(kept).toHaveLength(1);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('C5: a token of the page goes with the record', async () => {
  const head = `<script async src="{product}/embed/consent.js" data-key="${key}" data-token="header.claims.signature"></script>`;
  const page = await visit({ head, body: `${takenOver}${form}` });
  await press(page);
  await hears(page, 1);
  expect(kept).toMatchObject([{ subject_token: 'header.claims.signature', subject: { email: 'a@example.com' } }]);
});
