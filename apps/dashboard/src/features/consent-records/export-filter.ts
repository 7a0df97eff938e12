import { consentExportFilter, type ConsentExportFilter } from '@app/contract';
import type { Filter } from './filter.ts';

/** What a list is narrowed to, as a file is asked for: without the days, which are asked for by themselves. */
export function exportFilterOf({ text, source, kind, verified, notice, version }: Filter): ConsentExportFilter {
  return consentExportFilter.parse({
    ...(text !== undefined && { text }),
    ...(source !== undefined && { source }),
    ...(kind !== undefined && { kind }),
    ...(verified !== undefined && { verified: verified === 'true' }),
    ...(notice !== undefined && { notice }),
    ...(version !== undefined && { version }),
  });
}
