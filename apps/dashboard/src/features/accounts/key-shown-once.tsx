import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useAreaWords } from '#app/area-words.ts';
import { CodeBlock } from '#ui/code-block.tsx';
import { FormActions } from '#ui/form.tsx';

type Props = { readonly apiKey: string; readonly onClose: () => void };

/** A new key, which is shown only this once. */
export function KeyShownOnce({ apiKey, onClose }: Props) {
  const words = useAreaWords('apiKeys');
  return (
    <Stack>
      <Alert color="amber" p="sm" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {words.onceOnly}
      </Alert>
      <CodeBlock label={words.key} copyLabel={words.copyKey} code={apiKey} />
      <FormActions>
        <Button onClick={onClose}>{words.close}</Button>
      </FormActions>
    </Stack>
  );
}
