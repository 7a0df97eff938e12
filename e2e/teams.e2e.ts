import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { button, password, passwordGiven, signIn, signUp, title } from './person.ts';

// The people of an account: who may do what, and moving between accounts.

/** Somebody else with an account of their own, who also belongs to the account of the first person. */
async function colleague(page: Page, owner: string): Promise<string> {
  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error('There is no browser.');
  const email = await signUp(await other.newPage());
  await other.close();
  await inDatabase(async (database) => {
    const { rows } = await database.query(
      `select m.account_id, p.id from person p, membership m join person o on o.id = m.person_id
       where p.email = $1 and o.email = $2`,
      [email, owner],
    );
    await database.query('insert into membership values ($1, $2, now())', [rows[0].account_id, rows[0].id]);
  });
  return email;
}

for (const width of [1280, 390]) {
  test(`roles are given in the account and in a project, explained and taken away, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const owner = await signUp(page);
    await call(page, 'POST', '/api/v1/projects', { name: 'Client North' });
    const email = await colleague(page, owner);
    await page.goto('/en/account/teams');
    await expect(title(page, 'Team')).toBeVisible();
    const row = page.getByRole('table', { name: 'Team' }).getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('No role');
    await expectAccessible(page);

    await button(page, `Change roles: ${email}`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Billing' }).check();
    await dialog.getByLabel('Role', { exact: true }).selectOption('Approver');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(row).toContainText('Billing');
    await expect(row).toContainText('Approver in Client North');

    await button(page, `What they may do: ${email}`).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Manage plan and payment' })).toContainText(
      'by Billing',
    );
    await expect(dialog.getByRole('heading', { name: 'Client North' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await button(page, `Change roles: ${email}`).click();
    await dialog.getByRole('checkbox', { name: 'Admin' }).check();
    await dialog.getByRole('checkbox', { name: 'Whistleblowing Manager' }).check();
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(dialog.getByText(/Whoever runs the account cannot also handle/)).toBeVisible();
    await page.keyboard.press('Escape');

    await passwordGiven(owner, 16);
    await button(page, `Remove: ${email}`).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const secret = page.getByRole('textbox', { name: 'Your password' });
    await secret.fill(password);
    await secret.press('Enter');
    await expect(row).toHaveCount(0);
  });
}

test('somebody of two accounts goes on in the other one, and leaves it', async ({ page }) => {
  const owner = await signUp(page);
  await call(page, 'PATCH', '/api/v1/account', { name: 'Harbor Agency' });
  const email = await colleague(page, owner);
  await page.context().clearCookies();
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  await button(page, `Account menu of ${email}`).click();
  await page.getByRole('menuitem', { name: 'Go to Harbor Agency' }).click();
  await button(page, `Account menu of ${email}`).click();
  await expect(page.getByText('Harbor Agency', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Without a role nothing is shown but whom to ask.
  await page.goto('/en/account/teams');
  await expect(page.getByText('Ask the owner of the account.')).toBeVisible();
  await expectAccessible(page);
});
