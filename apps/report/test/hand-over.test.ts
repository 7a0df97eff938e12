import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { sha256 } from '@app/evidence/hash.ts';
import type { SignedOffice } from '@app/sealing';
import type { ToolOffice } from '@app/whistleblowing';
import { loadToolWords } from '../src/tool/load-words.ts';
import { toHex } from '../src/tool/encoding.ts';
import { handOverContent, handOverNote } from '../src/tool/hand-over-content.ts';
import { blackenedSections, filesOf, mayHandName, sectionsOf } from '../src/tool/hand-over-rules.ts';
import { blackened, blackenTerms, blackMark } from '../src/tool/vault/blacken.ts';
import { handOver, isRecipient, type HandOverKey } from '../src/tool/vault/hand-over.ts';
import type { OpenVault } from '../src/tool/vault/opening.ts';
import type { ReportView } from '../src/tool/vault/report-view.ts';
import { Reports } from '../src/tool/vault/reports.ts';
import { Ring } from '../src/tool/vault/ring.ts';
import { manager, officeOf, sampleReport, written } from './sample-report.ts';

const office = 'cd'.repeat(16);
const at = '2026-11-21T10:00:00.000Z';
let anna: OpenVault;
let chain: readonly SignedOffice[];

beforeAll(async () => {
  anna = await manager('Anna');
  chain = officeOf(office, [anna]);
});

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** A report with a note and a file, handed over without the word “supplier”. */
async function handed(key: HandOverKey, terms: readonly string[]) {
  const sample = await sampleReport(chain, anna, ['what the paper says']);
  const reports = new Reports(anna, new Ring(anna.vaultKey, []));
  await reports.open(sample.opened, chain);
  const entry = await reports.entry(sample.opened.id, {
    kind: 'noted',
    note: { text: 'Ask the SUPPLIER <b>again</b>.' },
    at,
  });
  const found = await reports.open(written(sample.opened, entry), chain);
  if ('fault' in found) throw new Error(found.fault.code);
  const { view } = found;
  const spoken = { words: await loadToolWords('en'), locale: 'en' } as const;
  const people = new Map([[anna.stored.id, 'Anna']]);
  const toolOffice = { id: office, site: { id: '', name: 'Example Inc.' }, chain } as unknown as ToolOffice;
  const all = sectionsOf({ view, office: toolOffice, people }, spoken).filter(({ id }) => id !== 'name');
  const { sections, count } = blackenedSections(all, terms);
  const source = { view, office: toolOffice, people, own: anna.stored, sections, recipient: 'Public prosecutor' };
  const content = handOverContent(source, terms, spoken);
  const [file] = filesOf(view);
  const bytes = await reports.file(sample.opened.id, file!, sample.chunks[0]!);
  const made = await handOver({ ...reports.log(view.id), chain }, content, {
    files: [{ name: blackened(file!.name, terms).text, bytes }],
    key,
  });
  const note = handOverNote(
    { ...source, reason: 'By court order', files: [file!], terms, count, sha256: made.sha256 },
    spoken,
  );
  return { made, note, count };
}

test('the file for an authority opens with its key alone, and holds what was chosen, the log and a manifest', async () => {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const { made, note, count } = await handed({ kind: 'recipient', recipient }, ['supplier', 'paper 0']);
  expect(count).toBe(2);
  expect(textOf(made.bytes)).not.toContain('Invoices');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const inside = unzipSync(await decrypter.decrypt(made.bytes));
  expect(Object.keys(inside).toSorted()).toEqual([
    `files/01-${blackMark}.txt`,
    'log.json',
    'manifest.json',
    'report.html',
    'report.json',
  ]);
  const page = textOf(inside['report.html']);
  expect(page).toContain('Invoices are paid twice.');
  expect(page).toContain(`Ask the ${blackMark} &lt;b&gt;again&lt;/b&gt;.`);
  for (const [name, bytes] of Object.entries(inside)) expect(textOf(bytes), name).not.toMatch(/supplier|Neri/i);
  expect(textOf(inside[`files/01-${blackMark}.txt`])).toBe('what the paper says');

  const manifest = JSON.parse(textOf(inside['manifest.json']));
  expect(manifest).toMatchObject({
    format: 'candor-hand-over-1',
    recipient: 'Public prosecutor',
    madeBy: 'Anna',
    blackened: { by: 'Anna', passages: 2 },
    hasOfficeDocuments: true,
    parts: [{ id: 'facts' }, { id: 'notes', texts: 1 }],
  });
  for (const { path, sha256: hash } of manifest.files) expect(toHex(sha256(inside[path]!)), path).toBe(hash);
  const log = JSON.parse(textOf(inside['log.json']));
  expect(log.entries.map(({ entry }: { entry: { kind: string } }) => entry.kind)).toEqual(['received', 'noted']);
  // The log of the report keeps all of it, for the managers.
  expect(note.split('\n')).toEqual([
    'Handed over to: Public prosecutor',
    'By court order',
    'Parts: Facts, Notes, paper 0.txt',
    '2 passages are redacted. supplier, paper 0',
    `SHA-256: ${toHex(sha256(made.bytes))}`,
  ]);
  const stranger = new Decrypter();
  stranger.addIdentity(await generateIdentity());
  await expect(stranger.decrypt(made.bytes)).rejects.toThrow('no identity matched');
});

test('a blackened name of a manager stands nowhere in the file: the documents that name signers are left out', async () => {
  const identity = await generateIdentity();
  const { made } = await handed({ kind: 'recipient', recipient: await identityToRecipient(identity) }, ['Anna']);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const inside = unzipSync(await decrypter.decrypt(made.bytes));
  for (const [name, bytes] of Object.entries(inside)) expect(textOf(bytes), name).not.toContain('Anna');
  expect(JSON.parse(textOf(inside['manifest.json']))).toMatchObject({ hasOfficeDocuments: false, madeBy: blackMark });
  const log = JSON.parse(textOf(inside['log.json']));
  expect(log).toMatchObject({ office: null, entries: [{}, { entry: { author: anna.stored.id } }] });
});

test('W8 the name is offered once the log says that it is passed on, and no longer after the reporter declined', () => {
  const of = (...kinds: readonly string[]) => mayHandName(kinds.map((kind) => ({ kind })));
  expect(of('received', 'identity-opened')).toBe(false);
  expect(of('received', 'consented')).toBe(false);
  expect(of('received', 'consented', 'identity-passed')).toBe(true);
  expect(of('received', 'consented', 'identity-passed', 'declined')).toBe(false);
  expect(of('received', 'declined', 'disclosure-told', 'identity-passed')).toBe(true);
});

test('notes of managers are what they noted: no reason, and nothing of what was handed over before', async () => {
  const entry = (kind: string, text: string) => ({
    number: 1,
    kind,
    at,
    author: 'a',
    text,
    move: null,
    person: null,
    isMessage: false,
    isRemoved: false,
    files: [],
  });
  const entries = [entry('noted', 'Ask again.'), entry('identity-opened', 'Why'), entry('handed-over', 'supplier')];
  const view = { entries, body: null, identity: { fullName: 'Carla Neri', contact: '' } } as unknown as ReportView;
  const source = { view, office: { chain } as unknown as ToolOffice, people: new Map() };
  const sections = sectionsOf(source, { words: await loadToolWords('en'), locale: 'en' });
  expect(sections.map(({ id, texts }) => [id, texts.map(({ text }) => text)])).toEqual([['notes', ['Ask again.']]]);
});

test('the file opens with a passphrase, and not with another', async () => {
  const { made } = await handed({ kind: 'passphrase', passphrase: 'seven random words' }, []);
  const open = async (passphrase: string) => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    return decrypter.decrypt(made.bytes);
  };
  await expect(open('seven words that were guessed')).rejects.toThrow('no identity matched');
  expect(Object.keys(unzipSync(await open('seven random words')))).toContain('report.html');
}, 60_000);

test('what is no recipient of age is told before anything is made', () => {
  for (const wrong of ['', 'age1', 'ssh-ed25519 AAAA', 'AGE-SECRET-KEY-1', 'age1qqqqqqqqqqqqqqqqqqqq'])
    expect(isRecipient(wrong), wrong).toBe(false);
});

test('words are blackened wherever they stand, and the marks tell no length', () => {
  expect(blackenTerms(' Rossi \n\nRossi\nMario  Bianchi')).toEqual(['Rossi', 'Mario  Bianchi']);
  expect(blackened("ROSSI's and Grossi, rossi.", ['Rossi'])).toEqual({
    text: `${blackMark}'s and G${blackMark}, ${blackMark}.`,
    count: 3,
  });
  // The longer one first, blanks of any kind, and what looks like a pattern is none.
  expect(blackened('Anna Maria\n Verdi', ['Anna', 'Anna Maria Verdi']).text).toBe(blackMark);
  expect(blackened('a.b axb (c) [d] e+ f/g h-i', ['a.b', '(c)', '[d]', 'e+', 'f/g', 'h-i'])).toEqual({
    text: `${blackMark} axb ${blackMark} ${blackMark} ${blackMark} ${blackMark} ${blackMark}`,
    count: 6,
  });
  // Of those that overlap, nothing is left, and a term that overlaps itself leaves nothing either.
  expect(blackened('Anna Maria Verdi', ['Anna Maria', 'Maria Verdi'])).toEqual({ text: blackMark, count: 1 });
  expect(blackened('ananana', ['anana'])).toEqual({ text: blackMark, count: 1 });
  expect(blackened('\u{1f600}\u{1f600}\u{1f600}', ['\u{1f600}\u{1f600}'])).toEqual({ text: blackMark, count: 1 });
  // Apostrophes of any kind.
  expect(blackened("D’Amico, d'amico and O'Neil", ["D'Amico", 'O’Neil'])).toEqual({
    text: `${blackMark}, ${blackMark} and ${blackMark}`,
    count: 3,
  });
  // However the letter was typed.
  expect(blackened('Cafe\u0301', ['caf\u00e9'])).toEqual({ text: blackMark, count: 1 });
  expect(blackened('Straße', ['x']).count).toBe(0);
});
