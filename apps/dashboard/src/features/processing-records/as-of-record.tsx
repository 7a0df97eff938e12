import { Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import type { ProcessingRecord } from './data.ts';
import { useFieldWords } from './field-words.ts';
import { RecordBadge } from './record-badge.tsx';
import { StatedFacts } from './stated-card.tsx';

/** Fields that are shown elsewhere, or only steer something. */
const hidden: ReadonlySet<string> = new Set([
  'label',
  'activity',
  'typical',
  'showInPolicy',
  'policyParts',
  'ownerId',
  'deputyId',
]);

type Props = { readonly record: ProcessingRecord & { readonly controller: string } };

/** A record as it stood on a day: what documents stated, and what the register added. */
export function AsOfRecord({ record }: Props) {
  const words = useAreaWords('processingRecords');
  const { labels, shown } = useFieldWords();
  const { name, site, controller, stated, fields, owner } = record;
  const added = Object.entries(fields)
    .filter(([field, value]) => !hidden.has(field) && (Array.isArray(value) ? value.length > 0 : Boolean(value)))
    .map(([field, value]) => ({ label: labels[field] ?? field, value: shown(field, value) }));
  const facts = [
    { label: words.controllerField, value: controller },
    ...added,
    { label: words.ownerField, value: owner?.email ?? '' },
  ];
  return (
    <Card title={name} description={site?.name ?? words.ofOrganization}>
      <Stack gap="sm" align="stretch">
        <div>
          <RecordBadge record={{ ...record, isDue: false }} />
        </div>
        {stated ? <StatedFacts record={record} stated={stated} /> : <Text size="sm">{words.asOfNotKept}</Text>}
        <FactsList facts={facts.filter(({ value }) => value !== '')} />
      </Stack>
    </Card>
  );
}
