import { useState, type FormEvent, type ReactNode } from 'react';
import { isLastGroup } from '@app/sealing';
import { Field } from './ui/field.tsx';
import { useUnsaved } from './ui/unsaved.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  /** The codes: of a kit one, of a recovery key several cards. */
  readonly codes: readonly { readonly label: string; readonly code: string }[];
  readonly submit: string;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
  readonly onConfirmed: () => void;
};

/** Codes to print. The last group of each is typed in, which shows that they are on paper. */
export function PrintedCode({ title, text, codes, submit, isBusy, children, onConfirmed }: Props) {
  const { words } = useWords();
  const [typed, setTyped] = useState<readonly string[]>(codes.map(() => ''));
  const [isWrong, setWrong] = useState(false);
  // A code is shown once.
  useUnsaved(true);

  function confirm(event: FormEvent) {
    event.preventDefault();
    const isRight = codes.every(({ code }, at) => isLastGroup(typed[at] ?? '', code));
    setWrong(!isRight);
    if (isRight) onConfirmed();
  }

  return (
    <form className="stack" onSubmit={confirm}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="sheet">
        {codes.map(({ label, code }) => (
          <div className="card-code" key={label}>
            <p className="card-label">{label}</p>
            <p className="code" translate="no">
              {code}
            </p>
            {children}
          </div>
        ))}
      </div>
      <div className="row no-print">
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
      <div className="stack no-print">
        {codes.map(({ label }, at) => (
          <Field
            key={label}
            label={codes.length > 1 ? `${label}: ${words.codes.lastGroup}` : words.codes.lastGroup}
            error={isWrong ? words.codes.wrongGroup : undefined}
          >
            {(input) => (
              <input
                {...input}
                className="short"
                autoComplete="off"
                spellCheck={false}
                value={typed[at] ?? ''}
                onChange={({ target }) => setTyped(typed.map((one, place) => (place === at ? target.value : one)))}
              />
            )}
          </Field>
        ))}
        <div className="row">
          <button type="submit" className="primary" disabled={isBusy}>
            {isBusy ? words.working : submit}
          </button>
        </div>
      </div>
    </form>
  );
}
