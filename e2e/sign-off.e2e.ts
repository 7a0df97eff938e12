import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { siteWithBanner } from './banner.ts';
import { colleague } from './colleague.ts';
import { button, password, signIn, title } from './person.ts';

// An agency asks, its client approves: publishing by approval in a project.

type People = { readonly people: readonly { readonly id: string; readonly email: string | null }[] };
type Summaries = { readonly documents: readonly { readonly id: string; readonly siteId: string }[] };

/** The page of a guest of the project, in a browser of their own, in the account of the first person. */
async function guest(page: Page, browser: Browser, role: string, projectId: string): Promise<Page> {
  const { person } = await call<{ person: { email: string } }>(page, 'GET', '/api/v1/me');
  const email = await colleague(page, person.email);
  const { people } = await call<People>(page, 'GET', '/api/v1/people');
  const id = people.find((one) => one.email === email)?.id ?? '';
  await call(page, 'PUT', `/api/v1/people/${id}/roles`, { roles: [{ role, projectId }] });
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const own = await context.newPage();
  await signIn(own, email, password);
  await expect(title(own, 'Account')).toBeVisible();
  const { account } = await call<{ account: { id: string } }>(page, 'GET', '/api/v1/me');
  await call(own, 'POST', '/api/v1/session/account', { accountId: account.id });
  return own;
}

for (const width of [1280, 390]) {
  test(`an author asks, the client sends back, is asked again and approves, at ${width} pixels`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const site = await siteWithBanner(page, `Pier ${width}`);
    const { documents } = await call<Summaries>(page, 'GET', `/api/v1/document-summaries?sites=${site.id}`);
    const documentId = documents[0]?.id ?? '';
    await call(page, 'POST', `/api/v1/sites/${site.id}/publish`);
    const project = await call<{ id: string }>(page, 'POST', '/api/v1/projects', {
      name: 'Client North',
      siteIds: [site.id],
    });
    await page.goto(`/en/dashboard?project=${project.id}`);
    await button(page, 'Actions for project Client North').click();
    await page.getByRole('menuitem', { name: 'Require approval…' }).click();
    await page.getByRole('switch', { name: 'Require approval before publishing' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const author = await guest(page, browser, 'author', project.id);
    const client = await guest(page, browser, 'approver', project.id);
    await call(author, 'POST', `/api/v1/documents/${documentId}/services`, { service: 'hotjar' });
    await author.goto(`/en/sites/${site.id}/cookie-solution`);
    await expect(button(author, 'Publish')).toHaveCount(0);
    await button(author, 'Request approval').last().click();
    const asking = author.getByRole('dialog', { name: 'Request approval' });
    await asking.getByRole('textbox', { name: 'Note' }).fill('Heat maps for the new shop.');
    await expectAccessible(author);
    await asking.getByRole('button', { name: 'Request approval' }).click();
    await expect(author.getByText(/^Waiting for approval since/)).toBeVisible();

    await client.goto('/en/dashboard');
    await expect(client.getByRole('heading', { name: 'Waiting for your approval' })).toBeVisible();
    await expect(button(client, 'New project')).toHaveCount(0);
    await expect(button(client, 'Generate a document')).toHaveCount(0);
    await expectAccessible(client);
    await client.getByRole('link', { name: /^Review/ }).click();
    await expect(title(client, 'Approval')).toBeVisible();
    await expect(client.getByText('Heat maps for the new shop.')).toBeVisible();
    await expect(client.getByText(/New service: Hotjar/)).toBeVisible();
    await expect(client.locator('ins').filter({ hasText: 'Hotjar' }).first()).toBeVisible();
    await expectAccessible(client);
    await button(client, 'Send back').click();
    const answering = client.getByRole('dialog', { name: 'Send back' });
    await answering.getByRole('textbox', { name: 'Your comment' }).fill('Please name the retention.');
    await answering.getByRole('button', { name: 'Send back' }).click();
    await expect(client.getByText('Please name the retention.')).toBeVisible();

    await author.goto(`/en/documents/${documentId}`);
    await expect(author.getByText(/sent it back on .*“Please name the retention.”/)).toBeVisible();
    await author.goto(`/en/sites/${site.id}/cookie-solution`);
    await button(author, 'Request approval').last().click();
    await asking.getByRole('button', { name: 'Request approval' }).click();
    await expect(author.getByText(/^Waiting for approval since/)).toBeVisible();

    await client.goto('/en/dashboard');
    await client.getByRole('link', { name: /^Review/ }).click();
    await button(client, 'Approve and publish').click();
    await client.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).click();
    await expect(client.getByText(/and published\./)).toBeVisible();
    await expect(client.getByRole('link', { name: 'Cookie banner: Version 2' })).toBeVisible();
    await expectAccessible(client);
    const banner = await call<{ changed: boolean }>(page, 'GET', `/api/v1/sites/${site.id}/banner`);
    expect(banner.changed).toBe(false);
    await client.goto('/en/dashboard');
    await expect(client.getByText(/Pier/).first()).toBeVisible();
    await expect(client.getByRole('heading', { name: 'Waiting for your approval' })).toHaveCount(0);
  });
}

test('a client who approves reads documents and banner, and is shown no button that would be refused', async ({
  page,
  browser,
}) => {
  const site = await siteWithBanner(page, 'Quiet Harbor');
  const { documents } = await call<Summaries>(page, 'GET', `/api/v1/document-summaries?sites=${site.id}`);
  const project = await call<{ id: string }>(page, 'POST', '/api/v1/projects', {
    name: 'Client South',
    siteIds: [site.id],
  });
  const client = await guest(page, browser, 'approver', project.id);
  await client.goto(`/en/sites/${site.id}`);
  await expect(client.getByRole('link', { name: 'View document' })).toHaveCount(1);
  for (const name of ['Edit', 'Start', 'Change owner']) await expect(button(client, name)).toHaveCount(0);
  await expectAccessible(client);
  await client.goto(`/en/documents/${documents[0]?.id}`);
  await expect(client.getByRole('region', { name: 'Preview of the document' })).toBeVisible();
  for (const name of ['Publish', 'Request approval', 'Add']) await expect(button(client, name)).toHaveCount(0);
  await expectAccessible(client);
  await client.goto(`/en/sites/${site.id}/cookie-solution`);
  await expect(client.locator('iframe')).toBeVisible();
  for (const name of ['Save', 'Publish', 'Request approval']) await expect(button(client, name)).toHaveCount(0);
  await expectAccessible(client);
});
