import type { recipientEditionFields } from '@app/contract';
import { countryName, fill, formatDate } from '@app/texts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NearMoment } from '#app/near-moment.tsx';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { recipientEditionsQuery, type RecipientEdition } from './contract-data.ts';

/** Who changed what of a recipient and its contract, newest first. */
export function RecipientHistoryCard({ id }: { readonly id: string }) {
  const words = useAreaWords('recipients');
  const query = useQuery(recipientEditionsQuery(id));
  return (
    <Card title={words.historyTitle} description={words.historyText}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={1} label={words.historyTitle} />}>
        {({ editions }) => (
          <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
            {editions.map((edition, index) => (
              <Edition key={`${edition.at} ${editions.length - index}`} edition={edition} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Edition({ edition: { at, by, what, changes } }: { readonly edition: RecipientEdition }) {
  const words = useAreaWords('recipients');
  const shown = useShown();
  return (
    <li>
      <Text size="sm" c="dimmed">
        <NearMoment at={at} /> · {by?.email ?? words.formerPerson}
      </Text>
      <Text size="sm">{words.historyWhat[what]}</Text>
      {changes.map(({ field, before, after }) => (
        <Text size="sm" key={field} style={{ overflowWrap: 'anywhere' }}>
          {fill(words.changedTo, { field: words[field], before: shown(field, before), after: shown(field, after) })}
        </Text>
      ))}
    </li>
  );
}

/** Says a value of a field as the form does. */
function useShown() {
  const words = useAreaWords('recipients');
  const locale = useLocale();
  const lists: Partial<Record<(typeof recipientEditionFields)[number], Readonly<Record<string, string>>>> = {
    role: words.roles,
    kind: words.kinds,
    clauseModule: words.clauseModules,
  };
  return (field: (typeof recipientEditionFields)[number], value: string | null): string => {
    if (value === null) return words.nothing;
    if (field === 'country') return countryName(locale, value);
    if (field === 'signedOn' || field === 'reviewOn' || field === 'endsOn') return formatDate(locale, value, 'long');
    return lists[field]?.[value] ?? value;
  };
}
