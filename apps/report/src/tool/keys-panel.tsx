import { useState } from 'react';
import type { StoredVault, ToolSession } from '@app/whistleblowing';
import { api } from './api.ts';
import { PassphraseForm } from './passphrase-form.tsx';
import { PrintedCode } from './printed-code.tsx';
import { Failure } from './ui/failure.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import { VaultRefusal, type VaultClient } from './vault/client.ts';
import { hasPasskeys, newPasskey } from './vault/passkey.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly session: ToolSession;
  readonly vault: VaultClient;
  readonly stored: StoredVault;
  readonly onStored: (stored: StoredVault) => void;
};

type Change = 'passphrase' | 'kit';

/** The ways into the manager's vault: a new passphrase, a new kit, a passkey. */
export function KeysPanel({ session, vault, stored, onStored }: Props) {
  const { words } = useWords();
  const text = words.keys;
  const [change, setChange] = useState<Change>();
  const [kit, setKit] = useState<{ readonly stored: StoredVault; readonly kit: string }>();
  const [done, setDone] = useState<string>();
  const { isBusy, error, run } = useAction();

  async function keep(changed: StoredVault, message: string) {
    const kept = await api.putVault(changed);
    await vault.call('stored', kept);
    onStored(kept);
    setChange(undefined);
    setKit(undefined);
    setDone(message);
  }
  const changePassphrase = (passphrase: string) =>
    run(async () => keep(await vault.call('passphrase', { passphrase }), text.passphraseChanged));
  const makeKit = () =>
    run(async () => {
      setKit(await vault.call('kit'));
      setChange('kit');
    });
  const addPasskey = () =>
    run(async () => {
      const passkey = await newPasskey(session.person).catch(() => undefined);
      if (!passkey) throw new VaultRefusal('declined');
      await keep(await vault.call('passkey', passkey), text.passkeyAdded);
    });

  return (
    <section className="card stack">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      {error &&
        (error instanceof VaultRefusal && error.code === 'declined' ? (
          <Notice tone="bad" title={text.noPasskey} />
        ) : (
          <Failure error={error} />
        ))}
      {done && <Notice tone="good" title={done} />}
      {change === 'passphrase' && (
        <PassphraseForm
          known={[session.person.name, session.account.name]}
          isBusy={isBusy}
          submit={text.savePassphrase}
          onPassphrase={(passphrase) => void changePassphrase(passphrase)}
        />
      )}
      {change === 'kit' && kit && (
        <PrintedCode
          title={words.kit.title}
          text={words.kit.replaces}
          codes={[{ label: `${words.kit.label} · ${session.account.name} · ${session.person.name}`, code: kit.kit }]}
          submit={text.saveKit}
          isBusy={isBusy}
          onConfirmed={() => void run(() => keep(kit.stored, text.kitChanged))}
        />
      )}
      <div className="row no-print">
        <button type="button" disabled={isBusy} onClick={() => setChange('passphrase')}>
          {text.changePassphrase}
        </button>
        <button type="button" disabled={isBusy} onClick={() => void makeKit()}>
          {text.newKit}
        </button>
        {hasPasskeys() && (
          <button type="button" disabled={isBusy} onClick={() => void addPasskey()}>
            {stored.ways.some(({ kind }) => kind === 'passkey') ? text.otherPasskey : text.addPasskey}
          </button>
        )}
      </div>
    </section>
  );
}
