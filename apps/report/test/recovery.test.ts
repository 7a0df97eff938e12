import { beforeAll, expect, test } from 'vitest';
import {
  formatCard,
  newRecovery,
  officeHash,
  reportContext,
  signEntry,
  unwrapShare,
  wrapShare,
  type SignedOfficeEntry,
} from '@app/sealing';
import type { CustodianRequest, RecoverableReport } from '@app/whistleblowing';
import { fromBase64, fromHex, random, toBase64, toHex } from '../src/tool/encoding.ts';
import { isOtherRequest, openRequest, recoveryLog } from '../src/tool/recovery-rules.ts';
import { custodianAnswer, openRequests } from '../src/tool/vault/custodian.ts';
import type { OpenVault } from '../src/tool/vault/opening.ts';
import { joinCards, nextOfficeEntry, recoveredEntry, type OfficeEntryDraft } from '../src/tool/vault/recovery.ts';
import { Reports } from '../src/tool/vault/reports.ts';
import { Ring } from '../src/tool/vault/ring.ts';
import { manager, officeOf, sampleReport } from './sample-report.ts';

const office = 'ef'.repeat(16);
const at = '2026-11-21T10:00:00.000Z';
let anna: OpenVault;
let bruno: OpenVault;

beforeAll(async () => {
  anna = await manager('Anna');
  bruno = await manager('Bruno');
});

async function someCards() {
  const { publicKey, cards } = await newRecovery({ cards: 3, needed: 2 }, random);
  return { publicKey: toHex(publicKey), cards: cards.map(formatCard) };
}

test('W17 k cards join, in any order and however they are typed, and k − 1 do not', async () => {
  const { publicKey, cards } = await someCards();
  const other = await someCards();
  const [first, second, third] = cards as [string, string, string];
  const join = async (typed: readonly string[]) => (await joinCards(typed, [other.publicKey, publicKey])).result;
  for (const typed of [
    [first, second],
    [third, first],
    [third.toLowerCase().replaceAll('-', ' '), second, first],
  ])
    expect(await join(typed)).toEqual({ kind: 'joined', publicKey });
  expect(await join([first])).toEqual({ kind: 'no-key' });
  expect(await join([first, other.cards[1]!])).toEqual({ kind: 'no-key' });
  expect((await joinCards([first], [publicKey])).joined).toBeUndefined();
});

test('each card that is wrong is named with what is wrong', async () => {
  const { publicKey, cards } = await someCards();
  const [first, second, third] = cards as [string, string, string];
  const slip = `${second.slice(0, -1)}${second.endsWith('0') ? '1' : '0'}`;
  const { result } = await joinCards([first, slip, third.slice(0, -3), 'ШИФР', first], [publicKey]);
  expect(result).toEqual({ kind: 'faults', faults: [null, 'check', 'length', 'letters', 'repeated'] });
});

test('a report that was wrapped for cards is wrapped for a manager, signed by them', async () => {
  const { joined } = await (async () => {
    const { publicKey, cards } = await someCards();
    return joinCards(cards.slice(0, 2), [publicKey]);
  })();
  const [share, id] = [random(32), random(16)];
  const chain = officeOf(office, [anna]);
  const document = officeHash(chain[0]!.document);
  const context = reportContext({ office: fromHex(office), report: id, document });
  const place = { context, purpose: 'share', recipient: new Uint8Array(16) } as const;
  const report: RecoverableReport = {
    id: toHex(id),
    office,
    document: toHex(document),
    entries: 1,
    last: '0'.repeat(64),
    lastAt: '2026-11-21T09:00:00.000Z',
    share: toBase64(await wrapShare(share, place, fromHex(joined!.publicKey))),
    identity: null,
  };
  const { entry, wraps } = await recoveredEntry(bruno, joined!.seed, { report, at });
  expect(entry.entry).toMatchObject({ kind: 'recovered', number: 1, author: bruno.stored.id });
  const own = { context, purpose: 'share', recipient: fromHex(bruno.stored.id) } as const;
  expect(await unwrapShare(fromBase64(wraps![0]!.wrapped), own, bruno.secrets.kemSeed)).toEqual(share);
  expect(wraps).toHaveLength(1);
  // The log keeps its order also where the clock of this device is behind.
  const lastAt = '2026-11-21T10:01:00.000Z';
  const late = await recoveredEntry(bruno, joined!.seed, { report: { ...report, lastAt }, at });
  expect(late.entry.entry.at).toBe(lastAt);
  await expect(recoveredEntry(bruno, random(32), { report, at })).rejects.toThrow('cannot be opened');
});

test('an entry of an office follows the one before', () => {
  const first = nextOfficeEntry(anna, { office, entries: [], kind: 'recovery-asked', at });
  const next = nextOfficeEntry(bruno, { office, entries: [first], kind: 'recovery-stopped', request: 0, at });
  expect(next.entry).toMatchObject({ number: 1, request: 0, author: bruno.stored.id });
  expect(next.entry.before).toMatch(/^[0-9a-f]{64}$/);
});

test('W17 the request that can be stopped follows from the signed entries, with its wait of 72 hours', () => {
  const asked = nextOfficeEntry(anna, { office, entries: [], kind: 'recovery-asked', at });
  const time = (hours: number) => Date.parse(at) + hours * 3_600_000;
  expect(openRequest([], time(0))).toBeUndefined();
  const waiting = {
    number: 0,
    by: anna.stored.id,
    readyAt: '2026-11-24T10:00:00.000Z',
    endsAt: '2026-12-01T10:00:00.000Z',
  };
  expect(openRequest([asked], time(71))).toEqual({ ...waiting, isReady: false, isOpened: false });
  expect(openRequest([asked], time(72))).toMatchObject({ isReady: true, isOpened: false });
  expect(openRequest([asked], time(72 + 7 * 24))).toBeUndefined();
  const add = (
    author: OpenVault,
    entries: readonly SignedOfficeEntry[],
    kind: OfficeEntryDraft['kind'],
    request = 0,
  ) => [
    ...entries,
    nextOfficeEntry(author, { office, entries, kind, ...(kind !== 'recovery-asked' && { request }), at }),
  ];
  expect(openRequest(add(anna, [asked], 'recovery-opened'), time(1))).toMatchObject({ isReady: true, isOpened: true });
  // Nobody else begins to use the cards of who asked.
  expect(openRequest(add(bruno, [asked], 'recovery-opened'), time(1))).toMatchObject({ isReady: false });
  const stopped = add(bruno, [asked], 'recovery-stopped');
  expect(openRequest(stopped, time(1))).toBeUndefined();
  // A stop that only the server tells of stands in the log by its time, and ends no request.
  const unsignedStops = [{ request: 0, name: 'Bruno', at: new Date(time(2)).toISOString() }];
  expect(recoveryLog({ entries: [asked], unsignedStops }).map(({ kind }) => kind)).toEqual([
    'unsigned-stop',
    'recovery-asked',
  ]);
  const again = add(anna, stopped, 'recovery-asked');
  expect(openRequest(again, time(1))).toMatchObject({ number: 2 });

  // What the server says beside it hides nothing, and another request than the signed one is a fault.
  const named = (number: number, { stored }: OpenVault, entries = again) => {
    const times = { askedAt: at, readyAt: at, endsAt: at, isReady: false, isOpened: false };
    return isOtherRequest({ entries, current: { number, by: stored.id, ...times } });
  };
  expect(isOtherRequest({ entries: again, current: null })).toBe(false);
  expect(named(2, anna)).toBe(false);
  expect(named(2, bruno)).toBe(true);
  expect(named(0, anna)).toBe(true);
  expect(named(0, anna, stopped)).toBe(true);
});

test('W7 a custodian reads the reason of a request with a key that opens nothing else', async () => {
  const chain = officeOf(office, [anna]);
  const sample = await sampleReport(chain, anna);
  const reports = new Reports(anna, new Ring(anna.vaultKey, []));
  await reports.open(sample.opened, chain);
  const custodian = { id: bruno.stored.id, kem: bruno.stored.kem };
  const draft = { kind: 'identity-asked', note: { text: 'To hear her.' }, custodian, at };
  const { key, parts, entry: asked } = await reports.entry(sample.opened.id, draft);
  const context = reportContext({
    office: fromHex(office),
    report: fromHex(sample.opened.id),
    document: fromHex(sample.opened.document),
  });
  const half = random(32);
  const place = { context, purpose: 'identity', recipient: fromHex(bruno.stored.id) } as const;
  const request: CustodianRequest = {
    report: sample.opened.id,
    office,
    document: sample.opened.document,
    entries: 2,
    last: '0'.repeat(64),
    lastAt: '2026-11-21T10:01:00.000Z',
    asked,
    number: 1,
    by: anna.stored.id,
    answer: 'waiting',
    reason: { id: parts![0]!.id!, sealed: parts![0]!.sealed, key: key! },
    identity: toBase64(await wrapShare(half, place, fromHex(bruno.stored.kem))),
  };
  const signers = new Map([anna, bruno].map(({ stored }) => [stored.id, stored.sign]));
  const open = async (vault: OpenVault, one: CustodianRequest) =>
    (await openRequests(vault, { requests: [one], signers }))[0];
  expect(await open(bruno, request)).toMatchObject({ reason: 'To hear her.', isSigned: true });
  const body = sample.opened.parts.find(({ kind }) => kind === 'body')!;
  const swapped = { ...request, reason: { ...request.reason!, sealed: body.sealed } };
  expect(await open(bruno, swapped)).toMatchObject({ reason: null, isSigned: false });
  expect((await open(anna, request))?.reason).toBeNull();
  // A request that nobody signed, that another manager signed, or that belongs to another report.
  const forged = signEntry(asked.entry, bruno.secrets.signing);
  const note = signEntry({ ...asked.entry, kind: 'noted' }, anna.secrets.signing);
  const elsewhere = signEntry({ ...asked.entry, report: 'f'.repeat(64) }, anna.secrets.signing);
  for (const one of [forged, note, elsewhere])
    expect(await open(bruno, { ...request, asked: one })).toMatchObject({ isSigned: false });
  expect(await open(bruno, { ...request, by: bruno.stored.id })).toMatchObject({ isSigned: false });
  expect(await open(bruno, { ...request, number: 2 })).toMatchObject({ isSigned: false });

  const reader = { id: anna.stored.id, kem: anna.stored.kem };
  const allowed = await custodianAnswer(bruno, { request, reader, text: '', at });
  expect(allowed.entry.entry).toMatchObject({ kind: 'identity-allowed', author: bruno.stored.id, number: 2 });
  // Not before the last entry, whatever the clock of this device says.
  expect(allowed.entry.entry.at).toBe(request.lastAt);
  const own = { context, purpose: 'identity', recipient: fromHex(anna.stored.id) } as const;
  expect(await unwrapShare(fromBase64(allowed.wrap!.wrapped), own, anna.secrets.kemSeed)).toEqual(half);
  const refused = await custodianAnswer(bruno, { request, reader: null, text: 'Not needed.', at });
  expect(refused.entry.entry.kind).toBe('identity-refused');
  expect(refused.wrap).toBeUndefined();
  expect(refused.parts).toMatchObject([{ kind: 'note', id: request.reason?.id }]);
});
