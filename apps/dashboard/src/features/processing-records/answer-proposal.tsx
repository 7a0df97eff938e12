import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { RecordProposal } from './question-data.ts';

/** What accepting an answer changes, where that is no field of the record. */
const notes = { documents: 'toDocuments', description: 'toDescription', note: 'toNote' } as const;

type Props = {
  readonly proposal: RecordProposal;
  readonly mayEdit: boolean;
  /** Whether the person may change what accepting it changes. */
  readonly mayAccept: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (isAccepted: boolean) => void;
};

/** One answer beside what the record says. */
export function AnswerProposal({ proposal, mayEdit, mayAccept, isBusy, onDecide }: Props) {
  const words = useAreaWords('colleagueQuestions');
  const { field, current, proposed, goesTo, decision } = proposal;
  const name = words.fields[field];
  return (
    <Stack component="section" gap="xs" aria-label={name}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{name}</Text>
        {decision ? (
          <StatusBadge tone={decision.isAccepted ? 'good' : 'neutral'}>
            {decision.isAccepted ? words.accepted : words.rejected}
          </StatusBadge>
        ) : (
          mayEdit && (
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                disabled={isBusy}
                aria-label={`${words.reject}: ${name}`}
                onClick={() => onDecide(false)}
              >
                {words.reject}
              </Button>
              <Button
                size="xs"
                disabled={isBusy || !mayAccept}
                aria-label={`${words.accept}: ${name}`}
                onClick={() => onDecide(true)}
              >
                {words.accept}
              </Button>
            </Group>
          )
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <LabeledAnswer label={words.now} text={current || words.nothing} />
        <LabeledAnswer label={words.proposed} text={proposed} />
      </SimpleGrid>
      {goesTo !== 'register' && decision === null && (
        <Text size="sm" c="dimmed">
          {words[notes[goesTo]]} {!mayAccept && words.notAllowed}
        </Text>
      )}
    </Stack>
  );
}

function LabeledAnswer({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </div>
  );
}
