import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { writtenTime } from './dates.ts';
import { RecoverByCards } from './recover-by-cards.tsx';
import { recoveryLog } from './recovery-rules.ts';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';
import type { Recovery } from './use-recovery.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly vault: VaultClient;
  readonly office: ToolOffice;
  readonly own: StoredVault;
  readonly recovery: Recovery;
};

/** Asks to open reports with printed cards, and takes the cards once the wait is over. */
export function RecoverReports({ vault, office, own, recovery }: Props) {
  const { words, locale } = useWords();
  const text = words.recovering;
  const [isAsking, setAsking] = useState(false);
  const { state, current, isBroken, nameOf } = recovery;
  // The server gives nothing out for a request that it holds for stopped, and takes another one.
  const isServed = state?.current !== null;
  const isOwn = isServed && current?.by === own.id;
  const hasKey = office.chain.some(({ document }) => document.recovery !== null);
  const isNamed = office.chain.at(-1)?.document.recipients.some(({ id }) => id === own.id) ?? false;
  if (!state || isBroken) return null;
  return (
    <section className="card stack">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      {!hasKey && <p className="hint">{text.noKeyYet}</p>}
      {hasKey && (!current || !isServed) && isNamed && (
        <div className="row">
          <button type="button" onClick={() => setAsking(true)}>
            {text.ask}
          </button>
        </div>
      )}
      {current && isOwn && !current.isReady && (
        <p>{fill(text.ownWaiting, { time: writtenTime(current.readyAt, locale) })}</p>
      )}
      {current && isOwn && current.isReady && <RecoverByCards vault={vault} office={office} recovery={recovery} />}
      {state.entries.length > 0 && (
        <>
          <h3>{text.log}</h3>
          <ol className="log">
            {recoveryLog(state).map(({ key, kind, at, ...by }) => (
              <li key={key}>
                <strong>
                  {kind === 'unsigned-stop' ? text.unsignedStop : (text.kinds[kind as keyof typeof text.kinds] ?? kind)}
                </strong>
                <span className="hint">
                  {fill(words.log.by, {
                    person: 'name' in by ? by.name : nameOf(by.author),
                    time: writtenTime(at, locale),
                  })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.askTitle}
          text={text.askText}
          confirm={text.askNow}
          onConfirm={() => recovery.write('recovery-asked')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
