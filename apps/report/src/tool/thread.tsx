import { useEffect, useState, type FormEvent } from 'react';
import { toolLocale, loadToolWords } from './load-words.ts';
import { writtenTime } from './dates.ts';
import { FileList } from './file-list.tsx';
import { RemoveButton } from './remove-button.tsx';
import { Field } from './ui/field.tsx';
import type { ReportActions, WriteToReport } from './use-report.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords, type ToolWords } from './words.tsx';

type Props = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly people: ReadonlyMap<string, string>;
  readonly onWrite: WriteToReport;
};

const kinds = ['asked', 'acknowledged', 'feedback', 'minutes', 'consent-asked', 'disclosure-told'] as const;
type MessageKind = (typeof kinds)[number];

/** Letters between reporter and managers, in their order, and a new one below. */
export function Thread({ view, report, people, onWrite }: Props) {
  const { words, locale } = useWords();
  const text = words.thread;
  const messages = view.entries.filter(({ isMessage }) => isMessage);
  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      {messages.length === 0 && <p className="hint">{text.empty}</p>}
      <ol className="letters">
        {messages.map((message) => (
          <li key={message.number} className={message.author === 'reporter' ? 'letter theirs' : 'letter ours'}>
            <p className="letter-head">
              <strong>{message.author === 'reporter' ? text.reporter : people.get(message.author)}</strong>
              <span>
                {entryName(words, message.kind)} · {writtenTime(message.at, locale)}
              </span>
            </p>
            {message.isRemoved ? (
              <p className="hint">{words.report.removed}</p>
            ) : (
              <>
                <p className="told">{message.text}</p>
                <FileList files={message.files} report={report} onWrite={onWrite} />
                {message.text !== null && (
                  <RemoveButton
                    part={{ entry: message.number, kind: 'message', number: message.number }}
                    label={text.message}
                    onWrite={onWrite}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <Composer reporterLocale={view.body?.locale ?? 'en'} onWrite={onWrite} />
    </section>
  );
}

export function entryName(words: ToolWords, kind: string): string {
  const names: Readonly<Record<string, string>> = words.entries;
  return names[kind] ?? kind;
}

type ComposerProps = { readonly reporterLocale: string; readonly onWrite: WriteToReport };

/** Writes to the reporter, in the reporter's language if there is a template. */
function Composer({ reporterLocale, onWrite }: ComposerProps) {
  const { words } = useWords();
  const text = words.thread;
  const [kind, setKind] = useState<MessageKind>('asked');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [templates, setTemplates] = useState<ToolWords['templates']>(words.templates);

  useEffect(() => {
    void loadToolWords(toolLocale([reporterLocale])).then(({ templates: found }) => setTemplates(found));
  }, [reporterLocale]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const isSent = await onWrite({ kind, message: { text: typed.trim(), files: [] } }, text.sent);
    setBusy(false);
    // What was typed stays until it was sent.
    if (isSent) setTyped('');
  }
  return (
    <form className="stack no-print" onSubmit={(event) => void send(event)}>
      <Field label={text.kind} hint={text.hints[kind]}>
        {(input) => (
          <select
            {...input}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'asked')}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {entryName(words, one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text.write}>
        {(input) => <textarea {...input} rows={5} value={typed} onChange={({ target }) => setTyped(target.value)} />}
      </Field>
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy || typed.trim() === ''}>
          {isBusy ? words.working : text.send}
        </button>
        <button
          type="button"
          onClick={() => setTyped(typed.trim() ? `${typed.trim()}\n\n${templates[kind]}` : templates[kind])}
        >
          {text.template}
        </button>
      </div>
    </form>
  );
}
