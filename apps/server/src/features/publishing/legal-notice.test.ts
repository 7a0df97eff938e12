import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { migratedFrom } from '#test/migrated.ts';

const app = testApp();

const owner = {
  name: 'Kräuter Muster GmbH',
  email: 'hallo@example.com',
  address: 'Musterweg 1, 10115 Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
  kind: 'company',
  legalRepresentative: 'Erika Muster',
  register: { name: 'Amtsgericht Charlottenburg', number: 'HRB 4711' },
};

type Missing = { readonly code: string; readonly path: string; readonly message: string };
type NewDocument = { readonly id: string; readonly publicId: string; readonly missing: readonly Missing[] };

async function aSite(person: Person, body: object = owner): Promise<string> {
  const site = { name: 'Kräuter', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, body);
  return id;
}

async function start(person: Person, siteId: string, type: string, languages: readonly string[]): Promise<NewDocument> {
  return (await person.post(`/api/v1/sites/${siteId}/documents`, { type, languages })).json<NewDocument>();
}

async function publish(person: Person, { id }: NewDocument): Promise<string> {
  const answer = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return new URL(answer.json<{ url: string }>().url).pathname;
}

test('a legal notice is hosted in every language and format, with its versions and feed', async () => {
  const person = await app.signUp();
  const notice = await start(person, await aSite(person), 'legal_notice', ['de', 'en']);
  expect(notice.missing.filter(({ code }) => code.startsWith('notice.'))).toMatchObject([{ code: 'notice.vat' }]);
  const path = await publish(person, notice);

  expect(path).toBe(`/legal-notice/${notice.publicId}`);
  const visitor = await app.visitor();
  const page = await visitor.get(`${path}?lang=de`);
  for (const text of ['Impressum', '§ 5 DDG', 'Erika Muster', 'Amtsgericht Charlottenburg, HRB 4711'])
    expect(page.body).toContain(text);
  expect((await visitor.get(`${path}?lang=en`)).body).toContain('Legal notice');
  for (const ending of ['.md', '.txt', '.json', '.pdf', '/versions', '/versions.atom', '/llms.txt', '/versions/1.md'])
    expect((await visitor.get(`${path}${ending}`)).statusCode, ending).toBe(200);
  expect((await person.get(`/private${path}?lang=de`)).body).toContain('Erika Muster');
  // No other kind answers at its id.
  expect((await visitor.get(`/terms-and-conditions/${notice.publicId}`)).statusCode).toBe(404);
});

test('what the law of the country wants and nobody stated blocks publishing, with the provision and the field', async () => {
  const person = await app.signUp();
  const { name, email, address, country, kind } = owner;
  const least = { name, email, address, country };
  const siteId = await aSite(person, least);
  const notice = await start(person, siteId, 'legal_notice', ['de']);
  expect(notice.missing.map(({ code, path }) => [code, path])).toEqual([
    ['notice.owner-kind', 'owner.kind'],
    ['notice.second-contact', 'owner.phone'],
  ]);
  await person.put(`/api/v1/sites/${siteId}/owner`, { ...least, kind });
  const { missing } = (await person.get(`/api/v1/documents/${notice.id}`)).json<NewDocument>();
  expect(missing.map(({ path }) => path)).toEqual([
    'owner.legalRepresentative',
    'owner.phone',
    'owner.register.name',
    'owner.vatNumber',
  ]);
  expect(missing[2]?.message).toContain('§ 5 Abs. 1 Nr. 4 DDG');
  expect((await person.post(`/api/v1/documents/${notice.id}/publish`, {})).statusCode).toBe(422);
});

test('a legal notice, a privacy policy and terms name the same owner, and the others lead to the notice', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const made = [
    await start(person, siteId, 'privacy_policy', ['de']),
    await start(person, siteId, 'terms_and_conditions', ['de']),
    await start(person, siteId, 'legal_notice', ['de']),
  ];
  const [policy, terms, notice] = made;
  if (!policy || !terms || !notice) throw new Error('a document is gone');
  await person.patch(`/api/v1/documents/${terms.id}`, { settings: { terms: { offers: ['information'] } } });
  const address = await publish(person, notice);
  const visitor = await app.visitor();
  for (const path of [address, `${await publish(person, policy)}/full-legal`, await publish(person, terms)]) {
    const { body } = await visitor.get(`${path}.txt?lang=de`);
    for (const text of [owner.name, owner.address, owner.email, owner.phone]) expect(body, path).toContain(text);
    if (path !== address) expect(body, path).toContain(`${address}?lang=de`);
  }
  // Without the notice, nothing leads to it, also where other changes of a document wait.
  await person.post(`/api/v1/documents/${policy.id}/services`, { service: 'stripe' });
  await person.delete(`/api/v1/documents/${notice.id}?evidence=delete`);
  await app.runJobs();
  app.clock.forward(6000);
  for (const ending of ['', '.txt', '.pdf', '/versions', '/versions/1', '/llms.txt'])
    expect((await visitor.get(address + ending)).statusCode, ending).toBe(404);
  for (const path of ['privacy-policy', 'terms-and-conditions']) {
    const { publicId } = path === 'privacy-policy' ? policy : terms;
    expect((await visitor.get(`/${path}/${publicId}.txt?lang=de`)).body).not.toContain(address);
  }
  const preview = await person.get(`/api/v1/documents/${policy.id}/preview?language=de`);
  expect(preview.body).not.toContain(address);
});

test('a legal notice is embedded like any other document, and is no notice that people agree to', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const notice = await start(person, siteId, 'legal_notice', ['de']);
  const path = await publish(person, notice);
  const { snippets } = (await person.get(`/api/v1/documents/${notice.id}/embedding?language=de`)).json<{
    snippets: { kind: string; code: string }[];
  }>();
  expect(snippets.map(({ kind }) => kind)).toEqual(['overlay', 'popup', 'link', 'inline', 'iframe', 'html', 'react']);
  for (const { kind, code } of snippets) expect(code, kind).toContain(kind === 'html' ? 'Erika Muster' : path);
  await app.runJobs();
  const { body } = await person.get(`/api/v1/sites/${siteId}/legal-notices`);
  expect(body).not.toContain('legal_notice');
});

test('an entry in a register that stood with the terms of a site is that of its owner', async () => {
  const [own, members, settings] = await migratedFrom('0043_', former, async (client) => [
    (await client.query("select details -> 'register' ->> 'number' as number from site_owner")).rows,
    (await client.query("select owner -> 'register' ->> 'number' as number from member")).rows,
    (await client.query('select settings from site_facts order by site_id')).rows,
  ]);
  expect(own).toEqual([{ number: 'HRB 1' }]);
  expect(members).toEqual([{ number: 'HRB 2' }]);
  expect(settings).toEqual([{ settings: { terms: { offers: [] } } }, { settings: { terms: { offers: [] } } }]);
});

/** Two sites whose terms name a register: one with an owner of its own, one that follows the default member. */
const former = `
  set role candor_jobs;
  insert into account (id, name, created_at) values ('00000000-0000-7000-8000-000000000000', 'A', now());
  insert into site (account_id, id, type, name, name_key, audience, created_at, updated_at)
    select '00000000-0000-7000-8000-000000000000', id, 'Site', 'S', 's', '{}', now(), now()
    from unnest('{00000000-0000-7000-8000-000000000001,00000000-0000-7000-8000-000000000002}'::uuid[]) id;
  insert into site_owner (account_id, site_id, name, email, address, country, details, updated_at)
    values ('00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000001', 'A', 'a@b.example', 'C', 'DE',
      '{}', now());
  insert into member (account_id, id, owner, is_default, created_at, updated_at)
    values ('00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000003', '{}', true, now(), now());
  insert into site_facts (account_id, site_id, settings)
    select '00000000-0000-7000-8000-000000000000', ('00000000-0000-7000-8000-00000000000' || site)::uuid,
      jsonb_build_object('terms', jsonb_build_object('offers', '[]'::jsonb, 'register',
        jsonb_build_object('name', 'R', 'number', 'HRB ' || site)))
    from generate_series(1, 2) site;
`;
