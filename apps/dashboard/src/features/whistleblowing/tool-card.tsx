import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Card } from '#ui/card.tsx';
import { useHandOver } from './data.ts';

type Props = {
  readonly mayOpen: boolean;
  /** Whether the person runs the account, so that they can never have the role. */
  readonly isAdmin: boolean;
};

/** The way to the Management Tool, for who has the role. */
export function ToolCard({ mayOpen, isAdmin }: Props) {
  const words = useAreaWords('reportOffice').tool;
  const handOver = useHandOver();

  async function open(): Promise<void> {
    try {
      const { url } = await handOver.mutateAsync();
      window.location.assign(url);
    } catch {
      // The error of the mutation is shown in the card.
    }
  }

  if (!mayOpen)
    return (
      <Card title={words.title}>
        <Stack gap={4}>
          <Text>{words.denied}</Text>
          <Text size="sm" c="dimmed">
            {isAdmin ? words.admin : words.ask}
          </Text>
        </Stack>
      </Card>
    );
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="sm">
        {handOver.error && <Alert color="red">{failureMessage(handOver.error)}</Alert>}
        <Group>
          <Button
            leftSection={<IconLock size={16} aria-hidden />}
            loading={handOver.isPending || handOver.isSuccess}
            onClick={() => void open()}
          >
            {words.open}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
