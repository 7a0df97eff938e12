import { useState, type FormEvent } from 'react';
import type { StoredVault, ToolSession } from '@app/whistleblowing';
import { api } from './api.ts';
import { fromBase64 } from './encoding.ts';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';
import { Failure } from './ui/failure.tsx';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import { startVault, VaultRefusal, type VaultClient } from './vault/client.ts';
import type { TypedOpener } from './vault/opening.ts';
import { passkeySecret } from './vault/passkey.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly session: ToolSession;
  readonly stored: StoredVault;
  readonly wasIdle: boolean;
  readonly onOpen: (vault: VaultClient, stored: StoredVault) => void;
  /** The keys were set aside. */
  readonly onLost: (session: ToolSession) => void;
};

/** Opens the vault by its passphrase, the printed kit or a passkey. */
export function VaultUnlock({ session, stored, wasIdle, onOpen, onLost }: Props) {
  const { words } = useWords();
  const text = words.unlock;
  const [way, setWay] = useState<'passphrase' | 'kit'>('passphrase');
  const [typed, setTyped] = useState('');
  const [isLosing, setLosing] = useState(false);
  const { isBusy, error, run } = useAction();
  const passkey = stored.ways.find(({ kind }) => kind === 'passkey');

  const openBy = (opener: () => Promise<TypedOpener | undefined>) =>
    run(async () => {
      const found = await opener();
      if (!found) throw new VaultRefusal('declined');
      const vault = await startVault();
      try {
        const owner = { account: session.account.id, person: session.person.id };
        const { blocks } = await api.ring();
        await vault.call('unlock', { owner, stored, opener: found, ring: blocks });
        onOpen(vault, stored);
      } catch (failure) {
        vault.end();
        throw failure;
      }
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    const opener: TypedOpener =
      way === 'kit' ? { kind: 'kit', kit: typed } : { kind: 'passphrase', passphrase: typed.trim() };
    void openBy(() => Promise.resolve(opener));
  }
  async function askPasskey(): Promise<TypedOpener | undefined> {
    const { credential, salt } = passkey ?? {};
    if (!credential || !salt) return undefined;
    const secret = await passkeySecret(credential, fromBase64(salt)).catch(() => undefined);
    return secret && { kind: 'passkey', prf: secret.prf, credential: secret.credential };
  }
  const isWrong = error instanceof VaultRefusal && error.code !== 'failed' && error.code !== 'declined';
  const wrong = way === 'kit' ? text.wrongKit : text.wrongPassphrase;

  return (
    <section className="card stack">
      <h2>{text.title}</h2>
      {wasIdle && <Notice title={text.idle} />}
      <p>{text.why}</p>
      {error && !isWrong && <Failure error={error} />}
      <form className="stack" onSubmit={submit}>
        <Field
          label={way === 'kit' ? text.kit : text.passphrase}
          hint={way === 'kit' ? text.kitHint : text.passphraseHint}
          error={isWrong ? wrong : undefined}
        >
          {(input) => (
            <input
              {...input}
              type={way === 'kit' ? 'text' : 'password'}
              autoComplete={way === 'kit' ? 'off' : 'current-password'}
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="row">
          <button type="submit" className="primary" disabled={isBusy || typed === ''}>
            {isBusy ? text.opening : text.open}
          </button>
          {passkey && (
            <button type="button" disabled={isBusy} onClick={() => void openBy(askPasskey)}>
              {text.passkey}
            </button>
          )}
          <button
            type="button"
            className="link"
            onClick={() => {
              setWay(way === 'kit' ? 'passphrase' : 'kit');
              setTyped('');
            }}
          >
            {way === 'kit' ? text.usePassphrase : text.useKit}
          </button>
        </div>
      </form>
      <p className="hint">{text.lost}</p>
      <div className="row">
        <button type="button" className="link" onClick={() => setLosing(true)}>
          {text.startOver}
        </button>
      </div>
      {isLosing && (
        <ConfirmDialog
          title={text.startOverTitle}
          text={text.startOverText}
          confirm={text.startOverNow}
          isDanger
          onConfirm={async () => onLost(await api.loseVault())}
          onClose={() => setLosing(false)}
        />
      )}
    </section>
  );
}
