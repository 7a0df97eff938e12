import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { signUp } from './person.ts';
import { newSite } from './policy.ts';
import { makeKeys, newToolManager, openTool, type ToolManager } from './report-tool.ts';

export type ToolOffice = {
  readonly id: string;
  readonly siteId: string;
  /** The address of the owner of the account. */
  readonly owner: string;
  readonly one: ToolManager;
  readonly other: ToolManager;
  readonly passphrase: string;
  readonly kit: string;
  readonly otherPassphrase: string;
};

/** Proposes the form of a site with managers, and somebody who holds the names if there is one. */
export async function proposeOffice(
  page: Page,
  siteId: string,
  managers: readonly ToolManager[],
  custodian?: ToolManager,
): Promise<void> {
  const names = ['Anna Bianchi', 'Bruno Conti', 'Dora Vitale'];
  const named = ({ personId }: ToolManager, name: string) => ({ personId, name, function: 'Compliance' });
  await call(page, 'PUT', `/api/v1/sites/${siteId}/report-office`, {
    country: 'IT',
    name: 'Corner Coffee Ltd',
    locale: 'en',
    languages: ['en', 'it'],
    welcome: 'Thank you for speaking up.',
    questions: [],
    otherWays: '',
    authorities: [],
    recipients: managers.map((manager, at) => named(manager, names[at] ?? '')),
    custodian: custodian ? named(custodian, 'Carlo Custode') : null,
  });
}

/** A published form with two managers, each in a browser of their own. */
export async function newToolOffice(page: Page): Promise<ToolOffice> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const owner = await signUp(page);
  const siteId = await newSite(page, { name: 'Corner Coffee', type: 'Site' });
  const one = await newToolManager(browser, owner);
  const other = await newToolManager(browser, owner);
  await openTool(one);
  const { passphrase, kit } = await makeKeys(one);
  await openTool(other);
  const { passphrase: otherPassphrase } = await makeKeys(other);
  await proposeOffice(page, siteId, [one, other]);
  await one.page.reload();
  await unlock(one.page, passphrase);
  await one.page.getByRole('button', { name: 'Compare and sign' }).click();
  await expect(one.page.getByRole('rowheader', { name: 'Managers' })).toBeVisible();
  await expect(one.page.getByText('Thank you for speaking up.')).toBeVisible();
  await expectAccessible(one.page);
  await one.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(one.page.getByText('Signed. Reporters now get this version.')).toBeVisible();
  const id = await inDatabase(async (database) => {
    const { rows } = await database.query('select id from report_office where site_id = $1', [siteId]);
    return String(rows[0].id).replaceAll('-', '');
  });
  return { id, siteId, owner, one, other, passphrase, kit, otherPassphrase };
}

export async function unlock(page: Page, passphrase: string): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
}

/** Moves a report that is open to its next status. @param to the choice, where there are several */
export async function moveReport(page: Page, to: string | null, tick?: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Edit Status' }).click();
  if (to) await page.getByRole('radio', { name: to, exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm and proceed' });
  if (tick) {
    await expect(confirm).toBeDisabled();
    await page.getByRole('checkbox', { name: tick }).check();
  }
  await confirm.click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Status' })).toBeHidden();
  await expect(page.getByText('The status has been updated correctly')).toBeVisible();
}
