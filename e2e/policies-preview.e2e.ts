import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, title } from './person.ts';
import { openGenerator, preview } from './policy.ts';

// How facts about owners, their people and their decisions appear in the document.

test('who decides together with the owner stands in the document, with what was agreed', async ({ page }) => {
  const { id, siteId } = await openGenerator(page);
  await expect(preview(page)).toContainText('Corner Coffee Ltd');
  await expect(preview(page)).not.toContainText('Joint controllers');

  await page.goto(`/en/sites/${siteId}/owner`);
  const those = page.getByRole('region', { name: 'Joint controllers' });
  await those.getByRole('button', { name: 'Add joint controller' }).click();
  const first = those.getByRole('group', { name: 'Joint controller 1' });
  await first.getByRole('textbox', { name: 'Name' }).fill('Harbour Roasters Ltd');
  await first.getByRole('textbox', { name: 'Email' }).fill('data@example.org');
  await first
    .getByRole('textbox', { name: 'Summary of your agreement (English)' })
    .fill('They keep the loyalty cards.');
  await those.getByRole('button', { name: 'Add joint controller' }).click();
  await those
    .getByRole('group', { name: 'Joint controller 2' })
    .getByRole('textbox', { name: 'Name' })
    .fill('Nobody Ltd');
  await button(page, 'Remove joint controller Nobody Ltd').click();
  await expectAccessible(page);
  await button(page, 'Save owner').click();
  await expect(title(page, 'Corner Coffee')).toBeVisible();

  await page.goto(`/en/documents/${id}`);
  const joint = preview(page).getByRole('heading', { name: 'Joint controllers' });
  await expect(joint).toBeVisible();
  await expect(preview(page)).toContainText('You can exercise your rights against each of us (Art. 26(3) GDPR).');
  await expect(preview(page)).toContainText('Harbour Roasters Ltd');
  await expect(preview(page)).toContainText('They keep the loyalty cards.');
  await expect(preview(page)).not.toContainText('Nobody Ltd');
});

test('the preview fills the whole screen, as visitors will read it, in the chosen form', async ({ page }) => {
  await openGenerator(page, { services: ['stripe'] });
  const opener = button(page, 'Full-screen preview');
  await opener.click();
  const overlay = page.getByRole('dialog', { name: 'Preview' });
  const frame = overlay.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Privacy policy');
  await frame.getByText('In short: Necessary (1)').click();
  await expect(frame.getByRole('heading', { name: 'Stripe' })).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.getByRole('radiogroup', { name: 'Document variant' }).getByText('Simplified').click();
  await opener.press('ControlOrMeta+.');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Privacy policy');
  await expect(overlay.locator('iframe')).toHaveAttribute('src', /\/private\/privacy-policy\/[a-z0-9]{10}\?/);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
});

test('decisions by machines, security, an age and the laws of US states change what is read', async ({ page }) => {
  await openGenerator(page);
  const shown = preview(page);
  await expect(shown).toContainText('We make no decisions about you that are based solely on automated processing');
  await page.getByRole('tab', { name: 'Your own processing' }).click();

  await button(page, 'Automated decisions').click();
  const decisions = page.getByRole('region', { name: 'Automated decisions' });
  await decisions.getByRole('radio', { name: 'Yes' }).check();
  await decisions.getByRole('textbox', { name: 'How decisions are made' }).fill('A score of past orders.');
  await decisions.getByRole('textbox', { name: 'Consequences for people' }).focus();
  await page.keyboard.press('Tab');
  await expect(decisions.getByRole('textbox', { name: 'Consequences for people' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await decisions.getByRole('textbox', { name: 'Consequences for people' }).fill('You pay in advance.');
  await expect(shown).toContainText('We make decisions that are based solely on automated processing');
  await expect(shown).toContainText('A score of past orders.');
  await expect(shown).toContainText('You pay in advance.');

  await expect(shown).not.toContainText('Connections are encrypted');
  await button(page, 'Security measures').click();
  const security = page.getByRole('region', { name: 'Security measures' });
  await security.getByRole('checkbox', { name: 'Encrypted connections (TLS)' }).check();
  await expect(shown).toContainText('Connections are encrypted (TLS).');

  await button(page, 'Minimum age').click();
  const age = page.getByRole('region', { name: 'Minimum age' });
  await age.getByRole('textbox', { name: 'Age in years' }).fill('16');
  await expect(shown).toContainText('Corner Coffee may be used by persons aged 16 or over.');

  await expect(shown).not.toContainText('Global Privacy Control');
  await button(page, 'US state laws').click();
  const states = page.getByRole('region', { name: 'US state laws' });
  await states.getByRole('textbox', { name: 'Toll-free phone number' }).fill('+1 800 555 0199');
  await expectAccessible(page);
  await expect(shown).toContainText('+1 800 555 0199');

  await button(page, 'Consent to trackers').click();
  const consent = page.getByRole('region', { name: 'Consent to trackers' });
  await consent.getByRole('radio', { name: 'Another product' }).check();
  await consent.getByRole('textbox', { name: 'Product' }).fill('Consentful');
  await consent.getByRole('switch', { name: 'It treats Global Privacy Control as an opt-out' }).check();
  await expect(shown).toContainText('Global Privacy Control');
});

test('whom a site addresses decides what its document says', async ({ page }) => {
  const { siteId } = await openGenerator(page);
  const shown = preview(page);
  await expect(shown).toContainText('Corner Coffee is not directed at children');
  await expect(shown).toContainText('California, Colorado');
  await call(page, 'PATCH', `/api/v1/sites/${siteId}`, { audience: { usStates: ['VA'], children: true } });
  await page.reload();
  await expect(shown).toContainText('Corner Coffee is also directed at children.');
  await expect(shown).toContainText('the consumer privacy law of the state applies to us: Virginia.');

  await call(page, 'PATCH', `/api/v1/sites/${siteId}`, { areaType: 'europe' });
  await page.reload();
  await expect(shown).toContainText('Corner Coffee is also directed at children.');
  await expect(shown).not.toContainText('Virginia');
});
