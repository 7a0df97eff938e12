import {
  isConcluded,
  type ListedReport,
  type ReportStatus,
  type ReportType,
  type SummaryContent,
  type ToolClock,
} from '@app/whistleblowing';

/** A report in the table. */
export type Row = {
  readonly report: ListedReport;
  readonly summary: SummaryContent | null;
  /** Its summary did not open: it was changed, or belongs elsewhere. */
  readonly isBroken: boolean;
};

/** What a report is due for. `days` left; negative: overdue. */
export type DueView = {
  readonly kind: 'acknowledge' | 'feedback';
  readonly day: string;
  readonly days: number;
  /** `soon`: the first reminder has come. `urgent`: the last one before the due day, or the due day itself. */
  readonly tone: 'overdue' | 'urgent' | 'soon' | 'later';
};

/** The first clock of an open report that still runs. @param today ISO 8601 */
export function nextDue({ status, clocks }: Pick<ListedReport, 'status' | 'clocks'>, today: string): DueView | null {
  if (isConcluded(status) || status === 'information_deleted') return null;
  const [clock] = clocks.filter(({ doneOn }) => doneOn === null).toSorted((one, other) => compare(one.due, other.due));
  if (!clock) return null;
  const days = daysBetween(today, clock.due);
  return { kind: clock.kind, day: clock.due, days, tone: toneOf(clock, days, today) };
}

function toneOf({ alerts }: ToolClock, days: number, today: string): DueView['tone'] {
  if (days < 0) return 'overdue';
  const come = alerts.filter((day) => day <= today).length;
  if (come > 0 && come >= alerts.length - 1) return 'urgent';
  return come > 0 ? 'soon' : 'later';
}

/** What goes by law if nobody does anything: the report, or the names in it. */
export type EndView = { readonly kind: 'deletedFrom' | 'namesUntil'; readonly day: string };

/** The days before the names go in which managers see it. */
const noticeDays = 30;

/** What of a report goes next. */
export function nextEnd({ keeping: { deletedFrom, namesUntil } }: Pick<ListedReport, 'keeping'>, today: string) {
  const ends: EndView[] = [
    ...(deletedFrom === null ? [] : [{ kind: 'deletedFrom', day: deletedFrom } as const]),
    ...(namesUntil === null || daysBetween(today, namesUntil) > noticeDays
      ? []
      : [{ kind: 'namesUntil', day: namesUntil } as const]),
  ];
  return ends.toSorted((one, other) => compare(one.day, other.day))[0] ?? null;
}

/** What a manager has to do now: deadlines of which a reminder has come, the most urgent first, what reporters wrote, and what goes. */
export type Task = { readonly row: Row; readonly due: DueView | null; readonly end: EndView | null };

export function tasksOf(rows: readonly Row[], today: string): Task[] {
  const tasks = rows.map((row): Task => {
    const due = nextDue(row.report, today);
    return { row, due: due && due.tone !== 'later' ? due : null, end: nextEnd(row.report, today) };
  });
  // What reporters wrote comes after all deadlines, and before what goes.
  const dayOf = ({ row, due }: Task) => due?.day ?? (row.report.hasNews ? '9998' : '9999');
  return tasks
    .filter(({ row, due, end }) => due || row.report.hasNews || end)
    .toSorted(
      (one, other) =>
        compare(dayOf(one), dayOf(other)) ||
        compare(one.end?.day ?? '9999', other.end?.day ?? '9999') ||
        compare(one.row.report.receivedOn, other.row.report.receivedOn) ||
        compare(one.row.report.id, other.row.report.id),
    );
}

/** The next day on which something is due. Null: nothing is. */
export function nextDay(rows: readonly Row[], today: string): string | null {
  const days = rows.flatMap(({ report }) => nextDue(report, today)?.day ?? []);
  return days.toSorted(compare)[0] ?? null;
}

const dayLength = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export type TableFilter = {
  /** Words that the excerpt, the type or the ID has to contain, each. */
  readonly search: string;
  readonly status: ReportStatus | 'open' | 'all';
  readonly type: ReportType | 'all';
  /** The ID of a manager, whose reports alone are shown. */
  readonly assignee: string | null;
};

export type TableOrder = 'due' | 'newest' | 'oldest' | 'status';

/** The rows that a filter leaves. @param typeName the name of a type, as people read it */
export function filteredRows(
  rows: readonly Row[],
  { search, status, type, assignee }: TableFilter,
  typeName: (type: ReportType) => string,
): Row[] {
  const sought = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ report, summary }) => {
    if (status === 'open' ? !isOpen(report.status) : status !== 'all' && report.status !== status) return false;
    if (type !== 'all' && summary?.type !== type) return false;
    if (assignee !== null && report.assignee !== assignee) return false;
    const text = `${summary ? `${typeName(summary.type)} ${summary.excerpt}` : ''} ${report.id}`.toLowerCase();
    return sought.every((word) => text.includes(word));
  });
}

const isOpen = (status: ReportStatus) => !isConcluded(status) && status !== 'information_deleted';

/** Rows in their order. What is due first, then what is new, comes first in `due`. */
export function orderedRows(rows: readonly Row[], order: TableOrder, today: string): Row[] {
  const byDay = (one: Row, other: Row) =>
    compare(one.report.receivedOn, other.report.receivedOn) || compare(one.report.id, other.report.id);
  switch (order) {
    case 'oldest':
      return rows.toSorted(byDay);
    case 'newest':
      return rows.toSorted((one, other) => byDay(other, one));
    case 'status':
      return rows.toSorted((one, other) => compare(one.report.status, other.report.status) || byDay(one, other));
    default: {
      const dueDay = ({ report }: Row) => nextDue(report, today)?.day ?? '9999';
      return rows.toSorted(
        (one, other) =>
          compare(dueDay(one), dueDay(other)) ||
          Number(other.report.hasNews) - Number(one.report.hasNews) ||
          byDay(one, other),
      );
    }
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Groups of fewer reports are not counted, so that figures point at nobody. */
export const leastFigure = 5;

export type Figures = {
  readonly received: number | null;
  readonly admissible: number | null;
  readonly notAdmissible: number | null;
  readonly byType: readonly { readonly type: ReportType; readonly count: number | null }[];
};

/** Counts of the reports of a year. Null: fewer than five, but not none. @param year four digits */
export function figuresOf(rows: readonly Row[], year: string): Figures {
  const ofYear = rows.filter(({ report }) => report.receivedOn.startsWith(year));
  const notAdmissible = ofYear.filter(({ report }) => report.status === 'not_admissible').length;
  const waiting = ofYear.filter(({ report }) => report.status === 'received').length;
  const types = [...new Set(ofYear.flatMap(({ summary }) => (summary ? [summary.type] : [])))].toSorted();
  return {
    received: hidden(ofYear.length),
    admissible: hidden(ofYear.length - notAdmissible - waiting),
    notAdmissible: hidden(notAdmissible),
    byType: types.map((type) => ({
      type,
      count: hidden(ofYear.filter(({ summary }) => summary?.type === type).length),
    })),
  };
}

const hidden = (count: number) => (count > 0 && count < leastFigure ? null : count);
