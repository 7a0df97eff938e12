import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { WizardActions } from './wizard-actions.tsx';
import hidden from '#ui/hidden.module.css';
import classes from './accounts.module.css';

/** True is accepted, false refused; undefined is not answered. */
export type EmailAnswers = { readonly drip?: boolean; readonly newsletter?: boolean };

type Props = {
  readonly answers: EmailAnswers;
  readonly onAnswer: (answers: EmailAnswers) => void;
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onGoOn: () => void;
};

/** Asks which e-mail is welcome. Both answers look alike, and neither is preselected. */
export function EmailStep({ answers, onAnswer, onBack, onCancel, onGoOn }: Props) {
  const words = useWords().accounts.terms;
  const email = useWords().preferences.email;
  const questions = [
    { name: 'drip', label: email.drip, hint: email.dripHint },
    { name: 'newsletter', label: email.newsletter, hint: email.newsletterHint },
  ] as const;

  return (
    <form
      className={classes['step']}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onGoOn();
      }}
    >
      <div>
        <p className={classes['question']}>{words.emailQuestion}</p>
        <p className={classes['hint']}>{words.emailHint}</p>
      </div>
      {questions.map(({ name, label, hint }) => (
        <fieldset key={name} className={classes['choice']}>
          <legend className={hidden['hidden']}>{label}</legend>
          <div className={classes['choiceWords']}>
            <p className={classes['question']}>{label}</p>
            <p className={classes['hint']}>{hint}</p>
          </div>
          <div className={classes['choiceButtons']}>
            {[true, false].map((wanted) => {
              const choice = wanted ? words.acceptEmail : words.rejectEmail;
              const chosen = answers[name] === wanted;
              return (
                <Button
                  key={choice}
                  variant={chosen ? 'light' : 'default'}
                  aria-pressed={chosen}
                  aria-label={fill(words.choiceOf, { choice, subject: label })}
                  leftSection={chosen ? <IconCheck size={16} aria-hidden /> : undefined}
                  onClick={() => onAnswer({ ...answers, [name]: wanted })}
                >
                  {choice}
                </Button>
              );
            })}
          </div>
        </fieldset>
      ))}
      <div className={classes['stepFoot']}>
        <WizardActions goOn={words.finish} onBack={onBack} onCancel={onCancel} />
      </div>
    </form>
  );
}
