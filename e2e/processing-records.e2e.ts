import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';
import { newPolicy, publish } from './policy.ts';

// The record of processing activities: it fills itself, is completed, confirmed and changed, and the policy follows.

for (const width of [1280, 390]) {
  test(`a register is filled, a record is completed and confirmed, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = await signUp(page);
    await newPolicy(page, { services: ['stripe', 'google-analytics-4'] });
    await page.goto('/en/processing-records');
    await expect(title(page, 'Records of processing')).toBeVisible();
    await expect(page.getByText('Your register is empty')).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Create from sites').first().click();
    await expect(page.getByText('4 drafts were created')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Records of processing' }).getByRole('row')).toHaveCount(5);
    await expectAccessible(page);
    await button(page, 'Download').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^register-.*\.xlsx$/);
    await page.getByRole('link', { name: 'Stripe' }).click();
    await expect(title(page, 'Stripe')).toBeVisible();
    const lacking = page.getByRole('alert').filter({ hasText: 'Not complete yet' });
    await expect(lacking.getByRole('listitem')).toHaveText(['Security measures']);
    await expect(button(page, 'Confirm')).toBeDisabled();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Security measures' }).click();
    await page.getByRole('option', { name: 'Encrypted connections (TLS)' }).click();
    await page.keyboard.press('Escape');
    await field(page, 'Systems').fill('Shop system\nMailbox of accounting');
    await page.getByRole('combobox', { name: 'Person in charge' }).click();
    await page.getByRole('option', { name: email }).click();
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(lacking).toHaveCount(0);
    await button(page, 'Confirm').click();
    const confirming = page.getByRole('dialog', { name: 'Confirm this record?' });
    const review = confirming.getByRole('textbox', { name: 'Next review' });
    await expect(review).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await review.fill('2031-05-04');
    await expectAccessible(page);
    await confirming.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`by ${email}`)).toBeVisible();
    const id = page.url().split('/').at(-1);
    expect(await call(page, 'GET', `/api/v1/processing-records/${id}`)).toMatchObject({ reviewOn: '2031-05-04' });
    await expect(page.getByText('Systems: empty → Shop system, Mailbox of accounting')).toBeVisible();
    await expectAccessible(page);

    await button(page, 'End').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect(button(page, 'Confirm')).toHaveCount(0);
    await page.getByRole('link', { name: 'Records of processing' }).first().click();
    await button(page, 'Filter').click();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Ended' }).click();
    await expect(page.getByRole('link', { name: 'Stripe' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Confirmed' }).click();
    await expect(page.getByText('No record matches')).toBeVisible();
  });
}

test('a basis changed in the register is what the republished policy says', async ({ page }) => {
  await signUp(page);
  const policy = await newPolicy(page, { services: ['stripe'] });
  const address = await publish(page, policy);
  await call(page, 'POST', '/api/v1/processing-records/drafts');
  await page.goto('/en/processing-records');
  await page.getByRole('link', { name: 'Contact' }).click();
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit what documents state' });
  await dialog.getByRole('combobox', { name: 'Legal basis' }).selectOption('Contract (b)');
  await dialog.getByRole('combobox', { name: 'Retention' }).selectOption('Fixed period');
  await dialog.getByRole('textbox', { name: 'Number' }).fill('18');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('18 months')).toBeVisible();

  const { status } = await call<{ status: string }>(page, 'GET', `/api/v1/documents/${policy.id}`);
  expect(status).toBe('changed');
  await publish(page, policy);
  await page.goto(`${address}/full-legal?lang=en`);
  await expect(page.getByText('18 months').first()).toBeAttached();
});

for (const width of [1280, 390])
  test(`what an organization does apart from its sites is recorded, completed and confirmed, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    await page.goto('/en/processing-records');
    await button(page, 'Add records').click();
    await page.getByRole('menuitem', { name: 'Add record' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add record' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Payroll');
    await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Paying wages');
    await dialog.getByRole('combobox', { name: 'Legal basis' }).selectOption('Legal obligation (c)');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add record' }).click();
    await expect(title(page, 'Payroll')).toBeVisible();
    const lacking = page.getByRole('alert').filter({ hasText: 'Not complete yet' });
    await expect(lacking.getByText('Data types')).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Edit').click();
    const details = page.getByRole('dialog', { name: 'Payroll' });
    await details.getByRole('textbox', { name: 'Purpose' }).fill('Paying wages and social security');
    await details.getByRole('combobox', { name: 'Types of personal data' }).click();
    await page.getByRole('option', { name: 'Payment data' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Change: Other recipients').click();
    await details.getByRole('textbox', { name: 'Name', exact: true }).fill('Tax adviser');
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await expect(page.getByText('Paying wages and social security')).toBeVisible();
    await expect(page.getByText('Tax adviser')).toBeVisible();
    await expect(lacking.getByText('Data types')).toHaveCount(0);

    const member = { name: 'Bakery Ltd', email: 'privacy@example.com', address: '2 High Street, Cork', country: 'IE' };
    const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/members', member);
    await call(page, 'PUT', `/api/v1/members/${id}/default`, { isDefault: true });
    await page.getByRole('combobox', { name: 'Data subjects' }).click();
    await page.getByRole('option', { name: 'Employees' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Security measures' }).click();
    await page.getByRole('option', { name: 'Encrypted connections (TLS)' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Save').click();
    await expect(lacking).toHaveCount(0);
    await button(page, 'Confirm').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^Organization · Confirmed on/)).toBeVisible();

    // Its organization goes: the record stays confirmed and says what it lacks now.
    await call(page, 'DELETE', `/api/v1/members/${id}`);
    await page.reload();
    const incomplete = page.getByRole('alert').filter({ hasText: 'No longer complete' });
    await expect(incomplete.getByRole('listitem')).toHaveText(['Name and contact details of the controller']);
    await expect(button(page, 'Confirm')).toBeDisabled();
  });

test('a record of a removed service is deleted once its switches are reset', async ({ page }) => {
  await signUp(page);
  const policy = await newPolicy(page, { services: ['stripe'] });
  await publish(page, policy);
  await call(page, 'POST', '/api/v1/processing-records/drafts');
  const { records } = await call<{ records: { id: string; name: string }[] }>(
    page,
    'GET',
    '/api/v1/processing-records',
  );
  const stripe = records.find(({ name }) => name === 'Stripe')?.id ?? '';
  const hide = { ipm_field: 'show_in_policy', ipm_field_value: false };
  await call(page, 'PUT', `/api/v1/processing-records/${stripe}/in-policy`, hide);
  const { services } = await call<{ services: { id: string }[] }>(page, 'GET', `/api/v1/documents/${policy.id}`);
  await call(page, 'DELETE', `/api/v1/documents/${policy.id}/services/${services[0]?.id}`);
  await page.goto(`/en/processing-records/${stripe}`);
  await expect(page.getByText('Delete this draft if the processing is over.')).toBeVisible();
  await button(page, 'Delete draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('Reset its policy switches first.').first()).toBeVisible();

  await page.getByRole('radiogroup', { name: 'The service' }).getByRole('radio', { name: 'Show' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await button(page, 'Delete draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('Draft deleted')).toBeVisible();
});

test('the record of a removed service is deleted where the discrepancy is named', async ({ page }) => {
  await signUp(page);
  const policy = await newPolicy(page, { services: ['stripe'] });
  await publish(page, policy);
  await call(page, 'POST', '/api/v1/processing-records/drafts');
  const { services } = await call<{ services: { id: string }[] }>(page, 'GET', `/api/v1/documents/${policy.id}`);
  await call(page, 'DELETE', `/api/v1/documents/${policy.id}/services/${services[0]?.id}`);
  await page.goto('/en/processing-records');
  const finding = page.getByText('is in the register but no longer in the documents.');
  await expect(finding).toBeVisible();
  await expectAccessible(page);
  await button(page, 'End or delete').click();
  const dialog = page.getByRole('dialog', { name: 'Is this processing over?' });
  await dialog.getByRole('button', { name: 'End or delete' }).click();
  await expect(finding).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Records of processing' }).getByRole('row')).toHaveCount(3);
});

test('a service that is added later disagrees with the register until one press', async ({ page }) => {
  await signUp(page);
  const policy = await newPolicy(page, { services: ['stripe'] });
  await publish(page, policy);
  await page.goto('/en/processing-records');
  await expect(page.getByText('Stripe has no record yet.')).toBeVisible();
  await button(page, 'Create from sites').first().click();
  await expect(page.getByText('Stripe is published, but its record is not confirmed.')).toBeVisible();
  await expectAccessible(page);
  await call(page, 'POST', `/api/v1/documents/${policy.id}/services`, { service: 'hotjar' });
  await page.reload();
  await expect(page.getByText('Hotjar has no record yet.')).toBeVisible();
  await button(page, 'Create draft').click();
  await expect(page.getByText('One draft was created')).toBeVisible();
  await expect(page.getByText('Hotjar has no record yet.')).toHaveCount(0);
});

test('typical activities are searched, chosen and become drafts', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/processing-records');
  await button(page, 'Add records').click();
  await page.getByRole('menuitem', { name: 'Typical activities' }).click();
  const dialog = page.getByRole('dialog', { name: 'What does your organization do?' });
  await expect(dialog.getByRole('group', { name: 'Staff' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Payroll' }).check();
  await dialog.getByRole('textbox', { name: 'Search activities' }).fill('offenses');
  await dialog.getByRole('checkbox', { name: 'Video surveillance' }).check();
  await dialog.getByRole('button', { name: 'Add 2 drafts' }).click();
  await expect(page.getByText('2 drafts were created')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payroll' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Video surveillance' })).toBeVisible();
});
