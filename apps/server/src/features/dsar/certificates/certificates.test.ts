import { canonicalText, parseAttestation, verifyFile, type ProofBundle } from '@app/evidence';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { anEnteredRequest, anna, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const people = requestersOf(app);
const to = 'anna.muster@example.com';
const kept = 'Rechnungen bis 2034, weil das Handelsrecht es verlangt.';
const certificateOf = (person: Person, id: string, form: 'pdf' | 'proof') =>
  person.get(`${requestsPath}/${id}/certificate?form=${form}`);

/** A request for erasure with tasks, answered and closed. */
async function closed(letter: object = {}, fields = {}) {
  const form = await people.aForm();
  await people.confirmedRegister(form.owner);
  const { id, key } = await people.aRequest(form, { ...anna, 'rights[]': ['erasure'], ...fields });
  const { tasks } = (await form.owner.post(`${requestsPath}/${id}/tasks`, {})).json();
  for (const [index, task] of tasks.entries())
    await form.owner.put(`${requestsPath}/${id}/tasks/${task.id}`, { outcome: index === 0 ? 'none' : 'erased' });
  const answer = { kind: 'answer', hasData: false, told: ['Versand AG'], kept, ...letter };
  await people.stepped(form.owner, id, { action: 'send', letter: answer });
  expect((await certificateOf(form.owner, id, 'proof')).json()).toMatchObject({ code: 'dsar.no-certificate' });
  const request = await people.stepped(form.owner, id, { action: 'close' });
  await app.runScheduled('evidence.sequence');
  return { ...form, id, key, request };
}

/** Downloads a file from the page of a request with a fresh code. */
async function download(key: string, file: string) {
  expect((await people.press(key, { action: 'file-code' })).statusCode).toBe(200);
  const { code } = await people.mailed(to);
  return people.press(key, { action: 'file', file, code });
}

test('D10: the certificate of an erasure says what the letter and the tasks say, in the language of the request, and names nobody', async () => {
  const { owner, id, request } = await closed();
  expect(request.hasCertificate).toBe(true);
  const answer = await certificateOf(owner, id, 'proof');
  const verified = verifyFile(answer.rawPayload);
  expect(verified.checks.filter(({ status }) => status === 'failed')).toEqual([]);
  const said = parseAttestation(verified.bundle?.texts[0]?.text ?? '');
  expect(said).toMatchObject({ kind: 'erasure-certificate', language: 'de', title: 'Löschbescheinigung' });

  const letter = request.letters.findLast(({ kind }) => kind === 'answer')?.blocks.map(({ text }) => text) ?? [];
  const sentences = said?.sections.flatMap(({ lines }) => lines.filter(({ label }) => label === '')) ?? [];
  // Of the sentence about the erasure, the letter also cites the article.
  for (const { text } of sentences.slice(1)) expect(letter).toContain(text);
  expect(sentences.map(({ text }) => text)).toEqual(expect.arrayContaining(['Versand AG', kept]));
  const places = said?.sections.find(({ heading }) => heading === 'Wo wir nach Daten gesucht haben')?.lines ?? [];
  expect(places.map(({ text }) => text)).toEqual(
    request.tasks.map(({ outcome }) => (outcome === 'none' ? 'Nichts gefunden' : 'Gelöscht')),
  );
  expect(answer.body).not.toMatch(/muster/i);
  expect(answer.body).not.toContain('personSalt');

  const pdf = await certificateOf(owner, id, 'pdf');
  const opened = await app.stored('auditEvent', { accountId: owner.accountId, kind: 'dsar-request.opened' });
  expect(opened.filter(({ targetId }) => targetId === id).length).toBeGreaterThanOrEqual(2);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await wrongIn(app)).toEqual([]);
});

test('the requester downloads both with a code each, and only their file can tell whom it is about', async () => {
  const { key } = await closed();
  const page = await people.press(key);
  expect(page.body).toContain('Löschbescheinigung');
  expect(page.body).toContain('Nachweisdatei zur Bescheinigung');
  expect((await download(key, 'certificate')).headers['content-type']).toBe('application/pdf');
  const { body } = await download(key, 'certificate-proof');
  const file = Buffer.from(body);
  const personIn = (bytes: Uint8Array, person?: string) =>
    verifyFile(bytes, { person }).checks.find(({ name }) => name === 'person')?.code;
  expect(verifyFile(file).ok).toBe(true);
  expect(personIn(file)).toBe('nobody-asked');
  expect(personIn(file, ' Anna.Muster@example.com')).toBe('ok');
  expect(personIn(file, 'bruno@example.com')).toBe('somebody-else');
  const forged = { ...(JSON.parse(body) as ProofBundle), personSalt: Buffer.alloc(32).toString('base64') };
  expect(personIn(Buffer.from(canonicalText(forged)))).toBe('changed');
  const wrong = await people.press(key, { action: 'file', file: 'certificate-proof', code: '000000' });
  expect(wrong.headers['content-type']).toContain('text/html');
});

test('whoever has no mailbox gets the file that can tell whom it is about from the team', async () => {
  const owner = await app.signUp();
  const entered = await owner.post(requestsPath, { ...anEnteredRequest, rights: ['erasure'] });
  expect(entered.statusCode, entered.body).toBe(201);
  const { id } = entered.json();
  await people.step(owner, id, { action: 'prove-identity', note: 'passport seen' });
  await people.stepped(owner, id, { action: 'send', letter: { kind: 'answer', hasData: false } });
  await people.stepped(owner, id, { action: 'close' });
  await app.runScheduled('evidence.sequence');
  const { rawPayload } = await certificateOf(owner, id, 'proof');
  expect(verifyFile(rawPayload, { person: 'anna muster' })).toMatchObject({ ok: true });
});

test('a certificate for somebody whom the requester acts for is about that person', async () => {
  const owner = await app.signUp();
  const more = { rights: ['erasure'], requesterFor: 'represented', person: 'Kim Kleist' };
  const { id } = (await owner.post(requestsPath, { ...anEnteredRequest, ...more })).json();
  await people.step(owner, id, { action: 'prove-identity' });
  await people.stepped(owner, id, { action: 'send', letter: { kind: 'answer', hasData: false } });
  await people.stepped(owner, id, { action: 'close' });
  await app.runScheduled('evidence.sequence');
  const { rawPayload } = await certificateOf(owner, id, 'proof');
  const personIn = (person: string) =>
    verifyFile(rawPayload, { person }).checks.find(({ name }) => name === 'person')?.code;
  expect([personIn('Kim Kleist'), personIn('Anna Muster')]).toEqual(['ok', 'somebody-else']);
});

test('a refused erasure has no certificate', async () => {
  const refused = [{ right: 'erasure', ground: 'legal-duty' }];
  const { owner, id, request } = await closed({ refused, told: [], kept: '' });
  expect(request.hasCertificate).toBe(false);
  expect((await certificateOf(owner, id, 'pdf')).json()).toMatchObject({ code: 'dsar.no-certificate' });
});

test('D11: when a request is forgotten its certificate goes, and the tree stays whole', async () => {
  const { owner, id, siteId } = await closed();
  expect((await owner.delete(`/api/v1/sites/${siteId}`)).statusCode).toBeLessThan(300);
  await app.runJobs();
  expect((await certificateOf(owner, id, 'proof')).statusCode).toBe(200);
  app.clock.set('2031-01-01T10:00:00.000Z');
  await app.runScheduled('dsar.forget');
  await app.runScheduled('evidence.sequence');
  expect(await app.stored('dsarErasure', { accountId: owner.accountId })).toEqual([]);
  expect(await app.stored('evidenceAttestation', { accountId: owner.accountId, kind: 'erasure-certificate' })).toEqual(
    [],
  );
  expect(await wrongIn(app)).toEqual([]);
});

test('D10: the whole file of a request has the certificate and its proof, which anybody checks offline', async () => {
  const { owner, id, request } = await closed();
  const answer = await owner.get(`${requestsPath}/${id}/archive`);
  const files = unzipSync(answer.rawPayload);
  const names = [`certificate/erasure-${request.number}.pdf`, `certificate/erasure-${request.number}.json`];
  expect(Object.keys(files).filter((name) => name.startsWith('certificate/'))).toEqual(names);
  expect(Buffer.from(files[names[0] ?? ''] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  const proof = Buffer.from(files[names[1] ?? ''] ?? []);
  expect(verifyFile(proof).checks.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(proof.toString()).not.toMatch(/muster|personSalt/i);
});
