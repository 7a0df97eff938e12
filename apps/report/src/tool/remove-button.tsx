import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { Dialog } from './ui/dialog.tsx';
import type { EntryDraft } from './vault/reports.ts';
import { useWords } from './words.tsx';
import type { WriteToReport } from './use-report.ts';

type Props = {
  readonly part: NonNullable<EntryDraft['removed']>;
  /** What it is, as people read it. */
  readonly label: string;
  readonly onWrite: WriteToReport;
};

/** Removes a part that is clearly irrelevant. Who removed it, and when, stays in the log. W16 */
export function RemoveButton({ part, label, onWrite }: Props) {
  const { words } = useWords();
  const text = words.remove;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    await onWrite({ kind: 'removed', removed: part }, text.done);
    setBusy(false);
    setAsking(false);
  }
  return (
    <div className="no-print">
      <button type="button" className="link small" onClick={() => setAsking(true)}>
        {fill(text.begin, { part: label })}
      </button>
      {isAsking && (
        <Dialog title={fill(text.title, { part: label })} onClose={() => setAsking(false)}>
          <div className="stack">
            <p>{text.text}</p>
            <div className="row">
              <button type="button" onClick={() => setAsking(false)}>
                {words.cancel}
              </button>
              <button type="button" className="danger" disabled={isBusy} onClick={() => void remove()}>
                {isBusy ? words.working : text.confirm}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
