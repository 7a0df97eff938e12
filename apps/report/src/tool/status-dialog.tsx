import { useState, type ReactNode } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { Locale } from '@app/texts';
import { movesFrom, whyNoMove, type MoveTick, type ReportStatus } from '@app/whistleblowing';
import { today, writtenDay } from './dates.ts';
import { Field, Tick } from './ui/field.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Notice } from './ui/notice.tsx';
import { Unsaved } from './ui/unsaved.ts';
import type { Draft, WriteResult } from './use-report.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords, type ToolWords } from './words.tsx';

type Props = {
  readonly view: ReportView;
  /** What came of the last try, if it failed. */
  readonly outcome: ReactNode;
  readonly onClose: () => void;
  readonly onMove: (draft: Draft, ticks: readonly MoveTick[]) => Promise<WriteResult['kind']>;
};

type Step = 'choose' | 'confirm' | 'save';

/** Moves a report: the next status, then what it needs, then a last look. @see PRODUCT, section 4 */
export function StatusDialog({ view, outcome, onClose, onMove }: Props) {
  const { words, locale } = useWords();
  const text = words.status;
  const [day] = useState(today);
  const moves = movesFrom(view.status).filter(({ isFinal }) => !isFinal || !isKept(view, day));
  const [step, setStep] = useState<Step>('choose');
  const [to, setTo] = useState<ReportStatus>();
  const move = moves.length === 1 ? moves[0] : moves.find((one) => one.to === to);
  const [isTicked, setTicked] = useState(false);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);

  const ticks = move?.tick && isTicked ? [move.tick] : [];
  const hasFeedback = view.entries.some(({ kind }) => kind === 'feedback');
  const refusal = move && whyNoMove({ from: view.status, to: move.to, ticks, hasFeedback });
  const unread = move?.isFinal && hasNewMessage(view);

  async function save() {
    if (!move) return;
    setBusy(true);
    const result = await onMove(
      { kind: 'moved', move: [move.from, move.to], ...(note.trim() && { note: { text: note.trim() } }) },
      ticks,
    );
    setBusy(false);
    if (result !== 'changed') return;
    // Somebody else was first: what they did is read, and the move is chosen anew. The note stays.
    setStep('choose');
    setTicked(false);
  }

  return (
    <Dialog title={text.edit} onClose={onClose}>
      <Unsaved when={note.trim() !== ''} />
      {outcome}
      {step === 'choose' && (
        <div className="stack">
          <fieldset className="stack">
            <legend>{fill(text.now, { status: words.statuses[view.status] })}</legend>
            {moves.map((one) => (
              <label key={one.to} className="tick">
                <input type="radio" name="move" checked={move === one} onChange={() => setTo(one.to)} />
                <span>{words.statuses[one.to]}</span>
              </label>
            ))}
          </fieldset>
          {isKept(view, day) && (
            <Notice title={keptSentence(view, words, locale)}>
              <p>{text.keptText}</p>
            </Notice>
          )}
          {move && <p className="hint">{text.means[move.to]}</p>}
          <div className="row">
            <button type="button" className="primary" disabled={!move} onClick={() => setStep('confirm')}>
              {text.next}
            </button>
          </div>
        </div>
      )}
      {step === 'confirm' && move && (
        <div className="stack">
          <p>{fill(text.to, { from: words.statuses[move.from], to: words.statuses[move.to] })}</p>
          {move.message === 'feedback' && !hasFeedback && <Notice tone="warning" title={text.feedbackMissing} />}
          {move.tick && <Tick label={text.ticks[move.tick]} isChecked={isTicked} onChange={setTicked} />}
          {move.isFinal && (
            <>
              <Notice tone="warning" title={text.final}>
                <p>{text.finalText}</p>
              </Notice>
              {unread && <Notice tone="bad" title={text.unread} />}
              <Tick label={text.finalTick} isChecked={isTicked} onChange={setTicked} />
            </>
          )}
          <div className="row">
            <button type="button" onClick={() => setStep('choose')}>
              {words.stepBack}
            </button>
            <button
              type="button"
              className={move.isFinal ? 'danger' : 'primary'}
              disabled={refusal !== undefined || (move.isFinal && !isTicked)}
              onClick={() => setStep('save')}
            >
              {text.confirm}
            </button>
          </div>
        </div>
      )}
      {step === 'save' && move && (
        <div className="stack">
          <p>{fill(text.to, { from: words.statuses[move.from], to: words.statuses[move.to] })}</p>
          <p className="hint">{move.isFinal ? text.finalText : text.logged}</p>
          {!move.isFinal && (
            <Field label={text.note} hint={text.noteHint}>
              {(input) => (
                <textarea {...input} rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
              )}
            </Field>
          )}
          <div className="row">
            <button type="button" onClick={() => setStep('confirm')}>
              {words.stepBack}
            </button>
            <button
              type="button"
              className={move.isFinal ? 'danger' : 'primary'}
              disabled={isBusy}
              onClick={() => void save()}
            >
              {isBusy ? words.working : words.save}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Whether a report that is not admissible has to stay. It is deleted by itself once its time is over. READINGS 18 */
function isKept({ status, keeping: { deletableFrom } }: ReportView, day: string): boolean {
  return status === 'not_admissible' && (deletableFrom === null || deletableFrom > day);
}

function keptSentence({ keeping: { until, deletableFrom } }: ReportView, words: ToolWords, locale: Locale): string {
  const { kept, deletable } = words.status;
  return deletableFrom !== null
    ? fill(deletable, { date: writtenDay(deletableFrom, locale) })
    : fill(kept, { date: writtenDay(until ?? '', locale) });
}

/** Whether the reporter wrote after the last time a manager answered or moved the report. W15 */
function hasNewMessage({ entries }: ReportView): boolean {
  const lastOf = (isOurs: boolean) =>
    entries.findLast(({ kind, author }) => (author !== 'reporter') === isOurs && kind !== 'opened')?.number ?? -1;
  return lastOf(false) > lastOf(true) && lastOf(false) > 0;
}
