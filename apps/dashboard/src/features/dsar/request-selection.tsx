import { dsar } from '@app/contract';
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
import type { DsarRequestSummary, Step } from './data.ts';

type Props = { readonly selection: Selection; readonly requests: readonly DsarRequestSummary[] };

const nameOf = ({ number }: DsarRequestSummary) => number;

/** Assigns or closes the selected requests. */
export function RequestSelection({ selection, requests }: Props) {
  const words = useAreaWords('lists');
  const all = useAreaWords('requests');
  const locale = useLocale();
  const namesOf = useNames();
  const client = useQueryClient();
  const work = useBulkWork(selection);
  const { run, isBusy } = work;
  const [isAsking, setAsking] = useState(false);
  const chosen = requests.filter(({ id }) => selection.isSelected(id));
  const mayAllClose = chosen.every(({ moves }) => moves.some(({ action }) => action === 'close'));
  const step = ({ id, version }: Pick<DsarRequestSummary, 'id' | 'version'>, body: Step) =>
    call(dsar.step, { params: { dsarRequestId: id }, body: { version, step: body } });
  const refresh = () => client.invalidateQueries({ queryKey: ['dsar'] });

  const assign = async (personId: string): Promise<void> => {
    const versions = new Map<string, number>();
    await run({
      rows: chosen,
      name: nameOf,
      done: (count) => plural(locale, count, words.assigned),
      act: async (request) => {
        const { version } = await step(request, { action: 'assign', personId });
        versions.set(request.id, version);
      },
      onUndo: () =>
        void run({
          rows: chosen.filter(({ id }) => versions.has(id)),
          name: nameOf,
          done: (count) => plural(locale, count, words.assigned),
          act: ({ id, assignee }) =>
            step({ id, version: versions.get(id) ?? 0 }, { action: 'assign', personId: assignee?.id ?? null }),
        }).then(refresh),
    });
    await refresh();
  };
  const close = async (): Promise<void> => {
    setAsking(false);
    await run({
      rows: chosen,
      name: nameOf,
      done: (count) => plural(locale, count, words.closed),
      act: (request) => step(request, { action: 'close' }),
    });
    await refresh();
  };

  return (
    <>
      <SelectionBar selection={selection} work={work}>
        <AssignSelect disabled={isBusy} formerPerson={all.somebody} onAssign={(personId) => void assign(personId)} />
        <BarAction loading={isBusy} unfit={mayAllClose ? undefined : words.notClosable} onClick={() => setAsking(true)}>
          {words.close}
        </BarAction>
      </SelectionBar>
      <ConfirmDialog
        opened={isAsking}
        title={plural(locale, chosen.length, words.closeTitle)}
        text={words.closeText}
        notReversible
        confirmLabel={words.close}
        busy={isBusy}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      >
        <Text size="sm">{fill(words.affected, { names: namesOf(chosen.map(nameOf)) })}</Text>
      </ConfirmDialog>
    </>
  );
}
