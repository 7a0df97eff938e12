import { useState, type FormEvent } from 'react';
import { fill } from '@app/texts/fill.ts';
import { writtenDay } from './dates.ts';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';
import type { WriteToReport } from './use-report.ts';

type Props = {
  readonly view: ReportView;
  readonly onOpen: (reason: string) => Promise<boolean>;
  readonly onWrite: WriteToReport;
};

/** Who reported: closed until a reason is stored, and passed on only with consent or a legal duty. W7, W8 */
export function IdentityPanel({ view, onOpen, onWrite }: Props) {
  const { words, locale } = useWords();
  const text = words.identity;
  const [form, setForm] = useState<'open' | 'pass'>();
  const { identity } = view;
  const { namesRemovedOn } = view.keeping;
  if (namesRemovedOn)
    return (
      <section className="card stack">
        <h3>{text.title}</h3>
        <p>{fill(text.removedByTime, { date: writtenDay(namesRemovedOn, locale) })}</p>
      </section>
    );
  return (
    <section className="card stack">
      <h3>{text.title}</h3>
      {identity === undefined && <p className="hint">{text.closed}</p>}
      {identity === null && <p>{text.anonymous}</p>}
      {identity && (
        <dl className="facts">
          <dt>{text.name}</dt>
          <dd>{identity.fullName}</dd>
          <dt>{text.contact}</dt>
          <dd className="told">{identity.contact || words.nothing}</dd>
        </dl>
      )}
      {form === 'open' && (
        <ReasonForm
          onCancel={() => setForm(undefined)}
          onReason={async (reason) => {
            if (await onOpen(reason)) setForm(undefined);
          }}
        />
      )}
      {form === 'pass' && <PassOn view={view} onWrite={onWrite} onClose={() => setForm(undefined)} />}
      {!form && (
        <div className="row no-print">
          {identity === undefined && (
            <button type="button" onClick={() => setForm('open')}>
              {text.open}
            </button>
          )}
          {identity && (
            <button type="button" onClick={() => setForm('pass')}>
              {text.pass}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

type ReasonProps = { readonly onReason: (reason: string) => Promise<void>; readonly onCancel: () => void };

function ReasonForm({ onReason, onCancel }: ReasonProps) {
  const { words } = useWords();
  const text = words.identity;
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await onReason(reason.trim());
    setBusy(false);
  }
  return (
    <form className="stack no-print" onSubmit={(event) => void submit(event)}>
      <Field label={text.reason} hint={text.reasonHint}>
        {(input) => <textarea {...input} rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy || reason.trim() === ''}>
          {isBusy ? words.working : text.openNow}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

type PassProps = { readonly view: ReportView; readonly onWrite: WriteToReport; readonly onClose: () => void };
type Basis = 'consent' | 'duty';

/** Notes that the name was passed on. It takes the reporter's consent, or a duty of which the reporter was told before. W8 */
function PassOn({ view, onWrite, onClose }: PassProps) {
  const { words } = useWords();
  const text = words.identity;
  const last = view.entries.findLast(({ kind }) => kind === 'consented' || kind === 'declined')?.kind;
  const hasConsent = last === 'consented';
  const wasTold = view.entries.some(({ kind }) => kind === 'disclosure-told');
  const [basis, setBasis] = useState<Basis>(hasConsent ? 'consent' : 'duty');
  const [recipient, setRecipient] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isAllowed = basis === 'consent' ? hasConsent : wasTold;

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const lines = [recipient.trim(), text.bases[basis], reason.trim()];
    const isDone = await onWrite(
      { kind: 'identity-passed', note: { text: lines.filter(Boolean).join('\n') } },
      text.passed,
    );
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <form className="stack no-print" onSubmit={(event) => void save(event)}>
      <p>{text.passText}</p>
      <Field label={text.recipient}>
        {(input) => <input {...input} value={recipient} onChange={({ target }) => setRecipient(target.value)} />}
      </Field>
      <fieldset className="stack">
        <legend>{text.basis}</legend>
        {(['consent', 'duty'] as const).map((one) => (
          <label key={one} className="tick">
            <input type="radio" name="basis" checked={basis === one} onChange={() => setBasis(one)} />
            <span>{text.bases[one]}</span>
          </label>
        ))}
      </fieldset>
      {basis === 'consent' && !hasConsent && <Notice tone="warning" title={text.noConsent} />}
      {basis === 'duty' && !wasTold && <Notice tone="warning" title={text.notTold} />}
      <Field label={text.passReason}>
        {(input) => <textarea {...input} rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy || !isAllowed || recipient.trim() === ''}>
          {isBusy ? words.working : words.save}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
