import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, signInAsSomebody, title } from './person.ts';
import { newPolicy, openGenerator, publish, type Policy } from './policy.ts';

// Deletion of a document or a language: what is deleted, the warning before it, and what stays.

const irrevocable = 'This action is not reversible';

/** The card of the privacy policy on its site's page. */
const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Privacy policy' }) });

async function languagesOf(page: Page, { id }: Policy): Promise<readonly string[]> {
  const { languages } = (await (await page.request.get(`/api/v1/documents/${id}`)).json()) as { languages: string[] };
  return languages;
}

/** Types the confirmation text into the dialog and presses its button. */
async function confirm(dialog: Locator, typed: string, action: string): Promise<void> {
  await expect(dialog.getByRole('button', { name: action })).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Type ${typed} to confirm` }).fill(typed);
  await dialog.getByRole('button', { name: action }).click();
}

test('a language, then the whole document, is deleted in the generator', async ({ page }) => {
  const policy = await openGenerator(page, { languages: ['en', 'de'], services: ['cloudflare'] });
  const hosted = await publish(page, policy);
  await page.reload();

  await button(page, 'Languages').click();
  await page.getByRole('menuitem', { name: 'Delete German…' }).click();
  const ofLanguage = page.getByRole('dialog', { name: 'Delete German?' });
  await expect(ofLanguage).toContainText('The text in German is removed from this document');
  await expect(ofLanguage).toContainText('Links and embedded texts in this language show another language.');
  await expect(ofLanguage).toContainText(irrevocable);
  await ofLanguage.getByRole('button', { name: 'Delete this language' }).click();
  await expect(page.getByText('German was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'German', exact: true })).toHaveCount(0);
  await page.goto(`${hosted}?lang=de`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy policy');

  await page.goto(`/en/documents/${policy.id}`);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Delete this document…' }).click();
  const whole = page.getByRole('dialog', { name: 'Delete this document?' });
  await expect(whole).toContainText(
    'This deletes the document in all languages. The site keeps its services and settings.',
  );
  await expect(whole).toContainText('Its public URL and embeds will stop working.');
  await expect(whole).toContainText('Privacy policy, One version: Kept until');
  await expect(whole).toContainText(irrevocable);
  await expectAccessible(page);
  await confirm(whole, 'Corner Coffee', 'Delete the document');

  await expect(page.getByText('The document was deleted.')).toBeVisible();
  await expect(title(page, 'Corner Coffee')).toBeVisible();
  await expect(card(page)).toContainText('Not started');
  await expect(page.getByText('Corner Coffee Ltd')).toBeVisible();
  await page.goto(`/en/documents/${policy.id}`);
  await expect(title(page, 'Page not found')).toBeVisible();
  const { services } = await call<{ services: readonly { serviceId: string }[] }>(
    page,
    'POST',
    `/api/v1/sites/${policy.siteId}/documents`,
    { type: 'privacy_policy', languages: ['en'] },
  );
  expect(services.map(({ serviceId }) => serviceId)).toEqual(['cloudflare']);
});

test('on the page of a site, its document is deleted in one language, then in all', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { languages: ['en', 'it'] });
  const hosted = await publish(page, policy);
  await page.goto(`/en/sites/${policy.siteId}`);
  const dialog = page.getByRole('dialog', { name: 'Delete Privacy policy for Corner Coffee?' });
  const ask = async () => {
    await button(page, 'Actions for Privacy policy').click();
    await page.getByRole('menuitem', { name: 'Delete document' }).click();
    await expect(dialog).toContainText(irrevocable);
  };

  await ask();
  await expect(dialog).toContainText('This deletes the document in all languages.');
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Italian' }).click();
  await expect(dialog).toContainText('This unpublishes the document in this language: Italian.');
  await expect(dialog).not.toContainText('Hosted pages and links to them stop working');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await confirm(dialog, 'Corner Coffee', 'Delete document');
  await expect(page.getByText('Italian deleted')).toBeVisible();
  await expect(card(page).getByText('In English', { exact: true })).toBeVisible();
  expect(await languagesOf(page, policy)).toEqual(['en']);

  await ask();
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
  await expect(dialog).toContainText('Hosted pages and links to them stop working.');
  await confirm(dialog, 'Corner Coffee', 'Delete document');
  await expect(page.getByText('Privacy policy deleted')).toBeVisible();
  await expect(card(page)).toContainText('Not started');
  await expect.poll(async () => (await page.request.get(hosted)).status()).toBe(404);
});

test('a language of a site goes from its document, and the document with its last language', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { languages: ['en', 'de'] });
  await page.goto(`/en/sites/${policy.siteId}/settings`);
  const remove = async (language: string) => {
    await button(page, `Delete ${language}`).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${language} from Corner Coffee?` });
    await expect(dialog).toContainText(
      'All documents lose this language. Documents without another language are deleted.',
    );
    await expect(dialog).toContainText(irrevocable);
    await confirm(dialog, language, `Delete ${language}`);
    await expect(page.getByText(`${language} deleted`)).toBeVisible();
  };

  await remove('English');
  await expect(button(page, 'Delete English')).toHaveCount(0);
  expect(await languagesOf(page, policy)).toEqual(['de']);
  await remove('German');
  await page.getByRole('link', { name: 'Corner Coffee', exact: true }).click();
  await expect(card(page)).toContainText('Not started');
  await expect(page.getByText('Corner Coffee Ltd')).toBeVisible();
});
