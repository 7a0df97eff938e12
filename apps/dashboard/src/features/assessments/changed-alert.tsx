import { plural } from '@app/texts';
import { Alert, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import type { Assessment } from './data.ts';

/** Says that facts changed since the answers were saved. */
export function ChangedAlert({ questions }: Pick<Assessment, 'questions'>) {
  const words = useAreaWords('assessments');
  const locale = useLocale();
  const count = questions.filter(({ hasChanged }) => hasChanged).length;
  if (count === 0) return null;
  return (
    <Alert color="amber" title={plural(locale, count, words.changedTitle)}>
      <Text size="sm">{words.changedText}</Text>
    </Alert>
  );
}
