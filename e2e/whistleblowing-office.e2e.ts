import { expect, test } from '@playwright/test';
import { pngWithText } from '../apps/report/test/png.ts';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';
import { newPolicy } from './policy.ts';
import { managerWithKeys, signProposal } from './report-office.ts';

// An admin proposes who reads reports and what the form shows, and never reads one.

for (const width of [1280, 390]) {
  test(`W10 a form is set up, proposed, signed, changed, embedded and ended, at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const owner = await signUp(page);
    const { siteId } = await newPolicy(page, { services: ['stripe'] });
    await page.goto(`/en/sites/${siteId}/whistleblowing`);
    await expect(title(page, 'Whistleblowing')).toBeVisible();
    await expect(page.getByText('Reporters use the same address as this dashboard')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Set up whistleblowing in three steps' })).toBeVisible();
    await expect(page.getByText('No one with the role has created keys yet.')).toBeVisible();
    await expect(button(page, 'Propose')).toBeDisabled();
    await expectAccessible(page);

    const first = await managerWithKeys(page, owner);
    const second = await managerWithKeys(page, owner);
    await page.reload();
    await expect(page.getByText('2 people have the role')).toBeVisible();
    await field(page, 'Organization name, as reporters know it').fill('Rossi S.p.A.');
    await page.getByRole('combobox', { name: 'Country', exact: true }).fill('Italy');
    await page.keyboard.press('Escape');
    await expect(page.getByText('D.lgs. 24/2023', { exact: true })).toBeVisible();
    await expect(field(page, 'Authority 1')).toHaveValue(/ANAC/);
    await page.getByRole('checkbox', { name: first }).check();
    await field(page, `Name: ${first}`).fill('Anna Bianchi');
    await field(page, `Job title: ${first}`).fill('Compliance');
    await expect(page.getByText(/With only one recipient/)).toBeVisible();
    await page.getByRole('checkbox', { name: second }).check();
    await field(page, `Name: ${second}`).fill('Luca Verdi');
    await field(page, `Job title: ${second}`).fill('External lawyer');
    await field(page, 'Welcome').fill('Thank you for speaking up.');
    await button(page, 'Add question').click();
    await field(page, 'Question 1').fill('Which site is it about?');
    await page
      .getByLabel('Logo')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pngWithText('Author', 'Anna') });
    await expect(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', /^data:image\/png;base64,/);
    await expect(page.getByRole('link', { name: /ANAC/ })).toHaveAttribute('href', 'https://www.anticorruzione.it');
    await expectAccessible(page);
    await button(page, 'Propose').click();
    await expect(page.getByText('The proposal is awaiting a signature')).toBeVisible();
    await expect(button(page, 'Withdraw proposal')).toBeVisible();
    await expectAccessible(page);

    await signProposal(siteId);
    await page.reload();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(page.getByText(/^(?:\d{3} ){8}\d{3}$/)).toBeVisible();
    await expect(page.getByText(/signed by Anna Bianchi/)).toBeVisible();
    const poster = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download poster (PDF)' }).click();
    expect((await poster).suggestedFilename()).toBe('whistleblowing-poster.pdf');
    await expectAccessible(page);

    await expect(page.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Monday' }).check();
    await page.getByRole('checkbox', { name: 'Only when something is new or due' }).check();
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
    await expect(page.getByText(/learns that a report came/)).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Remove: Question 1').click();
    await button(page, 'Propose').click();
    await expect(page.getByText('Texts, languages, questions and channels')).toBeVisible();

    await page.getByRole('link', { name: 'Manage and embed' }).click();
    const code = page.getByRole('textbox', { name: /^Link in/ });
    await expect(code).toHaveValue(/referrerpolicy="no-referrer"/);
    expect(await code.inputValue()).not.toContain('<script');
    await page.getByText('Frame', { exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Frame in/ })).toHaveValue(/sandbox="allow-scripts/);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'More languages' }).click();
    await expect(page.getByText('Cannot create embedding code for this language')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Back to the form' }).click();
    await button(page, 'Stop accepting reports').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop accepting reports' }).click();
    await expect(page.getByText('Mailboxes and open reports stay at least until')).toBeVisible();
    await expectAccessible(page);
  });
}

test('W1 an admin is told that the tool is not for them, and is refused a way into it', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/whistleblowing');
  await expect(page.getByText('You don’t have the necessary permissions to access this tool')).toBeVisible();
  await expect(page.getByText('Account admins cannot have the Whistleblowing Manager role.')).toBeVisible();
  await expect(button(page, 'Open Management Tool')).toHaveCount(0);
  await expectAccessible(page);
  const refused = await call<{ code: string }>(page, 'POST', '/api/v1/report-tool-handovers', {}).catch(String);
  expect(JSON.stringify(refused)).toMatch(/permission|403/);
});
