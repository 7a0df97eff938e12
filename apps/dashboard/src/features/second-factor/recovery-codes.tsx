import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { CodeBlock } from '#ui/code-block.tsx';
import { useFactorWords } from './words.ts';

type Props = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const words = useFactorWords().recovery;
  const text = codes.join('\n');
  return (
    <Stack gap="md">
      <Text size="sm">{words.text}</Text>
      <Alert color="amber" p="sm" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {words.once}
      </Alert>
      <CodeBlock label={words.label} copyLabel={words.copy} code={text} />
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          component="a"
          download="candor-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words.download}
        </Button>
        <Button onClick={onClose}>{words.kept}</Button>
      </Group>
    </Stack>
  );
}
