import { fill } from '@app/texts';
import { Anchor, Group, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { Card } from '#ui/card.tsx';
import { editionProofAddress, type ProcessingRecord } from './data.ts';

type Props = { readonly on: string; readonly records: readonly Pick<ProcessingRecord, 'site'>[] };

/** A proof file for each register whose records are shown: an authority checks with it what stood there. */
export function ProofMenu({ on, records }: Props) {
  const words = useAreaWords('processingRecords');
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
        {words.proofWhen}
      </Text>
    </Card>
  );
}
