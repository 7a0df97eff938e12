import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { failureId, failureMessage } from './failure-message.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly message: string;
  readonly error: unknown;
  /** What to do, if the error does not say it. */
  readonly text?: string;
  readonly onRetry: () => void;
};

/** Alert about data that could not be loaded: the error, and a button to try again. */
export function Failure({ message, error, text = failureMessage(error), onRetry }: Props) {
  const words = useWords().shell.failure;
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} aria-hidden />} title={message} role="alert">
      <Text size="sm">{text}</Text>
      {failureId(error) && (
        <Text size="xs" ff="monospace">
          {failureId(error)}
        </Text>
      )}
      <Button size="compact-sm" variant="light" color="red" mt="xs" onClick={onRetry}>
        {words.retry}
      </Button>
    </Alert>
  );
}
