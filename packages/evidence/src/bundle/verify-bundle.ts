import { bytesToHex } from '@noble/hashes/utils.js';
import { isAttested, parseAttestation } from '../attestation.ts';
import { fromBase64 } from '../base64.ts';
import { canonical } from '../canonical.ts';
import { parseCheckpoint, parseTime, type Checkpoint } from '../checkpoint.ts';
import { parseWitnessKey } from '../cosignature.ts';
import { sameBytes, sha256, type Hash } from '../hash.ts';
import { entryLeafHash, isEntry } from '../entry.ts';
import { leafHashOf } from '../leaf.ts';
import { keySpans, type KeySpan } from '../rotation.ts';
import { verifyConsistencyProof, verifyInclusionProof } from '../tree/proofs.ts';
import { fromUtf8, toUtf8 } from '../utf8.ts';
import {
  checkReport,
  isReportProof,
  reportProofFault,
  wordsChecked,
  type ProvenPart,
  type ReportProof,
  type WordsCheck,
} from '../report-proof.ts';
import { bundleFault, namedHashes, recordFault, type JsonObject, type ProofBundle } from './bundle.ts';
import { failed, open, passed, verdictOf, type Check, type Verdict } from './check.ts';
import { checkPerson } from './person.ts';
import { checkTrust, openCheckpoint } from './trust.ts';
import { checkWitnesses } from './witnesses.ts';

export type VerifyOptions = {
  /** Values the reader knows from another source: keys of the log as text, and kept checkpoints. All must match. */
  readonly trusted?: readonly string[];
  /** The e-mail address or name of whom a certificate should be about. */
  readonly person?: string | undefined;
  readonly hash?: Hash;
  /** Opens the words of a report, which takes ciphers. */
  readonly checkWords?: WordsCheck;
};

/** The result of every check, and the contents of the file if it is a well-formed proof bundle. */
export type Verified = Verdict & {
  readonly bundle?: ProofBundle;
  /** Of the proof of a report: its entry. */
  readonly report?: JsonObject;
  /** Of the proof of a report: the words that it shows, if they were sent so. */
  readonly words?: readonly ProvenPart[];
};

/** Verifies a proof bundle file: UTF-8, JSON, in canonical form, so that changing any byte invalidates it. Never throws. */
export function verifyFile(bytes: Uint8Array, options: VerifyOptions = {}): Verified {
  const text = fromUtf8(bytes);
  const parsed = text === undefined ? undefined : parseJson(text);
  if (!parsed) return refused(failed('form', 'not-json'));
  const written = attempt(() => canonical(parsed.value));
  if (!written || !sameBytes(written, bytes)) return refused(failed('form', 'not-canonical'));
  if (isReportProof(parsed.value)) return verifyReport(parsed.value, options);
  const fault = bundleFault(parsed.value);
  if (fault !== undefined) return refused(failed('form', 'shape', fault));
  // bundleFault validated every member.
  const bundle = parsed.value as ProofBundle;
  return { ...verdictOf(checksOf(bundle, options)), bundle };
}

/** Verifies the proof of a report: the root of its office in the log, and the report under that root. */
function verifyReport(value: object, options: VerifyOptions): Verified {
  const fault = reportProofFault(value);
  if (fault !== undefined) return refused(failed('form', 'shape', fault));
  // reportProofFault validated every member but the bundle.
  const proof = value as ReportProof;
  const log = verifyBundle(proof.log, options);
  if (!log.bundle) return log;
  const checked = attempt(() => checkReport(proof, options.hash)) ?? failed('report', 'not-included');
  const { checks, words } = attempt(() => wordsChecked(proof, options.checkWords)) ?? {
    checks: [failed('words', 'malformed')],
    words: undefined,
  };
  const verdict = verdictOf([...log.checks, checked, ...checks]);
  return { ...verdict, bundle: log.bundle, report: proof.entry, ...(verdict.ok && words && { words }) };
}

/** Verifies a proof bundle that is not a file, or no longer one. Never throws, whatever the input. */
export function verifyBundle(bundle: unknown, options: VerifyOptions = {}): Verified {
  const bytes = attempt(() => canonical(bundle));
  return bytes ? verifyFile(bytes, options) : refused(failed('form', 'not-canonical'));
}

function checksOf(bundle: ProofBundle, { trusted = [], person, hash = sha256 }: VerifyOptions): Check[] {
  const keys = keySpans(bundle.keys);
  const spans = keys.ok ? keys.spans : [];
  const opened = openCheckpoint(bundle.checkpoint, spans, { everySignature: true });
  // Faults in a record are worth reporting even without a valid signature.
  const claimed = parseCheckpoint(bundle.checkpoint);
  const history = opened.ok ? (bundle.earlier ?? []).map((one) => earlierOf(one, opened.checkpoint, spans, hash)) : [];
  const grewFrom = history.flatMap((one) => (one.ok ? [one.checkpoint] : []));
  const wrong = history.find((one) => !one.ok);
  return [
    passed('form', 'ok'),
    checkRecord(bundle),
    checkTexts(bundle, hash),
    ...checkPerson(bundle, person, hash),
    checkInclusion(bundle, claimed, hash),
    opened.ok ? passed('checkpoint', 'ok') : failed('checkpoint', opened.refusal),
    keys.ok ? passed('keys', 'ok') : failed('keys', keys.refusal),
    checkTime(bundle, claimed),
    ...(bundle.earlier
      ? [
          !opened.ok
            ? open('earlier', 'no-checkpoint')
            : wrong
              ? failed('earlier', wrong.refusal)
              : passed('earlier', 'ok'),
        ]
      : []),
    ...checkWitnesses(bundle, trusted),
    checkTrust(ofLogs(trusted), opened.ok ? { spans, checkpoint: opened.checkpoint, grewFrom } : undefined),
  ];
}

/** The trusted values of logs, without the keys of witnesses. */
function ofLogs(trusted: readonly string[]): readonly string[] {
  return trusted.filter((text) => parseWitnessKey(text.trim()) === undefined);
}

function checkRecord({ record }: ProofBundle): Check {
  const fault = recordFault(record, (text) => parseTime(text) !== undefined);
  return fault === undefined ? passed('record', 'ok') : failed('record', 'malformed', fault);
}

function checkTexts({ record, texts }: ProofBundle, hash: Hash): Check {
  const named = new Set(namedHashes(record));
  const shown = new Set(texts.map((text) => text.sha256));
  const changed = texts.find(({ sha256: said, text }) => bytesToHex(hash(toUtf8(text))) !== said);
  if (changed) return failed('texts', 'changed', changed.sha256);
  const missing = [...named].find((one) => !shown.has(one));
  if (missing !== undefined) return failed('texts', 'missing', missing);
  // Nothing proves a text that the record does not refer to.
  const loose = [...shown].find((one) => !named.has(one));
  if (loose !== undefined) return failed('texts', 'not-named', loose);
  if (shown.size < texts.length) return failed('texts', 'twice');
  if (!isOfRecord(record, texts)) return failed('texts', 'other');
  return named.size === 0 ? passed('texts', 'none-named') : passed('texts', 'ok');
}

/** Whether the attestation of a record is of its kind and account. */
function isOfRecord(record: ProofBundle['record'], texts: ProofBundle['texts']): boolean {
  if (!isAttested(record)) return true;
  const said = parseAttestation(texts[0]?.text ?? '');
  return said?.kind === record.kind && said.account === record.account;
}

function checkInclusion(bundle: ProofBundle, checkpoint: Checkpoint | undefined, hash: Hash): Check {
  if (!checkpoint) return open('inclusion', 'no-root');
  const leaf = leafOf(bundle, hash);
  const place = { leaf, index: bundle.leaf.index, size: checkpoint.size, root: checkpoint.root };
  return verifyInclusionProof(place, bundle.proof.map(bytesOf), hash)
    ? passed('inclusion', 'ok')
    : failed('inclusion', 'not-included');
}

/** Consents and other records have leaves of different versions, so that neither can be presented as the other. */
function leafOf({ account, salt, record }: ProofBundle, hash: Hash): Uint8Array {
  const bytes = bytesOf(salt);
  return isEntry(record)
    ? entryLeafHash(account, bytes, canonical(record), hash)
    : leafHashOf(account, bytes, record, hash);
}

function checkTime({ record }: ProofBundle, checkpoint: Checkpoint | undefined): Check {
  if (!checkpoint) return open('time', 'no-checkpoint');
  const said = isEntry(record) ? record.at : record['timestamp'];
  const time = typeof said === 'string' ? parseTime(said) : undefined;
  if (!time) return passed('time', 'no-record-time');
  return time <= checkpoint.time ? passed('time', 'ok') : failed('time', 'before-record');
}

type Earlier = NonNullable<ProofBundle['earlier']>[number];

function earlierOf({ checkpoint: note, proof }: Earlier, newer: Checkpoint, spans: readonly KeySpan[], hash: Hash) {
  const opened = openCheckpoint(note, spans, { everySignature: true });
  if (!opened.ok) return { ok: false, refusal: 'malformed' } as const;
  const { checkpoint } = opened;
  const grew = checkpoint.time <= newer.time && verifyConsistencyProof(checkpoint, newer, proof.map(bytesOf), hash);
  return grew ? ({ ok: true, checkpoint } as const) : ({ ok: false, refusal: 'not-consistent' } as const);
}

function refused(form: Check): Verified {
  return { ok: false, checks: [form] };
}

// bundleFault validated the base64.
const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array(0);

function parseJson(text: string): { readonly value: unknown } | undefined {
  return attempt(() => ({ value: JSON.parse(text) as unknown }));
}

/** The result, or undefined if the function throws: foreign input can throw anywhere, even in a getter. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
