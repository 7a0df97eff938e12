import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { button, field, signUp } from './person.ts';

for (const width of [1280, 390])
  test(`an app on Facebook is connected to its site and disconnected, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const site = { name: 'Quiz', type: 'FacebookApplication' };
    const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/sites', site);
    await page.goto(`/en/sites/${id}/settings`);
    await expect(page.getByRole('heading', { name: 'Facebook app' })).toBeVisible();
    await expectAccessible(page);
    await field(page, 'App ID').fill('1234567890');
    await field(page, 'App token').fill('987|a secret');
    await button(page, 'Connect').click();
    await expect(page.getByText('This token belongs to another app.').first()).toBeVisible();

    // Facebook itself is out of reach here: as if it had answered.
    await inDatabase((database) =>
      database.query(
        `insert into facebook_app select account_id, id, '1234567890', 'The quiz', 'https://apps.example.com/quiz', now()
         from site where id = $1`,
        [id],
      ),
    );
    await page.reload();
    await expect(page.getByText('The quiz', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open app' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Disconnect').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(field(page, 'App ID')).toBeVisible();
  });
