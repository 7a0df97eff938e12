import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CodeBlock } from '#ui/code-block.tsx';
import { FormActions } from '#ui/form.tsx';
import { useWebhookWords } from './words.ts';

type Props = { readonly secret: string; readonly note?: string; readonly onClose: () => void };

/** Shows a secret, only this once. */
export function SecretShown({ secret, note, onClose }: Props) {
  const words = useWebhookWords().secret;
  return (
    <Stack>
      <Alert color="amber" p="sm" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {words.onceOnly} {note}
      </Alert>
      <CodeBlock label={words.label} copyLabel={words.copy} code={secret} />
      <FormActions>
        <Button onClick={onClose}>{words.close}</Button>
      </FormActions>
    </Stack>
  );
}
