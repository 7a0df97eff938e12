import { useEffect, useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { CustodianRequest, ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { now } from './dates.ts';
import { namesOf, readerOf, signersOf } from './office-rules.ts';
import { Failure, WordedError } from './ui/failure.tsx';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { errorOf, useAction } from './ui/use-action.ts';
import { useUnsaved } from './ui/unsaved.ts';
import type { VaultClient } from './vault/client.ts';
import type { OpenedRequest } from './vault/custodian.ts';
import { useWords } from './words.tsx';

type Props = { readonly vault: VaultClient; readonly office: ToolOffice };

/** What managers ask a custodian of identities: a reason, and no word of the report. W7 */
export function NamesPanel({ vault, office }: Props) {
  const { words } = useWords();
  const text = words.names;
  const [requests, setRequests] = useState<readonly OpenedRequest[]>();
  const [failure, setFailure] = useState<Error>();
  const { isBusy, error, run } = useAction();
  const show = (opened: readonly OpenedRequest[]) => {
    setRequests(opened);
    setFailure(undefined);
  };
  const load = async () => show(await openAll(vault, office, await api.identityRequests(office.id)));
  useEffect(() => {
    const stop = new AbortController();
    api
      .identityRequests(office.id)
      .then((found) => openAll(vault, office, found))
      .then(
        (read) => !stop.signal.aborted && setRequests(read),
        (reason: unknown) => !stop.signal.aborted && setFailure(errorOf(reason)),
      );
    return () => stop.abort();
  }, [vault, office]);

  async function answer({ request }: OpenedRequest, isAllowed: boolean, typed: string) {
    const reader = isAllowed ? readerOf(office.chain, request.by) : null;
    if (isAllowed && !reader) throw new WordedError(text.unknownReader);
    const draft = { request, reader, text: typed, at: now() };
    try {
      const signed = await vault.call('answerIdentity', draft);
      show(await openAll(vault, office, await api.answerIdentity(request, signed)));
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
      {error && <Failure error={error} />}
      {failure && !requests && !error && <Failure error={failure} />}
      {!requests && !failure && <p role="status">{words.loading}</p>}
      {requests && waiting.length === 0 && <Notice title={text.empty} />}
      {waiting.map((one) => (
        <RequestCard
          key={`${one.request.report} ${one.request.number}`}
          opened={one}
          office={office}
          isBusy={isBusy}
          onAnswer={(isAllowed, typed) => void run(() => answer(one, isAllowed, typed))}
        />
      ))}
      {answered.length > 0 && (
        <>
          <h2>{text.answered}</h2>
          {answered.map((one) => (
            <RequestCard key={`${one.request.report} ${one.request.number}`} opened={one} office={office} />
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

function RequestCard({ opened: { request, reason, isSigned }, office, isBusy = false, onAnswer }: CardProps) {
  const { words } = useWords();
  const text = words.names;
  const [typed, setTyped] = useState('');
  useUnsaved(onAnswer !== undefined && typed.trim() !== '');
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
      {!isSigned && <Notice tone="bad" title={text.notSigned} />}
      {onAnswer && (
        <>
          <Field label={text.answer} hint={text.answerHint}>
            {(input) => (
              <textarea {...input} rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
          <div className="row">
            <button
              type="button"
              className="primary"
              disabled={isBusy || !isSigned || reason === null}
              onClick={() => onAnswer(true, typed.trim())}
            >
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

const openAll = (vault: VaultClient, { chain }: ToolOffice, requests: readonly CustodianRequest[]) =>
  vault.call('identityRequests', { requests, signers: signersOf(chain) });
