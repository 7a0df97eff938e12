import type { Question } from '@app/contract';
import { Button, Radio } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '#app/words.tsx';
import { onceVisible } from '#ui/once-visible.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useGenerator } from '../generator-context.tsx';
import { AnswerDetails } from './answer-details.tsx';
import { answerOf, type Chosen, type GivenAnswer } from './data.ts';
import classes from './questions.module.css';

type Props = {
  readonly question: Question;
  readonly chosen: Chosen | undefined;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onSave: (answer: GivenAnswer) => void;
};

/** One question: its choices, why one of them is proposed, and a button that saves the answer. */
export function QuestionField({ question, chosen, isChanged, isBusy, onChoose, onSave }: Props) {
  const words = useWords().policies.questions;
  const { openField, leadTo } = useGenerator();
  const frame = useRef<HTMLLIElement>(null);
  const { id, title, choices, stated, proposed } = question;
  const isAsked = openField === id;
  useEffect(() => {
    const asked = frame.current;
    if (!isAsked || !asked) return undefined;
    return onceVisible(asked, () => {
      asked.scrollIntoView({ block: 'center' });
      asked.querySelector<HTMLElement>('input')?.focus();
    });
  }, [isAsked]);

  const choice = choices.find((each) => each.id === chosen?.choice);
  const answer = answerOf(question, chosen);
  const lead = choice?.leadsTo ? leadTo(choice.leadsTo) : undefined;
  const isProposed = !stated && proposed !== null && chosen?.choice === proposed.choice;
  return (
    <li ref={frame} className={classes['question']} data-asked={isAsked || undefined}>
      <Radio.Group
        label={
          <span className={classes['title']}>
            {title}
            {stated && <StatusBadge tone="good">{words.answered}</StatusBadge>}
            {isProposed && <StatusBadge tone="info">{words.proposed}</StatusBadge>}
          </span>
        }
        description={stated || !proposed ? undefined : proposed.because}
        value={chosen?.choice ?? null}
        onChange={(next) => onChoose({ ...(proposed?.choice === next ? withoutReason(proposed) : {}), choice: next })}
      >
        <div className={classes['choices']}>
          {choices.map(({ id: value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      {choice?.takes && chosen && <AnswerDetails takes={choice.takes} chosen={chosen} onChange={onChoose} />}
      {lead && (
        <Button size="compact-sm" variant="default" className={classes['save']} onClick={lead}>
          {words.enter}
        </Button>
      )}
      {answer && (isChanged || !stated) && (
        <Button
          size="compact-sm"
          variant={isChanged ? 'filled' : 'default'}
          className={classes['save']}
          disabled={isBusy}
          aria-label={`${isChanged ? words.save : words.confirm}: ${title}`}
          onClick={() => onSave(answer)}
        >
          {isChanged ? words.save : words.confirm}
        </Button>
      )}
    </li>
  );
}

function withoutReason({ because: _, ...answer }: NonNullable<Question['proposed']>): Chosen {
  return answer;
}
