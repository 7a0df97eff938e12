import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Card } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { useWithdraw, type ReportOffice } from './data.ts';

type Props = Pick<ReportOffice, 'state'> & {
  readonly siteId: string;
  readonly proposal: NonNullable<ReportOffice['proposal']>;
  readonly mayWithdraw: boolean;
};

/** What an admin proposed and no manager has signed yet. */
export function ProposalCard({ siteId, state, proposal, mayWithdraw }: Props) {
  const all = useAreaWords('reportOffice');
  const words = all.proposal;
  const withdrawal = useWithdraw(siteId);
  const isFirst = state === 'proposed';

  async function withdraw(): Promise<void> {
    try {
      await withdrawal.mutateAsync();
      showToast({ message: words.withdrawn });
    } catch {
      // The error of the mutation is shown in the card.
    }
  }

  return (
    <Card
      title={<StatusBadge tone="attention">{words.title}</StatusBadge>}
      description={isFirst ? words.textFirst : words.text}
    >
      <Stack gap="sm">
        {withdrawal.error && <Alert color="red">{failureMessage(withdrawal.error)}</Alert>}
        <Text fw={600}>{proposal.name}</Text>
        <div>
          <Text size="sm" c="dimmed">
            {all.office.readers}
          </Text>
          <Text>{proposal.recipients.map(({ name }) => name).join(', ')}</Text>
        </div>
        {!isFirst && (
          <div>
            <Text size="sm" c="dimmed">
              {words.changes}
            </Text>
            <List>
              {proposal.changes.map((change) => (
                <List.Item key={change}>{words.members[change]}</List.Item>
              ))}
            </List>
          </div>
        )}
        {mayWithdraw && (
          <Group>
            <Button variant="default" loading={withdrawal.isPending} onClick={() => void withdraw()}>
              {words.withdraw}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
