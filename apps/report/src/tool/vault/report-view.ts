import { entryHash, type ServerEntry } from '@app/sealing';
import { isMessageEntry, standingOf } from './report-check.ts';
import type {
  BodyContent,
  FileContent,
  IdentityContent,
  IdentityRequestState,
  MessageContent,
  NoteContent,
  OpenedReport,
  ReportKeeping,
  ReportStatus,
  StoredPart,
  ToolClock,
} from '@app/whistleblowing';

/** What a report's entry shows once it is opened. */
export type EntryView = {
  readonly number: number;
  readonly kind: string;
  /** Whether a redaction deleted the original at once. */
  readonly isErased: boolean;
  /** A day for what the reporter did, else a time. */
  readonly at: string;
  /** The ID of a manager, or `reporter`. */
  readonly author: string;
  readonly move: readonly [from: string, to: string] | null;
  /** Its message or note. Null: it has none, or it was removed. */
  readonly text: string | null;
  /** Who was assigned, excluded or given access. */
  readonly person: string | null;
  readonly isMessage: boolean;
  /** Its words were removed with a trace. W16 */
  readonly isRemoved: boolean;
  readonly files: readonly FileView[];
};

export type FileView = FileContent & {
  readonly id: string;
  /** The header: what is named when the file is removed. */
  readonly part: { readonly entry: number; readonly kind: 'file'; readonly number: number; readonly hash: string };
};

/** A report as a file: everything that its managers may read of it. */
export type ReportView = {
  readonly id: string;
  readonly office: string;
  readonly status: ReportStatus;
  readonly receivedOn: string;
  readonly keeping: ReportKeeping;
  readonly assignee: string | null;
  readonly clocks: readonly ToolClock[];
  /** Null if it was removed or the report is deleted. */
  readonly body: BodyContent | null;
  /** The redaction whose version of the facts this is. `isErased`: nothing is left of the one before. */
  readonly redaction: { readonly number: number; readonly at: string; readonly isErased: boolean } | null;
  readonly files: readonly FileView[];
  readonly entries: readonly EntryView[];
  /** What the server did by itself. `after`: the number of the last signed entry before it. */
  readonly byServer: readonly (Pick<ServerEntry, 'number' | 'kind' | 'at' | 'move'> & { readonly after: number })[];
  /** Hash of the office document that it was sealed for. */
  readonly document: string;
  /** Whether the reporter gave a name, by what they wrote. */
  readonly hasName: boolean;
  /** What managers asked the custodian, where there is one. */
  readonly identityRequests: readonly IdentityRequestState[];
  /** Undefined while it is closed. */
  readonly identity?: IdentityContent;
  /** The IDs of those whom the share was wrapped for. */
  readonly readers: readonly string[];
  /** The number that the next entry has. */
  readonly next: number;
};

/** The parts of a report, opened. Held by the worker. */
export type OpenedPart = StoredPart & { readonly hash: string; readonly content: unknown };

export function viewOf(
  report: OpenedReport,
  parts: readonly OpenedPart[],
  removed: ReadonlySet<string>,
  identity?: IdentityContent,
): ReportView {
  const hashes = report.allEntries.map(({ entry }) => entryHash(entry));
  const standing = standingOf(report);
  const body = parts.find(({ kind, entry }) => kind === 'body' && entry === standing)?.content as
    | BodyContent
    | undefined;
  const redaction = standing > 0 ? report.allEntries[standing]?.entry : undefined;
  return {
    id: report.id,
    office: report.office,
    status: report.status,
    receivedOn: report.receivedOn,
    keeping: report.keeping,
    assignee: report.assignee,
    clocks: report.clocks,
    body: body ?? null,
    redaction: redaction ? { number: standing, at: redaction.at, isErased: redaction.erases ?? false } : null,
    files: filesOf(parts, 0),
    entries: report.allEntries.map(({ entry }): EntryView => {
      const content = parts.find(
        (part) => part.entry === entry.number && (part.kind === 'message' || part.kind === 'note'),
      )?.content as (MessageContent & NoteContent) | undefined;
      return {
        number: entry.number,
        kind: entry.kind,
        isErased: entry.erases ?? false,
        at: entry.at,
        author: entry.author,
        move: entry.move ?? null,
        text: content?.text ?? null,
        person: content?.person ?? null,
        isMessage: entry.number > 0 && isMessageEntry(entry.kind),
        isRemoved: entry.kind !== 'removed' && entry.part !== undefined && removed.has(entry.part),
        files: entry.number > 0 ? filesOf(parts, entry.number) : [],
      };
    }),
    byServer: report.byServer.map(({ number, kind, at, move, before }) => ({
      number,
      kind,
      at,
      ...(move && { move }),
      after: hashes.indexOf(before),
    })),
    document: report.document,
    hasName: body?.isAnonymous !== true || report.allEntries.some(({ entry }) => entry.kind === 'named'),
    identityRequests: report.identityRequests,
    ...(identity !== undefined && { identity }),
    readers: [
      ...report.allEntries.flatMap(({ entry }) => (entry.kind === 'recovered' ? [entry.author] : [])),
      ...report.envelope.wraps.filter(({ purpose }) => purpose === 'share').map(({ recipient }) => recipient),
      ...parts.flatMap(({ entry, content }) =>
        report.allEntries[entry]?.entry.kind === 'wrapped' ? [(content as NoteContent).person ?? ''] : [],
      ),
    ],
    next: report.entries,
  };
}

const filesOf = (parts: readonly OpenedPart[], entry: number): FileView[] =>
  parts
    .filter((part) => part.kind === 'file' && part.entry === entry)
    .map(({ id = '', number, hash, content }) => ({
      ...(content as FileContent),
      id,
      part: { entry, kind: 'file', number, hash },
    }));
