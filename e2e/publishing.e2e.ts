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

test('a long policy is folded under what it says in short, has its contents beside it and shows one country', async ({
  page,
}) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { services: ['stripe', 'google-analytics-4'] });
  const address = await publish(page, policy);
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`${address}/full-legal?lang=en`);
  const services = page.locator('#services');
  await expect(services.getByText(/^In short: Necessary \(1\)/)).toBeVisible();
  await expect(services.getByRole('heading', { name: 'Stripe' })).toBeHidden();

  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Services we use' }).press('Enter');
  await services.locator('summary').first().press('Enter');
  await services.locator('summary', { hasText: 'Stripe' }).press('Enter');
  await expect(services.getByText('Role of the provider').first()).toBeVisible();
  await expect(page.locator('#objection').getByText(/./).first()).toBeVisible();

  await page.getByText('Show what applies to people in').first().click();
  await page.getByRole('radio', { name: 'Switzerland' }).check();
  await expect(page.locator('#switzerland')).toBeVisible();
  await expect(page.locator('#brazil')).toBeHidden();
  await expect(contents.getByRole('link', { name: 'For people in Brazil' })).toBeHidden();
  await expect(page.locator('#rights')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Contents' })).toBeVisible();
  await expectAccessible(page);
});

test('the numbers of wrapped entries of the contents stand at their first line, and both columns begin alike', async ({
  page,
}) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { services: ['stripe', 'google-analytics-4'] });
  const address = await publish(page, policy);
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(`${address}/full-legal?lang=en`);
  await page.locator('summary', { hasText: 'Contents' }).click();
  const entries = await page.locator('.contents li').evaluateAll((all) =>
    all.map((entry) => {
      const { left, top } = entry.getBoundingClientRect();
      // An inline block would put the number at its last line.
      return { left, top, display: getComputedStyle(entry.firstElementChild ?? entry).display };
    }),
  );
  expect(new Set(entries.map(({ display }) => display))).toEqual(new Set(['block']));
  const columns = [...new Set(entries.map(({ left }) => left))];
  const tops = columns.map((column) => entries.find(({ left }) => left === column)?.top);
  expect(tops).toHaveLength(2);
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(1);
});

test('on paper, no heading is left alone at the end of a page', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { services: ['stripe', 'google-analytics-4', 'hotjar'] });
  const address = await publish(page, policy);
  await page.goto(`${address}/full-legal?lang=en`);
  await page.emulateMedia({ media: 'print' });
  const lonely = await page.locator('main :is(h2, h3, h4)').evaluateAll((all) =>
    all
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const summary = heading.closest('summary');
        const kept = [heading, ...(summary ? [summary] : [])].every(
          (one) => getComputedStyle(one).breakAfter === 'avoid',
        );
        // Only blocks hand this on from what they hold.
        const isBlock = !summary || getComputedStyle(summary).display === 'block';
        return kept && isBlock ? [] : [heading.textContent];
      }),
  );
  expect(lonely).toEqual([]);
  // A list of facts that may not break would leave most of a page white.
  const rigid = await page
    .locator('main dl')
    .evaluateAll((all) => all.map((list) => getComputedStyle(list).breakInside));
  expect(new Set(rigid)).toEqual(new Set(['auto']));
});
