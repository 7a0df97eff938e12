import { reportStatuses, reportTypes } from '@app/whistleblowing';
import type { TableFilter, TableOrder } from './table-rules.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly filter: TableFilter;
  readonly order: TableOrder;
  readonly own: string;
  readonly onFilter: (filter: TableFilter) => void;
  readonly onOrder: (order: TableOrder) => void;
};

const orders: readonly TableOrder[] = ['due', 'newest', 'oldest', 'status'];
const statuses = ['all', 'open', ...reportStatuses] as const;
const types = ['all', ...reportTypes] as const;

export function ReportFilters({ filter, order, own, onFilter, onOrder }: Props) {
  const { words } = useWords();
  const text = words.table;
  return (
    <div className="filters" role="search">
      <label className="inline grow">
        <span>{text.search}</span>
        <input
          type="search"
          autoComplete="off"
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </label>
      <label className="inline">
        <span>{text.status}</span>
        <select
          value={filter.status}
          onChange={({ target }) =>
            onFilter({ ...filter, status: statuses.find((one) => one === target.value) ?? 'all' })
          }
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {status === 'all' ? text.all : status === 'open' ? text.open : words.statuses[status]}
            </option>
          ))}
        </select>
      </label>
      <label className="inline">
        <span>{text.type}</span>
        <select
          value={filter.type}
          onChange={({ target }) => onFilter({ ...filter, type: types.find((one) => one === target.value) ?? 'all' })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {type === 'all' ? text.all : words.types[type]}
            </option>
          ))}
        </select>
      </label>
      <label className="inline">
        <span>{text.order}</span>
        <select value={order} onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? 'due')}>
          {orders.map((one) => (
            <option key={one} value={one}>
              {text.orders[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={filter.assignee !== null}
          onChange={({ target }) => onFilter({ ...filter, assignee: target.checked ? own : null })}
        />
        <span>{text.mine}</span>
      </label>
    </div>
  );
}
