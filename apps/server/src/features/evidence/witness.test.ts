import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  append,
  consistencyProof,
  cosignedAt,
  formatAddCheckpoint,
  leafHashOf,
  makeCheckpoint,
  parseWitnessKey,
  signerFrom,
  verifyBundle,
  witnessesOf,
  type ProofBundle,
  type Tile,
} from '@app/evidence';
import { createGuard } from '@app/scanner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { testApp } from '#test/app.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';
import { cosignByFolder } from './index.ts';
import { signerOf } from './keys.ts';

const log = signerFrom('log.example/evidence/1', new Uint8Array(32).fill(3));
const witnessLogs: Config['witnessLogs'][number][] = [{ name: 'log.example/evidence/*', publicKey: log.key.publicKey }];
const witnesses: Config['witnesses'][number][] = [];
const app = testApp({
  limits: 'off',
  config: { witnessLogs, witnesses },
  guard: createGuard({ reachable: (address) => address === '127.0.0.1' }),
});
let server: Server;

beforeAll(async () => {
  // The installation acts as its own witness, over the network.
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      void app.http.inject({ method: 'POST', url: request.url ?? '', payload: body }).then((answer) => {
        response.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type']) });
        response.end(answer.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const key = async () => parseWitnessKey((await app.http.inject('/witness/key')).body.trim());
const post = (body: string) => app.http.inject({ method: 'POST', url: '/witness/add-checkpoint', payload: body });

/** A log that the test grows. */
function aLog(signer = log) {
  const tiles = new Map<string, Tile>();
  let size = 0;
  const of = ({ level, index }: { level: number; index: number }) => tiles.get(`${level}/${index}`)?.bytes;
  return {
    grow(more: number) {
      const leaves = Array.from({ length: more }, (_, n) =>
        leafHashOf('01890a5d-ac96-774b-bcce-b302099a8057', new Uint8Array(32).fill(n), { n: size + n }),
      );
      const grown = append(size, leaves, of);
      for (const tile of grown.tiles) tiles.set(`${tile.level}/${tile.index}`, tile);
      size = grown.size;
      return makeCheckpoint({ size, root: grown.root, time: new Date('2026-11-23T08:00:00.000Z') }, signer);
    },
    proof: (from: number, to: number) => consistencyProof(from, to, of),
  };
}

describe('a witness', () => {
  test('cosigns what grew, and nothing else: C2SP tlog-witness', async () => {
    const own = aLog();
    const five = own.grow(5);
    const witness = await key();
    app.clock.set('2026-11-23T08:00:05.700Z');
    const first = await post(formatAddCheckpoint({ old: 0, proof: [], checkpoint: five }));
    expect(first.statusCode, first.body).toBe(200);
    expect(witness && cosignedAt([first.body], five, witness)).toEqual(new Date('2026-11-23T08:00:05.000Z'));

    const nine = own.grow(4);
    const behind = await post(formatAddCheckpoint({ old: 0, proof: [], checkpoint: nine }));
    expect([behind.statusCode, behind.headers['content-type'], behind.body]).toEqual([409, 'text/x.tlog.size', '5\n']);
    const unproved = await post(formatAddCheckpoint({ old: 5, proof: [new Uint8Array(32)], checkpoint: nine }));
    expect(unproved.statusCode).toBe(422);
    const grown = await post(formatAddCheckpoint({ old: 5, proof: own.proof(5, 9), checkpoint: nine }));
    expect(grown.statusCode, grown.body).toBe(200);
    expect((await post(formatAddCheckpoint({ old: 9, proof: [], checkpoint: nine }))).statusCode).toBe(200);

    const other = makeCheckpoint({ size: 9, root: new Uint8Array(32), time: new Date() }, log);
    expect((await post(formatAddCheckpoint({ old: 9, proof: [], checkpoint: other }))).statusCode).toBe(409);
    expect((await post(formatAddCheckpoint({ old: 10, proof: [], checkpoint: nine }))).statusCode).toBe(400);
  });

  test.each([
    [404, () => aLog(signerFrom('other.example/log', new Uint8Array(32).fill(3))).grow(1)],
    [403, () => aLog(signerFrom('log.example/evidence/2', new Uint8Array(32).fill(4))).grow(1)],
    [400, () => 'no checkpoint'],
  ])(
    'answers %i to a log that is not witnessed, a key that is not its own, and no checkpoint',
    async (status, note) => {
      expect((await post(formatAddCheckpoint({ old: 0, proof: [], checkpoint: note() }))).statusCode).toBe(status);
    },
  );
});

test('the checkpoints of an account are cosigned, and a proof shows by whom', async () => {
  const { owner, pub, siteId } = await siteWithKeys(app);
  const [secret = Buffer.alloc(32)] = app.services.secrets.evidence;
  witnessLogs.push({ name: 'localhost:3000/evidence/*', publicKey: signerOf('x', secret).key.publicKey });
  const witness = await key();
  if (!witness) throw new Error('The witness has no key.');
  witnesses.push({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/witness`, key: witness });
  const ids: string[] = [];
  for (const id of ['1', '2']) {
    ids.push((await fromPage(app, pub, { subject: { id } })).json<{ id: string }>().id);
    await app.runScheduled('evidence.sequence');
    await app.runScheduled('evidence.witness');
  }
  expect(await app.stored('evidenceCosignature', { accountId: owner.accountId })).toHaveLength(2);
  const path = `/api/v1/sites/${siteId}/consents/${ids[0]}/proof`;
  const bundle = (await owner.get(path)).json<ProofBundle>();
  const known = `${witness.name}+${witness.id}+${Buffer.from([4, ...witness.publicKey]).toString('base64')}`;
  const trusted = [bundle.keys.first, known];
  expect(witnessesOf(bundle, trusted).known).toMatchObject([{ name: witness.name }]);
  expect(verifyBundle(bundle, { trusted }).checks.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(verifyBundle(bundle, { trusted: [bundle.keys.first] }).checks).toContainEqual({
    name: 'witnesses',
    status: 'open',
    code: 'unknown',
    detail: witness.name,
  });
});

test('a folder can be a witness: it signs what grew, and refuses a tree that was set back', async () => {
  const { owner, pub } = await siteWithKeys(app);
  const folder = path.join(app.services.config.dataDir, 'vault');
  const say = async (id: string) => {
    await fromPage(app, pub, { subject: { id } });
    await app.runScheduled('evidence.sequence');
  };
  await say('1');
  const first = await cosignByFolder(app.db, folder, 'vault.example/1', app.clock.now());
  expect(first).toMatchObject({ cosigned: expect.any(Number), refused: [] });
  expect(await cosignByFolder(app.db, folder, 'vault.example/1', app.clock.now())).toMatchObject({ cosigned: 0 });
  await say('2');
  expect(await cosignByFolder(app.db, folder, 'vault.example/1', app.clock.now())).toMatchObject({ cosigned: 1 });
  const kept = path.join(folder, owner.accountId);
  writeFileSync(
    kept,
    readFileSync(kept, 'utf8').replace(/\n(\d+)\n/, (_, size: string) => `\n${Number(size) + 1}\n`),
  );
  const later = await cosignByFolder(app.db, folder, 'vault.example/1', app.clock.now());
  expect(later.refused).toEqual([owner.accountId]);
});
