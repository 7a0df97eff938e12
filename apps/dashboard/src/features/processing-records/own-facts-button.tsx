import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { Slot } from '#app/slots.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveRecord, type ProcessingRecord } from './data.ts';

type Props = { readonly record: ProcessingRecord };

/** Opens the details of an activity that belongs to no site. */
export function OwnFactsButton({ record }: Props) {
  const words = useAreaWords('processingRecords');
  const [opened, setOpened] = useState<ProcessingRecord>();
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpened(record)}>
        {words.change}
      </Button>
      {opened && <OwnFactsDialog record={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function OwnFactsDialog({ record, onClose }: Props & { readonly onClose: () => void }) {
  const save = useSaveRecord(record.id);
  const words = useAreaWords('processingRecords');
  const { version, fields, stated, name } = record;
  const activity = fields.activity ?? { kind: 'other' as const };
  return (
    <Slot
      name="ownActivityDialog"
      props={{
        title: name,
        activity,
        usual: {
          legalBases: activity.legalBasis ? [] : (stated?.bases ?? []),
          dataTypes: activity.dataTypes ? [] : (stated?.dataTypes ?? []),
        },
        busy: save.isPending,
        error: save.error,
        onSubmit: async (entered) => {
          await save.mutateAsync({ version, fields: { ...fields, activity: entered } });
          showToast({ message: words.saved });
        },
        onClose,
      }}
    />
  );
}
