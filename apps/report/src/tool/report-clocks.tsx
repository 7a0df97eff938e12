import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { Locale } from '@app/texts';
import { isConcluded } from '@app/whistleblowing';
import { today, writtenDay } from './dates.ts';
import { DueBadge } from './due-badge.tsx';
import { nextDue } from './table-rules.ts';
import { Notice } from './ui/notice.tsx';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

/** When the report came, what is due, and until when it may be kept. */
export function ReportClocks({ view }: { readonly view: ReportView }) {
  const { words, locale } = useWords();
  const [day] = useState(today);
  const due = nextDue(view, day);
  const { until, deletedFrom, namesUntil } = view.keeping;
  const isClosed = isConcluded(view.status) || view.status === 'information_deleted';
  return (
    <section className="card stack">
      <h3>{words.report.clocks}</h3>
      {due && <DueBadge due={due} />}
      {due && due.tone !== 'later' && <p>{words.due.todo[due.kind]}</p>}
      <dl className="facts">
        <dt>{words.table.received}</dt>
        <dd>{writtenDay(view.receivedOn, locale)}</dd>
        {view.clocks.map(({ kind, due: dueDay, doneOn, article, alerts }) => (
          <div key={kind}>
            <dt>{words.due[kind]}</dt>
            <dd>
              {doneOn
                ? fill(words.due.done, { date: writtenDay(doneOn, locale) })
                : fill(words.due.until, { date: writtenDay(dueDay, locale) })}
              <span className="hint"> {article}</span>
              {!doneOn && !isClosed && alerts.length > 1 && (
                <span className="hint alerts">
                  {fill(words.due.reminders, {
                    dates: listed(
                      alerts.slice(0, -1).map((alert) => writtenDay(alert, locale)),
                      locale,
                    ),
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
        {until && (
          <div>
            <dt>{words.report.keptUntil}</dt>
            <dd>{writtenDay(until, locale)}</dd>
          </div>
        )}
      </dl>
      {deletedFrom && (
        <Notice tone="warning" title={fill(words.report.deletedFrom, { date: writtenDay(deletedFrom, locale) })} />
      )}
      {namesUntil && (
        <Notice tone="warning" title={fill(words.report.namesUntil, { date: writtenDay(namesUntil, locale) })}>
          <p>{words.report.namesUntilText}</p>
        </Notice>
      )}
    </section>
  );
}

const listed = (days: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(days);
