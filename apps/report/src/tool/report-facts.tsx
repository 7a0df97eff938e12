import { lazy, Suspense, useState } from 'react';
import type { OfficeForm, ToolOffice } from '@app/whistleblowing';
import { FileList } from './file-list.tsx';
import type { ReportActions, WriteToReport } from './use-report.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';

const RedactDialog = lazy(() => import('./redact-dialog.tsx').then((module) => ({ default: module.RedactDialog })));

type Props = {
  readonly view: ReportView;
  readonly report: ReportActions;
  readonly office: ToolOffice;
  readonly onWrite: WriteToReport;
};

/** What the reporter told, as it was told. */
export function ReportFacts({ view, report, office, onWrite }: Props) {
  const { words } = useWords();
  const text = words.facts;
  const [isRedacting, setRedacting] = useState(false);
  const { body } = view;
  const questions = office.chain.flatMap(
    ({ document }) => (document.form as unknown as Partial<OfficeForm>).questions ?? [],
  );
  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      {body?.redaction && <p className="hint">{words.redact.trace}</p>}
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
          <button type="button" className="link small" onClick={() => setRedacting(true)}>
            {words.redact.begin}
          </button>
        </div>
      )}
      {body && isRedacting && (
        <Suspense>
          <RedactDialog
            body={body}
            questionOf={(question) => questions.find(({ id }) => id === question)?.text ?? question}
            onWrite={onWrite}
            onClose={() => setRedacting(false)}
          />
        </Suspense>
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
