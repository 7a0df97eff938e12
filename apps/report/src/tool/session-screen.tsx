import { useEffect, useState } from 'react';
import type { StoredVault, ToolOffice, ToolSession } from '@app/whistleblowing';
import { api, listenForEnd } from './api.ts';
import { FormerKeys } from './former-keys.tsx';
import { usePresence } from './use-presence.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';
import { VaultSetup } from './vault-setup.tsx';
import { VaultUnlock } from './vault-unlock.tsx';
import { Workspace } from './workspace.tsx';

type Props = { readonly session: ToolSession; readonly onEnd: () => void };

/** A session, locked or open. Locking ends the worker: what was opened is gone from memory. */
export function SessionScreen({ session, onEnd }: Props) {
  const { words } = useWords();
  const [stored, setStored] = useState(session.vault);
  const [former, setFormer] = useState(session.formerVaults);
  const [vault, setVault] = useState<VaultClient>();
  const [wasIdle, setWasIdle] = useState(false);
  const [offices, setOffices] = useState<readonly ToolOffice[]>();
  const [chosen, setChosen] = useState<string>();
  const office = offices?.find(({ id }) => id === chosen) ?? offices?.find(({ isOpen }) => isOpen) ?? offices?.[0];

  function lock(byItself = false) {
    vault?.end();
    setVault(undefined);
    setWasIdle(byItself);
  }
  usePresence({
    isOpen: vault !== undefined,
    idleSeconds: session.idleSeconds,
    onIdle: () => lock(true),
    onPresent: () => void api.session().catch(() => undefined),
  });
  useEffect(
    () =>
      listenForEnd(() => {
        // An open dialog says so itself, and keeps what was typed until it is closed: then the list is asked for again.
        if (document.querySelector('dialog[open]')) return;
        vault?.end();
        onEnd();
      }),
    [vault, onEnd],
  );

  function open(client: VaultClient, kept: StoredVault) {
    setStored(kept);
    setVault(client);
    setWasIdle(false);
  }
  function renew(changed: ToolSession) {
    setStored(changed.vault);
    setFormer(changed.formerVaults);
  }
  async function leave() {
    lock();
    // Whether or not the server heard of it, nothing is open here.
    await api.endSession().catch(() => undefined);
    onEnd();
  }

  return (
    <>
      <header className="bar">
        <a href={office?.dashboardUrl ?? session.dashboardUrl} rel="noreferrer">
          {words.back}
        </a>
        <span className="bar-title">{session.account.name}</span>
        {vault && (
          <button type="button" onClick={() => lock()}>
            {words.lock}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => void leave()}>
          {words.leave}
        </button>
      </header>
      {vault && stored ? (
        <Workspace
          session={session}
          vault={vault}
          stored={stored}
          onStored={setStored}
          offices={offices}
          office={office}
          onOffices={setOffices}
          onChoose={setChosen}
        />
      ) : (
        <main className="narrow">
          <h1>{words.title}</h1>
          {stored ? (
            <VaultUnlock session={session} stored={stored} wasIdle={wasIdle} onOpen={open} onLost={renew} />
          ) : (
            <>
              <FormerKeys former={former} onReturn={renew} />
              <VaultSetup session={session} onOpen={open} />
            </>
          )}
        </main>
      )}
    </>
  );
}
