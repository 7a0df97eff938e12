import type { MadeExport } from '@app/contract';

/** Whether a file is still being made. */
export function isUnderWay({ status }: Pick<MadeExport, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}
