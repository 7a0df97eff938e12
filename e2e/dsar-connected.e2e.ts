import { expect, test } from '@playwright/test';
import { generateKeyPairSync } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { button, field, signUp } from './person.ts';
import { newPolicy } from './policy.ts';

// Authorized agents and processors are connected by hand, and seen where they matter.

for (const width of [1280, 360]) {
  test(`an authorized agent is connected, changed and disconnected, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const { siteId } = await newPolicy(page, { services: ['stripe'] });
    await page.goto(`/en/sites/${siteId}/request-form`);
    await button(page, 'Publish form').click();
    await expect(page.getByText('No agent is connected')).toBeVisible();
    await expect(page.getByText(/^CANDOR_[A-Z]{20}$/)).toBeVisible();
    await button(page, 'Connect agent').click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await field(page, 'Agent ID').fill('STAND_IN');
    await field(page, 'Name').fill('Stand-in Agent');
    await field(page, 'Verify key').fill('not a key at all, and yet long enough');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    await field(page, 'Verify key').fill(Buffer.from(x, 'base64url').toString('base64'));
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Stand-in Agent · STAND_IN')).toBeVisible();
    await expect(page.getByText(/Has not fetched a token yet/)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Edit Stand-in Agent').click();
    await page.getByRole('switch', { name: 'Accept this agent’s identity checks' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Agent identity checks are accepted/)).toBeVisible();
    await button(page, 'Disconnect Stand-in Agent').click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Disconnect' })
      .click();
    await expect(page.getByText('No agent is connected')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test(`a processor is connected, and says why its discovery failed, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    await page.goto('/en/requests');
    await expect(page.getByText('No processor is connected')).toBeVisible();
    await button(page, 'Connect processor').click();
    const dialog = page.getByRole('dialog');
    await field(page, 'System name').fill('Attribution');
    await field(page, 'Base address').fill('https://10.0.0.1/v2');
    await page.getByRole('checkbox', { name: 'Email address as SHA-256' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await field(page, 'Base address').fill('https://opendsr.example.com/v2');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Attribution · https://opendsr.example.com/v2')).toBeVisible();
    await expect(page.getByText(/Discovery failed: /)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await button(page, 'Disconnect Attribution').click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Disconnect' })
      .click();
    await expect(page.getByText('No processor is connected')).toBeVisible();
  });
}
