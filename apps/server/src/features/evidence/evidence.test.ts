import { parseCheckpoint, verifyBundle, verifyConsistency } from '@app/evidence';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { addEvidenceKey, readSecrets } from '#platform/crypto/secrets.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';
import { sequence } from './index.ts';

const app = testApp({ limits: 'off' });

type Feed = { checkpoints: { size: number; note: string }[] };
type Keys = { first: string; rotations: string[] };

async function grown(times: number) {
  const site = await siteWithKeys(app);
  const { accountId } = site.owner;
  const get = (rest: string) => app.http.inject({ method: 'GET', url: `/evidence/${accountId}/${rest}` });
  const grow = async () => {
    await Promise.all(Array.from({ length: 7 }, (_, n) => fromPage(app, site.pub, { subject: { id: String(n) } })));
    await app.runScheduled('evidence.sequence');
  };
  // Signing up is evidence, too.
  await app.runScheduled('evidence.sequence');
  const first = (await get('checkpoints')).json<Feed>().checkpoints.at(-1)?.size ?? 0;
  for (let n = 0; n < times; n += 1) await grow();
  return { ...site, get, grow, first };
}

describe('the feed of an account', () => {
  test('C2: anybody follows it: each checkpoint grew from the one before', async () => {
    const { get, first } = await grown(4);
    const { checkpoints } = (await get('checkpoints')).json<Feed>();
    expect(checkpoints.map(({ size }) => size)).toEqual([0, 7, 14, 21, 28].map((more) => first + more));
    expect((await get(`checkpoints?after=${first + 14}`)).json<Feed>().checkpoints).toEqual(checkpoints.slice(3));
    const newest = await get('checkpoint');
    expect(newest.body).toBe(checkpoints[4]?.note);
    expect(newest.headers['access-control-allow-origin']).toBe('*');
    const keys = (await get('keys')).json<Keys>();
    for (const { size, note } of checkpoints) {
      const { proof } = (await get(`consistency?from=${size}&to=${first + 28}`)).json<{ proof: string[] }>();
      const verdict = verifyConsistency(note, newest.body, proof, keys, { trusted: [keys.first] });
      expect(verdict.checks.filter(({ status }) => status === 'failed')).toEqual([]);
    }
    expect((await get(`consistency?from=7&to=${first + 29}`)).json()).toMatchObject({ code: 'evidence.size' });
  });

  test('is not there before something was signed', async () => {
    const accountId = crypto.randomUUID();
    const get = (rest: string) => app.http.inject({ method: 'GET', url: `/evidence/${accountId}/${rest}` });
    expect((await get('checkpoint')).json()).toMatchObject({ code: 'evidence.none' });
    expect((await get('keys')).statusCode).toBe(404);
    expect((await get('checkpoints')).json()).toEqual({ checkpoints: [] });
  });

  test('C9: says nothing of people', async () => {
    const { get, owner, first } = await grown(1);
    const parsed = parseCheckpoint((await get('checkpoint')).body);
    expect(parsed).toMatchObject({ origin: `localhost:3000/evidence/${owner.accountId}`, size: first + 7 });
  });
});

test('a new key takes over, and what the old one signed stays proved', async () => {
  const { owner, siteId, get, pub } = await grown(1);
  const { secretsFile } = app.services.config;
  expect(addEvidenceKey(secretsFile)).toBe(2);
  await fromPage(app, pub, { subject: { id: 'after' } });
  await sequence({ ...app.services, db: app.db.forJobs, secrets: readSecrets(secretsFile) });

  const keys = (await get('keys')).json<Keys>();
  expect(keys.rotations).toHaveLength(1);
  const { consents } = (await owner.get(`/api/v1/sites/${siteId}/consents`)).json<{ consents: { id: string }[] }>();
  expect(consents).toHaveLength(8);
  for (const { id } of consents) {
    const proof = (await owner.get(`/api/v1/sites/${siteId}/consents/${id}/proof`)).json();
    const { checks } = verifyBundle(proof, { trusted: [keys.first] });
    expect(checks.filter(({ status }) => status !== 'passed')).toEqual([]);
  }

  // A server without the new key stops signing, because its signature would be a step back.
  await fromPage(app, pub, { subject: { id: 'later' } });
  await expect(sequence({ ...app.services, db: app.db.forJobs })).rejects.toThrow(
    'SECRETS_FILE does not hold the keys',
  );
});
