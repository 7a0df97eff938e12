import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and buttons. */
  readonly align?: 'start' | 'end';
  /** The heading is only for screen readers: a column of buttons. */
  readonly hiddenLabel?: boolean;
  /** Hidden on phones. */
  readonly wideOnly?: boolean;
};

type Props<Row> = {
  /** Names the table to screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
};

/** A table; on a phone each row is a card with its first cell as the heading. */
export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <div className={classes['frame']}>
      {/* The roles are repeated, because some browsers drop them from a table with another layout. */}
      <table className={classes['table']} aria-label={label} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                data-align={column.align}
                data-wide-only={column.wideOnly}
              >
                {column.hiddenLabel ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.hiddenLabel ? undefined : column.label}
                  data-align={column.align}
                  data-wide-only={column.wideOnly}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
