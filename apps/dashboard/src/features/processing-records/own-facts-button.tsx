import type { OwnActivity } from '@app/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { isSame } from '#app/saving/is-same.ts';
import { Slot } from '#app/slots.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeOwn, type ProcessingRecord } from './data.ts';

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
  const save = useChangeOwn(record.id);
  const words = useAreaWords('processingRecords');
  const { fields, stated, name } = record;
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
          try {
            await save.mutateAsync(differencesOf(activity, entered));
          } catch (error) {
            showAlert({ type: 'error', message: failureMessage(error) });
            throw error;
          }
          showToast({ message: words.saved });
        },
        onClose,
      }}
    />
  );
}

/** What was changed; undefined removes a detail. What a colleague changed meanwhile stays. */
function differencesOf(before: OwnActivity, after: OwnActivity): Partial<OwnActivity> {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = new Map<string, unknown>(Object.entries(after));
  const names = [...new Set([...earlier.keys(), ...later.keys()])];
  return Object.fromEntries(
    names.flatMap((name) => (isSame(earlier.get(name), later.get(name)) ? [] : [[name, later.get(name)]])),
  );
}
