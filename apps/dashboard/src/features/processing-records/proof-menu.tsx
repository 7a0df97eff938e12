import { fill, formatDate } from '@app/texts';
import { Anchor, Group, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { editionProofAddress, type ProcessingRecord } from './data.ts';

type Props = {
  readonly on: string;
  /** Whether that day is not over yet: its changes are attested in the night after it. */
  readonly isToday: boolean;
  readonly records: readonly Pick<ProcessingRecord, 'site'>[];
};

/** A proof file for each register whose records are shown: an authority checks with it what stood there. */
export function ProofMenu({ on, isToday, records }: Props) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const tomorrow = new Date(Date.parse(on) + 86_400_000).toISOString().slice(0, 10);
  const registers = new Map(records.map(({ site }) => [site?.id, site?.name ?? words.ofOrganization]));
  return (
    <Card title={words.proofTitle} description={words.proofText}>
      <Group gap="sm">
        {[...registers].map(([siteId, name]) => (
          <Anchor key={siteId ?? ''} href={editionProofAddress(on, siteId)} download size="sm">
            {fill(words.proofOf, { name })}
          </Anchor>
        ))}
        <Anchor href="/verify" target="_blank" rel="noreferrer" size="sm">
          {words.proofVerify}
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {isToday ? fill(words.proofFrom, { date: formatDate(locale, tomorrow, 'long') }) : words.proofWhen}
      </Text>
    </Card>
  );
}
