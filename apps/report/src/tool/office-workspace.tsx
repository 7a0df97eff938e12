import { useState } from 'react';
import type { StoredVault, ToolOffice, ToolSession } from '@app/whistleblowing';
import { EndingNotice } from './ending-notice.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { NamesPanel } from './names-panel.tsx';
import { OfficePanel } from './office-panel.tsx';
import { officeState } from './office-rules.ts';
import { RecoveryNotice } from './recovery-notice.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { Notice } from './ui/notice.tsx';
import { useChecks } from './use-checks.ts';
import { useRecovery } from './use-recovery.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly session: ToolSession;
  readonly vault: VaultClient;
  readonly office: ToolOffice;
  readonly stored: StoredVault;
  readonly onStored: (stored: StoredVault) => void;
  /** The office was signed anew. */
  readonly onChange: () => void;
};

type Tab = 'reports' | 'names' | 'office' | 'keys';

/** One office: its reports, what reporters are served, and the manager's own keys. */
export function OfficeWorkspace({ session, vault, office, stored, onStored, onChange }: Props) {
  const { words } = useWords();
  const isCustodian = office.chain.some(({ document: { custodian } }) => custodian?.id === stored.id);
  const isReader = office.chain.some(({ document: { recipients } }) => recipients.some(({ id }) => id === stored.id));
  const tabs: readonly Tab[] = [
    ...(isReader || !isCustodian ? (['reports'] as const) : []),
    ...(isCustodian ? (['names'] as const) : []),
    'office',
    'keys',
  ];
  const [tab, setTab] = useState<Tab>(tabs[0] ?? 'office');
  const checks = useChecks(office);
  const recovery = useRecovery(vault, office);
  const state = officeState(office);
  const needsSigning = office.proposal !== null;
  // Reports are not read by keys of a document that is not sound.
  const isSound = state.kind === 'sound';
  const isNamed = isSound && state.current.recipients.some(({ id, sign }) => id === stored.id && sign === stored.sign);

  return (
    <>
      {state.kind === 'broken' && (
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
      {(checks.chain === 'unknown' || checks.files?.kind === 'unknown') && (
        <Notice tone="warning" title={words.office.notCompared}>
          <p>{words.office.notComparedText}</p>
          <button type="button" onClick={checks.again}>
            {words.again}
          </button>
        </Notice>
      )}
      <EndingNotice office={office} isNamed={isNamed} onChange={onChange} />
      <RecoveryNotice recovery={recovery} />
      {needsSigning && tab !== 'office' && (
        <Notice tone="warning" title={words.office.waiting}>
          <button type="button" onClick={() => setTab('office')}>
            {words.office.compare}
          </button>
        </Notice>
      )}
      <nav className="tabs" aria-label={words.tabs.label}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-current={tab === one ? 'page' : undefined} onClick={() => setTab(one)}>
            {words.tabs[one]}
          </button>
        ))}
      </nav>
      {tab === 'reports' && isNamed && <ReportsPanel vault={vault} office={office} own={stored} />}
      {tab === 'reports' && isSound && !isNamed && (
        <Notice title={words.office.notNamed}>{<p>{words.office.notNamedText}</p>}</Notice>
      )}
      {tab === 'names' && isSound && <NamesPanel vault={vault} office={office} />}
      {tab === 'reports' && state.kind === 'new' && (
        <Notice title={words.office.unsigned}>{<p>{words.office.unsignedText}</p>}</Notice>
      )}
      {tab === 'office' && (
        <OfficePanel
          vault={vault}
          office={office}
          own={stored}
          state={state}
          checks={checks}
          recovery={recovery}
          onChange={onChange}
        />
      )}
      {tab === 'keys' && <KeysPanel session={session} vault={vault} stored={stored} onStored={onStored} />}
    </>
  );
}
