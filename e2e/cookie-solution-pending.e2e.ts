import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { saveBanner, siteWithBanner } from './banner.ts';
import { button, title } from './person.ts';
import { newDocument } from './policy.ts';

type Summaries = { readonly documents: readonly { readonly id: string; readonly status: string }[] };

const documentOf = async (page: Page, siteId: string) => {
  const { documents } = await call<Summaries>(page, 'GET', `/api/v1/document-summaries?sites=${siteId}`);
  const [document] = documents;
  if (!document) throw new Error('The site has no document.');
  return document;
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Publish banner and documents' });

test('from a document, one press publishes it with the banner, and says before what changes and who is asked again', async ({
  page,
}) => {
  const site = await siteWithBanner(page, 'Night Train');
  const { id } = await documentOf(page, site.id);
  await call(page, 'POST', `/api/v1/documents/${id}/publish`);
  await call(page, 'POST', `/api/v1/documents/${id}/services`, { service: 'hotjar' });

  await page.goto(`/en/documents/${id}`);
  await expect(title(page, 'Cookie policy')).toBeVisible();
  await expect(page.getByText('Changes wait here, too: Cookie banner.')).toBeVisible();
  await button(page, 'Publish banner and documents').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Cookie banner, version 2')).toBeVisible();
  await expect(dialog.getByText(/^New service: Hotjar/)).toBeVisible();
  await expect(dialog.getByText(/^Visitors are asked again about: .+\.$/)).toBeVisible();
  await expect(dialog.getByText(/Hotjar/).last()).toBeVisible();
  await expect(dialog.getByText('People who consented must be asked again:')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Publish both' }).click();
  await expect(page.getByText('The banner and the changed documents are published.')).toBeVisible();
  await expect(page.getByText(/^Changes wait here, too/)).toBeHidden();
  expect((await documentOf(page, site.id)).status).toBe('published');
  const { changed } = await call<{ changed: boolean }>(page, 'GET', `/api/v1/sites/${site.id}/banner`);
  expect(changed).toBe(false);
});

test('when the banner moved alone, its page says which documents wait, and publishes both', async ({ page }) => {
  const site = await siteWithBanner(page, 'Still Water');
  const { id } = await documentOf(page, site.id);
  await call(page, 'POST', `/api/v1/documents/${id}/publish`);
  await saveBanner(page, site.id, { months: 24 });

  await page.goto(`/en/sites/${site.id}/cookie-solution`);
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the banner' });
  await expect(dialog.getByText('Choice lifetime in months')).toBeVisible();
  await expect(dialog.getByText('Cookie policy', { exact: true })).toBeVisible();
  await expect(dialog.getByText('No one is asked again.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Publish together: Cookie policy' }).uncheck();
  await dialog.getByRole('button', { name: /^Publish version/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Changes wait here, too: Cookie policy.')).toBeVisible();
  await expect(page.getByText('Up to date', { exact: true })).toBeVisible();
  await expect(button(page, 'Publish')).toHaveCount(0);

  await button(page, 'Publish banner and documents').click();
  await dialogOf(page).getByRole('button', { name: 'Publish both' }).click();
  await expect(page.getByText('The banner and the changed documents are published.')).toBeVisible();
  await expect(page.getByText(/^Changes wait here, too/)).toBeHidden();
  expect((await documentOf(page, site.id)).status).toBe('published');
});

test('what keeps a document from being published is named before, and leads to it', async ({ page }) => {
  const site = await siteWithBanner(page, 'Old Mill');
  const { id } = await newDocument(page, site.id, 'privacy_policy');
  await call(page, 'POST', `/api/v1/documents/${id}/publish`);
  const custom = {
    name: 'Tea Counter',
    provider: 'Tea Counter Ltd',
    providerCountry: 'IE',
    purposes: ['analytics'],
    dataTypes: ['health'],
    places: [{ country: 'IE' }],
    usesTrackers: true,
  };
  await call(page, 'POST', `/api/v1/documents/${id}/services`, { custom });

  await page.goto(`/en/documents/${id}`);
  await expect(title(page, 'Privacy policy')).toBeVisible();
  await button(page, 'Publish banner and documents').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('It cannot be published yet').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish both' })).toBeDisabled();
  await expect(dialog.getByRole('link', { name: 'Open it and fix this' }).last()).toHaveAttribute(
    'href',
    `/en/documents/${id}`,
  );
});
