import type { Answer, DriftFinding, recipients as contract, registerViews } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { filled, listed, made, registerPath, shop } from '#test/register.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });
const path = '/api/v1/recipients';

type Summary = Answer<typeof registerViews.recipients>['recipients'][number];
type View = Answer<typeof registerViews.recipient>;
type Stored = Answer<typeof contract.create>;

async function all(by: Client, query = ''): Promise<readonly Summary[]> {
  const answer = await by.get(`${path}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof registerViews.recipients>>().recipients;
}

async function viewOf(by: Client, name: string): Promise<View> {
  const id = (await all(by)).find((one) => one.name === name)?.id;
  const answer = await by.get(`${path}/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function entered(person: Person, body: object): Promise<Stored> {
  const answer = await person.post(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** The findings of all sites, as they are stored each night and after each change. */
async function findings(person: Person, code: DriftFinding['code']): Promise<readonly DriftFinding[]> {
  await app.runScheduled('processing-records.check-drift');
  const answer = await person.get(`${registerPath}/drift`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ findings: DriftFinding[] }>().findings.filter((one) => one.code === code);
}

async function confirm(person: Person, name: string): Promise<void> {
  const id = (await listed(person)).find((one) => one.name === name)?.id;
  const { version, fields } = (await person.get(`${registerPath}/${id}`)).json();
  await person.put(`${registerPath}/${id}`, { version, fields: { ...fields, measures: ['backups'] } });
  const answer = await person.post(`${registerPath}/${id}/confirmation`, { version: version + 1 });
  expect(answer.statusCode, answer.body).toBe(200);
}

const dayAfter = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const signed = { kind: 'processing', signedOn: '2025-03-01' };

test('recipients fill themselves from live services and activities, without a contract until one is entered', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await shop(person);
  const settings = {
    activities: [{ id: 'books', kind: 'orders' as const, recipients: [{ name: 'Ledger & Sons', country: 'GB' }] }],
  };
  const answer = await person.patch(`/api/v1/documents/${documentId}`, { settings });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(
    (await all(person)).map(({ name, country, contract: state, lacksContract }) => [
      name,
      country,
      state,
      lacksContract,
    ]),
  ).toEqual([
    ['Google LLC', 'US', 'none', true],
    ['Ledger & Sons', 'GB', 'none', false],
    ['Stripe, Inc.', 'US', 'none', true],
  ]);
  const stripe = await viewOf(person, 'Stripe, Inc.');
  expect(stripe).toMatchObject({ version: 0, fields: {} });
  expect(stripe.usedBy.map(({ site, name, record }) => [site?.id, name, record])).toContainEqual([
    siteId,
    'Stripe',
    null,
  ]);
  expect(stripe.countries.find(({ country }) => country === 'US')).toMatchObject({ third: true });

  const { id } = await entered(person, { name: 'Stripe, Inc.', role: 'processor', contract: signed });
  expect(id).toBe(stripe.id);
  expect(await viewOf(person, 'Stripe, Inc.')).toMatchObject({
    version: 1,
    contract: 'in-force',
    lacksContract: false,
  });
  // In another spelling it is the same one.
  const again = await person.post(path, { name: 'STRIPE,  inc.' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'recipient.exists']);
  // What no fact names stands there as well, until it is deleted.
  const own = await entered(person, { name: 'Shredding Ltd', role: 'processor' });
  expect((await all(person)).map(({ name }) => name)).toContain('Shredding Ltd');
  expect((await person.delete(`${path}/${own.id}`)).statusCode).toBe(204);
  expect((await person.delete(`${path}/${id}`)).statusCode).toBe(204);
  expect((await all(person)).map(({ name, contract: state }) => [name, state])).toEqual([
    ['Google LLC', 'none'],
    ['Ledger & Sons', 'none'],
    ['Stripe, Inc.', 'none'],
  ]);
});

test('a processor of a confirmed record without a contract in force is one finding, until one is entered', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  expect(await findings(person, 'no-contract')).toEqual([]);
  await confirm(person, 'Stripe');
  const stripe = await viewOf(person, 'Stripe, Inc.');
  expect(await findings(person, 'no-contract')).toMatchObject([
    { name: 'Stripe, Inc.', recipientId: stripe.id, article: 'GDPR Art. 28(3)' },
  ]);
  const { id } = await entered(person, { name: 'Stripe, Inc.', contract: { ...signed, endsOn: dayAfter(10) } });
  expect(await findings(person, 'no-contract')).toEqual([]);
  app.clock.forward(11 * 86_400_000);
  expect(await findings(person, 'no-contract')).toHaveLength(1);
  // Whoever decides for themselves needs none.
  await person.put(`${path}/${id}`, { version: 1, fields: { role: 'controller' } });
  expect(await findings(person, 'no-contract')).toEqual([]);
});

test('a finding about a contract is about the recipient and how the contract stands, whichever record it was found at', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  await confirm(person, 'Stripe');
  const [none] = await findings(person, 'no-contract');
  expect(none).toMatchObject({ name: 'Stripe, Inc.', recordId: null });
  await entered(person, { name: 'Stripe, Inc.', contract: { ...signed, endsOn: '2025-06-01' } });
  const ended = await findings(person, 'no-contract');
  expect(ended).toMatchObject([{ name: 'Stripe, Inc.' }]);
  expect(ended[0]?.id).not.toBe(none?.id);
});

test('a contract counts if it is of the kind that the role of the recipient needs', async () => {
  const person = await app.signUp();
  await shop(person);
  const { id } = await entered(person, { name: 'Stripe, Inc.' });
  const lacking = async (version: number, role: string, kind: string) => {
    await person.put(`${path}/${id}`, { version, fields: { role, contract: { ...signed, kind } } });
    return (await viewOf(person, 'Stripe, Inc.')).lacksContract;
  };
  expect(await lacking(1, 'processor', 'between-controllers')).toBe(true);
  expect(await lacking(2, 'processor', 'processing')).toBe(false);
  expect(await lacking(3, 'joint-controller', 'processing')).toBe(true);
  expect(await lacking(4, 'joint-controller', 'joint-control')).toBe(false);
  // Their contract is the one with the processor.
  expect(await lacking(5, 'sub-processor', 'between-controllers')).toBe(false);
});

test('a contract is due for review on its day, and days out of order are refused', async () => {
  const person = await app.signUp();
  await shop(person);
  const early = await person.post(path, { name: 'Stripe, Inc.', contract: { ...signed, endsOn: '2024-01-01' } });
  expect([early.statusCode, early.json().code]).toEqual([400, 'recipient.contract-days']);
  const { id } = await entered(person, { name: 'Stripe, Inc.', contract: { ...signed, reviewOn: dayAfter(2) } });
  expect(await findings(person, 'contract-review-due')).toEqual([]);
  app.clock.forward(2 * 86_400_000);
  expect(await findings(person, 'contract-review-due')).toMatchObject([{ name: 'Stripe, Inc.', recipientId: id }]);
  expect(await viewOf(person, 'Stripe, Inc.')).toMatchObject({ contract: 'review-due', lacksContract: false });
});

test('two people who change a recipient at once do not overwrite each other, and the log has both sides', async () => {
  const person = await app.signUp();
  const { id } = await entered(person, { name: 'Shredding Ltd', role: 'processor' });
  const fields = { role: 'processor', contract: { ...signed, clauseModule: '2', subprocessors: [{ name: 'Bins' }] } };
  expect((await person.put(`${path}/${id}`, { version: 1, fields })).json()).toMatchObject({ version: 2 });
  const late = await person.put(`${path}/${id}`, { version: 1, fields: {} });
  expect([late.statusCode, late.json().code]).toEqual([409, 'recipient.changed']);
  const { rows } = await app.owner.query(
    `select changes from audit_event where account_id = $1 and kind = 'recipient.changed'`,
    [person.accountId],
  );
  expect(rows).toEqual([
    {
      changes: {
        contractKind: [null, 'processing'],
        signedOn: [null, '2025-03-01'],
        clauseModule: [null, '2'],
        subprocessors: [null, 'Bins'],
      },
    },
  ]);
});

test('guests of a project see the recipients of its sites alone, and change no contract', async () => {
  const person = await app.signUp();
  const { id: projectId } = await made(person, '/projects', { name: 'Client' });
  const { id: siteId } = await made(person, '/sites', { name: 'Client site', type: 'Site', projectId });
  const { id: documentId } = await made(person, `/sites/${siteId}/documents`, {
    type: 'privacy_policy',
    languages: ['en'],
  });
  await made(person, `/documents/${documentId}/services`, { service: 'hotjar' });
  await shop(person);
  await entered(person, { name: 'Shredding Ltd' });
  const guest = await app.join(await app.signUp(), person, 'editor', projectId);
  expect((await all(guest)).map(({ name }) => name)).toEqual(['Hotjar Limited']);
  expect((await all(person)).map(({ name }) => name)).toHaveLength(4);
  expect((await guest.post(path, { name: 'Hotjar Limited' })).statusCode).toBe(403);
  const hidden = (await all(person)).find(({ name }) => name === 'Stripe, Inc.')?.id;
  expect((await guest.get(`${path}/${hidden}`)).statusCode).toBe(404);
  expect((await guest.get('/api/v1/transfers')).json().transfers.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Hotjar']),
  );
});
