import { fill } from '@app/texts/fill.ts';
import { writtenDay } from './dates.ts';
import { DueBadge } from './due-badge.tsx';
import { nextDue, nextEnd, type Row } from './table-rules.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly rows: readonly Row[];
  /** The names of everybody whom a document of the form has named. */
  readonly people: ReadonlyMap<string, string>;
  readonly today: string;
  readonly onOpen: (id: string) => void;
};

/** The table. A click anywhere in a row opens it; the keyboard uses the button in its first cell. */
export function ReportTable({ rows, people, today, onOpen }: Props) {
  const { words } = useWords();
  const text = words.table;
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={words.tabs.reports}>
      <table className="reports">
        <thead>
          <tr>
            <th scope="col">{text.report}</th>
            <th scope="col">{text.due}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.received}</th>
            <th scope="col">{text.reporter}</th>
            <th scope="col">{text.assignee}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReportRow key={row.report.id} row={row} people={people} today={today} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, 'rows'> & { readonly row: Row };

function ReportRow({ row: { report, summary, isBroken }, people, today, onOpen }: RowProps) {
  const { words, locale } = useWords();
  const text = words.table;
  const due = nextDue(report, today);
  const end = nextEnd(report, today);
  const isDeleted = report.status === 'information_deleted';
  const title = isDeleted ? text.deleted : isBroken ? text.closed : summary ? words.types[summary.type] : text.closed;
  return (
    // The button inside is what a keyboard and a screen reader use: the row is a larger target for a pointer.
    <tr className={isDeleted ? 'gone' : undefined} onClick={() => onOpen(report.id)}>
      <td data-label={text.report}>
        <button
          type="button"
          className="link title"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(report.id);
          }}
        >
          {title}
        </button>
        {report.hasNews && <span className="badge news">{text.news}</span>}
        {summary && <p className="excerpt">{summary.excerpt}</p>}
        <p className="hint">
          <span translate="no">{report.id.slice(0, 8)}</span>
        </p>
      </td>
      <td data-label={text.due}>
        {due && <DueBadge due={due} />}
        {end && <p className="hint">{fill(words.report[end.kind], { date: writtenDay(end.day, locale) })}</p>}
        {!due && !end && <span className="hint">{text.nothingDue}</span>}
      </td>
      <td data-label={text.status}>
        <span className={`badge status-${report.status}`}>{words.statuses[report.status]}</span>
      </td>
      <td data-label={text.received}>{writtenDay(report.receivedOn, locale)}</td>
      <td data-label={text.reporter}>
        {summary && (summary.isAnonymous ? text.anonymous : text.named)}
        {summary?.wantsMeeting && <span className="badge">{text.meeting}</span>}
      </td>
      <td data-label={text.assignee}>{report.assignee === null ? '' : people.get(report.assignee)}</td>
    </tr>
  );
}
