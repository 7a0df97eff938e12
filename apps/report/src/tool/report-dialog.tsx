import { lazy, Suspense, useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { IdentityPanel } from './identity-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { custodianOf, namesOf } from './office-rules.ts';
import { PeoplePanel } from './people-panel.tsx';
import { ReportClocks } from './report-clocks.tsx';
import { ReportFacts } from './report-facts.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { StatusLog } from './status-log.tsx';
import { Thread } from './thread.tsx';
import { Dialog } from './ui/dialog.tsx';
import { failureText } from './ui/failure.tsx';
import { Notice } from './ui/notice.tsx';
import { useReport, type Draft, type ReportActions, type WriteResult } from './use-report.ts';
import type { VaultClient } from './vault/client.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

// Loaded when it is needed: few reports are handed over.
const HandOverDialog = lazy(() =>
  import('./hand-over-dialog.tsx').then((module) => ({ default: module.HandOverDialog })),
);

type Props = {
  readonly vault: VaultClient;
  readonly office: ToolOffice;
  readonly own: StoredVault;
  readonly id: string;
  readonly onClose: () => void;
};

/** A report as a file. Nothing of it is shown before everything was checked. */
export function ReportDialog({ vault, office, own, id, onClose }: Props) {
  const { words } = useWords();
  const text = words.report;
  const report = useReport({ vault, office: office.id, chain: office.chain }, id);
  const { state } = report;

  return (
    <Dialog title={fill(text.title, { id: id.slice(0, 8) })} onClose={onClose} isWide>
      {state.kind === 'opening' && <p role="status">{text.opening}</p>}
      {state.kind === 'gone' && <Notice tone="warning" title={text.gone} />}
      {state.kind === 'failed' && (
        <Notice tone="bad" title={words.failed}>
          <p>{failureText(state.error, words)}</p>
          <button type="button" onClick={() => void report.open()}>
            {words.again}
          </button>
        </Notice>
      )}
      {state.kind === 'fault' && (
        <Notice tone="bad" title={text.fault}>
          <p>{fill(text.faults[state.fault.code], { number: state.fault.number })}</p>
          <p>{text.faultText}</p>
        </Notice>
      )}
      {state.kind === 'open' && <OpenReport view={state.view} report={report} office={office} own={own} />}
    </Dialog>
  );
}

type OpenProps = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly office: ToolOffice;
  readonly own: StoredVault;
};

/** How the last thing that was written went. */
type Outcome = {
  readonly tone: 'good' | 'bad' | 'warning';
  readonly title: string;
  readonly detail?: string;
};

function OpenReport({ view, report, office, own }: OpenProps) {
  const { words } = useWords();
  const text = words.report;
  const [outcome, setOutcome] = useState<Outcome>();
  const [isMoving, setMoving] = useState(false);
  const [isHanding, setHanding] = useState(false);
  const isDeleted = view.status === 'information_deleted';
  const people = namesOf(office.chain);
  const custodian = custodianOf(office.chain, view.document);

  /** @returns whether it was written, so that what was typed may go */
  async function write(draft: Draft, done: string): Promise<boolean> {
    const result = await report.write(draft);
    setOutcome(outcomeOf(result, done));
    return result.kind === 'done';
  }
  const outcomeOf = (result: WriteResult, done: string, failed = words.failed): Outcome => {
    if (result.kind === 'failed') return { tone: 'bad', title: failed, detail: result.message };
    return result.kind === 'done' ? { tone: 'good', title: done } : { tone: 'warning', title: text.changed };
  };

  // What of a dialog is kept where somebody else was first, each says itself.
  const told = (changed = text.changed) =>
    outcome && (
      <Notice tone={outcome.tone} title={outcome.tone === 'warning' ? changed : outcome.title}>
        {outcome.detail && <p>{outcome.detail}</p>}
      </Notice>
    );
  const begin = () => setOutcome(undefined);

  // That something was done is said until the next thing is typed.
  const settle = () => outcome?.tone === 'good' && begin();
  return (
    <div className="file" onInput={settle}>
      <div className="file-head">
        <span className={`badge status-${view.status}`}>{words.statuses[view.status]}</span>
        <div className="row no-print">
          {!isDeleted && (
            <button
              type="button"
              className="primary"
              onClick={() => {
                begin();
                setMoving(true);
              }}
            >
              {words.status.edit}
            </button>
          )}
          {!isDeleted && (
            <button
              type="button"
              onClick={() => {
                begin();
                setHanding(true);
              }}
            >
              {words.handOver.title}
            </button>
          )}
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </div>
      {isHanding && (
        <Suspense>
          <HandOverDialog
            view={view}
            report={report}
            office={office}
            own={own}
            people={people}
            outcome={told(words.handOver.changed)}
            onWrite={write}
            onClose={() => setHanding(false)}
          />
        </Suspense>
      )}
      {isDeleted && <Notice title={text.deleted}>{<p>{text.deletedText}</p>}</Notice>}
      <div className="columns">
        <div className="stack">
          {!isDeleted && (
            <>
              <ReportFacts
                view={view}
                report={report}
                office={office}
                outcome={told(words.redact.changed)}
                onWrite={write}
                onBegin={begin}
              />
              <Thread view={view} report={report} people={people} onWrite={write} />
            </>
          )}
        </div>
        <div className="stack">
          <ReportClocks view={view} />
          {!isDeleted && (
            <>
              <IdentityPanel
                view={view}
                custodian={custodian}
                own={own.id}
                onAsk={async (reason) => {
                  if (!custodian) return false;
                  const result = await report.askIdentity(reason, custodian);
                  setOutcome(outcomeOf(result, words.identity.asked));
                  return result.kind === 'done';
                }}
                onOpen={async (reason) => {
                  const result = await report.openIdentity(reason);
                  setOutcome(outcomeOf(result, words.identity.opened));
                  return result.kind === 'done';
                }}
                onWrite={write}
              />
              <PeoplePanel view={view} office={office} own={own} onWrite={write} />
              <NotesPanel view={view} people={people} onWrite={write} />
            </>
          )}
          <StatusLog view={view} people={people} />
        </div>
      </div>
      {outcome && <div className="outcome no-print">{told()}</div>}
      {isMoving && (
        <StatusDialog
          view={view}
          outcome={told()}
          onClose={() => setMoving(false)}
          onMove={async (draft, ticks) => {
            const result = await report.write(draft, ticks);
            setOutcome(outcomeOf(result, words.status.done, words.status.failed));
            if (result.kind === 'done') setMoving(false);
            return result.kind;
          }}
        />
      )}
    </div>
  );
}
