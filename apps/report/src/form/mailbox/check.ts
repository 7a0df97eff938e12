import { checkEntries, type ChainRefusal, type ReportEntry } from '@app/sealing';
import { sha256 } from '@app/evidence/hash.ts';
import { standingRedaction, type MailboxState, type StoredPart } from '@app/whistleblowing';
import { fromBase64url, toHex } from '../page/encoding.ts';

/** What does not fit in a mailbox, and the entry that shows it. */
export type MailboxRefusal = {
  readonly code: ChainRefusal['code'] | 'document' | 'first' | 'status' | 'part' | 'missing';
  readonly number: number;
};

/** The signed entries of a mailbox, without those that reporters need not know of. */
export const knownEntries = ({ entries }: MailboxState): readonly ReportEntry[] =>
  entries.flatMap((one) => ('hash' in one ? [] : [one.entry]));

/** The part of an entry that is no header of a file: its message, the name, or the facts with words blacked out. */
export const partOf = ({ parts }: MailboxState, number: number): StoredPart | undefined =>
  parts.find(({ entry, kind }) => entry === number && (kind === 'message' || kind === 'identity' || kind === 'body'));

/**
 * Checks everything that a mailbox shows: signatures and order of entries, the status, and that each entry has the part that it
 * names, unless a later entry says that it was removed.
 * @param report SHA-256 of the context, hexadecimal
 */
export function checkMailbox(
  state: MailboxState,
  report: string,
  keyOf: (author: string) => Uint8Array | undefined,
): MailboxRefusal | undefined {
  const broken = checkEntries(state.entries, report, keyOf);
  if (broken) return broken;
  const known = knownEntries(state);
  const [first] = known;
  if (first?.number !== 0 || first.kind !== 'received') return { code: 'first', number: 0 };
  const status = known.findLast(({ move }) => move)?.move?.[1] ?? 'received';
  if (status !== state.status) return { code: 'status', number: state.entries.length };
  const standing = standingRedaction(known);
  const removed = new Set(known.filter(({ kind }) => kind === 'removed').map(({ part }) => part));
  for (const { kind, number, part } of known) {
    if (part === undefined || kind === 'received' || kind === 'removed') continue;
    const stored = partOf(state, number);
    if (stored && toHex(sha256(fromBase64url(stored.sealed))) !== part) return { code: 'part', number };
    // A name goes by law, and facts with words blacked out are replaced when more are, or taken back.
    const isGone = kind === 'named' ? state.namesRemovedOn !== null : kind === 'redacted' && number !== standing;
    if (!stored && !isGone && !removed.has(part) && state.status !== 'information_deleted')
      return { code: 'missing', number };
  }
  return undefined;
}
