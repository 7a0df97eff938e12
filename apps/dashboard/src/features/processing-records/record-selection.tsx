import { processingRecords } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/api.ts';
import { useAreaWords } from '#app/area-words.ts';
import { AssignSelect } from '#app/lists/assign-select.tsx';
import { BarAction, SelectionBar, useBulkWork, useNames } from '#app/lists/selection-bar.tsx';
import type { Selection } from '#app/lists/selection.tsx';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ProcessingRecord, ProcessingRecordSummary } from './data.ts';
import { ReviewDay, useReviewDay } from './review-day.tsx';

type Props = { readonly selection: Selection; readonly records: readonly ProcessingRecordSummary[] };
type Action = 'confirm' | 'end' | 'delete';
type Chosen = Pick<ProcessingRecordSummary, 'id' | 'version'>;

const nameOf = ({ name }: ProcessingRecordSummary) => name;

/** Each action with the endpoint of a single record. The server refuses a record that changed since it was listed. */
const acts = {
  confirm: ({ id, version }: Chosen, reviewOn: string) =>
    call(processingRecords.confirm, { params: { processingRecordId: id }, body: { version, reviewOn } }),
  end: ({ id, version }: Chosen) =>
    call(processingRecords.end, { params: { processingRecordId: id }, body: { version } }),
  delete: ({ id }: Chosen) => call(processingRecords.delete, { params: { processingRecordId: id } }),
};

/** Which records each action is for. What was confirmed once, and is to be looked at again, is kept: it is ended. */
const fits: { readonly [Name in Action]: (record: ProcessingRecordSummary) => boolean } = {
  confirm: ({ state }) => state !== 'ended',
  end: ({ state, reviewOn }) => state === 'confirmed' || (state === 'draft' && reviewOn !== null),
  delete: ({ state, reviewOn }) => state === 'draft' && reviewOn === null,
};

type Assigned = Pick<ProcessingRecord, 'id' | 'version' | 'fields'>;

/** Makes a person responsible for a record, and leaves its other details. Refused if it changed meanwhile. */
function assign({ id, version, fields }: Assigned, ownerId: string | null): Promise<Assigned> {
  const body = { version, fields: { ...fields, ownerId } };
  return call(processingRecords.update, { params: { processingRecordId: id }, body });
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
  const review = useReviewDay();
  const chosen = records.filter(({ id }) => selection.isSelected(id));
  const affected = chosen.filter(fits[asking]);
  const refresh = () => client.invalidateQueries({ queryKey: ['processing-records'] });
  const act = async (): Promise<void> => {
    const of = lists.records[asking];
    await work.run({
      rows: affected,
      name: nameOf,
      act: (record) => acts[asking](record, review.entered),
      done: (count) => plural(locale, count, of.done),
    });
    setOpen(false);
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['policies'] })]);
  };
  const give = async (ownerId: string): Promise<void> => {
    const assigned = new Map<string, Assigned>();
    const done = (count: number) => plural(locale, count, lists.records.assigned);
    await work.run({
      rows: chosen,
      name: nameOf,
      done,
      act: async ({ id }) => {
        const record = await call(processingRecords.read, { params: { processingRecordId: id } });
        assigned.set(id, await assign(record, ownerId));
      },
      onUndo: () =>
        void work
          .run({
            rows: chosen.flatMap(({ id, name, owner }) => {
              const record = assigned.get(id);
              return record ? [{ id, name, owner, record }] : [];
            }),
            name: ({ name }) => name,
            done,
            act: ({ record, owner }) => assign(record, owner?.id ?? null),
          })
          .then(refresh),
    });
    await refresh();
  };
  const button = (action: Action) => (
    <BarAction
      {...(action !== 'confirm' && chosen.some(fits[action]) && { c: 'var(--mantine-color-error)' })}
      disabled={work.isBusy}
      unfit={chosen.some(fits[action]) ? undefined : lists.records[action].unfit}
      onClick={() => {
        setAsking(action);
        setOpen(true);
      }}
    >
      {words[action]}
    </BarAction>
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
        {button('confirm')}
        {button('end')}
        {button('delete')}
      </SelectionBar>
      <ConfirmDialog
        opened={isAsking}
        title={plural(locale, affected.length, title)}
        text={plural(locale, affected.length, text)}
        notReversible={asking !== 'confirm'}
        tone={asking === 'confirm' ? 'plain' : 'danger'}
        confirmLabel={words[asking]}
        busy={work.isBusy}
        onConfirm={() => void act()}
        onClose={() => setOpen(false)}
      >
        <Text size="sm">{fill(lists.affected, { names: namesOf(affected.map(nameOf)) })}</Text>
        {asking === 'confirm' && <ReviewDay review={review} />}
      </ConfirmDialog>
    </>
  );
}
