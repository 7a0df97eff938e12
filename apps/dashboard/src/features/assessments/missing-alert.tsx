import { fill } from '@app/texts';
import { Alert, List, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { Assessment } from './data.ts';
import { useQuestionWords } from './question-words.ts';

/** What keeps an assessment from being completed. */
export function MissingAlert({ assessment: { missing, answers } }: { readonly assessment: Assessment }) {
  const words = useAreaWords('assessments');
  const questionOf = useQuestionWords();
  if (missing.length === 0)
    return (
      <Alert color="green">
        <Text size="sm">{words.ready}</Text>
      </Alert>
    );
  return (
    <Alert color="amber" title={words.missingTitle}>
      <List size="sm">
        {missing.map(({ code, question, risk }) => (
          <List.Item key={`${code} ${question} ${risk}`}>
            {fill(words.missing[code], {
              question: question ? questionOf(question) : '',
              number: String(answers.risks.findIndex(({ id }) => id === risk) + 1),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
