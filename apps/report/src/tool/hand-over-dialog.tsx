import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { chunkCount } from '@app/sealing/file.ts';
import { fill } from '@app/texts/fill.ts';
import { plural } from '@app/texts/plural.ts';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { random } from './encoding.ts';
import { areInDocuments, blackenedSections, filesOf, mayHandName, sectionsOf } from './hand-over-rules.ts';
import { handOverContent, handOverNote } from './hand-over-content.ts';
import { HandOverPreview } from './hand-over-preview.tsx';
import { HandOverResult } from './hand-over-result.tsx';
import { Dialog } from './ui/dialog.tsx';
import { failureText } from './ui/failure.tsx';
import { Field, Tick } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { Unsaved } from './ui/unsaved.ts';
import { useAction } from './ui/use-action.ts';
import type { ReportActions, WriteToReport } from './use-report.ts';
import { blackened, blackenTerms } from './vault/blacken.ts';
import type { HandedOver } from './vault/hand-over.ts';
import type { HandedSection } from './vault/hand-over-content.ts';
import { drawWords, wordCount, wordList } from './vault/passphrase.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly office: ToolOffice;
  readonly own: StoredVault;
  readonly people: ReadonlyMap<string, string>;
  /** What came of the last try, above what was chosen. */
  readonly outcome: ReactNode;
  readonly onWrite: WriteToReport;
  readonly onClose: () => void;
};

/** Makes an encrypted file of a report for an authority: parts are chosen, words blackened, and the log says so. */
export function HandOverDialog({ view, report, office, own, people, outcome, onWrite, onClose }: Props) {
  const spoken = useWords();
  const { words, locale } = spoken;
  const text = words.handOver;
  const all = useMemo(() => sectionsOf({ view, office, people }, spoken), [view, office, people, spoken]);
  const files = filesOf(view);
  // What was chosen counts for the report as it was read: what others write meanwhile has to be read and chosen.
  const [choice, setChoice] = useState({ next: view.next, parts: new Set(['facts']) });
  const chosen: ReadonlySet<string> = choice.next === view.next ? choice.parts : new Set();
  const [typed, setTyped] = useState('');
  const [recipient, setRecipient] = useState('');
  const [reason, setReason] = useState('');
  const [way, setWay] = useState<'passphrase' | 'recipient'>('passphrase');
  const [ageKey, setAgeKey] = useState('');
  const [isWrongKey, setWrongKey] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [made, setMade] = useState<HandedOver>();
  const { isBusy, error, run } = useAction();
  useEffect(() => {
    void wordList(locale).then((list) => setPassphrase(drawWords(list, wordCount, random).join(' ')));
  }, [locale]);

  const terms = blackenTerms(typed);
  const { sections, count } = blackenedSections(
    all.filter(({ id }) => chosen.has(id)),
    terms,
  );
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChoice({ next: view.next, parts: next });
  };
  const taken = files.filter(({ id }) => chosen.has(id));

  async function make() {
    setWrongKey(false);
    const key =
      way === 'passphrase' ? ({ kind: way, passphrase } as const) : ({ kind: way, recipient: ageKey.trim() } as const);
    if (way === 'recipient' && !(await report.isRecipient(ageKey.trim()))) return setWrongKey(true);
    const content = handOverContent({ view, office, people, own, sections, recipient }, terms, spoken);
    const renamed = taken.map((file) => ({ ...file, name: blackened(file.name, terms).text }));
    const found = await report.handOver(
      { content, key },
      renamed.map((file) => [file, chunkCount(file.size)] as const),
    );
    const note = handOverNote(
      { recipient, reason, sections, files: taken, terms, count, sha256: found.sha256 },
      spoken,
    );
    // Only what the log names leaves the tool.
    if (await onWrite({ kind: 'handed-over', note: { text: note } }, text.done)) setMade(found);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void run(make);
  }
  if (made)
    return (
      <Dialog title={text.title} onClose={onClose} isWide>
        <HandOverResult made={made} report={view.id} passphrase={way === 'passphrase' ? passphrase : null} />
      </Dialog>
    );
  return (
    <Dialog title={text.title} onClose={onClose} isWide>
      <form className="stack" onSubmit={submit}>
        <Unsaved when={recipient.trim() !== '' || reason.trim() !== ''} />
        <p>{text.text}</p>
        {outcome}
        {error && (
          <Notice tone="bad" title={words.failed}>
            <p>{failureText(error, words)}</p>
          </Notice>
        )}
        <fieldset className="stack">
          <legend>{text.parts}</legend>
          {all.map(({ id, title, texts }) => (
            <Tick
              key={id}
              label={`${title} (${texts.length})`}
              isChecked={chosen.has(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
          ))}
          {files.map(({ id, name }) => (
            <Tick
              key={id}
              label={fill(text.file, { name })}
              isChecked={chosen.has(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
          ))}
        </fieldset>
        {view.identity && !mayHandName(view.entries) && <p className="hint">{text.nameHint}</p>}
        {chosen.has('name' satisfies HandedSection['id']) && <Notice tone="warning" title={text.nameHint} />}
        {taken.length > 0 && <p className="hint">{text.filesHint}</p>}
        <Field label={text.blacken} hint={text.blackenHint}>
          {(input) => <textarea {...input} rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
        <p role="status">{plural(locale, count, text.count)}</p>
        {areInDocuments(office.chain, terms) && <Notice tone="warning" title={text.documentsHint} />}
        <HandOverPreview sections={sections} />
        <Field label={text.recipient} hint={text.recipientHint}>
          {(input) => <input {...input} value={recipient} onChange={({ target }) => setRecipient(target.value)} />}
        </Field>
        <Field label={words.identity.passReason}>
          {(input) => (
            <textarea {...input} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <fieldset className="stack">
          <legend>{text.encryption}</legend>
          {(['passphrase', 'recipient'] as const).map((one) => (
            <label key={one} className="tick">
              <input type="radio" name="encryption" checked={way === one} onChange={() => setWay(one)} />
              <span>{text.ways[one]}</span>
            </label>
          ))}
        </fieldset>
        {way === 'recipient' && (
          <Field label={text.ageKey} hint={text.ageKeyHint} error={isWrongKey ? text.ageKeyWrong : undefined}>
            {(input) => (
              <input
                {...input}
                autoComplete="off"
                spellCheck={false}
                value={ageKey}
                onChange={({ target }) => setAgeKey(target.value)}
              />
            )}
          </Field>
        )}
        <div className="row">
          <button
            type="submit"
            className="primary"
            disabled={
              isBusy ||
              recipient.trim() === '' ||
              (sections.length === 0 && taken.length === 0) ||
              (way === 'passphrase' ? passphrase === '' : ageKey.trim() === '')
            }
          >
            {isBusy ? words.working : text.make}
          </button>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
