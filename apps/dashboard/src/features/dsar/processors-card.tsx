import { fill, formatDate } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { processorsQuery, useRemoveProcessor, type DsarProcessor } from './processors-data.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const ProcessorDialog = lazyPart(async () => ({ default: (await import('./processor-dialog.tsx')).ProcessorDialog }));

type Props = { readonly mayManage: boolean };

/** Processors that fulfill tasks by OpenDSR. */
export function ProcessorsCard({ mayManage }: Props) {
  const words = useAreaWords('requests').processors;
  const { data } = useQuery(processorsQuery);
  const [editing, setEditing] = useState<DsarProcessor | 'new'>();
  const [removing, setRemoving] = useState<string>();
  const remove = useRemoveProcessor();
  return (
    <Card
      title={words.title}
      description={words.text}
      actions={
        mayManage && (
          <Button variant="default" onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {data?.processors.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.none}
          </Text>
        )}
        {data?.processors.map((processor) => (
          <ProcessorLine
            key={processor.id}
            processor={processor}
            mayManage={mayManage}
            onEdit={() => setEditing(processor)}
            onRemove={() => setRemoving(processor.id)}
          />
        ))}
      </Stack>
      {editing && (
        <Suspense>
          <ProcessorDialog processor={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      <RemoveDialog
        id={removing}
        words={{
          title: words.removeTitle,
          text: words.removeText,
          confirm: words.remove,
          removed: words.removed,
        }}
        remove={remove}
        onClose={() => setRemoving(undefined)}
      />
    </Card>
  );
}

type LineProps = {
  readonly processor: DsarProcessor;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function ProcessorLine({ processor, mayManage, onEdit, onRemove }: LineProps) {
  const words = useAreaWords('requests').processors;
  const { name, url, sendsItself, check } = processor;
  const failure = check?.failure;
  return (
    <Group justify="space-between" gap="xs">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name} · {url}
        </Text>
        <Text size="sm" c={failure ? 'red' : 'dimmed'}>
          <CheckOf check={check} /> · {sendsItself ? words.automatic : words.manual}
        </Text>
      </div>
      {mayManage && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" aria-label={fill(words.editOf, { name })} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button size="compact-sm" variant="default" aria-label={fill(words.removeOf, { name })} onClick={onRemove}>
            {words.remove}
          </Button>
        </Group>
      )}
    </Group>
  );
}

function CheckOf({ check }: Pick<DsarProcessor, 'check'>) {
  const words = useAreaWords('requests').processors;
  const locale = useLocale();
  if (check === null) return words.unchecked;
  if (check.failure !== null) return fill(words.checkFailed, { reason: words.failures[check.failure] });
  const date = check.certificateUntil === null ? '' : formatDate(locale, new Date(check.certificateUntil));
  return fill(words.checked, { version: check.apiVersion ?? '', date });
}
