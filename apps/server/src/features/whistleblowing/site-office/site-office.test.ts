import type { Answer, assessments, publishing, ReportOffice } from '@app/contract';
import { describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { shop } from '#test/register.ts';
import { anOffice, officePath as path, readOffice as read, signProposal } from '#test/report-offices.ts';
import type { TestManager } from '#test/report-managers.ts';
import { whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-25T10:00:00.000Z');
const { newManager } = whistleblowing(app);
const sign = (siteId: string, manager: TestManager) => signProposal(app, siteId, manager);

async function aSite() {
  const owner = await app.signUp();
  const { siteId } = await shop(owner);
  return { owner, siteId, one: await newManager(owner, 'One'), other: await newManager(owner, 'Other') };
}

const propose = (person: Person, siteId: string, body: object) => person.put(path(siteId), body);

describe('the reporting office of a site', () => {
  test('is not there at first, and the dashboard knows who can be a recipient and what the law asks', async () => {
    const { owner, siteId, one } = await aSite();
    const office = await read(owner, siteId, '?country=it');
    expect(office).toMatchObject({ state: 'none', formUrl: null, fingerprint: null, sharesAddress: true });
    expect(office.managers).toContainEqual({ personId: one.person.id, email: one.person.email, hasKeys: true });
    expect(office.law).toMatchObject({
      country: 'IT',
      employees: 50,
      acknowledge: { count: 7, unit: 'day' },
      retention: { count: 60, from: 'final-outcome' },
    });
  });

  test('W10 external channels of the chosen country are proposed, and stand in the document that reporters see', async () => {
    const { owner, siteId, one, other } = await aSite();
    const { law } = await read(owner, siteId, '?country=IT');
    expect(law.authorities).toContainEqual(expect.objectContaining({ url: 'https://www.anticorruzione.it' }));
    await propose(owner, siteId, { ...anOffice([one, other]), authorities: law.authorities });
    await sign(siteId, one);
    const { current } = await read(owner, siteId);
    expect(current?.authorities).toEqual(law.authorities);
  });

  test('waits for a signature, then shows fingerprint, versions and signer', async () => {
    const { owner, siteId, one, other } = await aSite();
    const proposed = await propose(owner, siteId, anOffice([one, other]));
    expect(proposed.statusCode, proposed.body).toBe(200);
    expect(proposed.json<ReportOffice>()).toMatchObject({
      state: 'proposed',
      formUrl: null,
      current: null,
      proposal: { name: 'Rossi S.p.A.', changes: ['country', 'recipients', 'custodian', 'recovery', 'form'] },
    });
    await sign(siteId, one);
    const published = await read(owner, siteId);
    expect(published).toMatchObject({
      state: 'published',
      proposal: null,
      versions: [{ version: 1, day: '2026-11-25', signedBy: 'Manager 1', from: '2026-11-25' }],
    });
    expect(published.fingerprint).toMatch(/^(?:\d{3} ){8}\d{3}$/);
    expect(published.formUrl).toMatch(/\/report\/[0-9a-f]{32}$/);

    await propose(owner, siteId, { ...anOffice([one, other]), name: 'Rossi Group', questions: [] });
    const changed = await read(owner, siteId);
    expect(changed.proposal?.changes).toEqual(['form']);
    expect(changed.current?.name).toBe('Rossi S.p.A.');
    await sign(siteId, other);
    const again = await read(owner, siteId);
    expect(again.versions[1]).toMatchObject({ version: 2, signedBy: 'Manager 2' });
    expect(again.fingerprint).toBe(published.fingerprint);
  });

  test('the days and the hour of mails to managers are set by who proposes, and logged', async () => {
    const { owner, siteId, one, other } = await aSite();
    const set = (person: Person, body: object) => person.put(`${path(siteId)}/mails`, body);
    const wanted = { days: [3, 1, 3], hour: 6, onlyWhenDue: true };
    expect((await set(owner, wanted)).json()).toMatchObject({ code: 'report-office.not-found' });
    await propose(owner, siteId, anOffice([one, other]));
    expect((await read(owner, siteId)).mails).toEqual({ days: [2, 5], hour: 8, onlyWhenDue: false });
    for (const wrong of [{ days: [] }, { days: [8] }, { hour: 24 }, { onlyWhenDue: 'no' }])
      expect((await set(owner, { ...wanted, ...wrong })).statusCode).toBe(400);
    const answer = await set(owner, wanted);
    expect(answer.json<ReportOffice>().mails).toEqual({ days: [1, 3], hour: 6, onlyWhenDue: true });
    // Managers of reports see no site.
    expect((await set(one.person, wanted)).statusCode).toBe(404);
    const events = (await owner.get('/api/v1/audit-events')).json<{ events: { kind: string }[] }>().events;
    expect(events[0]).toMatchObject({ kind: 'report-office.mails-set' });
  });

  test('W1 an admin can never be a recipient, not even with the role and keys', async () => {
    const { owner, siteId, one } = await aSite();
    const admin = await newManager(owner, 'Admin');
    // The API refuses both roles for one person: whoever has them came to them otherwise.
    await app.join(admin.person, owner, 'admin');
    for (const person of [owner, admin.person]) {
      const answer = await propose(owner, siteId, anOffice([one, { person }]));
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'report-office.not-a-manager']);
    }
    expect((await read(owner, siteId)).managers.map(({ personId }) => personId)).not.toContain(admin.person.id);
    expect(await app.stored('reportOffice', { siteId })).toEqual([]);
  });

  test('its first signature drafts the record of the register with a proposed screening, and no later one does', async () => {
    const { owner, siteId, one, other } = await aSite();
    await propose(owner, siteId, anOffice([one, other]));
    const drafted = () => app.stored('processingRecord', { accountId: owner.accountId });
    const before = (await drafted()).length;
    await sign(siteId, one);
    const records = await drafted();
    expect(records).toHaveLength(before + 1);
    const record = records.find(({ fields }) => JSON.stringify(fields).includes('"typical":"whistleblowing"'));
    expect(record).toMatchObject({ state: 'draft', siteId: null });
    expect(JSON.stringify(record?.['fields'])).toContain('legal-obligation');
    const answer = await owner.get(`/api/v1/processing-records/${String(record?.['id'])}/assessments`);
    const { screening } = answer.json<Answer<typeof assessments.ofRecord>>();
    expect(screening).toMatchObject({ isProposed: true });
    expect(screening?.verdict).not.toBe('not-needed');
    await propose(owner, siteId, { ...anOffice([one, other]), name: 'Rossi Group' });
    await sign(siteId, one);
    expect(await drafted()).toHaveLength(before + 1);
  });

  test('has code to embed in the languages of the form: a link and a sandboxed frame, never a script', async () => {
    const { owner, siteId, one, other } = await aSite();
    const embedding = (language: string) =>
      owner.get(`/api/v1/sites/${siteId}/embedding?type=whistleblowing&language=${language}`);
    expect((await embedding('it')).json()).toMatchObject({ code: 'embedding.not-published' });
    await propose(owner, siteId, anOffice([one, other]));
    await sign(siteId, one);
    const italian = (await embedding('it')).json<Answer<typeof publishing.siteEmbedding>>();
    expect(italian.url).toBe(`${String((await read(owner, siteId)).formUrl)}?lang=it`);
    expect(italian.snippets.map(({ kind }) => kind)).toEqual(['link', 'iframe']);
    expect(JSON.stringify(italian)).not.toContain('<script');
    expect(italian.snippets[1]?.code).toContain('sandbox=');
    for (const language of ['de', 'xx'])
      expect((await embedding(language)).json()).toMatchObject({
        code: 'embedding.cannot-create-for-language',
        message: 'Cannot create embedding code for this language',
      });
  });

  test('takes nobody without keys, and nobody twice', async () => {
    const { owner, siteId, one } = await aSite();
    const keyless = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
    const without = await propose(owner, siteId, anOffice([one, { person: keyless }]));
    expect([without.statusCode, without.json().code]).toEqual([422, 'report-office.no-keys']);
    const [recipient] = anOffice([one]).recipients;
    const twice = await propose(owner, siteId, { ...anOffice([one]), custodian: recipient });
    expect([twice.statusCode, twice.json().code]).toEqual([422, 'report-office.same-person']);
  });

  test('ends: intake is over, mailboxes stay, and another office can begin', async () => {
    const { owner, siteId, one, other } = await aSite();
    expect((await owner.delete(path(siteId))).json()).toMatchObject({ code: 'report-office.not-found' });
    await propose(owner, siteId, anOffice([one, other]));
    await sign(siteId, one);
    const { formUrl } = await read(owner, siteId);
    const ended = await owner.delete(path(siteId));
    expect(ended.json<ReportOffice>()).toMatchObject({ state: 'ended', endsOn: '2026-12-25', formUrl });
    expect(await app.stored('reportOffice', { siteId })).toMatchObject([{ isOpen: false, proposal: null }]);
    expect((await propose(owner, siteId, anOffice([one]))).json<ReportOffice>().state).toBe('proposed');
    expect(await app.stored('reportOffice', { siteId })).toHaveLength(2);
    // A proposal that nobody signed leaves nothing.
    await owner.delete(path(siteId));
    expect(await app.stored('reportOffice', { siteId })).toHaveLength(1);
  });

  test('has a poster with address, code and fingerprint in each language', async () => {
    const { owner, siteId, one, other } = await aSite();
    expect((await owner.get(`${path(siteId)}/poster`)).json()).toMatchObject({ code: 'report-office.not-found' });
    await propose(owner, siteId, anOffice([one, other]));
    await sign(siteId, one);
    const poster = await owner.get(`${path(siteId)}/poster`);
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(poster.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('tells in the privacy notice who reads, why and how long, by the law of the country', async () => {
    const { owner, siteId, one, other } = await aSite();
    await propose(owner, siteId, anOffice([one, other]));
    const { proposal } = await read(owner, siteId);
    const notice = proposal?.privacyNotice['en'] ?? '';
    expect(notice).toContain('Manager 1 (Compliance) and Manager 2 (Compliance)');
    expect(notice).toContain('Art. 6(1)(c) GDPR');
    expect(notice).toContain('Art. 9(2)(g) GDPR');
    expect(notice).toContain('D.lgs. 24/2023');
    expect(notice).toContain('5 years, counted from the notice of the final outcome (D.lgs. 24/2023, art. 14)');
    expect(notice).toContain('Art. 23 GDPR');
    expect(Object.keys(proposal?.privacyNotice ?? {})).toEqual(['en', 'it']);
    await propose(owner, siteId, { ...anOffice([one, other]), country: 'CH', languages: ['en'] });
    const swiss = (await read(owner, siteId)).proposal?.privacyNotice['en'] ?? '';
    expect(swiss).not.toContain('GDPR');
  });

  test('is not told whom to name to people who cannot propose, and nothing to managers without the site', async () => {
    const { owner, siteId, one } = await aSite();
    const analyst = await app.join(await app.signUp(), owner, 'analyst');
    expect((await read(analyst, siteId)).managers).toEqual([]);
    expect((await propose(analyst, siteId, anOffice([one]))).statusCode).toBe(403);
    expect((await one.person.get(path(siteId))).statusCode).toBe(404);
    expect((await one.person.get(`${path(siteId)}/poster`)).statusCode).toBe(404);
    const stranger = await app.signUp();
    expect((await stranger.get(path(siteId))).statusCode).toBe(404);
    expect((await propose(stranger, siteId, anOffice([one]))).statusCode).toBe(404);
  });

  test('a proposal is withdrawn, and what reporters see stays; without any signature the office goes with it', async () => {
    const { owner, siteId, one, other } = await aSite();
    const withdraw = () => owner.delete(`${path(siteId)}/proposal`);
    expect((await withdraw()).json()).toMatchObject({ code: 'report-office.no-proposal' });
    await propose(owner, siteId, anOffice([one, other]));
    expect((await withdraw()).json()).toMatchObject({ state: 'none', proposal: null });
    expect(await app.stored('report_office', { siteId })).toEqual([]);

    await propose(owner, siteId, anOffice([one, other]));
    await sign(siteId, one);
    await propose(owner, siteId, { ...anOffice([one, other]), welcome: 'Speak up.' });
    expect((await withdraw()).json()).toMatchObject({
      state: 'published',
      proposal: null,
      current: { welcome: 'Thank you for speaking up.' },
    });
    expect((await withdraw()).json()).toMatchObject({ code: 'report-office.no-proposal' });
    const { events } = (await owner.get('/api/v1/audit-events?group=changes')).json();
    expect(events[0]).toMatchObject({ kind: 'report-office.withdrawn' });
    // What waited for its day without a signature goes, too.
    await propose(owner, siteId, { ...anOffice([one, other]), welcome: 'Speak up.' });
    for (const { person } of [one, other])
      await app.owner.query('delete from role_grant where person_id = $1', [person.id]);
    const [next] = [await newManager(owner, 'Next')];
    await propose(owner, siteId, { ...anOffice([next!, await newManager(owner, 'Last')]), welcome: 'Speak up.' });
    await app.runScheduled('whistleblowing.offices');
    expect((await read(owner, siteId)).versions).toHaveLength(2);
    await withdraw();
    expect((await read(owner, siteId)).versions).toHaveLength(1);
  });
});
