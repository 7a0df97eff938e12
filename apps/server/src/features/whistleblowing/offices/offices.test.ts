import { checkOffice, signOffice, type OfficeDocument, type Recipient, type SignedOffice } from '@app/sealing';
import type { OfficeAnswer, OfficeProposal, ToolOffice } from '@app/whistleblowing';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { shop } from '#test/register.ts';
import type { TestManager } from '#test/report-managers.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newManager, newOffice, today } = whistleblowing(app);

const form: OfficeProposal['form'] = {
  name: 'Corner Coffee Ltd',
  locale: 'en',
  languages: ['en'],
  welcome: 'Tell us',
  logo: null,
  questions: [],
  otherWays: '',
  authorities: [],
  privacyNotice: null,
};

function proposalOf(recipients: readonly Recipient[], given: Partial<OfficeProposal> = {}): OfficeProposal {
  return { country: 'IT', recipients, custodian: null, recovery: null, form, ...given };
}

/** Stores what an admin proposes, with the office if it is new. */
async function propose(owner: Person, siteId: string, proposal: OfficeProposal, office?: string): Promise<string> {
  const id = office ?? randomBytes(16).toString('hex');
  await app.owner.query(
    `insert into report_office (account_id, id, site_id, proposal) values ($1, $2, $3, $4)
     on conflict (account_id, id) do update set proposal = excluded.proposal`,
    [owner.accountId, uuidOf(id), siteId, JSON.stringify(proposal)],
  );
  return id;
}

function documentOf(office: string, proposal: OfficeProposal, before?: { hash: string; version: number }) {
  const { form: members, ...rest } = proposal;
  const document: OfficeDocument = {
    format: 'candor-office-1',
    office,
    version: (before?.version ?? 0) + 1,
    before: before?.hash ?? null,
    day: today(),
    ...rest,
    form: members as unknown as OfficeDocument['form'],
  };
  return document;
}

const sign = (document: OfficeDocument, { id, secrets }: TestManager) => signOffice(document, id, secrets.signing);
const send = ({ tool }: TestManager, office: string, signed: SignedOffice) =>
  tool.send('POST', `/offices/${office}/documents`, signed);
const shown = (office: string) => app.http.inject({ method: 'GET', url: `/report/api/offices/${office}` });

/** The newest document of an office that everybody is shown, for the one that follows. */
async function newest(office: string) {
  const { chain } = (await shown(office)).json<OfficeAnswer>();
  const { officeHash } = await import('@app/sealing');
  const last = chain.at(-1)?.document;
  if (!last) throw new Error('The office has no document.');
  return { document: last, hash: Buffer.from(officeHash(last)).toString('hex'), version: last.version };
}

async function setup() {
  const owner = await app.signUp();
  const { siteId } = await shop(owner);
  return { owner, siteId, one: await newManager(owner, 'One'), two: await newManager(owner, 'Two') };
}

test('W17 a form is published with two managers, or with one and a recovery key', async () => {
  const { owner, siteId, one, two } = await setup();
  const alone = proposalOf([one.recipient]);
  const office = await propose(owner, siteId, alone);
  const refused = await send(one, office, sign(documentOf(office, alone), one));
  expect(refused.json()).toMatchObject({ code: 'report-office.too-few' });
  expect((await shown(office)).statusCode).toBe(404);
  expect(await app.stored('report_office_document', { officeId: uuidOf(office) })).toEqual([]);

  // The tool makes the recovery key when it signs.
  const recovered = documentOf(office, { ...alone, recovery: two.recipient.kem });
  expect((await send(one, office, sign(recovered, one))).json<ToolOffice>()).toMatchObject({
    id: office,
    isOpen: true,
    proposal: null,
    chain: [{ by: one.id }],
  });
  const answer = (await shown(office)).json<OfficeAnswer>();
  expect(checkOffice(answer.chain, office)).toMatchObject({ current: { version: 1 }, unsigned: [] });
  expect(answer).toMatchObject({ isOpen: true, today: today() });
});

test('every answer about an office is padded, also that there is none', async () => {
  const { id } = await newOffice();
  for (const office of [id, randomBytes(16).toString('hex'), 'none']) {
    const answer = await shown(office);
    expect(answer.rawPayload.length % (64 * 1024)).toBe(0);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('W1 nobody who runs the account becomes a recipient, and no key is exchanged', async () => {
  const { owner, siteId, one, two } = await setup();
  const admin = await newManager(owner, 'Admin');
  await app.join(admin.person, owner, 'admin');
  const foreign = { ...two.recipient, kem: admin.recipient.kem };
  for (const recipients of [
    [one.recipient, admin.recipient],
    [one.recipient, foreign],
    [one.recipient, one.recipient],
  ]) {
    const proposal = proposalOf(recipients);
    const office = await propose(owner, siteId, proposal, undefined);
    const answer = await send(one, office, sign(documentOf(office, proposal), one));
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'report-office.refused', values: { reason: 'recipient' } }),
    ]);
    await app.owner.query('delete from report_office where id = $1', [uuidOf(office)]);
  }
});

test('a manager of the version before signs what was proposed, and nothing else', async () => {
  const { owner, siteId, one, two } = await setup();
  const three = await newManager(owner, 'Three');
  const first = proposalOf([one.recipient, two.recipient]);
  const office = await propose(owner, siteId, first);
  expect((await send(one, office, sign(documentOf(office, first), one))).statusCode).toBe(200);
  const before = await newest(office);
  const next = proposalOf([two.recipient, three.recipient]);
  const wanted = documentOf(office, next, before);

  const unproposed = await send(one, office, sign(wanted, one));
  expect(unproposed.json()).toMatchObject({ values: { reason: 'not-proposed' } });
  await propose(owner, siteId, next, office);
  const byNew = await send(three, office, sign(wanted, three));
  expect(byNew.json()).toMatchObject({ values: { reason: 'signature' } });
  const forged = await send(one, office, { ...sign(wanted, one), by: two.id });
  expect(forged.json()).toMatchObject({ values: { reason: 'signature' } });
  const other = documentOf(office, { ...next, country: 'DE' }, before);
  expect((await send(one, office, sign(other, one))).json()).toMatchObject({ values: { reason: 'not-proposed' } });
  const older = await send(one, office, sign(documentOf(office, first), one));
  expect(older.json()).toMatchObject({ code: 'report-office.changed' });
  expect((await newest(office)).version).toBe(1);

  expect((await send(two, office, sign(wanted, two))).statusCode).toBe(200);
  const { chain } = (await shown(office)).json<OfficeAnswer>();
  expect(checkOffice(chain, office)).toMatchObject({ current: { version: 2 }, unsigned: [] });
  const { events } = (await owner.get('/api/v1/audit-events?group=publishing')).json();
  const { hash } = await newest(office);
  expect(events[0]).toMatchObject({ kind: 'report-office.signed', details: { office, version: 2, hash } });
});

test('another account, a stranger and a former manager learn of no office', async () => {
  const { id, owner, managers } = await newOffice();
  const stranger = await newManager(await app.signUp());
  expect((await stranger.tool.send('GET', '/offices')).json()).toEqual([]);
  expect((await managers[0].tool.send('GET', '/offices')).json()).toMatchObject([{ id }]);
  const { chain } = (await shown(id)).json<OfficeAnswer>();
  const [signed] = chain;
  if (!signed) throw new Error('The office has a document.');
  expect((await send(stranger, id, signed)).json()).toMatchObject({ code: 'report-office.not-found' });
  expect((await app.http.inject({ url: '/report/api/tool/offices' })).statusCode).toBe(401);

  await owner.delete(`/api/v1/people/${managers[0].person.id}`);
  expect((await managers[0].tool.send('GET', '/offices')).statusCode).toBe(401);
});

test('where nobody is left to sign, a proposal waits seven days, and former managers are told', async () => {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const { id: office, owner, siteId, managers } = await newOffice();
  const next = proposalOf([(await newManager(owner)).recipient, (await newManager(owner)).recipient]);
  await propose(owner, siteId, next, office);
  await app.runScheduled('whistleblowing.offices');
  expect((await newest(office)).version).toBe(1);
  expect(await app.stored('report_office_document', { officeId: uuidOf(office), version: 2 })).toEqual([]);

  for (const { person } of managers) await app.join(person, owner, 'analyst');
  for (const { person } of managers)
    await app.owner.query("delete from role_grant where person_id = $1 and role <> 'analyst'", [person.id]);
  await app.runScheduled('whistleblowing.offices');
  await app.runScheduled('whistleblowing.offices');
  for (const { person } of managers) {
    const mails = (await app.outbox.all()).filter(({ to }) => to === person.email);
    expect(mails.filter(({ subject }) => subject.startsWith('New managers'))).toHaveLength(1);
  }
  expect((await newest(office)).version).toBe(1);

  app.clock.forward(7 * 86_400_000);
  const { chain } = (await shown(office)).json<OfficeAnswer>();
  expect(checkOffice(chain, office)).toMatchObject({ current: { version: 2 }, unsigned: [2] });
  await app.runScheduled('whistleblowing.offices');
  expect(await app.stored('report_office', { id: uuidOf(office) })).toMatchObject([{ proposal: null, isOpen: true }]);
});

test('the signature of a manager who has the role again ends the wait', async () => {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const { id: office, owner, siteId, managers } = await newOffice();
  const [first] = managers;
  const next = proposalOf([(await newManager(owner)).recipient, (await newManager(owner)).recipient]);
  await propose(owner, siteId, next, office);
  const before = await newest(office);
  for (const { person } of managers) await app.owner.query('delete from role_grant where person_id = $1', [person.id]);
  await app.runScheduled('whistleblowing.offices');
  expect(await app.stored('report_office_document', { officeId: uuidOf(office), version: 2 })).toMatchObject([
    { signedBy: null, fromDay: '2026-12-08' },
  ]);

  await app.join(first.person, owner, 'whistleblowing-manager');
  const { openTool } = whistleblowing(app);
  const again = { ...first, tool: await openTool(first.person) };
  expect((await send(again, office, sign(documentOf(office, next, before), first))).statusCode).toBe(200);
  const { chain } = (await shown(office)).json<OfficeAnswer>();
  expect(checkOffice(chain, office)).toMatchObject({ current: { version: 2 }, unsigned: [] });
});
