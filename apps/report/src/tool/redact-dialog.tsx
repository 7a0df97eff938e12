import { useRef, useState, type ReactNode } from 'react';
import { fill } from '@app/texts/fill.ts';
import { reportingCountry, type BodyContent } from '@app/whistleblowing';
import { coverRange, coverWords, redactionOf, textsOf, type FactField } from './redact-rules.ts';
import { Dialog } from './ui/dialog.tsx';
import { Field } from './ui/field.tsx';
import { Unsaved } from './ui/unsaved.ts';
import type { WriteToReport } from './use-report.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly body: BodyContent;
  /** The words of the office's own question. */
  readonly questionOf: (id: string) => string;
  /** The country whose law the report is handled by. */
  readonly country: string;
  /** What came of the last try, above the texts. */
  readonly outcome: ReactNode;
  readonly onWrite: WriteToReport;
  readonly onClose: () => void;
};

/** Blacks out words of the facts. The version without them replaces the one before; that it did is an entry. W16 */
export function RedactDialog({ body, questionOf, country, outcome, onWrite, onClose }: Props) {
  const { words } = useWords();
  const text = words.redact;
  const [texts, setTexts] = useState(() => textsOf(body));
  const [sought, setSought] = useState('');
  const [isBusy, setBusy] = useState(false);
  const law = reportingCountry(country).deletesAtOnce;
  const [isErased, setErased] = useState(law !== undefined);
  const selected = useRef<{ readonly field: FactField; readonly start: number; readonly end: number }>(undefined);
  const before = textsOf(body);
  const isChanged = [...texts].some(([field, value]) => before.get(field) !== value);

  const labelOf = (field: FactField): string => {
    // Answers are told apart by their beginning.
    if (!field.startsWith('answer ')) return words.facts[field as Exclude<FactField, `answer ${number}`>];
    return questionOf(body.answers[Number(field.slice(7))]?.question ?? '');
  };
  function coverSelection() {
    const { field, start, end } = selected.current ?? { field: 'facts', start: 0, end: 0 };
    setTexts(new Map([...texts].map(([one, value]) => [one, one === field ? coverRange(value, start, end) : value])));
    selected.current = undefined;
  }
  async function save() {
    setBusy(true);
    const redaction = redactionOf(body, texts);
    const isDone = await onWrite({ kind: 'redacted', redaction, ...(isErased && { erases: true }) }, text.done);
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog title={text.title} onClose={onClose} isWide>
      <div className="stack">
        <p>{text.text}</p>
        <Unsaved when={isChanged} />
        {outcome}
        <Field label={text.words} hint={text.wordsHint}>
          {(input) => <input {...input} value={sought} onChange={({ target }) => setSought(target.value)} />}
        </Field>
        <div className="row">
          <button
            type="button"
            disabled={sought.trim() === ''}
            onClick={() => {
              setTexts(new Map([...texts].map(([field, value]) => [field, coverWords(value, sought)])));
              setSought('');
            }}
          >
            {text.cover}
          </button>
          <button type="button" onClick={coverSelection}>
            {text.coverSelection}
          </button>
        </div>
        <p className="hint">{text.selectionHint}</p>
        {[...texts].map(
          ([field, value]) =>
            value !== '' && (
              <Field key={field} label={labelOf(field)}>
                {(input) => (
                  <textarea
                    {...input}
                    readOnly
                    lang={body.locale}
                    rows={Math.min(12, 2 + Math.ceil(value.length / 70))}
                    value={value}
                    onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => {
                      selected.current = { field, start, end };
                    }}
                  />
                )}
              </Field>
            ),
        )}
        <div>
          <label className="tick">
            <input
              type="checkbox"
              aria-describedby="redact-at-once"
              checked={isErased}
              onChange={({ target }) => setErased(target.checked)}
            />
            <span>{text.atOnce}</span>
          </label>
          <p className="hint" id="redact-at-once">
            {law === undefined ? text.atOnceElse : fill(text.atOnceLaw, { law })}
          </p>
        </div>
        <p>{isErased ? text.final : text.kept}</p>
        <div className="row">
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" disabled={!isChanged} onClick={() => setTexts(before)}>
            {text.reset}
          </button>
          <button type="button" className="danger" disabled={!isChanged || isBusy} onClick={() => void save()}>
            {isBusy ? words.working : text.save}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
