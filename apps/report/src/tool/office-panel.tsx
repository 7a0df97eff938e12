import { useState } from 'react';
import type { OfficeDocument } from '@app/sealing';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { ApiRefusal, api } from './api.ts';
import { today, writtenDay } from './dates.ts';
import { OfficeChanges } from './office-changes.tsx';
import { changesOf, nextDocument, proposalOf, signingFault, type OfficeState } from './office-rules.ts';
import { RecoverReports } from './recover-reports.tsx';
import { RecoveryCards } from './recovery-cards.tsx';
import { Failure } from './ui/failure.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import type { Checks } from './use-checks.ts';
import type { Recovery } from './use-recovery.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly vault: VaultClient;
  readonly office: ToolOffice;
  readonly own: StoredVault;
  readonly state: OfficeState;
  readonly checks: Checks;
  readonly recovery: Recovery;
  readonly onChange: () => void;
};

/** What reporters are served, what an admin proposes to change, and the recovery key. */
export function OfficePanel({ vault, office, own, state, checks, recovery, onChange }: Props) {
  const { words, locale } = useWords();
  const text = words.office;
  const { isBusy, error, run } = useAction();
  const [isSigned, setSigned] = useState(false);
  const current = state.kind === 'sound' ? state.current : undefined;

  const sign = (document: OfficeDocument) =>
    run(async () => {
      try {
        await api.signOffice(office.id, await vault.call('signOffice', document)).catch(async (error: unknown) => {
          // An answer may be lost after the server has signed: then the cards count.
          if (!isOffline(error) || !(await isSignedWith(office.id, document))) throw error;
        });
        setSigned(true);
      } finally {
        // What was refused may have changed meanwhile.
        onChange();
      }
    });

  const next = office.proposal && state.kind !== 'broken' && nextDocument(office.id, current, office.proposal, today());
  const changes = next ? changesOf(current, next) : [];
  const fault = next ? signingFault(next, own) : undefined;
  const isProposed = changes.length > 0;
  // One lost vault must lose no report.
  const needsCards = next && next.recipients.length === 1 && next.recovery === null;

  return (
    <div className="stack">
      {error && <Failure error={error} />}
      {isSigned && !next && <Notice tone="good" title={text.signed} />}
      {next && isProposed && (
        <section className="card stack">
          <h2>{current ? text.proposal : text.firstProposal}</h2>
          <p>{text.proposalText}</p>
          <OfficeChanges changes={changes} isFirst={!current} />
          {fault ? (
            <Notice tone="bad" title={text.faults[fault]} />
          ) : needsCards ? (
            <>
              <Notice title={words.recovery.oneManager} />
              <RecoveryCards
                vault={vault}
                organization={office.site.name}
                hasRecovery={false}
                isBusy={isBusy}
                onRecovery={(recovery) => sign({ ...next, recovery })}
              />
            </>
          ) : (
            <div className="row">
              <button type="button" className="primary" disabled={isBusy} onClick={() => void sign(next)}>
                {isBusy ? words.working : text.sign}
              </button>
            </div>
          )}
        </section>
      )}
      {state.kind === 'sound' && (
        <section className="card stack">
          <h2>{text.served}</h2>
          <dl className="facts">
            <dt>{text.fingerprint}</dt>
            <dd className="code" translate="no">
              {state.fingerprint}
            </dd>
            <dt>{text.version}</dt>
            <dd>
              {state.current.version} · {writtenDay(state.current.day, locale)}
            </dd>
            <dt>{text.members.recipients}</dt>
            <dd>
              <ul>
                {state.current.recipients.map(({ id, name, function: work }) => (
                  <li key={id}>
                    {name}, {work}
                  </li>
                ))}
              </ul>
            </dd>
            <dt>{text.members.custodian}</dt>
            <dd>{state.current.custodian?.name ?? text.noCustodian}</dd>
            <dt>{text.members.recovery}</dt>
            <dd>{state.current.recovery ? text.hasRecovery : text.noRecovery}</dd>
            <dt>{text.form}</dt>
            <dd>
              <a href={office.formUrl}>{office.formUrl}</a> ({office.isOpen ? text.isOpen : text.isClosed})
            </dd>
            <dt>{text.stranger}</dt>
            <dd>{text.chains[checks.chain]}</dd>
            <dt>{text.files}</dt>
            <dd>
              {!checks.files && text.chains.checking}
              {checks.files?.kind === 'same' && text.filesSame}
              {checks.files?.kind === 'other' && `${text.otherFiles} ${checks.files.file}`}
              {checks.files?.kind === 'unknown' && `${text.filesUnknown} ${checks.files.file}`}
            </dd>
          </dl>
          <p className="hint">{text.fingerprintHint}</p>
          {state.unsigned.length > 0 && <Notice tone="warning" title={text.replaced} />}
        </section>
      )}
      {current && <RecoverReports vault={vault} office={office} own={own} recovery={recovery} />}
      {current && !needsCards && (
        <RecoveryCards
          vault={vault}
          organization={office.site.name}
          hasRecovery={current.recovery !== null}
          isBusy={isBusy}
          obstacle={isProposed ? words.recovery.signFirst : undefined}
          onRecovery={(recovery) =>
            sign(nextDocument(office.id, current, { ...proposalOf(current), recovery }, today()))
          }
        />
      )}
    </div>
  );
}

const isOffline = (error: unknown): boolean => error instanceof ApiRefusal && error.status === 0;

/** Whether the form is signed with the recovery key of this document. */
async function isSignedWith(officeId: string, { recovery }: OfficeDocument): Promise<boolean> {
  const office = (await api.offices()).find(({ id }) => id === officeId);
  return recovery !== null && office?.chain.at(-1)?.document.recovery === recovery;
}
