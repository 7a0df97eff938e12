import { useEffect, useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { CustodianRequest, ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { now } from './dates.ts';
import { namesOf, readerOf } from './office-rules.ts';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import type { VaultClient } from './vault/client.ts';
import type { OpenedRequest } from './vault/custodian.ts';
import { useWords } from './words.tsx';

type Props = { readonly vault: VaultClient; readonly office: ToolOffice };

/** What managers ask a custodian of identities: a reason, and no word of the report. W7 */
export function NamesPanel({ vault, office }: Props) {
  const { words } = useWords();
  const text = words.names;
  const [requests, setRequests] = useState<readonly OpenedRequest[]>();
  const { isBusy, error, run } = useAction();
  const show = async (found: readonly CustodianRequest[]) => setRequests(await vault.call('identityRequests', found));
  const load = async () => show(await api.identityRequests(office.id));
  useEffect(() => {
    const stop = new AbortController();
    void open(vault, office.id, stop.signal, setRequests);
    return () => stop.abort();
  }, [vault, office.id]);

  async function answer({ request }: OpenedRequest, isAllowed: boolean, typed: string) {
    const reader = isAllowed ? readerOf(office.chain, request.by) : null;
    if (isAllowed && !reader) throw new Error(text.unknownReader);
    const draft = { request, reader, text: typed, at: now() };
    try {
      await show(await api.answerIdentity(request, await vault.call('answerIdentity', draft)));
    } catch (failure) {
      await load();
      throw failure;
    }
  }
  const waiting = requests?.filter(({ request }) => request.answer === 'waiting') ?? [];
  const answered = requests?.filter(({ request }) => request.answer !== 'waiting') ?? [];
  return (
    <section className="stack">
      <p>{text.text}</p>
      <div className="row">
        <button type="button" disabled={isBusy} onClick={() => void run(load)}>
          {words.table.reload}
        </button>
      </div>
      {error && (
        <Notice tone="bad" title={words.failed}>
          <p>{error.message || words.failedText}</p>
        </Notice>
      )}
      {!requests && <p role="status">{words.loading}</p>}
      {requests && waiting.length === 0 && <Notice title={text.empty} />}
      {waiting.map((opened) => (
        <RequestCard
          key={`${opened.request.report} ${opened.request.number}`}
          opened={opened}
          office={office}
          isBusy={isBusy}
          onAnswer={(isAllowed, typed) => void run(() => answer(opened, isAllowed, typed))}
        />
      ))}
      {answered.length > 0 && (
        <>
          <h2>{text.answered}</h2>
          {answered.map((opened) => (
            <RequestCard key={`${opened.request.report} ${opened.request.number}`} opened={opened} office={office} />
          ))}
        </>
      )}
    </section>
  );
}

type CardProps = {
  readonly opened: OpenedRequest;
  readonly office: ToolOffice;
  readonly isBusy?: boolean;
  readonly onAnswer?: (isAllowed: boolean, text: string) => void;
};

function RequestCard({ opened: { request, reason }, office, isBusy = false, onAnswer }: CardProps) {
  const { words } = useWords();
  const text = words.names;
  const [typed, setTyped] = useState('');
  // Those that wait come first; those that were answered have a heading of their own.
  const Heading = onAnswer ? 'h2' : 'h3';
  const name = namesOf(office.chain).get(request.by) ?? request.by.slice(0, 8);
  return (
    <article className="card stack">
      <Heading>{fill(text.request, { name, report: request.report.slice(0, 8) })}</Heading>
      {request.answer !== 'waiting' && <p className="badge">{text.answers[request.answer]}</p>}
      <dl className="facts">
        <dt>{words.identity.reason}</dt>
        <dd className="told">{reason ?? words.report.removed}</dd>
      </dl>
      {onAnswer && (
        <>
          <Field label={text.answer} hint={text.answerHint}>
            {(input) => (
              <textarea {...input} rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
          <div className="row">
            <button type="button" className="primary" disabled={isBusy} onClick={() => onAnswer(true, typed.trim())}>
              {text.allow}
            </button>
            <button
              type="button"
              className="danger"
              disabled={isBusy || typed.trim() === ''}
              onClick={() => onAnswer(false, typed.trim())}
            >
              {text.refuse}
            </button>
          </div>
        </>
      )}
    </article>
  );
}

/** Opens what the custodian was asked. Where that fails, the list is empty: a second try is one click away. */
async function open(
  vault: VaultClient,
  office: string,
  signal: AbortSignal,
  show: (requests: readonly OpenedRequest[]) => void,
): Promise<void> {
  const opened = await api
    .identityRequests(office)
    .then((found) => vault.call('identityRequests', found))
    .catch(() => []);
  if (!signal.aborted) show(opened);
}
