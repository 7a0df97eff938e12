import type { PreferenceExport } from '@app/contract';

/** Whether a file is still being made. */
export function isUnderWay({ status }: Pick<PreferenceExport, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}
