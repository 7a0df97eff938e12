import type { TcfSettings } from '@app/consent';
import type { VendorListState } from '@app/contract';

export type TcfReason = 'cmp' | 'list' | 'list-old' | 'vendors';

/**
 * The reasons why TCF cannot be switched on (RULES T1, T9; the list's texts belong to IAB Europe). Empty: it can.
 * @param now milliseconds since 1970
 */
export function reasonsAgainstTcf(
  { cmpId, vendors }: Pick<TcfSettings, 'cmpId' | 'vendors'>,
  { version, outdatedFrom }: Pick<VendorListState, 'version' | 'outdatedFrom'>,
  now: number,
): readonly TcfReason[] {
  return [
    ...(cmpId === null ? (['cmp'] as const) : []),
    ...(version === null ? (['list'] as const) : isOutdated({ outdatedFrom }, now) ? (['list-old'] as const) : []),
    ...(vendors !== 'all' && vendors.length === 0 ? (['vendors'] as const) : []),
  ];
}

/** Whether the list is too old to publish with, although it exists. */
export function isOutdated({ outdatedFrom }: Pick<VendorListState, 'outdatedFrom'>, now: number): boolean {
  return outdatedFrom !== null && now > Date.parse(outdatedFrom);
}
