import type { RegisterFile } from '@app/contract';
import { dpvOfRecord } from '@app/documents';
import type { Locale } from '@app/texts';
import type { ExportedRecord } from './export-columns.ts';

/**
 * The register as data: ids as in the catalogue and in the contract, the sentences of the language, and terms of the W3C Data
 * Privacy Vocabulary.
 */
export function jsonOf(
  records: readonly ExportedRecord[],
  { role, on, language }: Pick<RegisterFile, 'role' | 'on'> & { readonly language: Locale },
): RegisterFile {
  return {
    format: 'candor-register-1',
    role,
    on,
    language,
    records: records.map(({ jointControllers, representative, ...record }) => ({
      ...record,
      jointControllers: [...jointControllers],
      representative: [...representative],
      dpv: record.stated ? termsOf(record.stated, record.fields.subjects) : null,
    })),
  };
}

function termsOf(stated: NonNullable<ExportedRecord['stated']>, subjects: ExportedRecord['fields']['subjects']) {
  const { purposes, personalData, legalBases, dataSubjects } = dpvOfRecord({ ...stated, subjects });
  return { purposes: [...purposes], personalData: [...personalData], legalBases, dataSubjects };
}
