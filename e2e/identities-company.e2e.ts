import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { agree, button, field, signUp, title } from './person.ts';
import { addressOf, ended, freePort } from './processes.ts';

// A company whose people sign in at its own issuer and whose directory provisions them, in a product of its own.

const root = path.resolve(import.meta.dirname, '..');
const domain = 'acme-staff.com';
const shared = process.env.E2E_DATA_DIR;
let folder: string;
let home: string;
let issuer: string;
let processes: ChildProcess[];

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-company-'));
  // PostgreSQL may run as another user than this program.
  chmodSync(folder, 0o755);
  const port = await freePort();
  home = `http://localhost:${port}`;
  writeFileSync(path.join(folder, 'records.json'), '{}');
  const start = (script: string, ...given: string[]) =>
    spawn(process.execPath, [path.join(root, 'apps/server/test', script), ...given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const provider = start('start-provider.ts', `${home}/auth/company/callback`);
  const product = start('start-company.ts', String(port), path.join(folder, 'data'), path.join(folder, 'records.json'));
  processes = [provider, product];
  issuer = await addressOf(provider);
  await addressOf(product);
  process.env.E2E_DATA_DIR = path.join(folder, 'data');
});

test.afterAll(async () => {
  process.env.E2E_DATA_DIR = shared;
  await Promise.all(processes.map(ended));
  rmSync(folder, { recursive: true, force: true });
});

async function visitor(browser: Browser, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL: home,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function signInThere(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Sign in there' }).click();
}

test('a domain is proved, the sign-in required, and whom the directory switches off is out at the next call', async ({
  browser,
}) => {
  const owner = await visitor(browser);
  const address = await signUp(owner);
  await call(owner, 'PATCH', '/api/v1/account', { name: 'Acme' });
  await owner.goto('/en/account/teams#sign-in');
  await field(owner, 'Company name').fill('Acme');
  await field(owner, 'Issuer').fill(issuer);
  await field(owner, 'Client ID').fill('candor');
  await owner.getByLabel('Client secret', { exact: true }).fill('a secret of this test');
  await button(owner, 'Connect').click();
  await expect(owner.getByText('Not tested yet. Test the sign-in before you require it.')).toBeVisible();

  await field(owner, 'Domain').fill(domain);
  await button(owner, 'Add domain').click();
  await expect(owner.getByText('Waiting for the record')).toBeVisible();
  await button(owner, `Check now: ${domain}`).click();
  await expect(owner.getByText('Last checked')).toBeVisible();
  await expect(owner.getByText('Waiting for the record')).toBeVisible();
  await expectAccessible(owner);
  type Company = {
    readonly domains: readonly { readonly record: { readonly name: string; readonly value: string } }[];
  };
  const { domains } = await call<Company>(owner, 'GET', '/api/v1/company-sign-in');
  const record = domains[0]?.record;
  writeFileSync(path.join(folder, 'records.json'), JSON.stringify({ [record?.name ?? '']: [record?.value ?? ''] }));
  await button(owner, `Check now: ${domain}`).click();
  await expect(owner.getByText('Verified', { exact: true })).toBeVisible();

  await button(owner, 'Test sign-in').click();
  await signInThere(owner, address);
  await expect(owner.getByText('Sign-in works.')).toBeVisible();
  // Until the owner has a passkey, nobody could come in if the issuer is lost.
  await owner.getByLabel('Required for').selectOption('People with an address at our domains');
  await expect(owner.getByRole('alert').filter({ hasText: 'passkey' })).toBeVisible();
  await givePasskey(address);
  await owner.getByLabel('Required for').selectOption('People with an address at our domains');
  await expect(owner.getByText('Saved').first()).toBeVisible();
  await expectAccessible(owner);

  // Somebody of the company: the password turns into one button.
  const staff = await visitor(browser, 390);
  const email = `anna@${domain}`;
  await staff.goto('/en/sign-in');
  await field(staff, 'Email address').fill(email);
  await expect(button(staff, 'Sign in with Acme')).toBeVisible();
  await expect(field(staff, 'Password')).toBeHidden();
  await expectAccessible(staff);
  await button(staff, 'Sign in with Acme').click();
  await signInThere(staff, email);
  await expect(staff.getByRole('dialog')).toBeVisible();
  await agree(staff);
  await expect(title(staff, 'Sites and apps')).toBeVisible();
  await staff.goto('/en/account#security');
  await expect(staff.getByText('You signed in through your company', { exact: true })).toBeVisible();

  await owner.goto('/en/account/teams#directory');
  await button(owner, 'Create token').click();
  const once = owner.getByRole('status').filter({ hasText: 'Add this token to your directory now.' });
  await expect(once).toBeVisible();
  await expectAccessible(owner);
  const token = (await once.getByRole('code').textContent()) ?? '';
  const user = await directory(token, 'POST', '/Users', { userName: email, active: true });
  const Operations = [{ op: 'Replace', path: 'active', value: 'False' }];
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
  await directory(token, 'PATCH', `/Users/${user.id}`, { schemas, Operations });

  // The open tab is signed out by its next call.
  await staff.goto('/en/dashboard');
  await expect(title(staff, 'Sign in')).toBeVisible();
  await field(staff, 'Email address').fill(email);
  await button(staff, 'Sign in with Acme').click();
  // The issuer still knows them, and asks nothing.
  await expect(staff.getByRole('alert').first()).toBeVisible();
  await expect(title(staff, 'Sites and apps')).toBeHidden();
  await owner.goto('/en/account/teams#people');
  await expect(owner.getByRole('table', { name: 'People' })).toContainText(address);
  await expect(owner.getByRole('table', { name: 'People' })).not.toContainText(email);
  await owner.context().close();
  await staff.context().close();
});

/** As if the owner had added a passkey and signed in with it. */
async function givePasskey(email: string): Promise<void> {
  await inDatabase(async (database) => {
    await database.query(
      `insert into passkey (credential_id, id, person_id, name, public_key, counter, transports, created_at)
       select sha256(email::bytea), gen_random_uuid(), id, 'Key', '\\x00', 0, '{}', now() from person where email = $1`,
      [email],
    );
    await database.query(
      "update session set ways = '{password,passkey}' where person_id = (select id from person where email = $1)",
      [email],
    );
  });
}

async function directory(token: string, method: string, to: string, body: object): Promise<{ readonly id: string }> {
  const answer = await fetch(`${home}/scim/v2${to}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { id: string };
}
