import { languageTag } from '@app/texts';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { NearMoment } from '#app/near-moment.tsx';
import { useAreaWords } from '#app/area-words.ts';
import { Card } from '#ui/card.tsx';
import { Blocks } from './blocks.tsx';
import type { DsarRequest } from './data.ts';

/** The letters of both sides, oldest first. */
export function ThreadCard({ request: { letters, files, language } }: { readonly request: DsarRequest }) {
  const words = useAreaWords('requests');
  return (
    <Card title={words.thread}>
      <Stack gap="md">
        {letters.map(({ id, at, from, subject, blocks, by }) => (
          <Paper key={id} component="article" withBorder radius="md" p="md" ml={from === 'owner' ? 'xl' : 0}>
            <Group justify="space-between" gap="xs">
              <Text size="sm" c="dimmed">
                {from === 'requester'
                  ? words.fromRequester
                  : by
                    ? (by.email ?? words.somebody)
                    : words.history.byProduct}
              </Text>
              <Text size="sm" c="dimmed">
                <NearMoment at={at} />
              </Text>
            </Group>
            <div lang={languageTag(language)}>
              {subject !== '' && <Text fw={600}>{subject}</Text>}
              <Blocks blocks={blocks} />
            </div>
            {from === 'requester' && (
              <Text size="sm" c="dimmed">
                {files.flatMap(({ letterId, name }) => (letterId === id ? [name] : [])).join(' · ')}
              </Text>
            )}
          </Paper>
        ))}
      </Stack>
    </Card>
  );
}
