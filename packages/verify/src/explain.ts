import {
  formatVerifierKey,
  keySpans,
  parseCheckpoint,
  verifyCheckpoint,
  type Check,
  type ProofBundle,
  type Verified,
  type VerifiedLog,
} from '@app/evidence';
import { fill } from '@app/texts/fill.ts';
import { formatNumber } from '@app/texts/numbers.ts';
import { wordsOf, type Language } from './words.ts';

/** A check, explained for a person. */
export type Explained = {
  readonly name: Check['name'];
  readonly status: Check['status'];
  readonly title: string;
  readonly sentence: string;
};

/** The headline of a result: the outcome and its consequence. */
export type Outcome = {
  readonly kind: 'holds' | 'unknown' | 'fails' | 'unreadable';
  readonly title: string;
  readonly sentence: string;
};

/** A moment in words, in UTC, to the second: `March 1, 2026 at 9:30:01 AM UTC`. */
export function timeInWords(language: Language, time: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(time);
}

export function explain(verified: Verified | VerifiedLog, language: Language): Explained[] {
  const words = wordsOf(language);
  const values = valuesOf(verified, language);
  return verified.checks.map(({ name, status, code, detail = '' }) => {
    // `CheckWords` verifies the codes of each check; the type here is only their union.
    const sentences = words.checks[name] as Readonly<Record<string, string>>;
    const sentence = fill<string>(sentences[code] ?? code, { ...values, detail: visible(detail) });
    return { name, status, title: words.checks[name].title, sentence };
  });
}

export function outcomeOf(verified: Verified | VerifiedLog, language: Language): Outcome {
  const { verdict, checks, log } = wordsOf(language);
  const values = valuesOf(verified, language);
  const said = (kind: Outcome['kind'], title: string, sentence: string) => ({
    kind,
    title,
    sentence: fill<string>(sentence, { ...values, trust: checks.trust.title }),
  });
  if (!contentOf(verified)) return said('unreadable', verdict.unreadable, verdict.unreadableText);
  if (!verified.ok) return said('fails', verdict.fails, verdict.failsText);
  if (verified.checks.some(({ status }) => status === 'open'))
    return said('unknown', verdict.unknown, verdict.unknownText);
  return said('holds', verdict.holds, 'log' in verified ? log.holdsLog : verdict.holdsText);
}

/** The key that signed the checkpoint, as text, if it is one of the log's keys. */
export function signerOf({ checkpoint, keys }: Pick<ProofBundle, 'checkpoint' | 'keys'>): string | undefined {
  const chain = keySpans(keys);
  const signed = verifyCheckpoint(checkpoint, chain.ok ? chain.spans.map(({ key }) => key) : []);
  return signed.ok ? formatVerifierKey(signed.key) : undefined;
}

/** Replaces invisible characters in a text from the file, such as those that change the text direction. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '\ufffd');
}

/** What the file holds, if it is well-formed: a proof, or the beginning of a log. */
function contentOf(verified: Verified | VerifiedLog) {
  return 'events' in verified ? verified.log : verified.bundle;
}

function valuesOf(verified: Verified | VerifiedLog, language: Language) {
  const content = contentOf(verified);
  const checkpoint = content && parseCheckpoint(content.checkpoint);
  if (!content || !checkpoint) return {};
  const number = (value: number) => formatNumber(language, value);
  const shared = { size: number(checkpoint.size), time: timeInWords(language, checkpoint.time) };
  if ('leaf' in content) return { ...shared, number: number(content.leaf.index + 1) };
  const { events } = verified as VerifiedLog; // only a log has no leaf of its own
  return { ...shared, events: number(events), from: number(content.from), to: number(content.to) };
}
