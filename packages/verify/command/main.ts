import { witnessesOf, verifyFile, type Verified } from '@app/evidence';
import { explain, outcomeOf, signerOf, visible, type Outcome } from '../src/explain.ts';
import { readRecord } from '../src/read-record.ts';
import { wordsOf, type Language } from '../src/words.ts';
import { readArguments, Unreadable, usage, type Request } from './arguments.ts';

/** Exit codes of the command. */
const codes: Record<Outcome['kind'], number> = { holds: 0, fails: 1, unreadable: 2, unknown: 3 };
const signs = { passed: '✓', failed: '✗', open: '?' } as const;

try {
  process.exitCode = run();
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  console.error(error.message);
  if (error.showUsage) console.error(usage);
  process.exitCode = 2;
}

function run(): number {
  const request = readArguments();
  if (!request) {
    console.log(usage);
    return 0;
  }
  const verified = verifyFile(request.bytes, { trusted: request.trusted });
  const outcome = outcomeOf(verified, request.language);
  console.log(
    request.json
      ? JSON.stringify(jsonOf(verified, outcome, request.language))
      : linesOf(verified, outcome, request).join('\n'),
  );
  return outcome.kind === 'unknown' && request.allowUnknown ? 0 : codes[outcome.kind];
}

/** JSON output for programs: the codes of the checks, with their explanations. */
function jsonOf(verified: Verified, { kind }: Outcome, language: Language) {
  const sentences = explain(verified, language).map(({ sentence }) => sentence);
  const checks = verified.checks.map((check, at) => ({ ...check, sentence: sentences[at] }));
  return { ok: verified.ok, outcome: kind, checks, ...(verified.bundle && { record: verified.bundle.record }) };
}

function linesOf(
  verified: Verified,
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
function keyLines({ bundle }: Verified, language: Language): string[] {
  if (!bundle) return [];
  const { firstKey, key } = wordsOf(language).technical;
  const signer = signerOf(bundle);
  const lines = [`  ${firstKey}: ${line(bundle.keys.first)}`, ...(signer ? [`  ${key}: ${line(signer)}`] : [])];
  return ['', ...lines];
}

/** Known witnesses, with the time at which they state that they saw the signed checkpoint. */
function witnessLines({ bundle }: Verified, trusted: readonly string[]): string[] {
  if (!bundle) return [];
  return witnessesOf(bundle, trusted).known.map(({ name, at }) => `  ${line(name)}: ${at.toISOString()}`);
}

function recordLines({ bundle, ok }: Verified, language: Language): string[] {
  if (!bundle) return [];
  const { record: words, texts } = wordsOf(language);
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
  const lines = rows.map(({ name, value }) => `  ${line(name)}: ${line(value)}`);
  return [ok ? words.title : words.claimed, ...lines, ''];
}

// Text from the file may contain characters that control the terminal or imitate a line of ours.
function line(text: string): string {
  return visible(text).replaceAll('\n', ' ⏎ ');
}
