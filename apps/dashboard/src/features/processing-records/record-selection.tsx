import { processingRecords } from '@app/contract';
import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/api.ts';
import { useAreaWords } from '#app/area-words.ts';
import { AssignSelect } from '#app/lists/assign-select.tsx';
import { SelectionBar, useBulkWork, useNames } from '#app/lists/selection-bar.tsx';
import type { Selection } from '#app/lists/selection.tsx';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ProcessingRecordSummary } from './data.ts';

type Props = { readonly selection: Selection; readonly records: readonly ProcessingRecordSummary[] };
type Action = 'confirm' | 'end' | 'delete';
type Chosen = Pick<ProcessingRecordSummary, 'id' | 'version'>;

const nameOf = ({ name }: ProcessingRecordSummary) => name;

/** Each action with the endpoint of a single record. The server refuses a record that changed since it was listed. */
const acts = {
  confirm: ({ id, version }: Chosen) =>
    call(processingRecords.confirm, { params: { processingRecordId: id }, body: { version } }),
  end: ({ id, version }: Chosen) =>
    call(processingRecords.end, { params: { processingRecordId: id }, body: { version } }),
  delete: ({ id }: Chosen) => call(processingRecords.delete, { params: { processingRecordId: id } }),
};

/** Makes a person responsible for a record, and leaves its other details. */
async function assign(id: string, ownerId: string | null): Promise<void> {
  const params = { processingRecordId: id };
  const { version, fields } = await call(processingRecords.read, { params });
  await call(processingRecords.update, { params, body: { version, fields: { ...fields, ownerId } } });
}

/** Assigns, confirms, ends or deletes the selected records. */
export function RecordSelection({ selection, records }: Props) {
  const lists = useAreaWords('lists');
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const namesOf = useNames();
  const client = useQueryClient();
  const work = useBulkWork(selection);
  const [asking, setAsking] = useState<Action>('confirm');
  const [isAsking, setOpen] = useState(false);
  const chosen = records.filter(({ id }) => selection.isSelected(id));
  const refresh = () => client.invalidateQueries({ queryKey: ['processing-records'] });
  const act = async (): Promise<void> => {
    const of = lists.records[asking];
    await work.run({ rows: chosen, name: nameOf, act: acts[asking], done: (count) => plural(locale, count, of.done) });
    setOpen(false);
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['policies'] })]);
  };
  const give = async (ownerId: string): Promise<void> => {
    const given = new Set<string>();
    const done = (count: number) => plural(locale, count, lists.records.assigned);
    await work.run({
      rows: chosen,
      name: nameOf,
      done,
      act: async ({ id }) => {
        await assign(id, ownerId);
        given.add(id);
      },
      onUndo: () =>
        void work
          .run({
            rows: chosen.filter(({ id }) => given.has(id)),
            name: nameOf,
            done,
            act: ({ id, owner }) => assign(id, owner?.id ?? null),
          })
          .then(refresh),
    });
    await refresh();
  };
  const button = (action: Action, fits: (record: ProcessingRecordSummary) => boolean) => (
    <Button
      size="xs"
      variant="default"
      {...(action !== 'confirm' && chosen.some(fits) && { c: 'var(--mantine-color-error)' })}
      disabled={work.isBusy || !chosen.some(fits)}
      title={chosen.some(fits) ? undefined : lists.records[action].unfit}
      onClick={() => {
        setAsking(action);
        setOpen(true);
      }}
    >
      {words[action]}
    </Button>
  );
  const { title, text } = lists.records[asking];
  return (
    <>
      <SelectionBar selection={selection} work={work}>
        <AssignSelect
          disabled={work.isBusy}
          formerPerson={words.formerPerson}
          onAssign={(personId) => void give(personId)}
        />
        {button('confirm', ({ state }) => state !== 'ended')}
        {button('end', ({ state }) => state === 'confirmed')}
        {button('delete', ({ state }) => state === 'draft')}
      </SelectionBar>
      <ConfirmDialog
        opened={isAsking}
        title={plural(locale, chosen.length, title)}
        text={text}
        consequences={[namesOf(chosen.map(nameOf))]}
        notReversible={asking !== 'confirm'}
        tone={asking === 'confirm' ? 'plain' : 'danger'}
        confirmLabel={words[asking]}
        busy={work.isBusy}
        onConfirm={() => void act()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
