import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { fromServer, siteWithKeys, type ConsentSite } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

type ConsentRow = { readonly id: string; readonly subject_id: string };

async function keep({ prv }: ConsentSite, said: object): Promise<ConsentRow> {
  app.clock.forward(1000);
  const answer = await fromServer(app, prv, said);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<ConsentRow>();
}

/** A site with a person of two consents, one of which saw a text, and another person. */
async function withPeople() {
  const site = await siteWithKeys(app);
  const path = `/api/v1/sites/${site.siteId}`;
  const notice = { identifier: 'term', version: '1', texts: [{ language: 'en', text: 'You agree.' }] };
  await site.owner.post(`${path}/legal-notices`, notice);
  const subject = { id: 'u-1', email: 'anna@example.com', first_name: 'Anna' };
  const first = await keep(site, {
    subject,
    legal_notices: ['term'],
    preferences: { newsletter: true, sms: false, colour: 'red for Anna' },
    proofs: [{ form: '<form>=1+1</form>', content: '{"email":"anna@example.com"}' }],
  });
  const second = await keep(site, { subject: { id: 'u-1' }, preferences: { newsletter: false }, kind: 'withdrawal' });
  const other = await keep(site, { subject: { email: 'bruno@example.com' }, preferences: { newsletter: true } });
  await app.runScheduled('evidence.sequence');
  const person = `${path}/subjects/${first.subject_id}`;
  return { ...site, path, person, first, second, other };
}

const wrong = () => wrongIn(app);

describe('the export of a person', () => {
  test('C16: holds all their consents as JSON, with their proofs and the exact texts they saw', async () => {
    const { owner, person, first, second } = await withPeople();
    const answer = await owner.get(`${person}/export`);
    expect(answer.headers['content-disposition']).toContain(`subject-${first.subject_id}.json`);
    const { subject, consents, texts } = answer.json();
    expect(subject).toMatchObject({ email: 'anna@example.com', externalId: 'u-1', firstName: 'Anna' });
    expect(consents).toMatchObject([
      { id: first.id, preferences: { colour: 'red for Anna' }, proofs: [{ content: '{"email":"anna@example.com"}' }] },
      { id: second.id, kind: 'withdrawal', preferences: { newsletter: false } },
    ]);
    expect(texts).toMatchObject([{ identifier: 'term', version: '1', language: 'en', text: 'You agree.' }]);
  });

  test('C15, C16: holds them as CSV, in which nothing is a formula', async () => {
    const { owner, person, ...site } = await withPeople();
    await keep({ owner, ...site }, { subject: { id: 'u-1', first_name: '=HYPERLINK("http://x.example")' } });
    const lines = (await owner.get(`${person}/export?format=csv`)).body.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('term 1');
    expect(lines[1]).toContain('<form>=1+1</form>');
    expect(lines[2]).toContain('withdrawal');
    expect(lines[3]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    const stranger = await siteWithKeys(app);
    expect((await stranger.owner.get(`${person}/export`)).statusCode).toBe(404);
  });

  test('C16: of a person with more consents than are read at once leaves none out', async () => {
    const { owner, person, ...site } = await withPeople();
    for (let n = 0; n < 23; n += 1) await keep({ owner, ...site }, { subject: { id: 'u-1' }, preferences: { n } });
    expect((await owner.get(`${person}/export`)).json().consents).toHaveLength(25);
  });
});

describe('an erasure', () => {
  test('C16: of everything leaves leaves alone: the audit is clean, and all others are proved still', async () => {
    const { owner, path, person, first, second, other } = await withPeople();
    const answer = await owner.post(`${person}/erasure`, { mode: 'everything' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ mode: 'everything', subjects: 1, consents: 2, by: { email: owner.email } });

    expect((await owner.get(person)).statusCode).toBe(404);
    expect((await owner.get(`${path}/consents?text=anna`)).json().consents).toEqual([]);
    for (const { id } of [first, second]) {
      const [row] = await app.stored('consent', { id });
      expect(row).toMatchObject({ record: null, salt: null, kept: null, notices: 0, subjectId: id });
      expect((await owner.get(`${path}/consents/${id}`)).json()).toMatchObject({
        erased: true,
        said: null,
        kept: null,
      });
      expect((await owner.get(`${path}/consents/${id}/proof`)).json()).toMatchObject({ code: 'consent.erased' });
    }
    expect(await app.stored('subjectKey', { subjectId: first.subject_id })).toEqual([]);
    expect((await owner.get(`${path}/consents/${other.id}/proof`)).statusCode).toBe(200);
    expect(await wrong()).toEqual([]);

    const [logged] = await app.stored('consentErasure', { accountId: owner.accountId });
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`anna|u-1|${first.subject_id}|${first.id}`, 'i'));
    const { erasures } = (await owner.get(`${path}/consent-erasures`)).json();
    expect(erasures).toMatchObject([{ cause: 'request', subjects: 1, consents: 2, at: expect.any(String) }]);
    await app.runScheduled('evidence.sequence');
    expect(await wrong()).toEqual([]);
  });

  test('C16: that leaves the evidence shows what was chosen with its meaning, and nothing of whom', async () => {
    const { owner, path, person, first, second } = await withPeople();
    await owner.post(`${person}/erasure`, { mode: 'keep-evidence' });
    const shown = (await owner.get(`${path}/consents/${first.id}`)).json();
    expect(shown).toMatchObject({
      erased: true,
      kind: 'consent',
      at: expect.any(String),
      notices: [{ identifier: 'term', version: '1' }],
      kept: { newsletter: true, sms: false },
      said: null,
      subject: { externalId: null, email: null, fullName: null },
    });
    expect(shown.kept).not.toHaveProperty('colour');
    expect(shown.chain.map(({ preferences }: { preferences: object }) => preferences)).toEqual([
      { newsletter: false },
      { newsletter: true, sms: false },
    ]);
    const rows = [
      ...(await app.stored('consent', { id: first.id })),
      ...(await app.stored('consent', { id: second.id })),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/anna|u-1/i);
    expect(await app.stored('subject', { id: first.subject_id })).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  test('C16: is of the past: who comes again is new', async () => {
    const { owner, person, first, ...site } = await withPeople();
    await owner.post(`${person}/erasure`, { mode: 'keep-evidence' });
    const again = await keep({ owner, ...site }, { subject: { id: 'u-1', email: 'anna@example.com' } });
    expect(again.subject_id).not.toBe(first.subject_id);
  });

  test('C16: while consents of the person arrive leaves none that is of nobody', async () => {
    const { owner, path, person, prv, siteId } = await withPeople();
    const said = { subject: { id: 'u-1', email: 'anna@example.com' } };
    const sent = Array.from({ length: 60 }, async (_, n) => {
      if (n === 20) expect((await owner.post(`${person}/erasure`, { mode: 'everything' })).statusCode).toBe(201);
      expect((await fromServer(app, prv, said)).statusCode).toBe(201);
      expect((await fromServer(app, prv, said)).statusCode).toBe(201);
    });
    await Promise.all(sent);
    const { rows } = await app.owner.query(
      `select id from consent where site_id = $1 and record is not null
        and not exists (select from subject where subject.id = consent.subject_id)`,
      [siteId],
    );
    expect(rows).toEqual([]);
    expect((await owner.get(`${path}/subject-count`)).json()).toEqual({ count: 2, more: false });
    expect(await wrong()).toEqual([]);
  });

  test('C2: beside the product is named by the audit, for no log knows it', async () => {
    const { owner, first } = await withPeople();
    const [row] = await app.stored('consent', { id: first.id });
    await app.owner.query('update consent set record = null, salt = null where id = $1', [first.id]);
    const found = await wrong();
    expect(found.join()).toContain(
      `${owner.accountId}: consent ${first.id} was emptied, and no leaf says that it was erased`,
    );
    await app.owner.query('update consent set record = $1, salt = $2 where id = $3', [
      row?.['record'],
      row?.['salt'],
      first.id,
    ]);
    expect(await wrong()).toEqual([]);
  });
});

describe('two entries of one person', () => {
  test('are put together by hand: consents, keys and preferences follow', async () => {
    const { owner, path, person, first, other, ...site } = await withPeople();
    const merged = await owner.post(`${path}/subjects/${other.subject_id}/merge`, { into: first.subject_id });
    expect(merged.statusCode, merged.body).toBe(200);
    expect(merged.json()).toMatchObject({
      email: 'anna@example.com',
      preferences: { newsletter: { value: true }, sms: { value: false } },
    });
    expect((await owner.get(person)).json().consents).toHaveLength(3);
    expect((await owner.get(`${path}/subjects/${other.subject_id}`)).json()).toMatchObject({ id: first.subject_id });
    const next = await keep({ owner, ...site }, { subject: { email: 'bruno@example.com' } });
    expect(next.subject_id).toBe(first.subject_id);
    expect((await owner.get(`${path}/subjects?text=bruno`)).json().subjects).toMatchObject([{ id: first.subject_id }]);
    expect(await wrong()).toEqual([]);
    const itself = await owner.post(`${person}/merge`, { into: first.subject_id });
    expect(itself.json()).toMatchObject({ code: 'subject.itself' });
  });

  test('are put together by a job, once a server says that they are one', async () => {
    const { owner, path, first, other, ...site } = await withPeople();
    await keep({ owner, ...site }, { subject: { id: 'u-1', email: 'bruno@example.com' } });
    await app.runJobs();
    expect((await owner.get(`${path}/subject-count`)).json()).toEqual({ count: 1, more: false });
    const chain = (await owner.get(`${path}/subjects/${other.subject_id}`)).json();
    expect(chain).toMatchObject({ id: first.subject_id });
    expect(chain.consents).toHaveLength(4);
  });

  test('keep the newest word on each preference, whichever of them said it', async () => {
    const { owner, path, ...site } = await withPeople();
    const one = await keep({ owner, ...site }, { subject: { id: 'a' }, preferences: { newsletter: true, sms: false } });
    const two = await keep({ owner, ...site }, { subject: { id: 'b' }, preferences: { newsletter: false, sms: true } });
    await keep({ owner, ...site }, { subject: { id: 'a' }, preferences: { sms: false } });
    const merged = await owner.post(`${path}/subjects/${two.subject_id}/merge`, { into: one.subject_id });
    expect(merged.json().preferences).toMatchObject({ newsletter: { value: false }, sms: { value: false } });
  });

  test('of two sites are not put together', async () => {
    const [one, two] = [await withPeople(), await withPeople()];
    const answer = await one.owner.post(`${one.person}/merge`, { into: two.first.subject_id });
    expect(answer.json()).toMatchObject({ code: 'subject.not-found' });
  });
});

describe('a correction', () => {
  test('changes what is known and by what a person is found, and nothing that was said', async () => {
    const { owner, path, person, first, ...site } = await withPeople();
    await owner.patch(person, { verified: true });
    const answer = await owner.patch(person, { email: 'Anna.New@example.com', lastName: 'Neri' });
    expect(answer.json()).toMatchObject({ email: 'anna.new@example.com', firstName: 'Anna', verified: false });
    expect((await owner.get(`${path}/subjects?text=neri`)).json().subjects).toMatchObject([{ id: first.subject_id }]);
    expect((await owner.get(`${path}/subjects?text=anna%40example.com`)).json().subjects).toEqual([]);
    const said = (await owner.get(`${path}/consents/${first.id}`)).json().said;
    expect(said.subject).toMatchObject({ email: 'anna@example.com' });
    const byNew = await keep({ owner, ...site }, { subject: { email: 'anna.new@example.com' } });
    expect(byNew.subject_id).toBe(first.subject_id);
    expect(await wrong()).toEqual([]);
  });

  test('to the address of another person is refused', async () => {
    const { owner, person } = await withPeople();
    const answer = await owner.patch(person, { email: 'bruno@example.com' });
    expect(answer.json()).toMatchObject({ code: 'subject.taken', fields: { email: { code: 'subject.taken' } } });
    expect((await owner.get(person)).json()).toMatchObject({ email: 'anna@example.com' });
  });
});
