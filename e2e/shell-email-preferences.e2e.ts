import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button, signUp } from './person.ts';

test('each switch of the email preferences is saved by itself, and taken back by its toast', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/account/preferences');
  const news = page.getByRole('switch', { name: /^News about Candor/ });
  const tips = page.getByRole('switch', { name: /^Tips for my sites/ });
  const before = { news: await news.isChecked(), tips: await tips.isChecked() };
  const saved = () => page.waitForResponse((answer) => answer.url().includes('update_email_prefs') && answer.ok());
  const changed = saved();
  await news.press('Space');
  await changed;
  await expect(button(page, 'Undo')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(news).toBeChecked({ checked: !before.news });
  await expect(tips).toBeChecked({ checked: before.tips });

  const tipped = saved();
  await tips.press('Space');
  await tipped;
  const undone = saved();
  await button(page, 'Undo').click();
  await undone;
  await expect(tips).toBeChecked({ checked: before.tips });
  await page.reload();
  await expect(tips).toBeChecked({ checked: before.tips });
  await expect(news).toBeChecked({ checked: !before.news });

  await page.route('**/update_email_prefs', (route) => route.fulfill({ status: 500 }));
  await news.press('Space');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(news).toBeChecked({ checked: !before.news });
});
