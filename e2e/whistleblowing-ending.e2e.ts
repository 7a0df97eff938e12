import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { makeKeys, newToolManager, openTool } from './report-tool.ts';
import { newToolOffice, proposeOffice, unlock } from './tool-office.ts';

// Managers at the edges of a form: not named yet, its deadlines in a calendar, and what is left once it ended.

test('who is not named yet reads why, and a form that ended is released by a manager', async ({ page }) => {
  test.slow();
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const { siteId, owner, one, other, passphrase } = await newToolOffice(page);
  const third = await newToolManager(browser, owner);
  await openTool(third);
  const { passphrase: thirdPassphrase } = await makeKeys(third);
  await proposeOffice(page, siteId, [one, other, third]);
  await third.page.reload();
  await unlock(third.page, thirdPassphrase);
  await expect(third.page.getByText('You are not a manager of the current form')).toBeVisible();
  await expectAccessible(third.page);

  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  const download = tool.waitForEvent('download');
  await tool.getByRole('link', { name: 'Calendar of deadlines' }).click();
  expect((await download).suggestedFilename()).toBe('deadlines.ics');
  const back = tool.getByRole('link', { name: 'Back to Manage & Embed' });
  await expect(back).toHaveAttribute('href', new RegExp(`/sites/${siteId}/whistleblowing/embed$`));

  await call(page, 'DELETE', `/api/v1/sites/${siteId}?evidence=keep`);
  await tool.reload();
  await unlock(tool, passphrase);
  await expect(tool.getByText('This form no longer accepts reports')).toBeVisible();
  await expect(back).toHaveAttribute('href', /\/whistleblowing$/);
  await tool.getByRole('button', { name: 'Delete it earlier' }).click();
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Release for deletion' }).click();
  await expect(tool.getByRole('dialog')).toHaveCount(0);
  await expect(tool.getByText('This form no longer accepts reports')).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Delete it earlier' })).toHaveCount(0);
  await back.click();
  await expect(tool).toHaveURL(/\/whistleblowing$/);
});

test('a comparison with what reporters receive that fails is said on every tab, and can be repeated', async ({
  page,
}) => {
  test.slow();
  const { id, one, passphrase } = await newToolOffice(page);
  const tool = one.page;
  const path = `**/report/api/offices/${id}`;
  await tool.route(path, (route) => route.abort());
  await tool.reload();
  await unlock(tool, passphrase);
  await expect(tool.getByText('The tool could not check what reporters receive')).toBeVisible();
  await expectAccessible(tool);
  await tool.unroute(path);
  await tool.getByRole('button', { name: 'Try again' }).click();
  await expect(tool.getByText('The tool could not check what reporters receive')).toHaveCount(0);
});
