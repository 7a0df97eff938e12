import { useEffect, useRef, useState } from 'react';
import type { StoredVault, ToolSession } from '@app/whistleblowing';
import { api } from './api.ts';
import { FormerKeys } from './former-keys.tsx';
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

  function lock(byItself = false) {
    vault?.end();
    setVault(undefined);
    setWasIdle(byItself);
  }
  useIdle(vault !== undefined, session.idleSeconds, () => lock(true));

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
        <a href={session.dashboardUrl} rel="noreferrer">
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
        <Workspace session={session} vault={vault} stored={stored} onStored={setStored} onLost={onEnd} />
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

/** Calls back once nobody has typed or clicked for some time. */
function useIdle(isOn: boolean, seconds: number, onIdle: () => void) {
  const latest = useRef(onIdle);
  useEffect(() => {
    latest.current = onIdle;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let last = Date.now();
    const touch = () => {
      last = Date.now();
    };
    // A laptop that slept is idle, too: the clock is read, not counted.
    const timer = setInterval(() => {
      if (Date.now() - last >= seconds * 1000) latest.current();
    }, 5000);
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) addEventListener(event, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, touch);
    };
  }, [isOn, seconds]);
}
