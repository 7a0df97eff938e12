import { useEffect, useRef, useState } from 'react';
import type { StoredVault, ToolSession } from '@app/whistleblowing';
import { api } from './api.ts';
import { PassphraseForm } from './passphrase-form.tsx';
import { PrintedCode } from './printed-code.tsx';
import { Failure } from './ui/failure.tsx';
import { useAction } from './ui/use-action.ts';
import { startVault, type VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly session: ToolSession;
  readonly onOpen: (vault: VaultClient, stored: StoredVault) => void;
};

/** Makes the keys of a manager: a passphrase, then a printed kit, and only then something is stored. */
export function VaultSetup({ session, onOpen }: Props) {
  const { words } = useWords();
  const [made, setMade] = useState<{ readonly stored: StoredVault; readonly kit: string }>();
  const vault = useRef<VaultClient>(undefined);
  const { isBusy, error, run } = useAction();
  const isKept = useRef(false);
  useEffect(
    () => () => {
      if (!isKept.current) vault.current?.end();
    },
    [],
  );

  const create = (passphrase: string) =>
    run(async () => {
      vault.current ??= await startVault();
      const owner = { account: session.account.id, person: session.person.id };
      setMade(await vault.current.call('create', { owner, passphrase }));
    });
  const store = () =>
    run(async () => {
      const client = vault.current;
      if (!made || !client) return;
      const stored = await api.putVault(made.stored);
      await client.call('stored', stored);
      isKept.current = true;
      onOpen(client, stored);
    });

  return (
    <section className="card stack">
      {error && <Failure error={error} />}
      {made ? (
        <PrintedCode
          title={words.kit.title}
          text={words.kit.text}
          codes={[{ label: `${words.kit.label} · ${session.account.name} · ${session.person.name}`, code: made.kit }]}
          submit={words.setup.finish}
          isBusy={isBusy}
          onConfirmed={() => void store()}
        />
      ) : (
        <>
          <h2>{words.setup.title}</h2>
          <p>{words.setup.text}</p>
          <PassphraseForm
            known={[session.person.name, session.account.name]}
            isBusy={isBusy}
            submit={words.setup.next}
            onPassphrase={(passphrase) => void create(passphrase)}
          />
        </>
      )}
    </section>
  );
}
