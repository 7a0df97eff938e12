import { useEffect, useState, type FormEvent } from 'react';
import { random } from './encoding.ts';
import { Field } from './ui/field.tsx';
import { drawWords, isStrong, wordCount, wordList } from './vault/passphrase.ts';
import { useWords } from './words.tsx';

type Props = {
  /** Words that somebody who knows the person would try. */
  readonly known: readonly string[];
  readonly isBusy: boolean;
  readonly submit: string;
  readonly onPassphrase: (passphrase: string) => void;
};

type Fault = 'weak' | 'differs';

/** Proposes seven words, or takes an own passphrase that is strong. It is typed in once more. */
export function PassphraseForm({ known, isBusy, submit, onPassphrase }: Props) {
  const { words, locale } = useWords();
  const text = words.passphrase;
  const [list, setList] = useState<readonly string[]>([]);
  const [isOwn, setOwn] = useState(false);
  const [proposed, setProposed] = useState('');
  const [own, setOwnText] = useState('');
  const [again, setAgain] = useState('');
  const [fault, setFault] = useState<Fault>();

  useEffect(() => {
    void wordList(locale).then((found) => {
      setList(found);
      setProposed(drawWords(found, wordCount, random).join(' '));
    });
  }, [locale]);

  async function check(event: FormEvent) {
    event.preventDefault();
    const passphrase = isOwn ? own.trim() : proposed;
    if (isOwn && !(await isStrong(passphrase, known))) return setFault('weak');
    // People write words with other blanks and capitals; what they chose themselves is taken as it is.
    const typed = isOwn ? again.trim() : again.trim().toLowerCase().split(/\s+/).join(' ');
    if (typed !== passphrase) return setFault('differs');
    setFault(undefined);
    return onPassphrase(passphrase);
  }

  return (
    <form className="stack" onSubmit={(event) => void check(event)}>
      {isOwn ? (
        <Field label={text.own} hint={text.ownHint} error={fault === 'weak' ? text.weak : undefined}>
          {(input) => (
            <input
              {...input}
              type="password"
              autoComplete="new-password"
              value={own}
              onChange={({ target }) => setOwnText(target.value)}
            />
          )}
        </Field>
      ) : (
        <div className="stack">
          <p>{text.proposed}</p>
          <p className="secret" translate="no">
            {proposed}
          </p>
          <div className="row">
            <button type="button" onClick={() => setProposed(drawWords(list, wordCount, random).join(' '))}>
              {text.others}
            </button>
          </div>
        </div>
      )}
      <button type="button" className="link" onClick={() => setOwn(!isOwn)}>
        {isOwn ? text.useProposed : text.useOwn}
      </button>
      <Field label={text.again} hint={text.againHint} error={fault === 'differs' ? text.differs : undefined}>
        {(input) => (
          <input
            {...input}
            type="password"
            autoComplete="new-password"
            value={again}
            onChange={({ target }) => setAgain(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy || proposed === ''}>
          {isBusy ? words.working : submit}
        </button>
      </div>
    </form>
  );
}
