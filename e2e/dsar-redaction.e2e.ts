import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp } from './person.ts';

// Words about others are blacked out in a letter before it goes.

for (const width of [1280, 390]) {
  test(`D7: words are blacked out in a letter before it is sent, with a trace of it, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const receivedOn = new Date().toISOString().slice(0, 10);
    const by = { place: 'DE', rights: ['access'], name: 'Anna', language: 'en', channel: 'phone', receivedOn };
    const email = 'anna@example.com';
    const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/dsar-requests', { ...by, email });
    await page.goto(`/en/requests/${id}`);
    await page.getByRole('combobox', { name: 'Letter type' }).selectOption('Message');
    await field(page, 'Message').fill('Your neighbor Bert Example called us about you.');
    await button(page, 'Preview letter').click();
    const preview = page.getByRole('dialog', { name: 'Letter preview' });
    await preview.getByRole('button', { name: 'Redact words' }).click();
    const form = preview.getByRole('form', { name: 'Redact words' });

    await form.getByLabel('Words or passages').fill('Nobody');
    await form.getByRole('button', { name: 'Redact' }).click();
    await expect(form.getByRole('status')).toContainText('Not found in your text.');

    await form.getByLabel('Words or passages').fill('bert example\nneighbor');
    await form.getByLabel('Reason').selectOption('Data of other people');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Redact' }).click();
    await expect(page.getByText('Words redacted in the letter')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(preview).toContainText('Your █████ █████ called us about you.');
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Send letter' }).click();
    await expect(page.getByText('Letter sent')).toBeVisible();

    await expect(page.getByText('Your █████ █████ called us about you.').first()).toBeVisible();
    await expect(page.getByText('Letter: 2 times (Data of other people)')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Bert Example');
  });
}
