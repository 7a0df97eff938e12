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
};

/** The open tool: reports, what reporters are served, and the manager's own keys. */
export function Workspace({ session, vault, stored, onStored }: Props) {
  const { words } = useWords();
  const [offices, setOffices] = useState<readonly ToolOffice[]>();
  const [error, setError] = useState<Error>();
  const [chosen, setChosen] = useState<string>();

  const show = useCallback((found: readonly ToolOffice[]) => {
    setOffices(found);
    setError(undefined);
  }, []);
  const fail = useCallback((failure: unknown) => setError(errorOf(failure)), []);
  const load = async () => api.offices().then(show, fail);
  useEffect(() => {
    api.offices().then(show, fail);
  }, [show, fail]);

  const office = offices?.find(({ id }) => id === chosen) ?? offices?.[0];
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
