import { useState, type FormEvent } from 'react';
import { writtenTime } from './dates.ts';
import { RemoveButton } from './remove-button.tsx';
import { Field } from './ui/field.tsx';
import { useUnsaved } from './ui/unsaved.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';
import type { WriteToReport } from './use-report.ts';

type Props = {
  readonly view: ReportView;
  readonly people: ReadonlyMap<string, string>;
  readonly onWrite: WriteToReport;
};

/** Notes of managers, which the reporter does not see. */
export function NotesPanel({ view, people, onWrite }: Props) {
  const { words, locale } = useWords();
  const text = words.notes;
  const notes = view.entries.filter(({ kind }) => kind === 'noted');
  const [isWriting, setWriting] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  useUnsaved(isWriting && typed.trim() !== '');

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const isSaved = await onWrite({ kind: 'noted', note: { text: typed.trim() } }, text.done);
    setBusy(false);
    if (!isSaved) return;
    setTyped('');
    setWriting(false);
  }
  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      {notes.length === 0 && !isWriting && <p className="hint">{text.empty}</p>}
      <ol className="plain">
        {notes.map((note) => (
          <li key={note.number}>
            <p className="hint">
              {people.get(note.author)} · {writtenTime(note.at, locale)}
            </p>
            {note.isRemoved ? (
              <p className="hint">{words.report.removed}</p>
            ) : (
              <>
                <p className="told">{note.text}</p>
                <RemoveButton
                  part={{ entry: note.number, kind: 'note', number: note.number }}
                  label={text.note}
                  onWrite={onWrite}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {isWriting ? (
        <form className="stack no-print" onSubmit={(event) => void save(event)}>
          <Field label={text.note} hint={text.hint}>
            {(input) => (
              <textarea {...input} rows={4} autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
          <div className="row">
            <button type="submit" className="primary" disabled={isBusy || typed.trim() === ''}>
              {isBusy ? words.working : words.save}
            </button>
            <button type="button" onClick={() => setWriting(false)}>
              {words.cancel}
            </button>
          </div>
        </form>
      ) : (
        <div className="row no-print">
          <button type="button" onClick={() => setWriting(true)}>
            {text.add}
          </button>
        </div>
      )}
    </section>
  );
}
