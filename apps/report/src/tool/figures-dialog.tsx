import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { figuresOf, leastFigure, type Row } from './table-rules.ts';
import { Dialog } from './ui/dialog.tsx';
import { Field } from './ui/field.tsx';
import { useWords } from './words.tsx';

type Props = { readonly rows: readonly Row[]; readonly onClose: () => void };

/** Counts for the annual report. They are made here: the server does not know the types. */
export function FiguresDialog({ rows, onClose }: Props) {
  const { words } = useWords();
  const text = words.figures;
  const years = [...new Set(rows.map(({ report }) => report.receivedOn.slice(0, 4)))].toSorted().toReversed();
  const [year, setYear] = useState(years[0] ?? '');
  const { received, admissible, notAdmissible, byType } = figuresOf(rows, year);
  const written = (count: number | null) => (count === null ? fill(text.hidden, { number: leastFigure }) : count);
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className="stack">
        <Field label={text.year}>
          {(input) => (
            <select {...input} value={year} onChange={({ target }) => setYear(target.value)}>
              {years.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <dl className="facts">
          <dt>{text.received}</dt>
          <dd>{written(received)}</dd>
          <dt>{text.admissible}</dt>
          <dd>{written(admissible)}</dd>
          <dt>{words.statuses.not_admissible}</dt>
          <dd>{written(notAdmissible)}</dd>
          {byType.map(({ type, count }) => (
            <div key={type}>
              <dt>{words.types[type]}</dt>
              <dd>{written(count)}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">{text.text}</p>
        <div className="row no-print">
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
