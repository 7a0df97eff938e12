import { Fragment } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { ReportStatus } from '@app/whistleblowing';
import { writtenDay, writtenTime } from './dates.ts';
import { entryName } from './thread.tsx';
import type { EntryView, ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

type Props = { readonly view: ReportView; readonly people: ReadonlyMap<string, string> };

/** Everything that happened, with who did it. Every entry is signed. */
export function StatusLog({ view, people }: Props) {
  const { words, locale } = useWords();
  const text = words.log;
  const name = (id: string) => (id === 'reporter' ? words.thread.reporter : (people.get(id) ?? id));
  const statusName = (status: string) => words.statuses[status as ReportStatus] ?? status;
  const details = ({ kind, move, person, text: reason }: EntryView) =>
    [
      move && fill(words.status.to, { from: statusName(move[0]), to: statusName(move[1]) }),
      person && name(person),
      // Messages and notes stand elsewhere.
      kind !== 'noted' && reason,
    ].filter(Boolean);

  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      <ol className="log">
        {view.entries.toReversed().map((entry) => (
          <Fragment key={entry.number}>
            {view.byServer.toReversed().map(
              (one) =>
                one.after === entry.number && (
                  <li key={`server ${one.number}`}>
                    <strong>{entryName(words, one.kind)}</strong>
                    <span className="hint">{fill(text.byServer, { date: writtenDay(one.at, locale) })}</span>
                    {one.move && (
                      <span>
                        {fill(words.status.to, { from: statusName(one.move[0]), to: statusName(one.move[1]) })}
                      </span>
                    )}
                  </li>
                ),
            )}
            <li>
              <strong>{entryName(words, entry.kind, entry.isErased)}</strong>
              <span className="hint">
                {fill(text.by, { person: name(entry.author), time: writtenTime(entry.at, locale) })}
              </span>
              {!entry.isMessage && details(entry).map((line) => <span key={String(line)}>{line}</span>)}
            </li>
          </Fragment>
        ))}
      </ol>
      <p className="hint">{text.hint}</p>
    </section>
  );
}
