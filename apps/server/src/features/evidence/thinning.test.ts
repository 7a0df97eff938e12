import { verifyBundle, verifyConsistency, type Keys } from '@app/evidence';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromServer, siteWithKeys } from '#test/consents.ts';
import { audit } from '../../admin/audit.ts';
import { notedCheckpoints, notedFolder } from './index.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-23T10:00:00.000Z');

type Feed = { checkpoints: { size: number; at: string; note: string }[] };

test('C2: old checkpoints are kept by the hour, then by the day, and what was handed out of others verifies still', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  const get = (rest: string) => app.http.inject({ method: 'GET', url: `/evidence/${owner.accountId}/${rest}` });
  const sizes = async () => (await get('checkpoints')).json<Feed>().checkpoints.map(({ size }) => size - first);
  // Signing up is evidence, too, but gets no checkpoint of its own.
  const first = (await app.stored('evidenceEntry', { accountId: owner.accountId })).length;
  const ids: string[] = [];
  const at = async (time: string) => {
    app.clock.set(time);
    ids.push((await fromServer(app, prv, { subject: { id: 'u-1' } })).json<{ id: string }>().id);
    await app.runScheduled('evidence.sequence');
  };
  const thinned = async (time: string) => {
    app.clock.set(time);
    for (let twice = 0; twice < 2; twice += 1) await app.runScheduled('evidence.thin');
    return sizes();
  };
  for (const time of ['10:00', '10:20', '10:59', '11:00', '23:10']) await at(`2026-11-23T${time}:00.000Z`);
  await at('2026-11-24T00:00:00.000Z');
  const handedOut = (await get('checkpoints')).json<Feed>().checkpoints;
  const proofOf = async (id = '') => (await app.script(prv).get(`/api/v1/sites/${siteId}/consents/${id}/proof`)).json();
  const early = await proofOf(ids[0]);

  expect(await thinned('2026-11-30T09:59:00.000Z')).toEqual([1, 2, 3, 4, 5, 6]);
  // The last old checkpoint of an hour stays: 10:59 is not old yet, so 10:20 does.
  expect(await thinned('2026-11-30T10:30:00.000Z')).toEqual([2, 3, 4, 5, 6]);
  expect(await thinned('2026-12-01T00:00:01.000Z')).toEqual([3, 4, 5, 6]);
  await at('2027-01-12T12:00:00.000Z');
  expect(await thinned('2027-03-05T00:00:00.000Z')).toEqual([5, 6, 7]);
  expect(await thinned('2030-01-01T00:00:00.000Z')).toEqual([5, 6, 7]);

  const keys = (await get('keys')).json<Keys>();
  const newest = (await get('checkpoint')).body;
  for (const { size, note } of handedOut) {
    const { proof } = (await get(`consistency?from=${size}&to=${first + 7}`)).json<{ proof: string[] }>();
    const { checks } = verifyConsistency(note, newest, proof, keys, { trusted: [keys.first] });
    expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
  }
  for (const bundle of [early, ...(await Promise.all(ids.map(proofOf)))])
    expect(verifyBundle(bundle, { trusted: [keys.first] }).checks.filter(({ status }) => status === 'failed')).toEqual(
      [],
    );
  const noted = await notedCheckpoints(notedFolder(app.services.config.dataDir));
  const [note = ''] = noted.values();
  const kept = [note, ...handedOut.map((one) => one.note)];
  const findings = await audit(app.db, new Map([[owner.accountId, kept]]));
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
});
