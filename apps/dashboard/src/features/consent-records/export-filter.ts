import { consentExportFilter, type ConsentExportFilter } from '@app/contract';
import type { Filter } from './filter.ts';

/** Converts a list's filter to that of an export, without the days, which the export dialog asks for separately. */
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
