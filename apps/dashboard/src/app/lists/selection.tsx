import { fill, plural } from '@app/texts';
import { Button, Checkbox, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './lists.module.css';

/** The rows of a list that are selected. Rows that leave the list leave the selection. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  return {
    ids,
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id])),
    all: () => setChosen(new Set(ids)),
    clear: () => setChosen(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;

type CellProps = {
  readonly selection: Selection;
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
  readonly children: ReactNode;
};

/** The first cell of a row that can be selected. */
export function Selectable({ selection, id, name, children }: CellProps) {
  const words = useAreaWords('lists');
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Checkbox
        size="xs"
        mt={3}
        aria-label={fill(words.select, { name })}
        checked={selection.isSelected(id)}
        onChange={() => selection.toggle(id)}
      />
      <div className={classes['cell']}>{children}</div>
    </Group>
  );
}

/** What can be done with the selected rows. Without any, nothing. */
export function SelectionBar({ selection, children }: { readonly selection: Selection; readonly children: ReactNode }) {
  const words = useAreaWords('lists');
  const locale = useLocale();
  const { ids, selected } = selection;
  return (
    <div role="status">
      {selected.length > 0 && (
        <section aria-label={words.selection} className={classes['bar']}>
          <strong>{plural(locale, selected.length, words.selected)}</strong>
          {selected.length < ids.length && (
            <Button size="compact-sm" variant="subtle" onClick={selection.all}>
              {plural(locale, ids.length, words.selectAll)}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" color="gray" onClick={selection.clear}>
            {words.clear}
          </Button>
          <div className={classes['actions']}>{children}</div>
        </section>
      )}
    </div>
  );
}

type Work<Row> = {
  readonly rows: readonly Row[];
  readonly act: (row: Row) => Promise<unknown>;
  /** The message once all is done. */
  readonly done: (count: number) => string;
  readonly onUndo?: () => void;
};

/** Acts on one row after the other, and says how many were done and why others were not. */
export function useBulkWork() {
  const words = useAreaWords('lists');
  const [isBusy, setBusy] = useState(false);
  const run = async <Row,>({ rows, act, done, onUndo }: Work<Row>): Promise<void> => {
    setBusy(true);
    const reasons: string[] = [];
    for (const row of rows) {
      try {
        await act(row);
      } catch (error) {
        reasons.push(failureMessage(error));
      }
    }
    setBusy(false);
    const count = rows.length - reasons.length;
    showToast({
      message:
        reasons.length === 0
          ? done(count)
          : fill(words.partly, { done: String(count), all: String(rows.length), reason: reasons[0] ?? '' }),
      ...(onUndo && count > 0 && { onUndo }),
    });
  };
  return { run, isBusy };
}
