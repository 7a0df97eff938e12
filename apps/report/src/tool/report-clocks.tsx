import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { today, writtenDay } from './dates.ts';
import { DueBadge } from './due-badge.tsx';
import { nextDue } from './table-rules.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

/** When the report came, what is due, and until when it may be kept. */
export function ReportClocks({ view }: { readonly view: ReportView }) {
  const { words, locale } = useWords();
  const [day] = useState(today);
  const due = nextDue(view, day);
  return (
    <section className="card stack">
      <h3>{words.report.clocks}</h3>
      {due && <DueBadge due={due} />}
      <dl className="facts">
        <dt>{words.table.received}</dt>
        <dd>{writtenDay(view.receivedOn, locale)}</dd>
        {view.clocks.map(({ kind, due: dueDay, doneOn, article }) => (
          <div key={kind}>
            <dt>{words.due[kind]}</dt>
            <dd>
              {doneOn
                ? fill(words.due.done, { date: writtenDay(doneOn, locale) })
                : fill(words.due.until, { date: writtenDay(dueDay, locale) })}
              <span className="hint"> {article}</span>
            </dd>
          </div>
        ))}
        {view.keptUntil && (
          <div>
            <dt>{words.report.keptUntil}</dt>
            <dd>{writtenDay(view.keptUntil, locale)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
