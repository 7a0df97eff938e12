import type { Notice } from '@app/contract';
import { fill } from '@app/texts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { NoticeText } from '#ui/notice-text.tsx';
import { WizardActions } from './wizard-actions.tsx';
import classes from './accounts.module.css';

type Props = {
  readonly notice: Notice;
  /** The statement of the checkbox. */
  readonly label: string;
  readonly ticked: boolean;
  /** Shown when somebody continues without checking it. */
  readonly refusal: string;
  readonly onTick: (ticked: boolean) => void;
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onGoOn: () => void;
};

/** A step with a text to read and a checkbox for a statement about it. */
export function NoticeStep({ notice, label, ticked, refusal, onTick, onBack, onCancel, onGoOn }: Props) {
  const words = useWords().accounts.terms;
  const [refused, setRefused] = useState(false);
  return (
    <form
      noValidate
      className={classes['step']}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (ticked) onGoOn();
        else setRefused(true);
      }}
    >
      <section aria-label={fill(words.textOf, { title: notice.title })} lang={notice.locale}>
        <NoticeText title={notice.title} text={notice.text} />
      </section>
      <div className={classes['stepFoot']}>
        <Checkbox
          label={label}
          checked={ticked}
          error={refused && !ticked ? refusal : undefined}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <WizardActions goOn={words.goOn} onBack={onBack} onCancel={onCancel} />
      </div>
    </form>
  );
}
