import { expect, test } from '@playwright/test';
import { newPolicy } from './policy.ts';
import { signUp } from './person.ts';

// One name for one place: what the navigation calls it, its heading and the title of its window are the same.

const navigations = { en: 'Main navigation', de: 'Hauptnavigation' } as const;
for (const locale of ['en', 'de'] as const) {
  test(`every place of a site is called the same everywhere: ${locale}`, async ({ page }) => {
    test.slow();
    await signUp(page);
    const { siteId } = await newPolicy(page, { name: 'names.example.com' });
    await page.goto(`/${locale}/sites/${siteId}`);
    const lines = page.getByRole('navigation', { name: navigations[locale] }).getByRole('link');
    await expect(lines.nth(18)).toBeVisible();
    const places = await lines.evaluateAll((all) =>
      all.map((link) => ({ to: link.getAttribute('href') ?? '', name: link.querySelector('span')?.textContent ?? '' })),
    );
    expect(places).toHaveLength(19);
    // The overview has the name of its site, and a document the site lacks has no page yet.
    const isThere = ({ to }: { to: string }) =>
      to !== `/${locale}/sites/${siteId}` && !/documents\/(?!privacy)/.test(to);
    for (const { to, name } of places.filter(isThere)) {
      await page.goto(to);
      await expect(page.getByRole('heading', { level: 1, name, exact: true }), to).toBeVisible();
      const isOfSite = to.includes(`sites/${siteId}`) || to.includes('documents');
      await expect(page, to).toHaveTitle(isOfSite ? `${name} · names.example.com · Candor` : `${name} · Candor`);
    }
  });

  test(`every place outside of sites is called the same everywhere: ${locale}`, async ({ page }) => {
    test.slow();
    await signUp(page);
    for (const address of [`/${locale}/dashboard`, `/${locale}/account`]) {
      await page.goto(address);
      const lines = page.getByRole('navigation', { name: navigations[locale] }).getByRole('link');
      await expect(lines.nth(5)).toBeVisible();
      const places = await lines.evaluateAll((all) =>
        all.map((link) => ({
          to: link.getAttribute('href') ?? '',
          name: link.querySelector('span')?.textContent ?? '',
        })),
      );
      for (const { to, name } of places.slice(address.endsWith('account') ? 1 : 0)) {
        await page.goto(to);
        await expect(page.getByRole('heading', { level: 1, name, exact: true }), to).toBeVisible();
        await expect(page, to).toHaveTitle(`${name} · Candor`);
      }
    }
  });
}
