import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { choiceAt, count, publicIdOf, send as choose } from '#test/choices.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';
import { usualNewsletter } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, press, read } = requestersOf(app);
const email = 'anna.muster@example.com';

/** A form of a site that holds all data of visitors in Candor, and a subscriber whose name is wrong. */
async function subscribed(answersItself = true) {
  const form = await aForm();
  const path = `/api/v1/sites/${form.siteId}`;
  await form.owner.put(`${path}/dsar-form`, { isPublished: true, answersItself });
  const list = await form.owner.post(`${path}/newsletters`, usualNewsletter);
  const added = { newsletterId: list.json().id, email, fullName: 'Ana Mustr', language: 'en', verified: true };
  const subscription = await form.owner.post(`${path}/newsletter-subscriptions`, added);
  expect(subscription.statusCode, subscription.body).toBe(201);
  return form;
}

/** What nobody may rewrite. */
async function evidence(siteId: string) {
  const rows = await app.stored('consent', { siteId });
  return rows.map(({ id, record, salt, leaf }) => ({ id, record, salt, leaf }));
}

const kindsOf = ({ steps }: { readonly steps: readonly { readonly kind: string }[] }) => steps.map(({ kind }) => kind);

test('D7: whoever proved their mailbox corrects their data by themselves, beside the evidence, and the request is answered with its letter', async () => {
  const { owner, siteId, path } = await subscribed();
  const { id, key } = await aRequest({ owner, path }, { ...anna, 'rights[]': ['rectification'] });
  expect((await read(owner, id)).state).toBe('received');
  const before = await evidence(siteId);
  const page = (await press(key)).body;
  expect(page).toContain('value="Ana Mustr"');
  expect(page).toMatch(/<option value="en"[^>]* selected/);
  const done = await press(key, { action: 'correct', fullName: 'Anna <Muster>', language: 'de' });
  expect(done.body).toContain('Wir haben Ihre Daten berichtigt.');
  // Answered at once, so there is nothing left to correct.
  expect(done.body).toContain('<dd>Beantwortet</dd>');
  expect(done.body).not.toContain('value="correct"');

  expect(await app.stored('subject', { siteId })).toMatchObject([{ fullName: 'Anna <Muster>', email }]);
  expect(await app.stored('subscription', { siteId })).toMatchObject([{ language: 'de' }]);
  expect(await evidence(siteId)).toEqual(before);
  const request = await read(owner, id);
  expect(request).toMatchObject({ state: 'answered', outcome: 'answered' });
  expect(request.steps.find(({ kind }) => kind === 'corrected-held')).toMatchObject({
    who: 'requester',
    changes: [
      { field: 'fullName', from: 'Ana Mustr', to: 'Anna <Muster>' },
      { field: 'language', from: 'en', to: 'de' },
    ],
  });
  const letter = request.letters.at(-1);
  expect(letter).toMatchObject({ kind: 'answer', from: 'owner' });
  const said = letter?.blocks.map(({ text }) => text).join('\n');
  expect(said).toContain('Wir haben Ihre Daten berichtigt (DSGVO Art. 16).');
  // No more than was done.
  expect(said).toContain('Anna <Muster>');
  expect(said).toContain('Deutsch');
  await app.runScheduled('evidence.sequence');
  expect(await wrongIn(app)).toEqual([]);
});

test('a correction that is no name or language changes nothing, and one without its right leaves the request to the team', async () => {
  const { owner, siteId, path } = await subscribed();
  const { id, key } = await aRequest({ owner, path }, { ...anna, 'rights[]': ['objection'] });
  for (const wrong of [{ fullName: 'x'.repeat(201) }, { language: 'xx' }, { firstName: 'Anna' }, {}])
    await press(key, { action: 'correct', ...wrong });
  expect(await app.stored('subject', { siteId })).toMatchObject([{ fullName: 'Ana Mustr', firstName: null }]);
  expect(kindsOf(await read(owner, id))).not.toContain('corrected-held');
  await press(key, { action: 'correct', fullName: '' });
  expect(await app.stored('subject', { siteId })).toMatchObject([{ fullName: null }]);
  const request = await read(owner, id);
  expect(request.state).toBe('received');
  expect(kindsOf(request)).toContain('corrected-held');
});

test('who has not proved their mailbox sees and corrects nothing', async () => {
  const { owner, siteId, path } = await subscribed();
  const { send, mailed } = requestersOf(app);
  await send(path, { ...anna, 'rights[]': ['rectification'] });
  const { key } = await mailed(email);
  await press(key, { action: 'correct', fullName: 'Mallory' });
  expect((await press(key)).body).not.toContain('Ana Mustr');
  expect(await app.stored('subject', { siteId })).toMatchObject([{ fullName: 'Ana Mustr' }]);
  expect(owner.email).not.toBe(email);
});

/** A visitor's two choices under one consent id, and one of somebody else. */
async function chosen(owner: Parameters<typeof publicIdOf>[1], siteId: string) {
  const publicId = await publicIdOf(app, owner, siteId);
  const first = choiceAt(app.clock.now(), { version: 1, language: 'en' });
  await choose(app, publicId, first);
  await choose(app, publicId, choiceAt(app.clock.now(), { version: 1, language: 'en', consentId: first.consentId }));
  await choose(app, publicId, choiceAt(app.clock.now(), { version: 1, language: 'en' }));
  await count(app);
  return first.consentId;
}

async function sealed() {
  app.clock.forward(5 * 3_600_000);
  await app.runScheduled('cookie-preferences.count');
  await app.runScheduled('cookie-preferences.seal');
  await app.runJobs();
  await app.runScheduled('evidence.sequence');
}

test('D10: choices under the consent id that somebody gives are erased, a hash of each stays as proof, and the certificate names them', async () => {
  const { owner, siteId, path } = await subscribed();
  const consentId = await chosen(owner, siteId);
  await sealed();
  const { id, key } = await aRequest({ owner, path }, { ...anna, 'rights[]': ['erasure'], consentId });
  const request = await read(owner, id);
  expect(request).toMatchObject({ state: 'answered', consentId: null, hasCertificate: true });
  expect(kindsOf(request)).toEqual(expect.arrayContaining(['erased-held', 'erased-choices', 'sent-answer']));
  const letter = request.letters.at(-1)?.blocks.map(({ text }) => text);
  expect(letter?.join('\n')).toContain('als Nachweis, aber nicht mehr von wem');

  expect(await app.stored('preference', { siteId })).toHaveLength(1);
  expect(await app.stored('preferenceErased', { siteId })).toHaveLength(2);
  const everywhere = JSON.stringify([
    await app.stored('preferenceErased', { siteId }),
    await app.stored('dsarRequest', { id }),
    await app.stored('auditEvent', { accountId: owner.accountId }),
  ]);
  expect(everywhere.replaceAll('-', '')).not.toContain(consentId);
  expect(await wrongIn(app)).toEqual([]);

  await app.runScheduled('evidence.sequence');
  const proof = (await owner.get(`${requestsPath}/${id}/certificate?form=proof`)).json();
  const text = JSON.parse(proof.texts[0].text);
  expect(text.data).toMatchObject({ isHeldErased: true, areChoicesErased: true });
  expect(JSON.stringify(text.sections)).toContain('Einwilligungs-ID');
  expect(await wrongIn(app)).toEqual([]);
  expect((await press(key)).statusCode).toBe(200);
});

test('the team erases choices under a consent id once, of a confirmed request, before their hour is sealed, too', async () => {
  const { owner, siteId, path } = await subscribed(false);
  const consentId = await chosen(owner, siteId);
  const { id } = await aRequest({ owner, path }, { ...anna, 'rights[]': ['erasure'], consentId });
  const author = await app.join(await app.signUp(), owner, 'author');
  const erase = (person = owner) => person.post(`${requestsPath}/${id}/choices-erasure`, {});
  expect((await erase(author)).json()).toMatchObject({ code: 'role.missing' });
  expect((await erase()).json()).toMatchObject({ consentId: null, state: 'received' });
  expect((await erase()).json()).toMatchObject({ code: 'dsar.no-choices' });
  await sealed();
  expect(await app.stored('preference', { siteId })).toHaveLength(1);
  expect(await wrongIn(app)).toEqual([]);
});

// The last one: what it does to the database stays wrong.
test('D10: the audit names choices that were moved among the erased ones past the product', async () => {
  const { owner, siteId, path } = await subscribed();
  const consentId = await chosen(owner, siteId);
  await sealed();
  await aRequest({ owner, path }, { ...anna, 'rights[]': ['erasure'], consentId });
  expect(await wrongIn(app)).toEqual([]);
  // With the hash that the leaf holds, so that the leaf still proves.
  const moved = `insert into preference_erased (account_id, id, site_id, received_at, hash, erased_at)
    select p.account_id, p.id, p.site_id, p.received_at, hash_of_choice(p, s.tc, s.gpp, s.ac), $2
    from preference p left join preference_signal s using (account_id, id) where p.site_id = $1`;
  await app.owner.query(moved, [siteId, app.clock.now()]);
  await app.owner.query('delete from preference_signal where id in (select id from preference_erased)');
  await app.owner.query('delete from preference where site_id = $1', [siteId]);
  expect(await wrongIn(app)).toEqual([
    expect.stringContaining(`choices of site ${siteId}: 1 are erased, and no event of the log says so`),
  ]);
  // Nor does it pass as a row from before events named what was erased: those had no time.
  const timeless = app.owner.query('update preference_erased set erased_at = null where site_id = $1', [siteId]);
  await expect(timeless).rejects.toThrow('violates not-null constraint');
});
