import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, mailedLink, newEmail, signInAsSomebody } from './person.ts';
import { newSite } from './policy.ts';

const newsletter = {
  name: 'Monthly News',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  confirmedUrl: null,
  welcome: false,
};

async function siteWithReplyTo(page: Page, replyTo: string) {
  await signInAsSomebody(page);
  const id = await newSite(page, { name: 'Corner Coffee' });
  await call(page, 'POST', `/api/v1/sites/${id}/newsletters`, { ...newsletter, replyTo });
  return `/en/sites/${id}/newsletter`;
}

const card = (page: Page) => page.getByRole('article', { name: 'Monthly News' });

test('an address that answers go to is asked by e-mail, again if need be, and named once it confirms', async ({
  page,
  browser,
}) => {
  const replyTo = newEmail();
  const path = await siteWithReplyTo(page, replyTo);
  await page.goto(path);
  await expect(card(page)).toContainText('Waiting for confirmation');
  await expect(card(page)).toContainText(`Waiting for ${replyTo} to confirm replies`);
  await button(page, 'Resend email').click();
  await expect(page.getByText(`Email sent to ${replyTo}`)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(await mailedLink(page, replyTo, 'n/reply-to'));
  await page.goto(path);
  await expect(card(page)).toContainText('Waiting for confirmation');
  await reader.getByRole('button', { name: 'Confirm address' }).click();
  await expect(reader.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(card(page)).toContainText(`Replies go to ${replyTo} (confirmed on`);
  await expect(button(page, 'Resend email')).toBeHidden();
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const) {
  test(`what an address is asked, and how it stands, is for everybody at ${width} pixels, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const replyTo = newEmail();
    const path = await siteWithReplyTo(page, replyTo);
    const look = async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.goto(path);
    await expect(card(page)).toContainText('Waiting for confirmation');
    await page.waitForLoadState('networkidle');
    await look();
    await page.goto(await mailedLink(page, replyTo, 'n/reply-to'));
    await look();
    await page.getByRole('button', { name: 'I do not want this' }).click();
    await look();
    await page.goto(path);
    await expect(card(page)).toContainText('Declined');
    await page.waitForLoadState('networkidle');
    await look();
  });
}
