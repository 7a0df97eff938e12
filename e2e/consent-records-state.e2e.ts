import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { consents, fromPage, siteWithConsents } from './consents.ts';
import { inDatabase } from './database.ts';

const asked = 31_000;

// Sequential: a failure of the whole installation is reported on every site, and takes precedence over a delay.
test.describe.configure({ mode: 'default' });

test('while consents cannot be kept the owner is told, until the next one is kept', async ({ page }) => {
  const site = await siteWithConsents(page, 'Broken Gate');
  const warning = page.getByRole('status').filter({ hasText: 'Consents cannot be recorded right now' });
  await page.clock.install();
  await inDatabase(async (database) => {
    await database.query(`alter table consent add constraint broken check (site_id <> '${site.id}') not valid`);
    try {
      // Consents of other sites are stored meanwhile: the first of them ends the warning.
      await expect(async () => {
        const refused = await page.request.post(`/e/consent/${site.open}`, { data: { subject: { id: 'late' } } });
        expect(refused.status()).toBe(503);
        await page.goto(site.path);
        await expect(warning).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(warning).toContainText(/Last recorded: \w{3} \d+, \d{4}, \d\d:\d\d:\d\d UTC/);
      await expectAccessible(page);
    } finally {
      await database.query('alter table consent drop constraint broken');
    }
  });

  await fromPage(page, site.open, { subject: { id: 'next' } });
  // The page polls by itself.
  await page.clock.fastForward(asked);
  await expect(warning).toBeHidden();
  await page.reload();
  await expect(consents(page)).toHaveCount(4);
});

test('while proofs lag behind the owner is told since when, until they have caught up', async ({ page }) => {
  const site = await siteWithConsents(page, 'Slow Lift');
  const warning = page.getByRole('status').filter({ hasText: 'Processing is delayed' });
  await page.clock.install();
  await inDatabase(async (database) => {
    const { rows } = await database.query<{ id: string }>('select account_id as id from site where id = $1', [site.id]);
    const account = rows[0]?.id;
    const since = new Date(Date.now() - 180_000);
    const move = (from: string, to: string) =>
      database.query('update evidence_batch set id = $3 where account_id = $1 and id = $2', [account, from, to]);
    // A transaction that locks the tree blocks the job that signs it.
    await inDatabase(async (holder) => {
      await holder.query('begin');
      // A new account's tree is created with its first checkpoint.
      await expect(async () => {
        const { rowCount } = await holder.query('select from evidence_tree where account_id = $1 for update', [
          account,
        ]);
        expect(rowCount).toBe(1);
      }).toPass();
      await fromPage(page, site.open, { subject: { id: 'late' } });
      const waiting = await database.query<{ id: string }>(
        'select id from evidence_batch where account_id = $1 and first_leaf is null limit 1',
        [account],
      );
      const id = waiting.rows[0]?.id ?? '';
      // The delay is computed from the ids of waiting records, which begin with their time.
      const hex = since.getTime().toString(16).padStart(12, '0');
      const older = `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
      await move(id, older);
      await page.goto(site.path);
      await expect(warning).toContainText(`${since.toISOString().slice(11, 19)} UTC`);
      await expectAccessible(page);
      await move(older, id);
      await holder.query('rollback');
    });
  });
  await page.clock.fastForward(asked);
  await expect(warning).toBeHidden();
});
