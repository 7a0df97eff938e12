import { fill } from '@app/texts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NearMoment } from '#app/near-moment.tsx';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { editionsQuery, type RecordEdition } from './data.ts';
import { useFieldWords } from './field-words.ts';

/** Who changed what of a record, newest first. */
export function HistoryCard({ id }: { readonly id: string }) {
  const words = useAreaWords('processingRecords');
  const query = useQuery(editionsQuery(id));
  return (
    <Card title={words.historyTitle} description={words.historyText}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.historyTitle} />}>
        {({ editions }) => (
          <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
            {editions.map((edition) => (
              <Edition key={edition.version} edition={edition} isFirst={edition.version === 1} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Edition({ edition, isFirst }: { readonly edition: RecordEdition; readonly isFirst: boolean }) {
  const words = useAreaWords('processingRecords');
  const { labels, shown } = useFieldWords();
  const { fromAnswers } = useAreaWords('colleagueQuestions');
  const { at, by, answeredBy, state, changes } = edition;
  return (
    <li>
      <Text size="sm" c="dimmed">
        <NearMoment at={at} /> · {by ? (by.email ?? words.formerPerson) : words.byJob}
      </Text>
      <Text size="sm">{isFirst ? words.made : words.states[state]}</Text>
      {answeredBy && <Text size="sm">{fill(fromAnswers, { person: answeredBy })}</Text>}
      {!isFirst &&
        changes.map(({ field, before, after }) => (
          <Text size="sm" key={field}>
            {fill(words.changedTo, {
              field: labels[field] ?? field,
              before: shown(field, before),
              after: shown(field, after),
            })}
          </Text>
        ))}
    </li>
  );
}
