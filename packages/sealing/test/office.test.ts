import { ed25519 } from '@noble/curves/ed25519.js';
import { expect, test } from 'vitest';
import {
  checkEntries,
  checkOffice,
  entryHash,
  officeChanges,
  officeFingerprint,
  officeHash,
  signEntry,
  signOffice,
  type OfficeDocument,
  type Recipient,
  type ReportEntry,
  type SignedEntry,
  type SignedOffice,
} from '../src/index.ts';
import { hex, someBytes } from './some.ts';

const office = hex(someBytes('office', 16));
const secretOf = (word: string) => someBytes(`${word} signs`);
const person = (word: string): Recipient => ({
  id: hex(someBytes(word, 16)),
  name: word,
  function: 'Compliance',
  kem: hex(someBytes(`${word} kem`, 1216)),
  sign: hex(ed25519.getPublicKey(secretOf(word))),
});
const [anna, bruno, eve] = [person('Anna'), person('Bruno'), person('Eve')];

const first: OfficeDocument = {
  format: 'candor-office-1',
  office,
  version: 1,
  before: null,
  day: '2026-11-29',
  country: 'IT',
  recipients: [anna, bruno],
  custodian: null,
  recovery: null,
  form: { name: 'Harbor' },
};
const next = (before: OfficeDocument, change: Partial<OfficeDocument>): OfficeDocument => ({
  ...before,
  version: before.version + 1,
  before: hex(officeHash(before)),
  ...change,
});
const second = next(first, { recipients: [anna, eve] });
const chain: SignedOffice[] = [
  signOffice(first, anna.id, secretOf('Anna')),
  signOffice(second, bruno.id, secretOf('Bruno')),
];

test('a chain of office documents is sound when each is signed by a manager of the one before', () => {
  expect(checkOffice(chain, office)).toEqual({ current: second, fingerprint: officeFingerprint(first), unsigned: [] });
  expect(officeFingerprint(first)).toMatch(/^(?:\d{3} ){8}\d{3}$/);
  expect(officeFingerprint(second)).not.toBe(officeFingerprint(first));
  expect(officeChanges(first, second)).toEqual(['recipients']);
});

test('a key that somebody swapped, a document left out or an own signature is named by its version', () => {
  const swapped = { ...second, recipients: [anna, { ...eve, kem: hex(someBytes('thief', 1216)) }] };
  const cases: [SignedOffice[], string][] = [
    [[], 'empty'],
    [[{ ...chain[0]!, document: { ...first, recipients: [anna, eve] } }], 'signature'],
    [[chain[0]!, { ...chain[1]!, document: swapped }], 'signature'],
    // Eve is not in the document before, so she cannot let herself in.
    [[chain[0]!, signOffice(second, eve.id, secretOf('Eve'))], 'signature'],
    [[chain[0]!, signOffice(second, bruno.id, secretOf('Eve'))], 'signature'],
    [[chain[1]!], 'gap'],
    [[chain[0]!, chain[0]!], 'gap'],
    [[chain[0]!, signOffice({ ...second, before: hex(someBytes('x')) }, anna.id, secretOf('Anna'))], 'broken'],
    [[signOffice({ ...first, office: hex(someBytes('other', 16)) }, anna.id, secretOf('Anna'))], 'other-office'],
    [[{ document: first, by: null, signature: null }], 'signature'],
    [[signOffice({ ...first, recipients: [] }, anna.id, secretOf('Anna'))], 'malformed'],
    [[{ ...chain[0]!, document: null as unknown as OfficeDocument }], 'malformed'],
  ];
  for (const [changed, code] of cases) expect(checkOffice(changed, office)).toMatchObject({ code });
});

test('managers who were replaced without a signature are said, for good', () => {
  const seized = next(second, { recipients: [eve] });
  const after = next(seized, { country: 'FR' });
  const whole = [...chain, { document: seized, by: null, signature: null }, signOffice(after, eve.id, secretOf('Eve'))];
  expect(checkOffice(whole, office)).toMatchObject({ unsigned: [3], fingerprint: officeFingerprint(first) });
});

const report = hex(someBytes('report'));
const keyOf = (author: string) =>
  author === 'reporter'
    ? ed25519.getPublicKey(secretOf('reporter'))
    : [anna, bruno].some(({ id }) => id === author)
      ? ed25519.getPublicKey(secretOf(author === anna.id ? 'Anna' : 'Bruno'))
      : undefined;

function entries(): SignedEntry[] {
  const list: SignedEntry[] = [];
  const add = (author: string, word: string, more: Partial<ReportEntry>) => {
    const last = list.at(-1)?.entry;
    const entry: ReportEntry = {
      format: 'candor-report-entry-1',
      report,
      number: list.length,
      before: last ? entryHash(last) : null,
      kind: 'moved',
      at: '2026-11-29',
      author,
      ...more,
    };
    list.push(signEntry(entry, secretOf(word)));
  };
  add('reporter', 'reporter', { kind: 'received', part: hex(someBytes('envelope')) });
  add(anna.id, 'Anna', { move: ['received', 'acknowledged'] });
  add(bruno.id, 'Bruno', { kind: 'note', part: hex(someBytes('note')) });
  return list;
}

test('W12 entries of a report are sound, and one that is cut, moved, changed or forged is named', () => {
  const [a, b, c] = entries() as [SignedEntry, SignedEntry, SignedEntry];
  expect(checkEntries([a, b, c], report, keyOf)).toBeUndefined();
  const forged = { ...b.entry, move: ['received', 'rejected'] as const };
  const cases: [SignedEntry[], string, number][] = [
    [[a, c], 'gap', 1],
    [[b, c], 'gap', 0],
    [[a, { ...c, entry: { ...c.entry, number: 1 } }], 'broken', 1],
    [[a, { ...b, entry: forged }, c], 'signature', 1],
    [[a, signEntry(forged, secretOf('Eve')), c], 'signature', 1],
    [[a, signEntry({ ...forged, author: eve.id }, secretOf('Eve')), c], 'unknown-author', 1],
    [[a, signEntry(forged, secretOf('Anna')), c], 'broken', 2],
    [[a, b, { ...c, signature: 'zz' }], 'signature', 2],
  ];
  for (const [list, code, number] of cases) expect(checkEntries(list, report, keyOf)).toEqual({ code, number });
  expect(checkEntries([a], hex(someBytes('another report')), keyOf)).toEqual({ code: 'other-report', number: 0 });
});
