import { argon2id } from '@noble/hashes/argon2.js';
import { expect, test } from 'vitest';
import {
  addWay,
  formatCard,
  isChallenge,
  isSignedRequest,
  newChallenge,
  newKit,
  newManagerSecrets,
  newRecovery,
  newVaultKey,
  openRing,
  openVault,
  openWay,
  parseCard,
  recover,
  ringBlock,
  ringKey,
  sealRing,
  sealVault,
  signRequest,
  stretching,
  kemPublicKey,
  type RecoveryCard,
  type Stretch,
} from '../src/index.ts';
import { flipped, random, receiptOf, someBytes, utf8 } from './some.ts';

const owner = { account: 'account', person: 'person' };
// As little work as possible: what is tested here is what a passphrase opens.
const stretch: Stretch = (passphrase, salt) =>
  Promise.resolve(argon2id(passphrase, salt, { m: 8, t: 1, p: 1, dkLen: stretching.length }));

test('a vault opens by its passphrase, its kit or its passkey, and by no other', async () => {
  const secrets = newManagerSecrets(random);
  const vaultKey = newVaultKey(random);
  const sealed = sealVault(vaultKey, owner, secrets, random);
  const kit = newKit(random);
  const openers = [
    { kind: 'passphrase', passphrase: 'sette parole caffè', stretch },
    { kind: 'kit', kit },
    { kind: 'passkey', prf: someBytes('prf'), credential: someBytes('credential') },
  ] as const;
  for (const opener of openers) {
    const way = await addWay(vaultKey, owner, { opener, salt: random(16) }, random);
    expect(openVault(await openWay(way, owner, opener), owner, sealed)).toEqual(secrets);
    await expect(openWay(way, { ...owner, person: 'another' }, opener)).rejects.toThrow('not-authentic');
    await expect(openWay({ ...way, salt: random(16) }, owner, opener)).rejects.toThrow('not-authentic');
    const others = openers.filter(({ kind }) => kind !== opener.kind);
    for (const other of others) await expect(openWay(way, owner, other)).rejects.toThrow('unknown-format');
  }
  const [passphrase] = openers;
  const way = await addWay(vaultKey, owner, { opener: passphrase, salt: random(16) }, random);
  await expect(openWay(way, owner, { ...passphrase, passphrase: 'sette parole caffe' })).rejects.toThrow(
    'not-authentic',
  );
  // The accent as a character of its own: another keyboard, the same passphrase.
  await expect(openWay(way, owner, { ...passphrase, passphrase: 'sette parole caffe\u0300' })).resolves.toEqual(
    vaultKey,
  );
  expect(() => openVault(vaultKey, { ...owner, account: 'another' }, sealed)).toThrow('not-authentic');
});

test('any k cards recover the key, k - 1 do not, nor does a changed card or one of another office', async () => {
  const { publicKey, cards } = await newRecovery({ cards: 5, needed: 3 }, random);
  const [a, b, c, d, e] = cards as [RecoveryCard, RecoveryCard, RecoveryCard, RecoveryCard, RecoveryCard];
  for (const three of [
    [a, b, c],
    [c, d, e],
    [e, a, d],
  ]) {
    const seed = await recover(three, publicKey);
    expect(await kemPublicKey(seed!)).toEqual(publicKey);
  }
  expect(await recover([a, b, c, d, e], publicKey)).toBeDefined();
  expect(await recover([a, b], publicKey)).toBeUndefined();
  expect(await recover([a, a, b], publicKey)).toBeUndefined();
  expect(await recover([], publicKey)).toBeUndefined();
  expect(await recover([a, b, { ...c, share: flipped(c.share, 9) }], publicKey)).toBeUndefined();
  const other = await newRecovery({ cards: 3, needed: 2 }, random);
  expect(await recover(other.cards, publicKey)).toBeUndefined();
  expect(parseCard(formatCard(d))).toEqual(d);
  expect(parseCard(formatCard(d).replace(/^./, (letter) => (letter === '0' ? '1' : '0')))).toBe('check');
  await expect(newRecovery({ cards: 3, needed: 1 }, random)).rejects.toThrow(RangeError);
  await expect(newRecovery({ cards: 2, needed: 3 }, random)).rejects.toThrow(RangeError);
});

test('a ring gives back its shares in blocks of one size, each in its place', () => {
  const key = ringKey(newVaultKey(random));
  const entries = [1, 2, 3].map((at) => ({ report: someBytes(`report ${at}`, 16), share: someBytes(`share ${at}`) }));
  const sealed = sealRing(key, 0, entries, random);
  expect(openRing(key, 0, sealed)).toEqual(entries);
  expect(sealRing(key, 0, [], random)).toHaveLength(sealed.length);
  expect(() => openRing(key, 1, sealed)).toThrow('not-authentic');
  expect(() => openRing(ringKey(newVaultKey(random)), 0, sealed)).toThrow('not-authentic');
  const tooMany = Array.from({ length: ringBlock + 1 }, () => entries[0]!);
  expect(() => sealRing(key, 0, tooMany, random)).toThrow(RangeError);
});

test('a challenge is the server’s own, for a minute', () => {
  const key = someBytes('challenges');
  const challenge = newChallenge(key, 1_800_000_000, random);
  expect(isChallenge(challenge, key, 1_800_000_000)).toBe(true);
  expect(isChallenge(challenge, key, 1_800_000_060)).toBe(true);
  expect(isChallenge(challenge, key, 1_800_000_061)).toBe(false);
  expect(isChallenge(challenge, key, 1_799_999_999)).toBe(false);
  expect(isChallenge(challenge, someBytes('another key'), 1_800_000_000)).toBe(false);
  for (const changed of [flipped(challenge, 3), flipped(challenge, 100), challenge.slice(1), new Uint8Array(0)])
    expect(isChallenge(changed, key, 1_800_000_000)).toBe(false);
});

test('W4 a request to a mailbox is signed as a whole', () => {
  const { signing, publicKey } = receiptOf('receipt');
  const request = {
    challenge: someBytes('challenge', 52),
    method: 'POST',
    path: '/mailbox/messages',
    body: utf8('sealed'),
  };
  const signature = signRequest(request, signing);
  expect(isSignedRequest(request, signature, publicKey)).toBe(true);
  for (const change of [
    { method: 'GET' },
    { path: '/mailbox' },
    { body: utf8('other') },
    { challenge: someBytes('x', 52) },
  ])
    expect(isSignedRequest({ ...request, ...change }, signature, publicKey)).toBe(false);
  expect(isSignedRequest(request, signature, receiptOf('another').publicKey)).toBe(false);
});
