import { expect, test, type Page } from '@playwright/test';
import { call } from './api.ts';
import { colleague } from './colleague.ts';
import { inDatabase } from './database.ts';
import { forgetSession, password, signIn, signUp, title } from './person.ts';
import { newPolicy, publish } from './policy.ts';

// What a role may not do on a site is not offered on its pages.

/** Presses that change or send something; what only opens, filters or copies is free. */
const forbidden = [
  'Add a consent',
  'Add a subscription',
  'Add services',
  'Create key',
  'Download CSV',
  'Review and publish',
  'Save',
  'Scan again',
  'Scan my site',
  'Scan now',
  'Set up newsletter',
];

const everybody = ['', '/scan', '/cookie-preferences', '/cookie-preferences#retention', '/installation'];
const readers = [
  '/consents',
  '/consents#notices',
  '/consents#keeping',
  '/newsletter',
  '/requests',
  '/request-form',
  '/records',
];

const roles = [
  { role: 'analyst', may: ['Download CSV'], pages: everybody },
  { role: 'approver', may: [], pages: [...everybody, ...readers] },
  { role: 'auditor', may: [], pages: [...everybody, '/records'] },
] as const;

/** Signs in as somebody who has one role in the account of the site. */
async function becomeColleague(page: Page, owner: string, siteId: string, role: string): Promise<void> {
  const email = await colleague(page, owner);
  const { rows } = await inDatabase((database) =>
    database.query(
      `select auth.insert_role_grant(jsonb_build_object('account_id', s.account_id, 'id', gen_random_uuid(), 'person_id', p.id,
         'role', $2::text, 'created_at', now())), s.account_id from site s, person p where s.id = $3 and p.email = $1`,
      [email, role, siteId],
    ),
  );
  await forgetSession(page);
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  await call(page, 'POST', '/api/v1/session/account', { accountId: rows[0].account_id });
}

for (const { role, may, pages } of roles)
  test(`the pages of a site ask for nothing that the role ${role} may not do, and offer no such press`, async ({
    page,
  }) => {
    test.slow();
    const owner = await signUp(page);
    const policy = await newPolicy(page, { name: 'kayak.example.com', services: ['hotjar'] });
    await publish(page, policy);
    await becomeColleague(page, owner, policy.siteId, role);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`);
    });
    const offered = forbidden.filter((press) => !may.some((one) => one === press));
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(`/en/sites/${policy.siteId}${path}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const name of offered) {
          const press = page.getByRole('main').getByRole('button', { name, exact: true, disabled: false });
          await expect(press).toHaveCount(0);
          await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0);
        }
        expect(refused).toEqual([]);
      });
  });

test('somebody who only reads chooses where the site is built, and sees the code for it', async ({ page }) => {
  const owner = await signUp(page);
  const policy = await newPolicy(page, { name: 'kayak.example.com' });
  await publish(page, policy);
  await becomeColleague(page, owner, policy.siteId, 'approver');
  await page.goto(`/en/sites/${policy.siteId}/installation`);
  const links = page.getByRole('region', { name: 'Links for the footer' });
  await expect(links).toContainText('Privacy policy');
  await page.getByRole('radio', { name: 'WordPress' }).click();
  await expect(page.getByRole('radio', { name: 'WordPress' })).toBeChecked();
  await expect(page).toHaveURL(/builder=wordpress/);
  await expect(links).toContainText('[candor_policy]');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'WordPress' })).toBeChecked();
});
