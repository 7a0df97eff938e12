import type { CsvExport } from '@app/contract';

/** Whether a file is still being made. */
export function isUnderWay({ status }: Pick<CsvExport, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}
