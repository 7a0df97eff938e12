import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { addApp } from './authenticator.ts';
import { colleague } from './colleague.ts';
import { inDatabase } from './database.ts';
import {
  agree,
  button,
  field,
  forgetSession,
  mailedLink,
  newEmail,
  password,
  passwordGiven,
  signIn,
  signUp,
  title,
} from './person.ts';

// The people of an account: who may do what, teams, roles, invitations, and moving between accounts.

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
    const row = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('No role');
    await expectAccessible(page);

    await act(page, email, 'Change roles');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Billing' }).check();
    await dialog.getByLabel('Role', { exact: true }).selectOption('Approver');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(row).toContainText('Billing');
    await expect(row).toContainText('Approver in Client North');

    await act(page, email, 'Permissions');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Manage plan and payment' })).toContainText(
      'from Billing',
    );
    await expect(dialog.getByRole('heading', { name: 'Client North' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await act(page, email, 'Change roles');
    await dialog.getByRole('checkbox', { name: 'Admin' }).check();
    await dialog.getByRole('checkbox', { name: 'Whistleblowing Manager' }).check();
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(dialog.getByText(/Account admins cannot also handle/)).toBeVisible();
    await page.keyboard.press('Escape');

    await passwordGiven(owner, 16);
    await act(page, email, 'Remove');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const secret = page.getByRole('textbox', { name: 'Your password' });
    await secret.fill(password);
    await secret.press('Enter');
    await expect(row).toHaveCount(0);
  });
}

/** Presses an action in the menu of a person. */
async function act(page: Page, email: string, action: string): Promise<void> {
  await button(page, `Actions for ${email}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('an admin sees the dashboard as a guest does, and finds back', async ({ page }) => {
  const owner = await signUp(page);
  const { id: north } = await call<{ id: string }>(page, 'POST', '/api/v1/projects', { name: 'North' });
  for (const [name, projectId] of [
    ['North shop', north],
    ['South shop', null],
  ])
    await call(page, 'POST', '/api/v1/sites', { name, type: 'Site', ...(projectId && { projectId }) });
  const email = await colleague(page, owner);
  await inDatabase((database) =>
    database.query(
      `select auth.insert_role_grant(jsonb_build_object('account_id', p.account_id, 'id', gen_random_uuid(), 'person_id', g.id,
         'role', 'approver', 'project_id', p.id, 'created_at', now())) from project p, person g where p.id = $1 and g.email = $2`,
      [north, email],
    ),
  );
  await page.goto('/en/account/teams');
  await act(page, email, 'Permissions');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'View as this person' }).click();
  await expect(page.getByText(`You’re viewing the account as ${email}. You can’t change anything.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'North shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'South shop' })).toBeHidden();
  await expect(button(page, 'Generate a document')).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Back to your view').click();
  await expect(title(page, 'Team')).toBeVisible();
  await page.goto('/en/dashboard');
  await expect(page.getByRole('link', { name: 'South shop' })).toBeVisible();
});

test('whoever lost a right while a page was open reads whom to ask', async ({ page }) => {
  const owner = await signUp(page);
  const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/sites', {
    name: 'Harbor',
    type: 'Site',
    languages: ['en'],
  });
  const email = await colleague(page, owner);
  const roleOf = (role: string) =>
    inDatabase((database) =>
      database.query(
        `with gone as (delete from role_grant g using person p where p.id = g.person_id and p.email = $1)
         select auth.insert_role_grant(jsonb_build_object('account_id', s.account_id, 'id', gen_random_uuid(), 'person_id', p.id,
           'role', $2::text, 'created_at', now())) from site s, person p where s.id = $3 and p.email = $1`,
        [email, role, id],
      ),
    );
  await roleOf('editor');
  await forgetSession(page);
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  await call(page, 'POST', '/api/v1/session/account', { accountId: await accountOf(id) });
  await page.goto(`/en/sites/${id}/settings`);
  await field(page, 'Name').fill('Harbor North');
  await roleOf('analyst');
  await field(page, 'Name').press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    `You don't have the necessary permissions for this. Ask the account owner, ${owner}.`,
  );
});

async function accountOf(siteId: string): Promise<string> {
  const { rows } = await inDatabase((database) =>
    database.query<{ id: string }>('select account_id as id from site where id = $1', [siteId]),
  );
  return rows[0]?.id ?? '';
}

test('a request that was on its way when the session got a new secret is sent again, and nobody is sent to sign in', async ({
  page,
}) => {
  const owner = await signUp(page);
  const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/sites', { name: 'Harbor', type: 'Site' });
  const email = await colleague(page, owner);
  await forgetSession(page);
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await call(page, 'POST', '/api/v1/session/account', { accountId: await accountOf(id) });
  let refused = 0;
  await page.route(
    '**/api/v1/sessions',
    async (route) => {
      const answer = await fetch(route.request().url(), { headers: { cookie } });
      refused += answer.status === 401 ? 1 : 0;
      await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
    },
    { times: 1 },
  );
  await page.goto('/en/account#security');
  await expect(page.getByText('This device').first()).toBeVisible();
  await expect.poll(() => refused).toBe(1);
  await expect(page).toHaveURL(/\/account/u);
});

test('somebody of two accounts goes on in the other one, and leaves it', async ({ page }) => {
  const owner = await signUp(page);
  await call(page, 'PATCH', '/api/v1/account', { name: 'Harbor Agency' });
  const email = await colleague(page, owner);
  await forgetSession(page);
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  await button(page, `Account menu of ${email}`).click();
  await page.getByRole('menuitem', { name: 'Go to Harbor Agency' }).click();
  // The page is loaded anew.
  await expect(page.getByText('Harbor Agency', { exact: true })).toBeAttached();
  await button(page, `Account menu of ${email}`).click();
  await expect(page.getByText('Harbor Agency', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Without a role nothing is shown but whom to ask.
  await page.goto('/en/account/teams');
  await expect(page.getByText('Ask the account owner.')).toBeVisible();
  await expectAccessible(page);
});

async function invite(page: Page, emails: string, role: string): Promise<void> {
  await page.goto('/en/account/teams');
  await button(page, 'Invite people').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(emails);
  await dialog.getByRole('checkbox', { name: role }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
}

test('an agency invites a newcomer, who signs up through the terms and gets no account of their own', async ({
  page,
}) => {
  await signUp(page);
  await call(page, 'PATCH', '/api/v1/account', { name: 'Harbor Agency' });
  const email = newEmail();
  await invite(page, `Ada <${email}>`, 'Editor');
  await page.getByRole('tab', { name: 'Invitations' }).click();
  const waiting = page.getByRole('table', { name: 'Invitations' }).getByRole('row').filter({ hasText: email });
  await expect(waiting).toContainText('Editor');
  await expectAccessible(page);

  const link = await mailedLink(page, email, 'invitation');
  await forgetSession(page);
  await page.goto(link);
  await expect(title(page, 'Join Harbor Agency')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign up and accept').click();
  await agree(page);
  await expect(page).toHaveURL(/\/en\/dashboard/);
  await button(page, `Account menu of ${email}`).click();
  await expect(page.getByText('Harbor Agency', { exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Go to/ })).toHaveCount(0);
  await page.goto(link);
  await expect(title(page, 'This invitation doesn’t work')).toBeVisible();
});

test('somebody with an account signs in to accept; another address cannot', async ({ page, browser, baseURL }) => {
  const invited = await signUp(page);
  await forgetSession(page);
  const other = await signUp(page);
  await forgetSession(page);
  await signUp(page);
  await call(page, 'PATCH', '/api/v1/account', { name: 'Harbor Agency' });
  await invite(page, invited, 'Analyst');
  const link = await mailedLink(page, invited, 'invitation');

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await context.newPage();
  await signIn(theirs, other, password);
  await expect(title(theirs, 'Account')).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText(`You are signed in as ${other}.`)).toBeVisible();
  await expectAccessible(theirs);
  await button(theirs, 'Sign out').click();
  await theirs.getByRole('link', { name: 'Sign in to accept' }).click();
  await expect(field(theirs, 'Email address')).toHaveValue(invited);
  await field(theirs, 'Password').fill(password);
  await field(theirs, 'Password').press('Enter');
  await button(theirs, 'Accept invitation').click();
  await expect(theirs).toHaveURL(/\/en\/dashboard/);
  await button(theirs, `Account menu of ${invited}`).click();
  await expect(theirs.getByText('Harbor Agency', { exact: true })).toBeVisible();
  await context.close();
});

for (const width of [1280, 390]) {
  test(`a team gives its roles to its people, and takes them with it, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const owner = await signUp(page);
    const email = await colleague(page, owner);
    await page.goto('/en/account/teams#teams');
    await expect(page.getByText('No teams yet')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Create team').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Writers');
    await dialog.getByRole('combobox', { name: 'People' }).click();
    await page.getByRole('option', { name: email }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('checkbox', { name: 'Author' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save team' }).click();
    const team = page.getByRole('table', { name: 'Teams' }).getByRole('row').filter({ hasText: 'Writers' });
    await expect(team).toContainText('One person');
    await expect(team).toContainText('Author');
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'People' }).click();
    const person = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: email });
    await expect(person).toContainText('Team Writers');
    await act(page, email, 'Permissions');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Edit documents' })).toContainText(
      'from Author (team Writers)',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Teams' }).click();
    await button(page, 'Delete: Writers').click();
    await expect(dialog.getByText('They stay in the account.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Team deleted successfully')).toBeVisible();
    await page.getByRole('tab', { name: 'People' }).click();
    await expect(person).toContainText('No role');
  });

  test(`a role of one’s own stands beside the others, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    await page.goto('/en/account/teams#roles');
    const table = page.getByRole('region', { name: 'Role permissions' });
    await expect(table.getByRole('columnheader', { name: 'Whistleblowing Manager' })).toBeAttached();
    await expectAccessible(page);
    await button(page, 'Create role').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Translator');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save role' }).click();
    await expect(dialog.getByText('Choose at least one permission.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Edit documents' }).check();
    await dialog.getByRole('button', { name: 'Save role' }).click();
    await expect(table.getByRole('columnheader', { name: 'Translator' })).toBeAttached();
    await button(page, 'Delete: Translator').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(table.getByRole('columnheader', { name: 'Translator' })).toHaveCount(0);
  });
}

test('an account is handed over to an admin, who accepts', async ({ page, browser, baseURL }) => {
  const owner = await signUp(page);
  await call(page, 'PATCH', '/api/v1/account', { name: 'Harbor Agency' });
  const email = await colleague(page, owner);
  await page.goto('/en/account/teams');
  await act(page, email, 'Change roles');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Admin' }).check();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await act(page, email, 'Transfer');
  await expect(dialog.getByText('They have seven days to accept.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText(`You offered Harbor Agency to ${email}`)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await context.newPage();
  await signIn(theirs, email, password);
  await expect(title(theirs, 'Account')).toBeVisible();
  await button(theirs, `Account menu of ${email}`).click();
  await theirs.getByRole('menuitem', { name: 'Go to Harbor Agency' }).click();
  await expect(theirs.getByText('Harbor Agency', { exact: true })).toBeAttached();
  await theirs.goto('/en/account/teams');
  await button(theirs, 'Accept ownership').click();
  await expect(theirs.getByText(/^You need a second factor to accept an account\./)).toBeVisible();
  await theirs.goto('/en/account#security');
  await button(theirs, 'Add app').click();
  await addApp(theirs);
  await theirs.goto('/en/account/teams');
  await button(theirs, 'Accept ownership').click();
  const person = theirs.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: email });
  await expect(person).toContainText('Owner');
  await expect(theirs.getByRole('row').filter({ hasText: owner })).toContainText('Admin');
  await context.close();
});

test('how long people stay signed in is set for the account', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/account/teams#sign-in');
  await page.getByLabel('Idle timeout').selectOption('30 minutes');
  await page.getByLabel('Maximum session').selectOption('12 hours');
  await expectAccessible(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Idle timeout')).toHaveValue('30');
  await expect(page.getByLabel('Maximum session')).toHaveValue('12');
});
