import { openPart, partKey } from '@app/sealing';
import { fromUtf8 } from '@app/evidence/utf8.ts';
import {
  isEntryForReporters,
  standingRedaction,
  type BodyContent,
  type DayText,
  type FileContent,
  type Hex,
  type IdentityContent,
  type MessageContent,
  type ReportStatus,
  type StoredPart,
} from '@app/whistleblowing';
import { fromBase64url, fromHex } from '../page/encoding.ts';
import { knownEntries, partOf } from './check.ts';
import type { Mailbox } from './mailbox.ts';

/** A file of a letter, with its header. */
export type LetterFile = { readonly id: Hex; readonly header: FileContent };

/** An entry as a reporter reads it. */
export type Letter = {
  readonly number: number;
  readonly kind: string;
  /** Whether words of the report were removed for good. */
  readonly isErased: boolean;
  readonly day: DayText;
  /** The ID of a manager; undefined: the reporter. */
  readonly author: Hex | undefined;
  /** The status after a move. */
  readonly status: ReportStatus | undefined;
  /** `removed`: it was there. `not-opened`: it cannot be opened. */
  readonly text: string | undefined | { readonly missing: 'removed' | 'not-opened' };
  readonly files: readonly LetterFile[];
};

/** What their part says stands elsewhere, or nowhere any more. */
const wordless: readonly string[] = ['received', 'removed', 'redacted'];

/** The letters of a mailbox, the oldest first. */
export function lettersOf(mailbox: Mailbox): readonly Letter[] {
  const { state } = mailbox;
  return knownEntries(state)
    .filter(({ kind }) => isEntryForReporters(kind))
    .map(({ number, kind, at, author, move, part, erases }) => ({
      number,
      kind,
      isErased: erases ?? false,
      day: at.slice(0, 10),
      author: author === 'reporter' ? undefined : author,
      status: move?.[1] as ReportStatus | undefined, // signed by a manager, and the newest one is compared
      text: part === undefined || wordless.includes(kind) ? undefined : textOf(mailbox, number),
      files: filesOf(mailbox, number),
    }));
}

function textOf(mailbox: Mailbox, number: number): Letter['text'] {
  const part = partOf(mailbox.state, number);
  if (!part) return { missing: 'removed' };
  if (part.kind !== 'message') return undefined;
  return openedPart<MessageContent>(mailbox, part)?.text ?? { missing: 'not-opened' };
}

const filesOf = (mailbox: Mailbox, number: number): readonly LetterFile[] =>
  mailbox.state.parts.flatMap((part) => {
    if (part.kind !== 'file' || part.entry !== number || part.id === undefined) return [];
    const header = openedPart<FileContent>(mailbox, part);
    return header ? [{ id: part.id, header }] : [];
  });

/** What was sent at first; undefined if it was removed or cannot be opened. */
export function bodyOf(mailbox: Mailbox): BodyContent | undefined {
  const standing = standingRedaction(knownEntries(mailbox.state));
  const part = mailbox.state.parts.find(({ kind, entry }) => kind === 'body' && entry === standing);
  return part && openedPart<BodyContent>(mailbox, part);
}

/** The name that was told last. */
export function nameOf(mailbox: Mailbox): IdentityContent {
  const part = mailbox.state.parts.findLast(({ kind }) => kind === 'identity');
  return (part && openedPart<IdentityContent>(mailbox, part)) ?? null;
}

/** The key of one part. A mailbox has no summaries, which have a key of their own. */
export const keyOf = ({ identity, content }: Mailbox, { kind, id }: StoredPart): Uint8Array =>
  kind === 'identity' || kind === 'summary' ? identity : partKey(content, kind, id ? fromHex(id) : undefined);

/** Undefined if a part does not open. What opens was written by this form or a manager's tool, so it has the form of its kind. */
export function openedPart<T>(mailbox: Mailbox, part: StoredPart): T | undefined {
  const { kind, number, author, sealed } = part;
  try {
    const key = keyOf(mailbox, part);
    const by = author === 'reporter' ? author : fromHex(author);
    const plain = openPart(key, { context: mailbox.context, kind, number, author: by }, fromBase64url(sealed));
    return JSON.parse(fromUtf8(plain) ?? '') as T;
  } catch {
    return undefined;
  }
}

/** What the managers wait for: an answer about the name, or about minutes. */
export function pendingOf(letters: readonly Letter[]): readonly ('consent' | 'minutes')[] {
  const last = (...kinds: readonly string[]) => letters.findLastIndex(({ kind }) => kinds.includes(kind));
  const isOpen = (asked: number, answered: number) => asked >= 0 && answered < asked;
  return [
    ...(isOpen(last('consent-asked'), last('consented', 'declined')) ? (['consent'] as const) : []),
    ...(isOpen(last('minutes'), last('minutes-agreed', 'minutes-corrected')) ? (['minutes'] as const) : []),
  ];
}
