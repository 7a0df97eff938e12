import type { BodyContent, OpenedReport } from '@app/whistleblowing';
import { partHash, standingOf, type ReportFault } from './report-check.ts';
import type { OpenedPart } from './report-view.ts';

/** A file that a text names and nobody removed, but that is not there. */
export function missingFile(
  parts: readonly OpenedPart[],
  removed: ReadonlySet<string>,
  report: OpenedReport,
): ReportFault | undefined {
  const there = new Set(parts.filter(({ kind }) => kind === 'file').map(({ id }) => id));
  for (const { kind, content, entry } of parts) {
    if (kind !== 'body' && kind !== 'message') continue;
    const { files = [] } = content as Partial<BodyContent>;
    const gone = files.filter((file) => !there.has(file)).length;
    if (gone > removedFrom(entry, removed, report)) return { code: 'part-missing', number: entry };
  }
  return undefined;
}

/** How many parts of an entry may be missing, since they were removed with a trace. */
function removedFrom(entry: number, removed: ReadonlySet<string>, { envelope, allEntries }: OpenedReport): number {
  if (entry > 0) return allEntries.filter((one) => one.entry.kind === 'removed').length;
  return envelope.parts.filter(({ kind, hash }) => kind === 'file' && removed.has(hash)).length;
}

/** Words were blacked out, and the summary in the table is not the one that came with that version. */
export function redactionFault(parts: readonly OpenedPart[], report: OpenedReport): ReportFault | undefined {
  const standing = standingOf(report);
  const body = parts.find(({ kind, entry }) => kind === 'body' && entry === standing);
  if (!body || standing === 0) return undefined;
  const named = (body.content as BodyContent).redaction?.summary;
  const summary = report.parts.find(({ kind, entry }) => kind === 'summary' && entry === body.entry);
  return summary && partHash(summary) === named ? undefined : { code: 'part-changed', number: body.entry };
}
