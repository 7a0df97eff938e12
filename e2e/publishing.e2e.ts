import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInAsSomebody } from './person.ts';
import { newPolicy, publish } from './policy.ts';

// Hosted pages, as the public sees them.

test('hosted pages are accessible in whichever language they are', async ({ page }) => {
  await signInAsSomebody(page);
  const languages = {
    de: /datenschutz/i,
    it: /informativa/i,
    es: /política de privacidad/i,
    'pt-BR': /política de privacidade/i,
  };
  const policy = await newPolicy(page, { languages: Object.keys(languages), services: ['stripe'] });
  const address = await publish(page, policy);
  for (const [language, heading] of Object.entries(languages)) {
    for (const variant of ['', '/full-legal']) {
      await page.goto(`${address}${variant}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expectAccessible(page);
    }
  }
});
