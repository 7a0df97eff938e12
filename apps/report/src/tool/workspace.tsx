import { useCallback, useEffect, useState } from 'react';
import type { StoredVault, ToolOffice, ToolSession } from '@app/whistleblowing';
import { api } from './api.ts';
import { KeysPanel } from './keys-panel.tsx';
import { OfficeWorkspace } from './office-workspace.tsx';
import { Failure } from './ui/failure.tsx';
import { Notice } from './ui/notice.tsx';
import { errorOf } from './ui/use-action.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly session: ToolSession;
  readonly vault: VaultClient;
  readonly stored: StoredVault;
  readonly onStored: (stored: StoredVault) => void;
  /** Undefined while they load. */
  readonly offices: readonly ToolOffice[] | undefined;
  /** The chosen one. */
  readonly office: ToolOffice | undefined;
  readonly onOffices: (offices: readonly ToolOffice[]) => void;
  readonly onChoose: (id: string) => void;
};

/** The open tool: reports, what reporters are served, and the manager's own keys. */
export function Workspace({ session, vault, stored, onStored, offices, office, onOffices, onChoose }: Props) {
  const { words } = useWords();
  const [error, setError] = useState<Error>();

  const show = useCallback(
    (found: readonly ToolOffice[]) => {
      onOffices(found);
      setError(undefined);
    },
    [onOffices],
  );
  const fail = useCallback((failure: unknown) => setError(errorOf(failure)), []);
  const load = async () => api.offices().then(show, fail);
  useEffect(() => {
    api.offices().then(show, fail);
  }, [show, fail]);

  return (
    <main className="wide">
      <div className="page-head">
        <h1>{words.title}</h1>
        {offices && offices.length > 1 && (
          <label className="inline">
            <span>{words.office.choose}</span>
            <select value={office?.id} onChange={({ target }) => onChoose(target.value)}>
              {offices.map(({ id, site, isOpen }) => (
                <option key={id} value={id}>
                  {isOpen ? site.name : `${site.name} (${words.office.isClosed})`}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {error && <Failure error={error} />}
      {!offices && !error && <p role="status">{words.loading}</p>}
      {offices?.length === 0 && <Notice title={words.office.none}>{<p>{words.office.noneText}</p>}</Notice>}
      {office && (
        <OfficeWorkspace
          key={office.id}
          session={session}
          vault={vault}
          office={office}
          stored={stored}
          onStored={onStored}
          onChange={() => void load()}
        />
      )}
      {offices?.length === 0 && <KeysPanel session={session} vault={vault} stored={stored} onStored={onStored} />}
    </main>
  );
}
