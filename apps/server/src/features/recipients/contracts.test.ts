import type { Answer, RecipientEdition, recipientFiles, recipients as contract } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { made } from '#test/register.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });
const path = '/api/v1/recipients';
const signed = { kind: 'processing', signedOn: '2025-03-01' };
const pdf = Buffer.from('%PDF-1.7 CANARY of a contract');

const files = async (person: Person, id: string) =>
  (await person.get(`${path}/${id}/files`)).json<Answer<typeof recipientFiles.list>>().files;

const add = (person: Person, id: string, bytes: Buffer) =>
  person.post(`${path}/${id}/files`, { name: 'contract.pdf', data: bytes.toString('base64') });

test('every edition of a contract keeps the earlier values, who changed them and when', async () => {
  const person = await app.signUp();
  const { id } = await made(person, '/recipients', { name: 'Bins Ltd', role: 'processor', contract: signed });
  app.clock.forward(60_000);
  const fields = {
    role: 'processor',
    contract: { ...signed, reviewOn: '2027-03-01', subprocessors: [{ name: 'Ink' }] },
  };
  expect((await person.put(`${path}/${id}`, { version: 1, fields })).statusCode).toBe(200);
  app.clock.forward(60_000);
  expect((await person.delete(`${path}/${id}`)).statusCode).toBe(204);
  const { editions } = (await person.get(`${path}/${id}/editions`)).json<Answer<typeof contract.history>>();
  const by = { id: person.id, email: person.email };
  expect(editions.map(({ what, by: who }) => [what, who])).toEqual([
    ['deleted', by],
    ['changed', by],
    ['entered', by],
  ]);
  const changed: RecipientEdition['changes'] = [
    { field: 'subprocessors', before: null, after: 'Ink' },
    { field: 'reviewOn', before: null, after: '2027-03-01' },
  ];
  expect(editions[1]?.changes).toEqual(changed);
  expect(editions[0]?.changes).toContainEqual({ field: 'signedOn', before: '2025-03-01', after: null });
  const rewritten = app.services.db.inAccount(person.accountId, (tx) =>
    tx.updateTable('recipientEdition').set({ fields: null }).where('accountId', '=', person.accountId).execute(),
  );
  await expect(rewritten).rejects.toThrow('permission denied');
});

test('a contract is kept as an encrypted PDF, read by those who see the account, and deleted with its recipient', async () => {
  const person = await app.signUp();
  const { id } = await made(person, '/recipients', { name: 'Bins Ltd' });
  const added = await add(person, id, pdf);
  expect(added.statusCode, added.body).toBe(201);
  expect(await files(person, id)).toMatchObject([{ name: 'contract.pdf', size: pdf.length, by: { id: person.id } }]);
  const [file] = await files(person, id);
  const got = await person.get(`${path}/${id}/files/${file?.id}`);
  expect(got.headers['content-disposition']).toContain('attachment');
  expect(got.rawPayload.equals(pdf)).toBe(true);
  const { rows } = await app.owner.query<{ sealed: Buffer }>('select sealed from recipient_file where id = $1', [
    file?.id,
  ]);
  expect(rows[0]?.sealed.includes('CANARY')).toBe(false);
  const { id: projectId } = await made(person, '/projects', { name: 'Client' });
  const guest = await app.join(await app.signUp(), person, 'editor', projectId);
  expect((await guest.get(`${path}/${id}/files/${file?.id}`)).statusCode).toBe(403);
  const stranger = await app.signUp();
  expect((await stranger.get(`${path}/${id}/files/${file?.id}`)).statusCode).toBe(404);
  expect((await person.delete(`${path}/${id}/files/${file?.id}`)).statusCode).toBe(204);
  expect(await files(person, id)).toEqual([]);
  const events = await app.stored('auditEvent', { accountId: person.accountId });
  expect(events.map(({ kind, changes }) => [kind, changes])).toContainEqual([
    'recipient.changed',
    { contractFile: ['contract.pdf', null] },
  ]);
  expect((await add(person, id, pdf)).statusCode).toBe(201);
  expect((await person.delete(`${path}/${id}`)).statusCode).toBe(204);
  expect(await app.stored('recipientFile', { accountId: person.accountId })).toEqual([]);
});

test('what is no PDF, too large or of nobody is refused', async () => {
  const person = await app.signUp();
  const { id } = await made(person, '/recipients', { name: 'Bins Ltd' });
  const refused = [
    await add(person, id, Buffer.from('<html>')),
    await add(person, id, Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])),
    await add(person, crypto.randomUUID(), pdf),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [400, 'recipient-file.not-pdf'],
    [400, 'recipient-file.too-large'],
    [404, 'recipient.not-found'],
  ]);
  expect(await files(person, id)).toEqual([]);
});

test('the files of all recipients of an account have a sum', async () => {
  const person = await app.signUp();
  const [first, second] = [
    await made(person, '/recipients', { name: 'Bins Ltd' }),
    await made(person, '/recipients', { name: 'Post Ltd' }),
  ];
  expect((await add(person, first.id, pdf)).statusCode).toBe(201);
  await app.owner.query('update recipient_file set size = $1 where account_id = $2', [
    500 * 1024 * 1024 - pdf.length,
    person.accountId,
  ]);
  expect((await add(person, second.id, pdf)).statusCode).toBe(201);
  const refused = await add(person, second.id, pdf);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'recipient-file.full']);
});
