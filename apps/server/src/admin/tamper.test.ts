import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, siteWithKeys, type ConsentSite } from '#test/consents.ts';
import { notedCheckpoints, notedFolder } from '../features/evidence/index.ts';
import { audit } from './audit.ts';

const app = testApp({ limits: 'off' });

/** A site with consents in a signed tree, some more than one tile holds. */
async function proved(): Promise<ConsentSite & { readonly ids: readonly string[] }> {
  const site = await siteWithKeys(app);
  await site.owner.post(`/api/v1/sites/${site.siteId}/legal-notices`, {
    identifier: 'term',
    version: '1',
    texts: [{ language: 'en', text: 'You agree.' }],
  });
  const ids: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        fromPage(app, site.pub, { subject: { id: `${round}-${n}` }, legal_notices: ['term'] }),
      ),
    );
    ids.push(...answers.map((answer) => answer.json<{ id: string }>().id));
    await app.runScheduled('evidence.sequence');
  }
  return { ...site, ids };
}

async function wrong(): Promise<string[]> {
  const noted = await notedCheckpoints(notedFolder(app.services.config.dataDir));
  const findings = await audit(app.db, new Map([...noted].map(([account, note]) => [account, [note]])));
  return findings.flatMap(({ ok, check, detail }) => (ok ? [] : `${check}: ${detail}`));
}

/** Does something to the database beside the product, and undoes it. */
async function done(change: string, values: unknown[], undo: string, undoValues: unknown[]): Promise<string[]> {
  await app.db.pool.query(change, values);
  const found = await wrong();
  await app.db.pool.query(undo, undoValues);
  return found;
}

test('C2: what was done to consents beside the product is named', { timeout: 120_000 }, async () => {
  const { owner, ids } = await proved();
  const { accountId } = owner;
  expect(await wrong()).toEqual([]);
  const [id = ''] = ids.slice(150);
  const [row] = await app.stored('consent', { id });

  const record = Buffer.from(String(row?.['record']).replace('"public"', '"Public"'));
  const changed = 'update consent set record = $1 where account_id = $2 and id = $3';
  expect(await done(changed, [record, accountId, id], changed, [row?.['record'], accountId, id])).toEqual([
    `Consents are as they came, and all there: ${accountId}: consent ${id} was changed`,
  ]);

  const leaf = 'update consent set leaf = $1 where account_id = $2 and id = $3';
  expect(await done(leaf, [Buffer.alloc(32), accountId, id], leaf, [row?.['leaf'], accountId, id])).toEqual([
    `Consents are as they came, and all there: ${accountId}: consent ${id} has another leaf than the tree`,
  ]);

  await app.db.pool.query('create schema aside');
  await app.db.pool.query('create table aside.consent as select * from consent where id = $1', [id]);
  const gone = await done(
    'delete from consent where id = $1',
    [id],
    'insert into consent select * from aside.consent',
    [],
  );
  expect(gone).toEqual([`Consents are as they came, and all there: ${accountId}: consent ${id} is missing`]);

  const other = id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  await app.db.pool.query('update aside.consent set id = $1', [other]);
  const put = await done(
    'insert into consent select * from aside.consent',
    [],
    'delete from consent where account_id = $1 and id = $2',
    [accountId, other],
  );
  expect(put[0]).toContain(`${accountId}: 1 consents are in no batch`);

  const whose = 'update subject_consent set subject_id = $1 where account_id = $2 and id = $3';
  expect(await done(whose, [id, accountId, id], whose, [row?.['subjectId'], accountId, id])).toEqual([
    `Consents are found under the person they are of: ${accountId}: 1 consents do not stand under their person`,
  ]);

  const text = 'update legal_notice_text set body = $1 where account_id = $2';
  expect((await done(text, ['You agree!', accountId], text, ['You agree.', accountId]))[0]).toContain(
    'in en was changed',
  );
  expect(await wrong()).toEqual([]);
});

test('C2: a tree, a checkpoint or an end that was touched is named', { timeout: 120_000 }, async () => {
  const { accountId } = (await proved()).owner;
  const [tile] = await app.stored('evidenceTile', { accountId, level: 0, place: 0 });
  const hashes = Buffer.from(tile?.['hashes'] as Buffer);
  hashes[1000] = (hashes[1000] ?? 0) ^ 1;
  const tiles = 'update evidence_tile set hashes = $1 where account_id = $2 and level = 0 and place = 0';
  const found = await done(tiles, [hashes, accountId], tiles, [tile?.['hashes'], accountId]);
  expect(found.join()).toContain('tile 0/0 is not what the level above says');
  expect(found.join()).toContain('is not of the leaves that are there');

  const [, , last] = (await app.stored('evidenceCheckpoint', { accountId })).toSorted(
    (one, two) => Number(one['size']) - Number(two['size']),
  );
  const note = 'update evidence_checkpoint set note = $1 where account_id = $2 and size = $3';
  const forged = String(last?.['note']).replace('\ntime 2', '\ntime 1');
  expect(
    (await done(note, [forged, accountId, last?.['size']], note, [last?.['note'], accountId, last?.['size']])).join(),
  ).toContain('is not signed by its key: bad-signature');
  expect(await wrong()).toEqual([]);

  // An older backup is whole in itself: that something is missing shows by what was written down beside it.
  await app.db.pool.query('delete from evidence_checkpoint where account_id = $1 and size > 200', [accountId]);
  await app.db.pool.query(
    `delete from consent where account_id = $1 and batch_id in
       (select id from evidence_batch where account_id = $1 and first_leaf >= 200)`,
    [accountId],
  );
  await app.db.pool.query('delete from evidence_batch where account_id = $1 and first_leaf >= 200', [accountId]);
  await app.db.pool.query(`delete from evidence_tile where account_id = $1 and (level > 0 or place > 0)`, [accountId]);
  await app.db.pool.query(`update evidence_tile set hashes = substring(hashes for 6400) where account_id = $1`, [
    accountId,
  ]);
  await app.db.pool.query(
    `update evidence_tree set size = 200, root = (select root from evidence_checkpoint
       where account_id = $1 and size = 200) where account_id = $1`,
    [accountId],
  );
  const older = await wrong();
  expect(older).toHaveLength(1);
  expect(older[0]).toMatch(/a checkpoint of 300 leaves was signed on .*, and there are 200: the end is missing/);
});
