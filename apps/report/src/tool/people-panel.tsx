import { useState, type FormEvent } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { namesOf, peopleNamed } from './office-rules.ts';
import { Field } from './ui/field.tsx';
import { useUnsaved } from './ui/unsaved.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';
import type { WriteToReport } from './use-report.ts';

type Props = {
  readonly view: ReportView;
  readonly office: ToolOffice;
  readonly own: StoredVault;
  readonly onWrite: WriteToReport;
};

type Action = 'assigned' | 'excluded' | 'wrapped';

/** Who looks into the report, who has a conflict of interest, and who of the later managers gets access. */
export function PeoplePanel({ view, office, own, onWrite }: Props) {
  const { words } = useWords();
  const text = words.people;
  const recipients = office.chain.at(-1)?.document.recipients ?? [];
  const excluded = new Set(view.entries.flatMap(({ kind, person }) => (kind === 'excluded' && person ? [person] : [])));
  const readers = recipients.filter(({ id }) => view.readers.includes(id) && !excluded.has(id));
  // Whom the reporter did not choose, and who keeps the names, gets no access: the server refuses it.
  const asked = peopleNamed(office.chain, view.document);
  const others = recipients.filter(({ id }) => !view.readers.includes(id) && !excluded.has(id) && !asked.has(id));
  const isGone = !recipients.some(({ id }) => id === view.assignee);
  const name = view.assignee === null ? undefined : namesOf(office.chain).get(view.assignee);
  const assignee = name === undefined ? text.nobody : isGone ? fill(text.gone, { name }) : name;
  const [action, setAction] = useState<Action>();
  const [person, setPerson] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  useUnsaved(action !== undefined && reason.trim() !== '');
  const choices = action === 'wrapped' ? others : readers;

  function begin(one: Action) {
    setAction(one);
    setPerson((one === 'wrapped' ? others : readers)[0]?.id ?? '');
    setReason('');
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const chosen = recipients.find(({ id }) => id === person);
    if (!action || !chosen) return;
    setBusy(true);
    const isDone = await onWrite(
      {
        kind: action,
        note: { text: reason.trim(), person },
        ...(action === 'wrapped' && { reader: { id: chosen.id, kem: chosen.kem } }),
      },
      text.done[action],
    );
    setBusy(false);
    if (isDone) setAction(undefined);
  }
  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      <dl className="facts">
        <dt>{words.table.assignee}</dt>
        <dd>{assignee}</dd>
        <dt>{text.readers}</dt>
        <dd>{readers.map(({ name }) => name).join(', ')}</dd>
      </dl>
      {action ? (
        <form className="stack no-print" onSubmit={(event) => void save(event)}>
          <Field label={text.person} hint={text.hints[action]}>
            {(input) => (
              <select {...input} value={person} onChange={({ target }) => setPerson(target.value)}>
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {id === own.id ? fill(text.you, { name }) : name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={text.reason}>
            {(input) => (
              <textarea {...input} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
            )}
          </Field>
          <div className="row">
            <button
              type="submit"
              className={action === 'excluded' ? 'danger' : 'primary'}
              disabled={isBusy || !person || (action === 'excluded' && reason.trim() === '')}
            >
              {isBusy ? words.working : words.save}
            </button>
            <button type="button" onClick={() => setAction(undefined)}>
              {words.cancel}
            </button>
          </div>
        </form>
      ) : (
        <div className="row no-print">
          <button type="button" onClick={() => begin('assigned')}>
            {text.assign}
          </button>
          <button type="button" onClick={() => begin('excluded')}>
            {text.exclude}
          </button>
          {others.length > 0 && (
            <button type="button" onClick={() => begin('wrapped')}>
              {text.share}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
