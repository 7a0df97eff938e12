import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';
import { audit } from '../../admin/audit.ts';
import { acknowledgeRestore, notedCheckpoints, notedFolder } from './index.ts';

const app = testApp({ limits: 'off' });
const folder = () => notedFolder(app.services.config.dataDir);

async function wrong(elsewhere = folder()): Promise<string[]> {
  const noted = new Map<string, string[]>();
  for (const one of new Set([folder(), elsewhere]))
    for (const [account, note] of await notedCheckpoints(one))
      noted.set(account, [...(noted.get(account) ?? []), note]);
  const findings = await audit(app.db, noted, app.clock.now());
  return findings.flatMap(({ ok, check, detail }) => (ok ? [] : `${check}: ${detail}`));
}

/** Creates consents in several checkpoints, then resets the tables to the state before the last of them. */
async function setBack() {
  const site = await siteWithKeys(app);
  const { accountId } = site.owner;
  const say = async (id: string) => {
    await fromPage(app, site.pub, { subject: { id } });
    await app.runScheduled('evidence.sequence');
  };
  await say('1');
  const tables = [
    'evidence_batch',
    'evidence_tile',
    'evidence_tree',
    'evidence_checkpoint',
    'consent',
    'subject_consent',
  ];
  const more = ['subject', 'subject_key'];
  const all = [...tables, ...more];
  await app.owner.query(
    `create schema backup; ${all.map((one) => `create table backup.${one} as table ${one}`).join('; ')}`,
  );
  await say('2');
  await say('3');
  await app.owner.query(
    `begin; set local session_replication_role = replica; ${all
      .map((one) => `delete from ${one}; insert into ${one} table backup.${one}`)
      .join('; ')}; drop schema backup cascade; commit`,
  );
  return { ...site, accountId, say, noted: () => readFileSync(path.join(folder(), accountId), 'utf8') };
}

const checkpoints = async (accountId: string) => (await app.stored('evidenceCheckpoint', { accountId })).length;

test('a tree below a known checkpoint is not signed on, says so everywhere, and never overwrites what was known', async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  const { accountId, owner, siteId, say, noted } = await setBack();
  const known = noted();
  const signed = await checkpoints(accountId);
  for (const id of ['4', '5', '6', '7']) await say(id);

  expect(await checkpoints(accountId)).toBe(signed);
  expect(noted()).toBe(known);
  expect(app.log.filter((line) => line.includes('evidence is not signed any more'))).toHaveLength(1);
  expect((await wrong()).join()).toContain(`${accountId}: nothing is signed since`);
  const state = (await owner.get(`/api/v1/sites/${siteId}/consent-state`)).json();
  expect(state).toMatchObject({ state: 'late', stoppedSince: app.clock.now().toISOString() });
  expect((await app.http.inject('/metrics')).body).toContain('\ncandor_evidence_stopped_accounts 1\n');
  expect((await app.http.inject('/readyz')).statusCode).toBe(200);

  // Copied elsewhere, for later.
  const elsewhere = path.join(folder(), '..', 'elsewhere');
  mkdirSync(elsewhere, { recursive: true });
  copyFileSync(path.join(folder(), accountId), path.join(elsewhere, accountId));

  const done = await acknowledgeRestore(app.db, app.services.config.dataDir, accountId, app.clock.now());
  expect(done).toMatchObject({ known: expect.any(Number), size: expect.any(Number) });
  await app.runScheduled('evidence.sequence');
  expect(await checkpoints(accountId)).toBe(signed + 1);
  expect(await wrong()).toEqual([]);
  expect(await wrong(elsewhere)).toEqual([]);
  const findings = await audit(app.db, new Map(), app.clock.now());
  const notes = findings.find(({ check }) => check === 'To be known')?.detail;
  expect(notes).toContain(`${accountId}: on ${app.clock.now().toISOString()} the operator acknowledged`);
  expect((await app.http.inject('/metrics')).body).toContain('\ncandor_evidence_stopped_accounts 0\n');
});

test('a tree beside a known checkpoint is found also where nothing comes, and signed again once it is right', async () => {
  const { owner, pub } = await siteWithKeys(app);
  const { accountId } = owner;
  await fromPage(app, pub, { subject: { id: '1' } });
  await app.runScheduled('evidence.sequence');
  const [tree] = await app.stored('evidenceTree', { accountId });
  const change = 'update evidence_tree set root = $1 where account_id = $2';
  await app.owner.query(change, [Buffer.alloc(32), accountId]);
  await app.runScheduled('evidence.watch');
  expect(await app.stored('evidenceStop', { accountId })).toMatchObject([{ reason: 'beside' }]);
  await app.owner.query(change, [tree?.['root'], accountId]);
  await app.runScheduled('evidence.watch');
  expect(await app.stored('evidenceStop', { accountId })).toEqual([]);
});
