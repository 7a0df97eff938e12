import { useState, type FormEvent } from 'react';
import { fill } from '@app/texts/fill.ts';
import { PrintedCode } from './printed-code.tsx';
import { Failure } from './ui/failure.tsx';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly vault: VaultClient;
  readonly organization: string;
  readonly hasRecovery: boolean;
  readonly isBusy: boolean;
  /** Why no key can be added now. */
  readonly obstacle?: string | undefined;
  /** The public key, once all cards are on paper. Returns whether it was signed: until then the cards stay. */
  readonly onRecovery: (publicKey: string) => Promise<boolean>;
};

const most = 7;
const counts = Array.from({ length: most - 1 }, (_, at) => at + 2);

/** Splits a recovery key onto printed cards: some of them together open reports if all managers lose their keys. */
export function RecoveryCards({ vault, organization, hasRecovery, isBusy, obstacle, onRecovery }: Props) {
  const { words } = useWords();
  const text = words.recovery;
  const [cards, setCards] = useState(3);
  const [needed, setNeeded] = useState(2);
  const [made, setMade] = useState<{ readonly publicKey: string; readonly cards: readonly string[] }>();
  const action = useAction();

  function make(event: FormEvent) {
    event.preventDefault();
    void action.run(async () => setMade(await vault.call('recovery', { cards, needed })));
  }
  async function sign(publicKey: string) {
    if (await onRecovery(publicKey)) setMade(undefined);
  }
  if (made) {
    return (
      <section className="card stack">
        {obstacle !== undefined && <Notice tone="warning" title={obstacle} />}
        <PrintedCode
          title={text.title}
          text={text.printText}
          codes={made.cards.map((code, at) => ({
            label: fill(text.card, { number: at + 1, count: made.cards.length, organization }),
            code,
          }))}
          submit={text.sign}
          isBusy={isBusy || obstacle !== undefined}
          onConfirmed={() => void sign(made.publicKey)}
        >
          <p className="card-note">{fill(text.cardText, { needed, count: cards })}</p>
        </PrintedCode>
      </section>
    );
  }
  return (
    <section className="card stack">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      {hasRecovery && <Notice title={text.exists} />}
      {obstacle !== undefined && <p className="hint">{obstacle}</p>}
      {action.error && <Failure error={action.error} />}
      <form className="row end" onSubmit={make}>
        <Field label={text.cards}>
          {(input) => (
            <select
              {...input}
              value={cards}
              onChange={({ target }) => {
                const count = Number(target.value);
                setCards(count);
                setNeeded(Math.min(needed, count));
              }}
            >
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text.needed}>
          {(input) => (
            <select {...input} value={needed} onChange={({ target }) => setNeeded(Number(target.value))}>
              {counts
                .filter((count) => count <= cards)
                .map((count) => (
                  <option key={count}>{count}</option>
                ))}
            </select>
          )}
        </Field>
        <button type="submit" disabled={action.isBusy || obstacle !== undefined}>
          {action.isBusy ? words.working : hasRecovery ? text.renew : text.make}
        </button>
      </form>
    </section>
  );
}
