import type { LegalNotice } from '@app/contract';

/** Without a version: the newest one at the time of sending. */
type NoticeReference = { readonly identifier: string; readonly version?: string };
export type NoticeOption = { readonly value: string; readonly notice: NoticeReference };

/** The options of a field: for each notice "the newest version", and each single version. */
export function noticeOptions(
  versions: readonly Pick<LegalNotice, 'identifier' | 'version'>[],
): readonly NoticeOption[] {
  const each = Map.groupBy(versions, ({ identifier }) => identifier);
  return [...each]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([identifier, own]): readonly NoticeReference[] => [
      { identifier },
      ...own.map(({ version }) => ({ identifier, version })),
    ])
    .map((notice) => ({ value: JSON.stringify(notice), notice }));
}

/** The notices of the selected options; undefined if one notice is selected twice, in two versions. */
export function namedNotices(chosen: readonly string[]): { identifier: string; version?: string }[] | undefined {
  // The values were written by `noticeOptions`.
  const named = chosen.map((value) => JSON.parse(value) as { identifier: string; version?: string });
  return new Set(named.map(({ identifier }) => identifier)).size < named.length ? undefined : named;
}
