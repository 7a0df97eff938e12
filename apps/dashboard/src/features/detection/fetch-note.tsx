import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useDetectionWords } from './words.ts';

/** Explains what a scan misses without a browser, and how to add one. */
export function FetchNote() {
  const words = useDetectionWords();
  return (
    <Alert color="sky" variant="light" icon={<IconInfoCircle size={18} aria-hidden />} title={words.fetchTitle}>
      <Text size="sm">{words.fetchText}</Text>
      <Text size="sm" mt={4} c="dimmed">
        {words.fetchHow}
      </Text>
    </Alert>
  );
}
