import { fill } from '@app/texts/fill.ts';
import { plural } from '@app/texts/plural.ts';
import { writtenDay } from './dates.ts';
import { DueBadge } from './due-badge.tsx';
import { nextDay, tasksOf, type Row, type Task } from './table-rules.ts';
import { useWords } from './words.tsx';

type Props = { readonly rows: readonly Row[]; readonly today: string; readonly onOpen: (id: string) => void };

/** How many tasks stand above the table, which holds them all. */
const most = 8;

/** What is to be done now: deadlines of which a reminder has come, and what reporters wrote. It stands before everything else. */
export function TaskList({ rows, today, onOpen }: Props) {
  const { words, locale } = useWords();
  const text = words.tasks;
  const tasks = tasksOf(rows, today);
  const next = nextDay(rows, today);
  function todo({ row: { report }, due, end }: Task): string {
    if (due) return words.due.todo[due.kind];
    if (!report.hasNews && end) return fill(words.report[end.kind], { date: writtenDay(end.day, locale) });
    return report.status === 'received' ? text.newReport : text.answer;
  }
  return (
    <section className="card stack" aria-labelledby="tasks-title">
      <h2 id="tasks-title">{text.title}</h2>
      {tasks.length === 0 && (
        <p className="hint">{next ? fill(text.next, { date: writtenDay(next, locale) }) : text.none}</p>
      )}
      <ul className="plain tasks">
        {tasks.slice(0, most).map((task) => {
          const { report, summary } = task.row;
          return (
            <li key={report.id}>
              <button type="button" className="link" onClick={() => onOpen(report.id)}>
                {todo(task)}
              </button>
              {task.due && <DueBadge due={task.due} />}
              {report.hasNews && <span className="badge news">{words.table.news}</span>}
              <span className="hint">
                {summary ? words.types[summary.type] : words.table.closed}{' '}
                <span translate="no">{report.id.slice(0, 8)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {tasks.length > most && <p className="hint">{plural(locale, tasks.length - most, text.more)}</p>}
    </section>
  );
}
