import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  isEntry,
  isLogFile,
  logVerifier,
  verifyFile,
  witnessesOf,
  type Verified,
  type VerifiedLog,
} from '@app/evidence';
import { checkWords } from '@app/sealing/words.ts';
import { explain, outcomeOf, signerOf, visible, type Outcome } from '../src/explain.ts';
import { readAttestation } from '../src/read-attestation.ts';
import { readEvent, readLogHead, readRecord, rowsOf, type Row } from '../src/read-record.ts';
import { readWords } from '../src/read-words.ts';
import { wordsOf, type Language } from '../src/words.ts';
import { bytesOf, readArguments, usage, type Request } from './arguments.ts';
import { comparePages, pageLines, type PageRequest } from './pages.ts';
import { Unreadable } from './unreadable.ts';

/** Exit codes of the command. */
const codes: Record<Outcome['kind'], number> = { holds: 0, fails: 1, unreadable: 2, unknown: 3 };
const signs = { passed: '✓', failed: '✗', open: '?' } as const;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  console.error(error.message);
  if (error.showUsage) console.error(usage);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const request = readArguments();
  if (!request) {
    console.log(usage);
    return 0;
  }
  if ('url' in request) return runPages(request);
  const verified = await verify(request);
  const outcome = outcomeOf(verified, request.language);
  console.log(
    request.json
      ? JSON.stringify(jsonOf(verified, outcome, request.language))
      : linesOf(verified, outcome, request).join('\n'),
  );
  return outcome.kind === 'unknown' && request.allowUnknown ? 0 : codes[outcome.kind];
}

async function runPages(request: PageRequest): Promise<number> {
  const findings = await comparePages(request);
  const isSame = findings.length === 0;
  console.log(request.json ? JSON.stringify({ ok: isSame, findings }) : pageLines(request, findings).join('\n'));
  return isSame ? codes.holds : codes.fails;
}

/** A log is read line by line, however large it is. @throws Unreadable */
async function verify({ file, trusted, person }: Request): Promise<Verified | VerifiedLog> {
  if (!isLogFile(beginningOf(file))) return verifyFile(bytesOf(file), { trusted, person, checkWords });
  const verifier = logVerifier({ trusted });
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (!verifier.take(line)) break;
  return verifier.finish();
}

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(4000);
  try {
    const opened = openSync(file, 'r');
    try {
      return bytes.toString('utf8', 0, readSync(opened, bytes));
    } finally {
      closeSync(opened);
    }
  } catch {
    return ''; // `bytesOf` says why it cannot be read
  }
}

/** JSON output for programs: the codes of the checks, with their explanations. */
function jsonOf(verified: Verified | VerifiedLog, { kind }: Outcome, language: Language) {
  const sentences = explain(verified, language).map(({ sentence }) => sentence);
  const checks = verified.checks.map((check, at) => ({ ...check, sentence: sentences[at] }));
  const content =
    'events' in verified
      ? { events: verified.events, ...(verified.log && { log: verified.log }) }
      : verified.bundle && { record: verified.bundle.record, ...(verified.words && { words: verified.words }) };
  return { ok: verified.ok, outcome: kind, checks, ...content };
}

function linesOf(
  verified: Verified | VerifiedLog,
  outcome: Outcome,
  { file, language, trusted }: Pick<Request, 'file' | 'language' | 'trusted'>,
): string[] {
  const checks = explain(verified, language).map(
    ({ status, title, sentence }) => `  ${signs[status]} ${title}: ${sentence}`,
  );
  return [
    `${file}: ${outcome.title}.`,
    outcome.sentence,
    '',
    ...recordLines(verified, language),
    ...checks,
    ...keyLines(verified, language),
    ...witnessLines(verified, trusted),
  ];
}

/** Keys for the user to compare with those known from another source. */
function keyLines(verified: Verified | VerifiedLog, language: Language): string[] {
  const bundle = 'events' in verified ? verified.log : verified.bundle;
  if (!bundle) return [];
  const { firstKey, key } = wordsOf(language).technical;
  const signer = signerOf(bundle);
  const lines = [`  ${firstKey}: ${line(bundle.keys.first)}`, ...(signer ? [`  ${key}: ${line(signer)}`] : [])];
  return ['', ...lines];
}

/** Known witnesses, with the time at which they state that they saw the signed checkpoint. */
function witnessLines(verified: Verified | VerifiedLog, trusted: readonly string[]): string[] {
  const bundle = 'events' in verified ? verified.log : verified.bundle;
  if (!bundle) return [];
  return witnessesOf(bundle, trusted).known.map(({ name, at }) => `  ${line(name)}: ${at.toISOString()}`);
}

function recordLines(verified: Verified | VerifiedLog, language: Language): string[] {
  const { record: words, texts, log, checks } = wordsOf(language);
  const rowLines = (title: string, rows: readonly Row[]) => [
    verified.ok ? title : words.claimed,
    ...rows.map((row) => `  ${lineOf(row)}`),
    '',
  ];
  if ('events' in verified)
    return verified.log ? rowLines(log.logTitle, readLogHead(verified.log, verified.events, language)) : [];
  const { bundle } = verified;
  if (!bundle) return [];
  const attested = readAttestation(bundle, language);
  if (attested)
    return attested.flatMap(({ title, rows }, at) =>
      at === 0 ? rowLines(title, rows) : [line(title), ...rows.map((row) => `  ${lineOf(row)}`), ''],
    );
  if (isEntry(bundle.record)) {
    const title = verified.report ? checks.report.title : log.eventTitle;
    const rows = [
      ...(verified.report ? rowsOf(verified.report, '', language) : []),
      ...readEvent(bundle.record, language),
    ];
    const said = readWords(verified.words ?? [], language).flatMap(({ title: part, rows: of }) => [
      `${wordsOf(language).words.title}, ${part}`,
      ...of.map((row) => `  ${lineOf(row)}`),
      '',
    ]);
    return [...said, ...rowLines(title, rows)];
  }
  const { when, who, choices, how, notices } = readRecord(bundle.record, language);
  const rows = [
    { name: words.when, value: when },
    ...who.map(({ name, value }) => ({ name: `${words.who}, ${name}`, value })),
    ...choices.map(({ name, value }) => ({ name: `${words.choices}, ${name}`, value })),
    ...how,
    ...notices.map(({ identifier, version, sha256 }) => ({
      name: texts.title,
      value: `${identifier} (${version}), SHA-256 ${sha256}`,
    })),
  ];
  return rowLines(words.title, rows);
}

function lineOf({ name, value }: Row): string {
  return name === '' ? line(value) : `${line(name)}: ${line(value)}`;
}

// Text from the file may contain characters that control the terminal or imitate a line of ours.
function line(text: string): string {
  return visible(text).replaceAll('\n', ' ⏎ ');
}
