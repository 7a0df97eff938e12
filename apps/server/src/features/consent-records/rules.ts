import type { ConsentInput } from '@app/contract';

/** Bits of `consent.mark`. */
export const marks = { private: 1, verified: 2, withdrawal: 4 } as const;

/** Whether nobody vouches for a consent: a page said it, and whoever can read the page has its key (RULES C4). */
export function isClaimed(mark: number): boolean {
  return (mark & (marks.private | marks.verified)) === 0;
}

/** What a consent says of a preference, as the entry of its person keeps it: with the consent that says it, and its mark. */
export type StoredWord = {
  readonly value: ConsentInput['preferences'][string];
  readonly consent: string;
  readonly mark: number;
};
export type StoredWords = Readonly<Record<string, StoredWord>>;

export function wordsOfConsent(preferences: ConsentInput['preferences'], consent: string, mark: number): StoredWords {
  return Object.fromEntries(Object.entries(preferences).map(([name, value]) => [name, { value, consent, mark }]));
}

/** What a text comes to when it is searched: words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  // Most is plain: nothing to take apart, and few letters to know.
  const isPlain = !/[^\0-\x7f]/.test(text);
  const bare = isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = bare.toLowerCase().match(isPlain ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}

const longestWord = 40;
const mostWords = 80;

/** A word as the index has it: with its site before it. */
export function indexed(siteId: string, word: string): string {
  return `${siteId.slice(-12)}:${word}`;
}

/** All that a person is found by, as the index has it. */
export function searchWords(
  siteId: string,
  { subject, preferences }: Pick<ConsentInput, 'subject' | 'preferences'>,
): string[] {
  const { id, email, first_name, last_name, full_name } = subject;
  const texts = [email, first_name, last_name, full_name, id, ...Object.entries(preferences).flat()];
  const words = new Set(texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : [])));
  // An address and an id are looked for whole, too.
  for (const whole of [email, id]) if (whole) words.add(whole.toLowerCase());
  return [...words].slice(0, mostWords).map((word) => indexed(siteId, word));
}

/** A notice as a consent names it. Without a version no text was known. */
export type NoticeName = { readonly identifier: string; readonly version: string | null };

export function sorted(notices: readonly NoticeName[]): NoticeName[] {
  return notices
    .map(({ identifier, version }) => ({ identifier, version }))
    .toSorted((one, other) => (`${one.identifier}\0${one.version}` < `${other.identifier}\0${other.version}` ? -1 : 1));
}

/** Milliseconds since 1970, of a UUIDv7. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** A UUIDv7 of that time, whose other 74 bits are those of a hash: the same hash makes the same id. */
export function idFrom(time: number, hash: Buffer): string {
  const digits = time.toString(16).padStart(12, '0');
  const rest = hash.toString('hex');
  const variant = '89ab'[(hash[2] ?? 0) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(6, 9)}-${rest.slice(9, 21)}`;
}

const hour = 3_600_000;
/** How far the clock of a page may be off, and how long it may have waited to send. */
const publicSpan = { before: 48 * hour, after: 5 * 60_000 };
/** Before this nobody recorded consents. */
const firstTime = Date.UTC(2000, 0, 1);

export function isTimely(at: number, now: number, isPrivate: boolean): boolean {
  const first = isPrivate ? firstTime : now - publicSpan.before;
  return at >= first && at <= now + publicSpan.after;
}
