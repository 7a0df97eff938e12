import { plural } from '@app/texts';
import { List, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { ScreeningView } from './data.ts';
import { useQuestionWords } from './question-words.ts';

const tones = { needed: 'attention', 'not-needed': 'good', open: 'neutral' } as const;

/** Whether a DPIA is needed, why, and what applies. */
export function Verdict({ screening }: { readonly screening: ScreeningView }) {
  const words = useAreaWords('assessments');
  const locale = useLocale();
  const questionOf = useQuestionWords();
  const { verdict, grounds, met, open, isProposed } = screening;
  return (
    <Stack gap={6}>
      <div>
        <StatusBadge tone={tones[verdict]} wraps>
          {words.verdicts[verdict]}
        </StatusBadge>
      </div>
      {grounds.map((ground) => (
        <Text size="sm" key={ground}>
          {words.grounds[ground]}
        </Text>
      ))}
      {met.length > 0 && (
        <div>
          <Text size="sm" fw={560}>
            {words.met}
          </Text>
          <List size="sm">
            {met.map((id) => (
              <List.Item key={id}>{questionOf(id)}</List.Item>
            ))}
          </List>
        </div>
      )}
      <Text size="sm" c="dimmed">
        {open.length > 0 && plural(locale, open.length, words.openNumber)}
        {open.length > 0 && isProposed && ' · '}
        {isProposed && words.isProposed}
      </Text>
    </Stack>
  );
}
