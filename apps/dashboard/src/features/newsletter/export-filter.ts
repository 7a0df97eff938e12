import { subscriptionExportFilter, type SubscriptionExport } from '@app/contract';
import type { Filter } from './filter.ts';

type ExportFilter = SubscriptionExport['filter'];

/** What the list is narrowed to, as a file is asked for: without the days, which are asked for by themselves. */
export function exportFilterOf({ from: _from, to: _to, ...filter }: Filter): ExportFilter {
  return subscriptionExportFilter.parse(filter);
}
