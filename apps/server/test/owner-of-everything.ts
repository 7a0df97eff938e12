import { generateKeyPairSync } from 'node:crypto';
import { choiceIntake } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';
import { choiceAt, publicIdOf } from './choices.ts';
import { anAgent, anEnteredRequest, aProcessor } from './dsar.ts';
import { aReader } from './newsletters.ts';
import { exampleBody, makingAlone, tableOf, type RouteRequests } from './route-requests.ts';

/** A person who owns one of everything, all of it in one project. The names that people see begin with `name`. */
export async function ownerOfEverything(app: TestApp, send: RouteRequests['send'], name = 'Example'): Promise<Person> {
  const owner = await app.signUp();
  const created = async (url: string, body: object, status = 201) => {
    const answer = await owner.post(url, body);
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.json<{ id: string }>().id;
  };
  const projectId = await created('/api/v1/projects', { name: `${name} project` });
  const siteId = await created('/api/v1/sites', {
    name: `${name} site`,
    projectId,
    url: 'https://example.com',
    type: 'Site',
    languages: ['en'],
  });
  const policy = { type: 'privacy_policy', languages: ['en', 'de'] };
  const documentId = await created(`/api/v1/sites/${siteId}/documents`, policy);
  await created(`/api/v1/documents/${documentId}/services`, { service: 'stripe' });
  await created('/api/v1/processing-records/drafts', { siteId }, 200);
  const [record] = await app.stored('processingRecord', { accountId: owner.accountId });
  await created(`/api/v1/processing-records/${String(record?.['id'])}/assessments`, { kind: 'transfer' });
  await created('/api/v1/processing-record-questions', { recordIds: [String(record?.['id'])], language: 'en' });
  await created('/api/v1/processing-records/imports', {
    name: `${name}.csv`,
    data: Buffer.from(`Processing activity\n${name} keys\n`).toString('base64'),
  });
  const dsarRequestId = await created('/api/v1/dsar-requests', {
    ...anEnteredRequest,
    siteId,
    name: `${name} requester`,
    email: `${name.toLowerCase()}-requester@example.com`,
  });
  await app.owner.query(
    `insert into dsar_task (account_id, request_id, id, site_id, name, systems, outcome, note)
     values ($1, $2, $3, $4, $5, '[]', 'open', '')`,
    [owner.accountId, dsarRequestId, newId(app.clock.now()), siteId, `${name} records`],
  );
  const file = await created(`/api/v1/dsar-requests/${dsarRequestId}/files`, { name: `${name} copy.txt`, size: 1 });
  await owner.put(`/api/v1/dsar-requests/${dsarRequestId}/files/${file}/parts/0`, { data: 'eA==' });
  const { publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  await created(`/api/v1/sites/${siteId}/dsar-form/keys`, { publicKey: String(pem) });
  await created(`/api/v1/sites/${siteId}/dsar-form/agents`, { ...anAgent, agentId: 'ITS_AGENT' });
  await created('/api/v1/dsar-processors', aProcessor);
  await owner.put('/api/v1/dsar-calendar', {});
  const recipient = await created('/api/v1/recipients', { name: `${name} Hosting Ltd` });
  await created(`/api/v1/recipients/${recipient}/files`, {
    name: `${name} contract.pdf`,
    data: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64'),
  });
  await created('/api/v1/members', {
    name: `${name} Ltd`,
    email: 'privacy@example.com',
    address: '1 High Street, Cork',
    country: 'IE',
  });
  await created(`/api/v1/sites/${siteId}/scans`, {}, 202);
  await send(app.script(), choiceIntake.record, {
    params: { siteId: await publicIdOf(app, owner, siteId) },
    body: choiceAt(app.clock.now()),
  });
  await created(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'public', name: `${name} page` });
  const term = { identifier: 'term', version: '1', texts: [{ language: 'en', text: `${name} terms` }] };
  await created(`/api/v1/sites/${siteId}/legal-notices`, term);
  await created(`/api/v1/sites/${siteId}/consents`, { subject: { email: `${name.toLowerCase()}@example.com` } });
  await aReader(created, siteId);
  const exports = ['preference', 'consent', 'newsletter'].map((of) => `/api/v1/sites/${siteId}/${of}-exports`);
  for (const url of exports) await created(url, {}, 202);
  const hook = { url: 'https://hooks.example.com/candor', types: ['consent.recorded'] };
  await created(`/api/v1/webhooks/${await created('/api/v1/webhooks', hook)}/test`, {}, 202);
  await app.apiKey(owner);
  await created('/api/v1/teams', { name: `${name} team`, people: [owner.id], roles: [] });
  const ownRole = { name: `${name} role`, permissions: ['sites.read'] };
  const ownRoleId = await created('/api/v1/roles', ownRole);
  const roles = [{ role: ownRoleId, projectId }];
  await created('/api/v1/invitations', { emails: [`${name.toLowerCase()}-guest@example.com`], roles });
  await created('/api/v1/totp', { name: `${name} phone` });
  await app.owner.query(
    `insert into passkey (credential_id, id, person_id, name, public_key, counter, transports, created_at)
     values (sha256($1), $2, $3, $4, '\\x00', 0, '{}', $5)`,
    [owner.id, newId(app.clock.now()), owner.id, `${name} passkey`, app.clock.now()],
  );
  await app.owner.query(
    `insert into identity (issuer, subject, id, person_id, provider, email, created_at)
     values ('https://login.example.com', $1, $2, $3, 'own', $4, $5)`,
    [owner.id, newId(app.clock.now()), owner.id, `${name.toLowerCase()}@login.example.com`, app.clock.now()],
  );
  await app.owner.query(
    `insert into company_domain (account_id, id, domain, token, created_at) values ($1, $2, $3, $4, $5)`,
    [owner.accountId, newId(app.clock.now()), `${name.toLowerCase()}.example.com`, `${name} token`, app.clock.now()],
  );
  await app.owner.query(
    `insert into company_sign_in (account_id, label, issuer, client_id, client_secret, changed_at)
     values ($1, $2, 'https://login.example.com', $3, '\\x00', $4)`,
    [owner.accountId, `${name} company`, `${name} client`, app.clock.now()],
  );
  await app.owner.query(
    `insert into scim_token (hash, account_id, id, prefix, created_at) values (sha256($1::text::bytea), $2, $3, $4, $5)`,
    [`${owner.id} token`, owner.accountId, newId(app.clock.now()), `${name} scim`, app.clock.now()],
  );
  const userId = newId(app.clock.now());
  await app.owner.query(
    `insert into directory_user (account_id, id, user_name, active, email, created_at, changed_at)
     values ($1, $2, $3, true, $3, $4, $4)`,
    [owner.accountId, userId, `${name.toLowerCase()}@directory.example.com`, app.clock.now()],
  );
  await app.owner.query(
    `insert into directory_member (account_id, team_id, user_id)
     select account_id, id, $2 from team where account_id = $1 limit 1`,
    [owner.accountId, userId],
  );
  // The site lacks an owner, so its documents cannot be published, and nobody can ask for it.
  await app.owner.query(
    `insert into sign_off (account_id, id, site_id, document_id, fingerprint, note, asked_by, asked_at, state)
     values ($1, $2, $3, $4, sha256($5), $6, $7, $8, 'waiting')`,
    [owner.accountId, newId(app.clock.now()), siteId, documentId, 'shown', `${name} note`, owner.id, app.clock.now()],
  );
  for (const { endpoint } of makingAlone()) {
    const rows = await app.stored(tableOf(endpoint) ?? '', { accountId: owner.accountId });
    if (rows.length === 0) await created(endpoint.path, Object(exampleBody(endpoint)), endpoint.status);
  }
  return owner;
}
