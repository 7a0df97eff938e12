import { useCallback, useEffect, useState } from 'react';
import type { StoredVault, ToolOffice, ToolSession } from '@app/whistleblowing';
import { api, ApiRefusal } from './api.ts';
import { KeysPanel } from './keys-panel.tsx';
import { OfficePanel } from './office-panel.tsx';
import { officeState } from './office-rules.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { Notice } from './ui/notice.tsx';
import { useChecks } from './use-checks.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly session: ToolSession;
  readonly vault: VaultClient;
  readonly stored: StoredVault;
  readonly onStored: (stored: StoredVault) => void;
  /** The session ended meanwhile. */
  readonly onLost: () => void;
};

type Tab = 'reports' | 'office' | 'keys';
const tabs: readonly Tab[] = ['reports', 'office', 'keys'];

/** The open tool: reports, what reporters are served, and the manager's own keys. */
export function Workspace({ session, vault, stored, onStored, onLost }: Props) {
  const { words } = useWords();
  const [offices, setOffices] = useState<readonly ToolOffice[]>();
  const [error, setError] = useState<Error>();
  const [chosen, setChosen] = useState<string>();
  const [tab, setTab] = useState<Tab>('reports');

  const show = useCallback((found: readonly ToolOffice[]) => {
    setOffices(found);
    setError(undefined);
  }, []);
  const fail = useCallback(
    (failure: unknown) => {
      if (failure instanceof ApiRefusal && failure.status === 401) onLost();
      setError(failure instanceof Error ? failure : new Error('unknown'));
    },
    [onLost],
  );
  const load = async () => api.offices().then(show, fail);
  useEffect(() => {
    api.offices().then(show, fail);
  }, [show, fail]);

  const office = offices?.find(({ id }) => id === chosen) ?? offices?.[0];
  const checks = useChecks(office);
  const state = office && officeState(office);
  const needsSigning = office !== undefined && office.proposal !== null;
  // Reports are not read by keys of a document that is not sound.
  const isSound = state?.kind === 'sound';

  return (
    <main className="wide">
      <div className="page-head">
        <h1>{words.title}</h1>
        {offices && offices.length > 1 && (
          <label className="inline">
            <span>{words.office.choose}</span>
            <select value={office?.id} onChange={({ target }) => setChosen(target.value)}>
              {offices.map(({ id, site }) => (
                <option key={id} value={id}>
                  {site.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {error && (
        <Notice tone="bad" title={words.failed}>
          {<p>{words.failedText}</p>}
        </Notice>
      )}
      {!offices && !error && <p role="status">{words.loading}</p>}
      {offices?.length === 0 && <Notice title={words.office.none}>{<p>{words.office.noneText}</p>}</Notice>}
      {office && (
        <>
          {state?.kind === 'broken' && (
            <Notice tone="bad" title={words.office.broken}>
              <p>{words.office.refusals[state.refusal.code]}</p>
            </Notice>
          )}
          {checks.chain === 'differs' && (
            <Notice tone="bad" title={words.office.differs}>
              <p>{words.office.differsText}</p>
            </Notice>
          )}
          {checks.files?.kind === 'other' && (
            <Notice tone="bad" title={words.office.otherFiles}>
              <p>{checks.files.file}</p>
            </Notice>
          )}
          {needsSigning && tab !== 'office' && (
            <Notice tone="warning" title={words.office.waiting}>
              <button type="button" onClick={() => setTab('office')}>
                {words.office.compare}
              </button>
            </Notice>
          )}
          <nav className="tabs" aria-label={words.tabs.label}>
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                aria-current={tab === one ? 'page' : undefined}
                onClick={() => setTab(one)}
              >
                {words.tabs[one]}
              </button>
            ))}
          </nav>
          {tab === 'reports' && isSound && <ReportsPanel key={office.id} vault={vault} office={office} own={stored} />}
          {tab === 'reports' && state?.kind === 'new' && (
            <Notice title={words.office.unsigned}>{<p>{words.office.unsignedText}</p>}</Notice>
          )}
          {tab === 'office' && state && (
            <OfficePanel
              key={office.id}
              vault={vault}
              office={office}
              own={stored}
              state={state}
              checks={checks}
              onChange={() => void load()}
            />
          )}
          {tab === 'keys' && <KeysPanel session={session} vault={vault} stored={stored} onStored={onStored} />}
        </>
      )}
      {offices?.length === 0 && <KeysPanel session={session} vault={vault} stored={stored} onStored={onStored} />}
    </main>
  );
}
