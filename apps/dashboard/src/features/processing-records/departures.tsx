import { fill } from '@app/texts';
import { Alert, List, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { ProcessingRecord } from './data.ts';

/** What an alternate states otherwise than its service. */
export function Departures({ record: { departures } }: { readonly record: ProcessingRecord }) {
  const words = useAreaWords('processingRecords');
  if (departures.length === 0)
    return (
      <Text size="sm" mb="md">
        {words.alternates.same}
      </Text>
    );
  return (
    <Alert title={words.alternates.differs} mb="md">
      <List size="sm">
        {departures.map(({ field, service, record }) => (
          <List.Item key={field}>
            {fill(words.alternates.departs, {
              field: words[field],
              record: record || words.nothing,
              service: service || words.nothing,
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
