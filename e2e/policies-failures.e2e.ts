import { expect, test, type Page } from '@playwright/test';
import { call } from './api.ts';
import { button, title } from './person.ts';
import { openGenerator, preview, type Policy } from './policy.ts';

// What the generator shows when the server refuses a request or cannot be reached, and that nothing is lost.

const unreachable = 'The server cannot be reached. Please check your connection and try again.';
const says = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Makes requests to this path of the document fail, as without a connection. Returns a function that ends this. */
async function cutOff(page: Page, { id }: Policy, path = ''): Promise<() => Promise<void>> {
  const address = (url: URL) => url.pathname.startsWith(`/api/v1/documents/${id}${path}`);
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

async function add(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Add a service' });
  await search.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await search.press('Enter');
  // The list stays open, so that several services can be added in a row.
  await search.press('Escape');
}

test('a service that was not added or removed is shown as it was, and why', async ({ page }) => {
  const policy = await openGenerator(page);
  const reconnect = await cutOff(page, policy, '/services');
  await add(page, 'Stripe');
  await says(page, `Adding service stripe failed. ${unreachable}`);
  await expect(button(page, 'Edit Stripe')).toHaveCount(0);
  await reconnect();
  await add(page, 'Stripe');
  await expect(page.getByText('Stripe was added.')).toBeVisible();

  // A concurrent change by another client.
  const { services } = await call<{ services: readonly { id: string }[] }>(
    page,
    'POST',
    `/api/v1/documents/${policy.id}/services`,
    { service: 'cloudflare' },
  );
  await add(page, 'Cloudflare');
  await says(page, 'Adding service cloudflare failed. This service is already part of the document.');
  // The page reads the document again after a refusal, before the other client deletes the service.
  await expect(button(page, 'Edit Cloudflare')).toBeVisible();
  await call(page, 'DELETE', `/api/v1/documents/${policy.id}/services/${services[0]?.id}`);
  await button(page, 'Remove Stripe').click();
  await says(page, 'Removing a service failed. This service is not part of the document.');
});

test('more services than any site needs are refused in the name of data minimization', async ({ page }) => {
  const { id } = await openGenerator(page);
  const services = Array.from({ length: 500 }, (_, at) => ({
    custom: {
      name: `Agency ${at}`,
      provider: 'Agency',
      providerCountry: 'IE',
      purposes: ['payments'],
      dataTypes: ['name'],
      places: [{ country: 'IE' }],
    },
  }));
  await call(page, 'PUT', `/api/v1/documents/${id}/services`, { services });
  await add(page, 'Stripe');
  await says(page, 'The privacy policy has too many services, which breaches the data minimization principle');
});

test('what was entered for a service is there still when it could not be saved', async ({ page }) => {
  const policy = await openGenerator(page, { services: ['stripe'] });
  const reconnect = await cutOff(page, policy, '/services');
  await button(page, 'Edit Stripe').click();
  const dialog = page.getByRole('dialog', { name: 'Stripe' });
  await dialog.getByRole('button', { name: 'Change: Retention' }).click();
  await dialog.getByRole('textbox', { name: 'Period' }).fill('14');
  await says(page, unreachable);
  await expect(dialog.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Change: Processing locations' }).click();
  await dialog.getByRole('combobox', { name: 'Countries' }).fill('Iceland');
  await page.getByRole('option', { name: 'Iceland' }).click();
  await says(page, 'Updating the processing places (countries) failed. Please reload the page and try again.');
  await expect(dialog.getByRole('textbox', { name: 'Period' })).toHaveValue('14');

  await reconnect();
  await dialog.getByRole('textbox', { name: 'Period' }).fill('15');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page)).toContainText('15 months');
  await expect(preview(page)).toContainText('Iceland');
});

test('a permission that could not be saved is off again', async ({ page }) => {
  const policy = await openGenerator(page, { type: 'MobileApplication' });
  await page.getByRole('tab', { name: 'Permissions' }).click();
  const reconnect = await cutOff(page, policy);
  const camera = page.getByRole('switch', { name: 'Camera' });
  await camera.click();
  await says(page, `Reloading the permissions panel failed. ${unreachable}`);
  await expect(camera).not.toBeChecked();
  await reconnect();
  await camera.click();
  await expect(preview(page)).toContainText(/camera/i);
});

test('what could not be loaded anew says so, stays as it was, and is loaded on demand', async ({ page }) => {
  const policy = await openGenerator(page, { services: ['stripe'] });
  await expect(preview(page)).toContainText('Stripe, Inc.');
  await page.getByRole('main').getByRole('link', { name: 'Corner Coffee' }).click();
  await expect(title(page, 'Corner Coffee')).toBeVisible();
  await call(page, 'POST', `/api/v1/documents/${policy.id}/services`, { service: 'cloudflare' });
  const reconnect = await cutOff(page, policy);
  await page.goBack();

  await says(page, 'Reloading the services panel failed.');
  const ofPreview = preview(page).getByRole('alert');
  await expect(ofPreview).toContainText('Reloading the preview failed. Please reload the page.');
  await expect(button(page, 'Edit Stripe')).toBeVisible();
  await expect(preview(page)).toContainText('Stripe, Inc.');
  await reconnect();
  await ofPreview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page)).toContainText('Cloudflare, Inc.');
  await page
    .getByRole('alert')
    .filter({ hasText: 'services panel' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(button(page, 'Edit Cloudflare')).toBeVisible();
});
