import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAnswerQuestions } from '../changes.ts';
import { showFailure } from '../failures.ts';
import { useGenerator } from '../generator-context.tsx';
import { answerOf, chosenAtFirst, questionsQuery, type Chosen, type GivenAnswer } from './data.ts';
import { DerivedFacts } from './derived-facts.tsx';
import { QuestionField } from './question-field.tsx';
import classes from './questions.module.css';

/** What the owner is asked, with proposed answers, and below it what follows from other facts. */
export function QuestionsPanel() {
  const words = useWords().policies.questions;
  const locale = useLocale();
  const { document } = useGenerator();
  const { data, error, refetch } = useQuery(questionsQuery(document.id));
  const change = useAnswerQuestions(document.id);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Chosen>>>({});

  if (!data && error) return <Failure message={words.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="form" count={6} label={words.title} />;

  const open = data.questions.filter(({ stated }) => stated === null);
  const proposals = open.flatMap((one) => answerOf(one, drafts[one.id] ?? chosenAtFirst(one)) ?? []);
  const send = async (answers: readonly GivenAnswer[]): Promise<void> => {
    try {
      await change.mutateAsync([...answers]);
      const sent = new Set(answers.map(({ question }) => question));
      setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !sent.has(id))));
      showToast({ message: words.saved });
    } catch (refused) {
      showFailure(words.notSaved, refused);
    }
  };

  return (
    <>
      <Card
        title={words.title}
        description={open.length > 0 ? plural(locale, open.length, words.open) : words.allAnswered}
        actions={
          proposals.length > 0 && (
            <Button loading={change.isPending} onClick={() => void send(proposals)}>
              {plural(locale, proposals.length, words.accept)}
            </Button>
          )
        }
      >
        <ul className={classes['questions']}>
          {data.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              chosen={drafts[question.id] ?? chosenAtFirst(question)}
              isChanged={drafts[question.id] !== undefined}
              isBusy={change.isPending}
              onChoose={(chosen) => setDrafts((before) => ({ ...before, [question.id]: chosen }))}
              onSave={(answer) => void send([answer])}
            />
          ))}
        </ul>
      </Card>
      {data.derived.length > 0 && <DerivedFacts derived={data.derived} />}
    </>
  );
}
