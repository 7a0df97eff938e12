import { fill } from '@app/texts/fill.ts';
import type { ToolSession } from '@app/whistleblowing';
import { api } from './api.ts';
import { writtenDay } from './dates.ts';
import { failureText } from './ui/failure.tsx';
import { Notice } from './ui/notice.tsx';
import { useAction } from './ui/use-action.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly former: ToolSession['formerVaults'];
  readonly onReturn: (session: ToolSession) => void;
};

/** Keys that were set aside, for whoever found passphrase or kit. */
export function FormerKeys({ former, onReturn }: Props) {
  const { words, locale } = useWords();
  const text = words.setup;
  const { isBusy, error, run } = useAction();
  if (former.length === 0) return null;
  return (
    <Notice title={text.former}>
      {error && <p role="alert">{failureText(error, words)}</p>}
      <div className="row">
        {former.map(({ id, replacedOn }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => void run(async () => onReturn(await api.returnVault(id)))}
          >
            {fill(text.return, { date: writtenDay(replacedOn, locale) })}
          </button>
        ))}
      </div>
    </Notice>
  );
}
