import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-providers-'));
const file = path.join(folder, 'providers.json');
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfig({ IDENTITY_PROVIDERS: file }).identityProviders;
}

const client = { clientId: 'candor', clientSecret: 'hush' };

test('without a file nobody signs in with a provider', () => {
  expect(readConfig({}).identityProviders).toEqual([]);
});

test('a preset needs no more than a client, and any issuer a name and a label', () => {
  const own = { name: 'office', label: 'Office', issuer: 'https://login.example.com/', ...client };
  expect(read([{ preset: 'google', ...client }, own])).toMatchObject([
    {
      name: 'google_oauth2',
      label: 'Google',
      brand: 'google',
      issuer: 'https://accounts.google.com',
      protocol: 'oidc',
    },
    { name: 'office', label: 'Office', brand: null, issuer: 'https://login.example.com', scope: 'openid email' },
  ]);
});

test('a preset can be changed, as for a single tenant of Microsoft', () => {
  const issuer = 'https://login.microsoftonline.com/11111111-1111-1111-1111-111111111111/v2.0';
  const [tenant] = read([{ preset: 'microsoft', issuer, emails: 'proved-by-claim', ...client }]);
  expect(tenant).toMatchObject({ issuer, emails: 'proved-by-claim', label: 'Microsoft' });
});

describe('the start names the file and the field', () => {
  test.each<[unknown, string]>([
    ['{', 'is not JSON'],
    [{}, 'it must be a list of providers'],
    [[{ preset: 'google', clientSecret: 'hush' }], '[0].clientId must be a text of 1 to 500 characters'],
    [[{ preset: 'google', clientId: 'candor' }], '[0].clientSecret is missing'],
    [[{ preset: 'myspace', ...client }], '[0].preset must be one of google'],
    [[{ label: 'Office', issuer: 'https://login.example.com', ...client }], '[0].name is missing'],
    [[{ name: 'office', label: 'Office', ...client }], '[0].issuer is missing'],
    [[{ name: 'Off ice', label: 'Office', issuer: 'https://a.example', ...client }], '[0].name must be up to 40'],
    [[{ name: 'a', label: 'A', issuer: 'http://a.example', ...client }], '[0].issuer must be an address'],
    [[{ preset: 'google', ...client, secret: 'x' }], '[0].secret is no setting of a provider'],
    [[{ preset: 'apple', clientId: 'candor' }], '[0].teamId is missing'],
    [
      [
        { preset: 'google', ...client },
        { preset: 'google', ...client },
      ],
      '[1].name must be another than google_oauth2',
    ],
  ])('%j', (content, said) => {
    expect(() => read(content)).toThrow(said);
    expect(() => read(content)).toThrow(file);
    // Not the secret.
    expect(() => read(content)).not.toThrow('hush');
  });

  test('a file that is not there', () => {
    expect(() => readConfig({ IDENTITY_PROVIDERS: path.join(folder, 'none.json') })).toThrow('cannot be read');
  });
});
