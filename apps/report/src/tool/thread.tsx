import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { filesFault, plainFiles, type Attached } from '../form/files/attached.ts';
import { loadTemplates, type LetterTemplates } from './load-words.ts';
import { writtenTime } from './dates.ts';
import { FileList } from './file-list.tsx';
import { RemoveButton } from './remove-button.tsx';
import { Failure } from './ui/failure.tsx';
import { Field } from './ui/field.tsx';
import { errorOf } from './ui/use-action.ts';
import { useUnsaved } from './ui/unsaved.ts';
import type { ReportActions, WriteToReport } from './use-report.ts';
import type { ReportView } from './vault/report-view.ts';
import type { AttachedFile } from './vault/sealed-parts.ts';
import { useWords, type ToolWords } from './words.tsx';

type Props = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly people: ReadonlyMap<string, string>;
  readonly onWrite: WriteToReport;
};

const Attachments = lazy(() => import('./attachments.tsx').then((module) => ({ default: module.Attachments })));

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
      <Composer view={view} report={report} onWrite={onWrite} />
    </section>
  );
}

/** What an entry is called: a redaction also by what became of the original. */
export function entryName({ entries }: ToolWords, kind: string, isErased = false): string {
  const names: Readonly<Record<string, string>> = entries;
  return (isErased ? entries.erased : names[kind]) ?? kind;
}

type ComposerProps = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly onWrite: WriteToReport;
};

/** Writes to the reporter, in the reporter's language if there is a template. */
function Composer({ view, report, onWrite }: ComposerProps) {
  const reporterLocale = view.body?.locale ?? 'en';
  const { words } = useWords();
  const text = words.thread;
  const [kind, setKind] = useState<MessageKind>('asked');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const [templates, setTemplates] = useState<LetterTemplates>();
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const wrong = filesFault(files);
  useUnsaved(typed.trim() !== '' || files.length > 0);

  useEffect(() => {
    void loadTemplates(reporterLocale).then(setTemplates);
  }, [reporterLocale]);

  /** Files go first: the message names them. */
  async function sendAll(): Promise<boolean> {
    const attached: AttachedFile[] = [];
    for (const file of plainFiles(files)) attached.push(await report.attach(file));
    const message = { text: typed.trim(), files: attached.map(({ sent }) => sent.id) };
    return onWrite({ kind, message, attached }, text.sent);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    const isSent = await sendAll().catch((reason: unknown) => setFailure(errorOf(reason)));
    setBusy(false);
    // What was typed stays until it was sent.
    if (!isSent) return;
    setTyped('');
    setFiles([]);
  }
  return (
    <form className="no-print" onSubmit={(event) => void send(event)}>
      {/* What is added while the letter is sent would not go with it. */}
      <fieldset className="stack" disabled={isBusy}>
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
        <Suspense>
          <Attachments office={view.office} files={files} onFiles={setFiles} />
        </Suspense>
        {wrong && <p className="hint">{words.attach[wrong]}</p>}
        {failure && <Failure error={failure} />}
        <div className="row">
          <button
            type="submit"
            className="primary"
            disabled={isBusy || (typed.trim() === '' && files.length === 0) || wrong !== undefined}
          >
            {isBusy ? words.working : text.send}
          </button>
          <button
            type="button"
            disabled={!templates}
            onClick={() => {
              const template = templates?.[kind] ?? '';
              setTyped(typed.trim() ? `${typed.trim()}\n\n${template}` : template);
            }}
          >
            {text.template}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
