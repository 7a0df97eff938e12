import { subscriptionExportFilter, type SubscriptionExport } from '@app/contract';
import type { Filter } from './filter.ts';

type ExportFilter = SubscriptionExport['filter'];

/** Converts the list's filter to that of an export, without the days, which the export dialog asks for separately. */
export function exportFilterOf({ from: _from, to: _to, ...filter }: Filter): ExportFilter {
  return subscriptionExportFilter.parse(filter);
}
