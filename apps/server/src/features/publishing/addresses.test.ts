import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { migratedFrom } from '#test/migrated.ts';

const app = testApp();
const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };

type Started = { readonly id: string; readonly publicId: string };

async function aSite(person: Person): Promise<string> {
  const site = { name: 'Example', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  return id;
}

async function start(person: Person, siteId: string, type: string): Promise<Started> {
  return (await person.post(`/api/v1/sites/${siteId}/documents`, { type, languages: ['en'] })).json<Started>();
}

/** Publishes a document and returns the path of its page. */
async function publish(person: Person, { id }: Started): Promise<string> {
  const answer = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return new URL(answer.json<{ url: string }>().url).pathname;
}

const statusOf = async (path: string) => (await app.script().get(path)).statusCode;

test('a cookie policy stays where it is when the privacy policy is deleted, and that one is gone', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const [policy, cookies] = [
    await start(person, siteId, 'privacy_policy'),
    await start(person, siteId, 'cookie_policy'),
  ];
  const [policyAt, cookiesAt] = [await publish(person, policy), await publish(person, cookies)];
  expect(cookiesAt).toBe(`${policyAt}/cookie-policy`);

  app.clock.forward(1000);
  await person.delete(`/api/v1/documents/${policy.id}`);
  app.clock.forward(6000);

  const shown = (await person.get(`/api/v1/documents/${cookies.id}`)).json<{ url: string; status: string }>();
  expect(new URL(shown.url).pathname).toBe(cookiesAt);
  // The cookie policy linked to the deleted privacy policy.
  expect(shown.status).toBe('changed');
  expect(await publish(person, cookies)).toBe(cookiesAt);
  for (const ending of ['', '.json', '/versions', '/versions/1', '/llms.txt'])
    expect(await statusOf(cookiesAt + ending), ending).toBe(200);
  for (const ending of ['', '/full-legal', '.json', '/versions', '/versions/1', '/llms.txt'])
    expect(await statusOf(policyAt + ending), ending).toBe(404);
  expect((await person.get(`/private${policyAt}`)).statusCode).toBe(404);
  expect((await person.get(`/private${cookiesAt}`)).statusCode).toBe(200);
  const code = (await person.get(`/api/v1/documents/${cookies.id}/embedding?language=en`)).json<{
    snippets: { code: string }[];
  }>();
  expect(code.snippets[0]?.code).toContain(cookiesAt);
});

test('a privacy policy that is made anew stands where the one before stood', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const first = await start(person, siteId, 'privacy_policy');
  const at = await publish(person, first);
  await person.delete(`/api/v1/documents/${first.id}`);
  app.clock.forward(6000);
  expect(await statusOf(at)).toBe(404);

  expect(await publish(person, await start(person, siteId, 'privacy_policy'))).toBe(at);
  app.clock.forward(6000);
  expect(await statusOf(at)).toBe(200);
});

test('a cookie policy stays where it is when the site gets a privacy policy', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const cookies = await start(person, siteId, 'cookie_policy');
  const at = await publish(person, cookies);

  const policyAt = await publish(person, await start(person, siteId, 'privacy_policy'));

  expect(at).toBe(`${policyAt}/cookie-policy`);
  expect(await publish(person, cookies)).toBe(at);
});

test('the address of a site is not that of its terms, and goes with the site', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const [policy, terms] = [
    await start(person, siteId, 'privacy_policy'),
    await start(person, siteId, 'terms_and_conditions'),
  ];
  await publish(person, policy);

  expect(terms.publicId).not.toBe(policy.publicId);
  expect(await statusOf(`/privacy-policy/${terms.publicId}`)).toBe(404);
  expect(await statusOf(`/terms-and-conditions/${policy.publicId}`)).toBe(404);
  expect(await app.stored('public_id', { accountId: person.accountId })).toHaveLength(2);
  await person.delete(`/api/v1/documents/${terms.id}`);
  expect(await app.stored('public_id', { accountId: person.accountId })).toMatchObject([{ id: policy.publicId }]);
  await person.delete(`/api/v1/sites/${siteId}`);
  await app.runJobs();
  expect(await app.stored('public_id', { accountId: person.accountId })).toEqual([]);
});

test('documents from before stay where they were', async () => {
  const [ids, documents] = await migratedFrom('0012_', former, async (client) => [
    (await client.query('select id, kind, right(row_id::text, 1) as row from public_id order by id')).rows,
    (await client.query('select right(id::text, 1) as id, public_id from document order by id')).rows,
  ]);
  expect(ids).toEqual([
    { id: 'aaaaaaaaaa', kind: 'site', row: '1' },
    // The former address of the cookie policy, from before there was a privacy policy.
    { id: 'bbbbbbbbbb', kind: 'document', row: '4' },
    { id: 'cccccccccc', kind: 'document', row: '5' },
    { id: 'dddddddddd', kind: 'site', row: '2' },
  ]);
  expect(documents).toEqual([
    { id: '3', public_id: 'aaaaaaaaaa' },
    { id: '4', public_id: 'aaaaaaaaaa' },
    { id: '5', public_id: 'cccccccccc' },
    { id: '6', public_id: 'dddddddddd' },
  ]);
});

/** A site with a privacy policy, a cookie policy and terms, and one with only a cookie policy. */
const former = `
  set role candor_jobs;
  insert into account (id, name, created_at) values ('00000000-0000-7000-8000-000000000000', 'A', now());
  insert into site (account_id, id, type, name, name_key, audience, created_at, updated_at)
    select '00000000-0000-7000-8000-000000000000', id, 'Site', 'S', 's', '{}', now(), now()
    from unnest('{00000000-0000-7000-8000-000000000001,00000000-0000-7000-8000-000000000002}'::uuid[]) id;
  insert into document (account_id, site_id, id, type, public_id, languages, created_at, updated_at)
    select '00000000-0000-7000-8000-000000000000', ('00000000-0000-7000-8000-00000000000' || site)::uuid,
      ('00000000-0000-7000-8000-00000000000' || id)::uuid, type::document_type, public_id, '{en}', now(), now()
    from (values (1, 3, 'privacy_policy', 'aaaaaaaaaa'), (1, 4, 'cookie_policy', 'bbbbbbbbbb'),
      (1, 5, 'terms_and_conditions', 'cccccccccc'), (2, 6, 'cookie_policy', 'dddddddddd')) rows (site, id, type, public_id);
  insert into public_id (id, kind, account_id, row_id) select public_id, 'document', account_id, id from document;
`;
