import { useState, type FormEvent } from 'react';
import type { Recipient } from '@app/sealing';
import { fill } from '@app/texts/fill.ts';
import { writtenDay } from './dates.ts';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { useUnsaved } from './ui/unsaved.ts';
import type { ReportView } from './vault/report-view.ts';
import { useWords } from './words.tsx';
import type { WriteToReport } from './use-report.ts';

type Props = {
  readonly view: ReportView;
  /** Who holds the second half of the key to the name. */
  readonly custodian: Recipient | null;
  readonly own: string;
  readonly onOpen: (reason: string) => Promise<boolean>;
  readonly onAsk: (reason: string) => Promise<boolean>;
  readonly onWrite: WriteToReport;
};

/** Who reported: closed until a reason is stored, and passed on only with consent or a legal duty. W7, W8 */
export function IdentityPanel({ view, custodian, own, onOpen, onAsk, onWrite }: Props) {
  const { words, locale } = useWords();
  const text = words.identity;
  const [form, setForm] = useState<'open' | 'pass'>();
  const { identity } = view;
  const request = view.identityRequests.findLast(({ by }) => by === own);
  const isClosed = identity === undefined && view.hasName;
  // Who asked and was allowed gave the reason already.
  const isAllowed = custodian !== null && request?.answer === 'allowed';
  const reason = view.entries[request?.number ?? -1]?.text ?? '';
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
      {isClosed && <p className="hint">{custodian ? fill(text.apart, { name: custodian.name }) : text.closed}</p>}
      {isClosed && request && <p role="status">{text.requests[request.answer]}</p>}
      {(identity === null || !view.hasName) && <p>{text.anonymous}</p>}
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
          submit={custodian ? text.askNow : text.openNow}
          onCancel={() => setForm(undefined)}
          onReason={async (reason) => {
            if (await (custodian ? onAsk(reason) : onOpen(reason))) setForm(undefined);
          }}
        />
      )}
      {form === 'pass' && <PassOn view={view} onWrite={onWrite} onClose={() => setForm(undefined)} />}
      {!form && (
        <div className="row no-print">
          {isClosed && isAllowed && (
            <button type="button" className="primary" onClick={() => void onOpen(reason || text.allowed)}>
              {text.open}
            </button>
          )}
          {isClosed && !isAllowed && request?.answer !== 'waiting' && (
            <button type="button" onClick={() => setForm('open')}>
              {custodian ? text.ask : text.open}
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

type ReasonProps = {
  readonly submit: string;
  readonly onReason: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
};

function ReasonForm({ submit: label, onReason, onCancel }: ReasonProps) {
  const { words } = useWords();
  const text = words.identity;
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  useUnsaved(reason.trim() !== '');
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
          {isBusy ? words.working : label}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

type PassProps = { readonly view: ReportView; readonly onWrite: WriteToReport; readonly onClose: () => void };
type Basis = 'consent' | 'duty' | 'withheld';
const bases: readonly Basis[] = ['consent', 'duty', 'withheld'];

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
  useUnsaved(recipient.trim() !== '' || reason.trim() !== '');
  const isAllowed = { consent: hasConsent, duty: wasTold, withheld: reason.trim() !== '' }[basis];

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    // The exception is an entry of its own, before the name is passed on.
    const isRecorded =
      basis !== 'withheld' ||
      (await onWrite({ kind: 'disclosure-withheld', note: { text: reason.trim() } }, text.withheld));
    const lines = [recipient.trim(), text.bases[basis], reason.trim()];
    const isDone =
      isRecorded &&
      (await onWrite({ kind: 'identity-passed', note: { text: lines.filter(Boolean).join('\n') } }, text.passed));
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
        {bases.map((one) => (
          <label key={one} className="tick">
            <input type="radio" name="basis" checked={basis === one} onChange={() => setBasis(one)} />
            <span>{text.bases[one]}</span>
          </label>
        ))}
      </fieldset>
      {basis === 'consent' && !hasConsent && <Notice tone="warning" title={text.noConsent} />}
      {basis === 'duty' && !wasTold && <Notice tone="warning" title={text.notTold} />}
      {basis === 'withheld' && <Notice tone="warning" title={text.withheldHint} />}
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
