import { fromBase64 } from '../base64.ts';
import { canonicalText } from '../canonical.ts';
import { failed, open, passed, verdictOf, type Check, type Verdict } from '../bundle/check.ts';
import { logFault, lineFault } from '../bundle/bundle.ts';
import { checkTrust, openCheckpoint } from '../bundle/trust.ts';
import { checkWitnesses } from '../bundle/witnesses.ts';
import { parseWitnessKey } from '../cosignature.ts';
import { entryBytes, entryLeafHash, isEntry } from '../entry.ts';
import { sha256, type Hash } from '../hash.ts';
import { keySpans } from '../rotation.ts';
import { verifyIncreasing } from '../tree/increasing-proofs.ts';
import type { VerifyOptions } from '../bundle/verify-bundle.ts';
import type { LogHead, LogLine } from './log-file.ts';

/** The result of every check, the first line of the file if it is well-formed, and how many events were read. */
export type VerifiedLog = Verdict & { readonly log?: LogHead; readonly events: number };

export type LogVerifier = {
  /** Takes the next line, without its line feed. Returns false once a fault was found: the rest need not be read. */
  take(line: string): boolean;
  /** Gives the verdict after the last line. */
  finish(): VerifiedLog;
};

/** Whether a text begins as a log file does. */
export function isLogFile(text: string): boolean {
  return text.slice(0, 4000).split('\n', 1)[0]?.includes('"format":"candor-log-1"') ?? false;
}

/**
 * Verifies an exported range of an audit log line by line, in constant memory: that each event is in the signed log as it is
 * written here, and, unless the file names a filter, that no event between the first and the last was left out. Never throws.
 */
export function logVerifier({ trusted = [], hash = sha256 }: VerifyOptions = {}): LogVerifier {
  let head: LogHead | undefined;
  let form: Check | undefined;
  let eventsFault: Check | undefined;
  let count = 0;
  let last = 0;
  let events: ReturnType<typeof eventVerifier> | undefined;

  return {
    take(line) {
      if (form || eventsFault) return false;
      if (!head) {
        const read = readLine(line, logFault);
        if ('fault' in read) form = read.fault;
        else {
          head = read.value as LogHead; // logFault validated every member
          events = eventVerifier(head, hash);
        }
        return form === undefined;
      }
      const read = readLine(line, lineFault);
      if ('fault' in read) {
        form = { ...read.fault, detail: `${count + 2}` };
        return false;
      }
      const { fault, number } = events?.(read.value as LogLine, last) ?? { fault: undefined, number: 0 }; // as above
      eventsFault = fault;
      if (!fault) [last, count] = [number, count + 1];
      return fault === undefined;
    },

    finish() {
      if (!head) return { ok: false, checks: [form ?? failed('form', 'not-json')], events: 0 };
      const keys = keySpans(head.keys);
      const spans = keys.ok ? keys.spans : [];
      const opened = openCheckpoint(head.checkpoint, spans, { everySignature: true });
      const isWhole = head.filter !== null || (last === head.to && count === head.to - head.from + 1);
      const checks = [
        form ?? passed('form', 'ok'),
        form
          ? open('events', 'unread')
          : (eventsFault ??
            (isWhole
              ? passed('events', head.filter === null ? 'ok' : 'filtered')
              : failed('events', 'cut', String(last)))),
        opened.ok ? passed('checkpoint', 'ok') : failed('checkpoint', opened.refusal),
        keys.ok ? passed('keys', 'ok') : failed('keys', keys.refusal),
        ...checkWitnesses(head, trusted),
        checkTrust(
          trusted.filter((text) => parseWitnessKey(text.trim()) === undefined),
          opened.ok ? { spans, checkpoint: opened.checkpoint, grewFrom: [] } : undefined,
        ),
      ];
      return { ...verdictOf(checks), log: head, events: count };
    },
  };
}

/** Verifies a log file as a whole. */
export function verifyLog(text: string, options: VerifyOptions = {}): VerifiedLog {
  const verifier = logVerifier(options);
  const lines = text.split('\n');
  // Every line ends with a line feed.
  if (lines.pop() !== '') lines.push('');
  for (const line of lines) if (!verifier.take(line)) break;
  return verifier.finish();
}

type Taken = { readonly fault?: Check; readonly number: number };

/** Checks each event: its place in the log, and that its number follows the one before. */
function eventVerifier(head: LogHead, hash: Hash): (line: LogLine, last: number) => Taken {
  const keys = keySpans(head.keys);
  const opened = openCheckpoint(head.checkpoint, keys.ok ? keys.spans : [], { everySignature: true });
  const verify = opened.ok ? verifyIncreasing(opened.checkpoint, hash) : undefined;
  return ({ record, salt, leaf, proof }, last) => {
    if (!isEntry(record) || record.kind !== 'audit' || record.account !== head.account)
      return { fault: failed('events', 'malformed', String(last)), number: last };
    const number = Number(record.key);
    const fault = (code: 'not-included' | 'gap') => ({ fault: failed('events', code, String(number)), number });
    const follows = last === 0 ? number >= head.from : number > last;
    const isNext = last === 0 ? number === head.from : number === last + 1;
    if (!follows || number > head.to || (head.filter === null && !isNext)) return fault('gap');
    if (!verify) return { number };
    const own = entryLeafHash(head.account, bytesOf(salt), entryBytes(record), hash);
    return verify(leaf.index, own, proof.map(bytesOf)) ? { number } : fault('not-included');
  };
}

type Read = { readonly value: unknown } | { readonly fault: Check };

function readLine(line: string, fault: (value: unknown) => string | undefined): Read {
  try {
    const value: unknown = JSON.parse(line);
    if (canonicalText(value) !== line) return { fault: failed('form', 'not-canonical') };
    const wrong = fault(value);
    return wrong === undefined ? { value } : { fault: failed('form', 'shape', wrong) };
  } catch {
    return { fault: failed('form', 'not-json') };
  }
}

const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array(32);
