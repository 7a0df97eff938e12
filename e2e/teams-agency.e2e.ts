import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { addPasskey, withAuthenticator } from './passkey.ts';
import { downloadLog, offlineVerifier } from './offline-verifier.ts';
import { agree, button, field, forgetSession, mailedLink, newEmail, password, title } from './person.ts';
import { newDocument, newSite, owner } from './policy.ts';

// An agency from its sign-up to a log that a court can check: two clients, and an author and a guest of each.

type Client = {
  readonly name: string;
  readonly projectId: string;
  readonly siteId: string;
  readonly documentId: string;
};

test('an agency signs up with a passkey, works for two clients by approval, and proves who did what', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const agency = newEmail();
  await page.goto('/en/sign-up');
  await field(page, 'Email address').fill(agency);
  await field(page, 'Password').fill(password);
  await field(page, 'Password').press('Enter');
  await agree(page);
  await expect(title(page, 'Sites and apps')).toBeVisible();
  await page.goto(await mailedLink(page, agency, 'verify-email'));
  await expect(title(page, 'Your address is confirmed')).toBeVisible();
  await page.goto('/en/account#security');
  await withAuthenticator(page);
  await addPasskey(page);
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await expect(title(page, 'Sites and apps')).toBeVisible();

  await call(page, 'PATCH', '/api/v1/account', { name: 'Harbor Agency' });
  const north = await newClient(page, 'North Bakery');
  const south = await newClient(page, 'South Garage');
  for (const [client, other] of [
    [north, south],
    [south, north],
  ] as const) {
    const author = await invited(page, browser, client, 'Author');
    const guest = await invited(page, browser, client, 'Approver');
    await signOff(author, guest, client, other);
  }
  await page.goto('/en/workload');
  await expect(page.getByRole('table', { name: 'Projects' })).toContainText('North Bakery');
  await expectAccessible(page);

  const log = testInfo.outputPath('log.ndjson');
  await exportLog(page, log);
  const kinds = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('sign-off.approved'));
  expect(kinds).toHaveLength(2);
  const { verifier, close } = await offlineVerifier(page, browser, testInfo.outputPath('verify.html'));
  await verifier.getByLabel('Choose a file').setInputFiles(log);
  await expect(verifier.getByRole('heading', { name: 'This proof is valid if the key is correct' })).toBeVisible();
  await expect(verifier.getByText(/None is missing between them\./)).toBeVisible();
  await close();
});

/** A project of a client that publishes by approval, with a site and its unpublished policy. */
async function newClient(page: Page, name: string): Promise<Client> {
  const siteId = await newSite(page, { name });
  await call(page, 'PUT', `/api/v1/sites/${siteId}/owner`, { ...owner, name: `${name} Ltd` });
  const { id: documentId } = await newDocument(page, siteId, 'privacy_policy');
  const { id: projectId } = await call<{ id: string }>(page, 'POST', '/api/v1/projects', { name, siteIds: [siteId] });
  await page.goto(`/en/dashboard?project=${projectId}`);
  await button(page, `Actions for project ${name}`).click();
  await page.getByRole('menuitem', { name: 'Require approval…' }).click();
  await page.getByRole('switch', { name: 'Require approval before publishing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  return { name, projectId, siteId, documentId };
}

/** Invites somebody into the project of a client, and returns their page after they signed up. */
async function invited(page: Page, browser: Browser, { name }: Client, role: string): Promise<Page> {
  const email = newEmail();
  await page.goto('/en/account/teams');
  await button(page, 'Invite people').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(email);
  await dialog.getByLabel('Role', { exact: true }).selectOption(role);
  await dialog.getByLabel('Project', { exact: true }).selectOption(name);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await mailedLink(theirs, email, 'invitation'));
  await expect(title(theirs, 'Join Harbor Agency')).toBeVisible();
  await field(theirs, 'Password').fill(password);
  await button(theirs, 'Sign up and accept').click();
  await agree(theirs);
  await expect(theirs).toHaveURL(/\/en\/dashboard/);
  return theirs;
}

/** The author asks, and the guest of the client reads, approves, and finds the hosted page. */
async function signOff(author: Page, guest: Page, client: Client, other: Client): Promise<void> {
  await author.goto(`/en/documents/${client.documentId}`);
  await button(author, 'Request approval').last().click();
  const asking = author.getByRole('dialog', { name: 'Request approval' });
  await asking.getByRole('textbox', { name: 'Note' }).fill(`First policy of ${client.name}.`);
  await asking.getByRole('button', { name: 'Request approval' }).click();
  await expect(author.getByText(/^Waiting for approval since/)).toBeVisible();

  await guest.goto('/en/dashboard');
  await expect(guest.getByRole('heading', { name: 'Waiting for your approval' })).toBeVisible();
  await expect(guest.getByText(other.name)).toHaveCount(0);
  await guest.getByRole('link', { name: /^Review/ }).click();
  await expect(title(guest, 'Approval')).toBeVisible();
  await expect(guest.getByText(`First policy of ${client.name}.`)).toBeVisible();
  await expectAccessible(guest);
  await button(guest, 'Approve and publish').click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).click();
  await expect(guest.getByText(/and published\./)).toBeVisible();

  const { url } = await call<{ url: string }>(guest, 'GET', `/api/v1/documents/${client.documentId}`);
  await guest.goto(url);
  await expect(guest.getByText(`${client.name} Ltd`).first()).toBeVisible();
  await guest.goto(`/en/sites/${other.siteId}`);
  await expect(guest.getByText(other.name)).toHaveCount(0);
  for (const person of [author, guest]) await person.context().close();
}

async function exportLog(page: Page, to: string): Promise<void> {
  await page.goto('/en/account/audit');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^No\. \d/).first()).toBeVisible({ timeout: 1000 });
    await expect(page.getByText('Number pending')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await downloadLog(page, to);
}
