import { fill } from '@app/texts';
import { Checkbox, Group } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import classes from './lists.module.css';

/** The rows of a list that are selected. Rows that leave the list leave the selection. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Where a range begins: the row that was selected or deselected last.
  const last = useRef<string>(undefined);
  const selected = ids.filter((id) => chosen.has(id));
  return {
    ids,
    selected,
    isSelected: (id: string) => chosen.has(id),
    /** With Shift, all rows from the last one to this one get the state of this one. */
    toggle(id: string, { checked, range }: { readonly checked: boolean; readonly range: boolean }): void {
      const start = range && last.current !== undefined ? ids.indexOf(last.current) : -1;
      const [from = 0, to = 0] = [start === -1 ? ids.indexOf(id) : start, ids.indexOf(id)].toSorted((a, b) => a - b);
      const changed = new Set(ids.slice(from, to + 1));
      last.current = id;
      setChosen(new Set([...[...chosen].filter((one) => !changed.has(one)), ...(checked ? changed : [])]));
    },
    all: () => setChosen(new Set(ids)),
    keep: (some: readonly string[]) => setChosen(new Set(some)),
    clear: () => setChosen(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;

type CellProps = {
  /** Undefined: rows cannot be selected. */
  readonly selection: Selection | undefined;
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
  readonly children: ReactNode;
};

/** The first cell of a row, with a checkbox if the row can be selected. */
export function Selectable({ selection, id, name, children }: CellProps) {
  const words = useAreaWords('lists');
  if (!selection?.ids.includes(id)) return children;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Checkbox
        size="xs"
        mt={3}
        aria-label={fill(words.select, { name })}
        checked={selection.isSelected(id)}
        onChange={(event) => selection.toggle(id, pressed(event))}
      />
      <div className={classes['cell']}>{children}</div>
    </Group>
  );
}

/** The new state of a checkbox, and whether it was pressed with Shift. */
export function pressed({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  return { checked: currentTarget.checked, range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey };
}
