import { assessmentLaws } from '@app/assessments/laws.ts';
import { Checkbox, Group, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { Why } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import type { Assessment, AssessmentAnswers, Change, ShownQuestion } from './data.ts';
import { Question } from './question.tsx';
import { RisksCard } from './risks-card.tsx';

type Props = {
  readonly assessment: Pick<Assessment, 'kind'> & { readonly questions: readonly ShownQuestion[] };
  readonly answers: AssessmentAnswers;
  readonly readOnly: boolean;
  readonly onChange: Change;
};

/** The questions of an assessment, a card for each step. The risks of a DPIA stand before their measures. */
export function Questions({ assessment: { kind, questions }, answers, readOnly, onChange }: Props) {
  const words = useAreaWords('assessments');
  const steps = [...new Set(questions.map(({ step }) => step))];
  return (
    <>
      {kind === 'dpia' && <Laws answers={answers} readOnly={readOnly} onChange={onChange} />}
      {steps.map((step) => (
        <Fragment key={step}>
          {step === 'measures' && <RisksCard answers={answers} readOnly={readOnly} onChange={onChange} />}
          <Card title={words.steps[step]}>
            <Stack gap="lg">
              {questions
                .filter((question) => question.step === step)
                .map((question) => (
                  <Question
                    key={question.id}
                    question={question}
                    choice={answers.choices[question.id]}
                    text={answers.texts[question.id] ?? ''}
                    readOnly={readOnly}
                    onChange={onChange}
                  />
                ))}
            </Stack>
          </Card>
        </Fragment>
      ))}
    </>
  );
}

/** The laws that a DPIA is made under. Their questions are asked once the choice is saved. */
function Laws({ answers, readOnly, onChange }: Omit<Props, 'assessment'>) {
  const words = useAreaWords('assessments');
  return (
    <Card title={words.laws} actions={<Why of="assessmentLaws" label={words.laws} />}>
      <Checkbox.Group
        aria-label={words.laws}
        value={answers.laws}
        onChange={(chosen) => onChange(() => ({ laws: assessmentLaws.filter((law) => chosen.includes(law)) }))}
      >
        <Group gap="md">
          {assessmentLaws.map((law) => (
            <Checkbox key={law} value={law} label={words.lawNames[law]} disabled={readOnly} />
          ))}
        </Group>
      </Checkbox.Group>
    </Card>
  );
}
