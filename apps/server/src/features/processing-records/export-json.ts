import type { Locale } from '@app/texts';
import type { ExportedRecord } from './export-columns.ts';

/** The register as data: ids as in the catalogue and in the contract, and the sentences of the language. */
export function jsonOf(records: readonly ExportedRecord[], on: string, language: Locale) {
  return { format: 'candor-register-1', on, language, records };
}
