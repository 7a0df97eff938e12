import { fill, formatDate } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { useRevoke, type RecordQuestion } from './question-data.ts';

const tones = {
  asked: 'neutral',
  answered: 'attention',
  unanswered: 'neutral',
  decided: 'good',
  expired: 'neutral',
  revoked: 'neutral',
} as const;

type Props = {
  readonly question: RecordQuestion;
  readonly mayEdit: boolean;
  readonly title: ReactNode;
  /** Opens the answers. */
  readonly onOpen: () => void;
};

/** A question with its state, and what is to be done with it. */
export function QuestionRow({ question, mayEdit, title, onOpen }: Props) {
  const words = useAreaWords('colleagueQuestions');
  const locale = useLocale();
  const { state, askedAt, expiresAt, answeredAt, answeredBy } = question;
  const isAnswered = state === 'answered' || state === 'decided';
  const date = (at: string) => formatDate(locale, at, 'medium');
  const said = answeredAt
    ? fill(state === 'unanswered' ? words.sentBy : words.answeredBy, {
        person: answeredBy ?? words.somebody,
        date: date(answeredAt),
      })
    : fill(words.until, { date: date(askedAt), until: date(expiresAt) });
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2}>
        <Group gap="xs">
          {title}
          <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {said}
        </Text>
      </Stack>
      <Group gap="xs">
        {isAnswered && (
          <Button size="xs" variant={state === 'answered' ? 'filled' : 'default'} onClick={onOpen}>
            {state === 'answered' ? words.compare : words.see}
          </Button>
        )}
        {mayEdit && (state === 'asked' || state === 'answered') && <RevokeButton id={question.id} />}
      </Group>
    </Group>
  );
}

function RevokeButton({ id }: { readonly id: string }) {
  const words = useAreaWords('colleagueQuestions');
  const [asking, setAsking] = useState(false);
  const revoke = useRevoke();
  const take = async (): Promise<void> => {
    try {
      await revoke.mutateAsync(id);
      showToast({ message: words.revoked });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
    setAsking(false);
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.revokeTitle}
        notReversible
        confirmLabel={words.revoke}
        busy={revoke.isPending}
        onConfirm={() => void take()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
