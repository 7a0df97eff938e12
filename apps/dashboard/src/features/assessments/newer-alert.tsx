import { Alert, Button, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';

/** Says that somebody saved a newer version while answers were entered. */
export function NewerAlert({ onLoad }: { readonly onLoad: () => void }) {
  const words = useAreaWords('assessments');
  return (
    <Alert color="amber" title={words.newerTitle} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{words.newerText}</Text>
        <Button size="xs" variant="default" onClick={onLoad}>
          {words.loadNewer}
        </Button>
      </Stack>
    </Alert>
  );
}
