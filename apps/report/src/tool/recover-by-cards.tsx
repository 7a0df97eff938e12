import { useState, type FormEvent } from 'react';
import { fill } from '@app/texts/fill.ts';
import { plural } from '@app/texts/plural.ts';
import type { RecoverableReport, ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { now } from './dates.ts';
import { recoveryKeyOf, recoveryKeys } from './office-rules.ts';
import { Failure } from './ui/failure.tsx';
import { Field } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import type { Recovery } from './use-recovery.ts';
import type { VaultClient } from './vault/client.ts';
import type { JoinedCards } from './vault/recovery.ts';
import { useWords } from './words.tsx';

type Props = { readonly vault: VaultClient; readonly office: ToolOffice; readonly recovery: Recovery };
type Outcome = { readonly opened: number; readonly otherKey: number; readonly failed: number };

/** Takes the codes of cards, joins them in the worker, and wraps the reports that they open for the manager. */
export function RecoverByCards({ vault, office, recovery }: Props) {
  const { words, locale } = useWords();
  const text = words.recovering;
  const [cards, setCards] = useState<readonly string[]>(['', '']);
  const [joined, setJoined] = useState<JoinedCards>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { isBusy, error, run } = useAction();

  async function open() {
    setOutcome(undefined);
    const typed = cards.filter((card) => card.trim() !== '');
    setCards(typed.length < 2 ? [...typed, '', ''].slice(0, 2) : typed);
    const found = await vault.call('joinCards', { cards: typed, publicKeys: recoveryKeys(office.chain) });
    setJoined(found);
    if (found.kind !== 'joined') return;
    try {
      const { current } = recovery;
      if (current && !current.isOpened) await recovery.write('recovery-opened', current.number);
      setOutcome(await recoverAll(found.publicKey));
    } finally {
      await vault.call('forgetCards');
    }
    setCards(['', '']);
  }

  async function recoverAll(publicKey: string): Promise<Outcome> {
    const counts = { opened: 0, otherKey: 0, failed: 0 };
    for (const report of await listRecoverable(office.id)) {
      if (recoveryKeyOf(office.chain, report.document) !== publicKey) counts.otherKey += 1;
      else if (await recoverOne(report)) counts.opened += 1;
      else counts.failed += 1;
    }
    return counts;
  }

  /** One report that does not open stops no other. */
  async function recoverOne(report: RecoverableReport): Promise<boolean> {
    try {
      await api.storeRecovered(report.id, await vault.call('recovered', { report, at: now() }));
      return true;
    } catch {
      return false;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(open);
  }
  const faultOf = (at: number) => {
    const fault = joined?.kind === 'faults' ? joined.faults[at] : undefined;
    return fault ? text.faults[fault] : undefined;
  };
  return (
    <form className="stack" onSubmit={submit}>
      <h3>{text.cardsTitle}</h3>
      <p>{text.cardsText}</p>
      {error && <Failure error={error} />}
      {joined?.kind === 'no-key' && (
        <Notice tone="bad" title={text.noKey}>
          {<p>{text.noKeyText}</p>}
        </Notice>
      )}
      {outcome && (
        <Notice tone={outcome.failed > 0 ? 'warning' : 'good'} title={plural(locale, outcome.opened, text.done)}>
          {outcome.otherKey > 0 && <p>{plural(locale, outcome.otherKey, text.otherKey)}</p>}
          {outcome.failed > 0 && <p>{plural(locale, outcome.failed, text.failed)}</p>}
        </Notice>
      )}
      {cards.map((card, at) => (
        // Cards have no other name than their place.
        <Field key={at} label={fill(text.card, { number: at + 1 })} error={faultOf(at)}>
          {(input) => (
            <input
              {...input}
              autoComplete="off"
              spellCheck={false}
              value={card}
              onChange={({ target }) => {
                setJoined(undefined);
                setCards(cards.with(at, target.value));
              }}
            />
          )}
        </Field>
      ))}
      <div className="row">
        <button
          type="submit"
          className="primary"
          disabled={isBusy || cards.filter((card) => card.trim() !== '').length < 2}
        >
          {isBusy ? words.working : text.open}
        </button>
        <button type="button" disabled={isBusy || cards.length >= 20} onClick={() => setCards([...cards, ''])}>
          {text.addCard}
        </button>
      </div>
    </form>
  );
}

async function listRecoverable(office: string): Promise<readonly RecoverableReport[]> {
  const reports: RecoverableReport[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof api.recoverable>> = await api.recoverable(office, after);
    reports.push(...page.reports);
    after = page.next;
  } while (after !== null);
  return reports;
}
