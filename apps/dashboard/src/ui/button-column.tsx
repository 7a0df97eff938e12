import { Button } from '@mantine/core';
import type { Column } from './data-table.tsx';

type Props<Row> = {
  /** The heading of the column, for screen readers. */
  readonly heading: string;
  readonly label: string;
  /** Names the button of a row to screen readers: its label and what it acts on. */
  readonly labelOf: (row: Row) => string;
  readonly onClick: (row: Row) => void;
};

/** The last column of a table, with a small button in each row. */
export function buttonColumn<Row>({ heading, label, labelOf, onClick }: Props<Row>): Column<Row> {
  return {
    key: 'button',
    label: heading,
    hiddenLabel: true,
    align: 'end',
    cell: (row) => (
      <Button size="xs" variant="default" aria-label={labelOf(row)} onClick={() => onClick(row)}>
        {label}
      </Button>
    ),
  };
}
