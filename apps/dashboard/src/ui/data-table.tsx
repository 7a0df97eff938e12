import { VisuallyHidden } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
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

/** What answers a click by itself, so that a click on it does not open the row. */
const interactive = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]';

/**
 * Opens what the first cell of a row leads to, by a click anywhere in the row. The link or button there is what the keyboard and
 * screen readers use.
 */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const clicked = event.target as Element; // events of elements have elements as targets
  const opener = event.currentTarget.querySelector<HTMLElement>(
    'td:first-child :is(a[href]:not([target]), button[data-opens-row])',
  );
  if (!opener || !event.currentTarget.contains(clicked) || clicked.closest(interactive)) return;
  // Whoever selects text does not want to leave.
  if (!window.getSelection()?.isCollapsed) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  opener.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

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
            <tr key={rowKey(row)} role="row" onClick={openRow}>
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
