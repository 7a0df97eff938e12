import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../../apps/server/src/app.ts';
import type { Config } from '../../apps/server/src/config.ts';
import { createAccount } from '../../apps/server/src/features/accounts/index.ts';
import { browser, script, type Answer, type Client } from '../../apps/server/test/client.ts';
import type { Targets } from './targets.ts';

type SeededTargets = Omit<Targets, 'port'>;
type CreatedSite = { readonly id: string; readonly url: string; readonly key: string; readonly configuration: object };

const languages = ['en', 'de', 'fr', 'it'];
const versions = 6;
const mostMembers = 20;
const password = 'correct horse battery staple';

/** Fills an installation once; later starts on the same folder reuse it. */
export async function filled(app: App, config: Config): Promise<SeededTargets> {
  const file = path.join(config.dataDir, 'targets.json');
  // Written below, by no other code.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SeededTargets;
  const { accountId, apiKey } = await createAccount(app.services.db, new Date(), {
    email: 'bench@example.com',
    password,
    name: 'Bench',
  });
  const owner = script(app.http, apiKey);
  const everyday = await aSite(owner, ['google-analytics-4', 'stripe', 'mailchimp', 'cloudflare'], ['en', 'de']);
  const publicId = await publish(owner, everyday.documentId);
  const { revision, configuration } = said<CreatedSite & { revision: number }>(
    await owner.get(`/api/v1/sites/${everyday.siteId}/banner`),
  );
  said(await owner.put(`/api/v1/sites/${everyday.siteId}/banner`, { revision, configuration }));
  said(await owner.post(`/api/v1/sites/${everyday.siteId}/banner/publish`, {}));
  const { key } = said<CreatedSite>(
    await owner.post(`/api/v1/sites/${everyday.siteId}/consent-keys`, { kind: 'public', name: 'Pages' }),
  );
  const texts = [{ language: 'en', text: 'What is done with it.' }];
  said(
    await owner.post(`/api/v1/sites/${everyday.siteId}/legal-notices`, {
      identifier: 'privacy_policy',
      version: '1',
      texts,
    }),
  );
  const longId = await aLongPolicy(owner);
  const given = {
    publicId,
    consentKey: key,
    accountId,
    longId,
    versions,
    languages,
    members: await members(app, config),
    ...(await attackersOwn(app, config)),
  };
  writeFileSync(file, JSON.stringify(given));
  chmodSync(file, 0o600);
  return given;
}

async function aSite(owner: Client, services: readonly string[], spoken: readonly string[]) {
  const site = { name: 'shop.example', url: 'https://shop.example', type: 'Site', languages: spoken };
  const { id: siteId } = said<CreatedSite>(await owner.post('/api/v1/sites', site));
  const who = { name: 'Shop', email: 'privacy@example.com', address: '1 High Street, Cork', country: 'IE' };
  said(await owner.put(`/api/v1/sites/${siteId}/owner`, who));
  const body = { type: 'privacy_policy', languages: spoken };
  const { id: documentId } = said<CreatedSite>(await owner.post(`/api/v1/sites/${siteId}/documents`, body));
  if (services.length > 0) {
    const chosen = services.map((service) => ({ service }));
    said(await owner.put(`/api/v1/documents/${documentId}/services`, { services: chosen }));
  }
  return { siteId, documentId };
}

/** A policy with a hundred custom services, each with the longest texts allowed; every version replaces some of them. */
async function aLongPolicy(owner: Client): Promise<string> {
  const { documentId } = await aSite(owner, [], languages);
  const services = `/api/v1/documents/${documentId}/services`;
  let made: readonly { readonly id: string }[] = [];
  for (let n = 0; n < 100; n += 1) {
    const answer = await owner.post(services, { custom: customService(n, 1) });
    made = said<{ services: typeof made }>(answer).services;
  }
  let publicId = await publish(owner, documentId);
  for (let version = 2; version <= versions; version += 1) {
    for (const [n, { id }] of made.entries()) {
      if (n % 3 !== version % 3) continue;
      said(await owner.put(`${services}/${id}`, { overrides: {}, custom: customService(n, version) }));
    }
    publicId = await publish(owner, documentId);
  }
  return publicId;
}

function customService(n: number, version: number): object {
  const words = Array.from({ length: 250 }, (_, at) =>
    at % 7 === version % 7 ? `w${version}x${n}x${at}` : `word${at}`,
  );
  return {
    name: `Service ${n}`,
    provider: `Provider ${n} Ltd`,
    providerCountry: 'IE',
    purposes: ['analytics'],
    ownPurpose: Object.fromEntries(languages.map((language) => [language, words.join(' ').slice(0, 1990)])),
    dataTypes: ['email'],
    places: [{ country: 'IE' }],
    usesTrackers: false,
  };
}

async function publish(owner: Client, documentId: string): Promise<string> {
  const { url } = said<CreatedSite>(await owner.post(`/api/v1/documents/${documentId}/publish`, {}));
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

async function members(app: App, { publicUrl }: Config): Promise<Targets['members']> {
  return Promise.all(
    Array.from({ length: mostMembers }, async (_, n) => {
      const email = `member-${n}@example.com`;
      await createAccount(app.services.db, new Date(), { email, password, name: `Member ${n}` });
      const member = await browser(app.http, publicUrl);
      said(await member.post('/users/sign-in', { email, password }));
      said(await member.post('/user/tos', { accept: true, privacy_read: true }));
      return { ...sessionOf(member), form: JSON.stringify({ email, password }) };
    }),
  );
}

/** Sessions that anyone gets by opening the first page, and by signing up. */
async function attackersOwn(app: App, { publicUrl }: Config): Promise<Pick<Targets, 'visit' | 'account'>> {
  const stranger = await browser(app.http, publicUrl);
  const visit = sessionOf(stranger);
  const member = await browser(app.http, publicUrl);
  const form = { email: 'attacker@example.com', password, tos_accepted: true, privacy_read: true };
  said(await member.post('/users/sign-up', form));
  const { id: siteId } = said<CreatedSite>(
    await member.post('/api/v1/sites', { name: 'mine.example', type: 'Site', languages: ['en'] }),
  );
  const { configuration } = said<CreatedSite>(await member.get(`/api/v1/sites/${siteId}/banner`));
  return { visit, account: { ...sessionOf(member), siteId, configuration } };
}

function sessionOf({ cookies, csrfToken }: Client) {
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), token: csrfToken };
}

function said<Body>(answer: Answer): Body {
  if (answer.statusCode >= 300) throw new Error(`The installation could not be filled: ${answer.body.slice(0, 500)}`);
  return answer.json<Body>();
}
