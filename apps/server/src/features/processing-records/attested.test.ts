import { canonicalText, parseAttestation, verifyFile, type ProofBundle } from '@app/evidence';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { confirmAll, filled, listed, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

const today = () => app.clock.now().toISOString().slice(0, 10);

/** Runs a statement as a superuser, past the checks of the product. */
const beside = (statement: string) =>
  app.owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`);

/** The night after which a day is over. */
async function night() {
  app.clock.forward(86_400_000);
  await app.runScheduled('processing-records.attest');
  await app.runJobs();
  await app.runScheduled('evidence.sequence');
}

const proofOf = (person: Person, on: string, siteId?: string) =>
  person.get(`${path}/edition-proof?on=${on}${siteId === undefined ? '' : `&siteId=${siteId}`}`);

async function proved(person: Person, on: string, siteId?: string) {
  const answer = await proofOf(person, on, siteId);
  expect(answer.statusCode, answer.body).toBe(200);
  const verified = verifyFile(answer.rawPayload);
  expect(verified.checks.filter(({ status }) => status === 'failed')).toEqual([]);
  return { file: answer.body, said: parseAttestation(verified.bundle?.texts[0]?.text ?? '') };
}

const measuresIn = (said: Awaited<ReturnType<typeof proved>>['said'], name: string) =>
  said?.sections.find(({ heading }) => heading === name)?.lines.find(({ label }) => label === 'Security measures')
    ?.text;

test('R4: a proof file shows what stood in the register of a site on a day, also after it was changed and the site deleted', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  await confirmAll(person);
  await app.runJobs();
  const first = today();
  expect((await proofOf(person, first, siteId)).json()).toMatchObject({ code: 'processing-record.not-attested' });
  await night();

  const { said } = await proved(person, first, siteId);
  expect(said).toMatchObject({ kind: 'register-edition', site: siteId, on: first, language: 'en' });
  // It says what the register as of that day says.
  const on = (await person.get(`${path}/as-of?on=${first}&siteId=${siteId}`)).json<{
    records: { name: string; stated: { purpose: string } }[];
  }>();
  expect(said?.sections.slice(1).map(({ heading }) => heading)).toEqual(on.records.map(({ name }) => name));
  const lines = said?.sections[1]?.lines ?? [];
  expect(lines.map(({ text }) => text)).toContain(on.records[0]?.stated.purpose);
  expect(JSON.stringify(said)).not.toContain(person.email);
  // A day on which nothing changed is proved by the one before.
  const second = today();
  expect((await proved(person, second, siteId)).said?.on).toBe(first);

  const [{ id, name } = { id: '', name: '' }] = await listed(person);
  const { version, fields } = (await person.get(`${path}/${id}`)).json();
  await person.put(`${path}/${id}`, { version, fields: { ...fields, measures: ['encryption-at-rest'] } });
  expect((await proofOf(person, second, siteId)).json()).toMatchObject({ code: 'processing-record.not-attested' });
  await night();
  const changed = (await proved(person, second, siteId)).said;
  expect(changed?.on).toBe(second);
  expect(measuresIn(changed, name)).not.toBe(measuresIn((await proved(person, first, siteId)).said, name));

  expect((await person.delete(`/api/v1/sites/${siteId}`)).statusCode).toBeLessThan(300);
  await app.runJobs();
  await night();
  expect((await proved(person, first, siteId)).said?.on).toBe(first);
  expect(await wrongIn(app)).toEqual([]);
});

test('R4: without a change there is no second edition, and an altered proof fails with a sentence', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  await app.runJobs();
  const on = today();
  for (let nights = 0; nights < 3; nights += 1) await night();
  expect(await app.stored('evidenceAttestation', { accountId: person.accountId })).toHaveLength(1);
  const { file } = await proved(person, on, siteId);
  const events = await app.stored('auditEvent', { accountId: person.accountId, kind: 'register.exported' });
  expect(events).toMatchObject([{ siteId, details: { format: 'proof', on } }]);
  const bundle = JSON.parse(file) as ProofBundle;
  const [text] = bundle.texts;
  const forged = { ...bundle, texts: [{ ...text, text: text?.text.replace('Google', 'Goggle') }] };
  expect(verifyFile(Buffer.from(canonicalText(forged))).checks).toContainEqual(
    expect.objectContaining({ name: 'texts', status: 'failed', code: 'changed' }),
  );
});

test('another account gets no proof of the register of a site', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  await night();
  const stranger = await app.signUp();
  const answer = await proofOf(stranger, today(), siteId);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'evidence.not-attested']);
});

test('the audit finds an edition that was changed, taken away or added beside the product', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  await night();
  const { accountId } = person;
  expect(await wrongIn(app)).toEqual([]);
  await beside(
    `update evidence_attestation set content = convert_to(replace(convert_from(content, 'UTF8'), 'Google', 'Goggle'), 'UTF8')
     where account_id = '${accountId}'`,
  );
  expect(JSON.stringify(await wrongIn(app))).toMatch(/edition of the register [0-9a-f-]+ has another content/);
  await beside(`delete from evidence_attestation where account_id = '${accountId}'`);
  expect(JSON.stringify(await wrongIn(app))).toMatch(/edition of the register [0-9a-f-]+ is missing/);
});

test('R4: a draft that was deleted is in no proof of a later day', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  await app.runJobs();
  const first = today();
  await night();
  expect((await proved(person, first, siteId)).said?.sections.map(({ heading }) => heading)).toContain('Stripe');
  const second = today();
  const draft = (await listed(person)).find(({ name }) => name === 'Stripe');
  expect((await person.delete(`${path}/${draft?.id}`)).statusCode).toBe(204);
  await night();
  const { said } = await proved(person, second, siteId);
  expect(said?.on).toBe(second);
  expect(said?.sections.map(({ heading }) => heading)).not.toContain('Stripe');
});
