import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { OfficeForm, ToolOffice } from '@app/whistleblowing';
import { now } from './dates.ts';
import { FileList } from './file-list.tsx';
import { countryOf } from './office-rules.ts';
import { isRestorable } from './redact-rules.ts';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';
import type { ReportActions, WriteToReport } from './use-report.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

const RedactDialog = lazy(() => import('./redact-dialog.tsx').then((module) => ({ default: module.RedactDialog })));

type Props = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly office: ToolOffice;
  /** What came of the last try to write, for dialogs that cover the report. */
  readonly outcome: ReactNode;
  readonly onWrite: WriteToReport;
  /** Forgets what came of the last try. */
  readonly onBegin: () => void;
};

/** What the reporter told, as it was told. */
export function ReportFacts({ view, report, office, outcome, onWrite, onBegin }: Props) {
  const { words } = useWords();
  const text = words.facts;
  const [isRedacting, setRedacting] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const { body } = view;
  const questions = office.chain.flatMap(
    ({ document }) => (document.form as unknown as Partial<OfficeForm>).questions ?? [],
  );
  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      {body?.redaction && (
        <div className="row">
          <p className="hint">{words.redact.trace}</p>
          {view.redaction && isRestorable(view.redaction, now()) && (
            <button type="button" className="link small no-print" onClick={() => setRestoring(true)}>
              {words.redact.restore}
            </button>
          )}
        </div>
      )}
      {!body && <p className="hint">{words.report.removed}</p>}
      {body && (
        <>
          <dl className="facts told" lang={body.locale}>
            <dt>{words.table.type}</dt>
            <dd lang={undefined}>{words.types[body.type]}</dd>
            <dt>{text.wrongdoing}</dt>
            <dd>{body.wrongdoing || words.nothing}</dd>
            <dt>{text.facts}</dt>
            <dd>{body.facts || words.nothing}</dd>
            <dt>{text.period}</dt>
            <dd>{body.period || words.nothing}</dd>
            <dt>{text.source}</dt>
            <dd>{body.source || words.nothing}</dd>
            {body.answers.map(({ question, text: answer }) => (
              <div key={question}>
                <dt>{questions.find(({ id }) => id === question)?.text ?? question}</dt>
                <dd>{answer || words.nothing}</dd>
              </div>
            ))}
            {body.meeting !== null && (
              <>
                <dt>{text.meeting}</dt>
                <dd>{body.meeting || text.meetingWanted}</dd>
              </>
            )}
            <dt>{text.channel}</dt>
            <dd>{text.channels[body.channel]}</dd>
          </dl>
        </>
      )}
      {body && (
        <div className="row no-print">
          <button
            type="button"
            className="link small"
            onClick={() => {
              onBegin();
              setRedacting(true);
            }}
          >
            {words.redact.begin}
          </button>
        </div>
      )}
      {body && isRedacting && (
        <Suspense>
          <RedactDialog
            // Somebody else's version takes the place of the texts: saving those of before would bring its words back.
            key={body.redaction?.summary}
            body={body}
            questionOf={(question) => questions.find(({ id }) => id === question)?.text ?? question}
            country={countryOf(office.chain, view.document)}
            outcome={outcome}
            onWrite={onWrite}
            onClose={() => setRedacting(false)}
          />
        </Suspense>
      )}
      {view.redaction && isRestoring && (
        <ConfirmDialog
          title={words.redact.restoreTitle}
          text={words.redact.restoreText}
          confirm={words.redact.restore}
          onConfirm={async () => {
            onBegin();
            await onWrite({ kind: 'restored', restores: view.redaction?.number ?? 0 }, words.redact.restored);
          }}
          onClose={() => setRestoring(false)}
        />
      )}
      {view.files.length > 0 && (
        <>
          <h4>{text.files}</h4>
          <FileList files={view.files} report={report} onWrite={onWrite} />
        </>
      )}
    </section>
  );
}
