import type { LegalNotice } from '@app/contract';

/** Without a version: the newest there is when it is sent. */
type Named = { readonly identifier: string; readonly version?: string };
export type NoticeOption = { readonly value: string; readonly notice: Named };

/** What a field offers: of each notice the newest, whatever that is, and each version by itself. */
export function noticeOptions(
  versions: readonly Pick<LegalNotice, 'identifier' | 'version'>[],
): readonly NoticeOption[] {
  const each = Map.groupBy(versions, ({ identifier }) => identifier);
  return [...each]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([identifier, own]): readonly Named[] => [
      { identifier },
      ...own.map(({ version }) => ({ identifier, version })),
    ])
    .map((notice) => ({ value: JSON.stringify(notice), notice }));
}

/** The notices of chosen options; undefined where one is chosen twice, in two versions. */
export function namedNotices(chosen: readonly string[]): { identifier: string; version?: string }[] | undefined {
  // `noticeOptions` wrote them.
  const named = chosen.map((value) => JSON.parse(value) as { identifier: string; version?: string });
  return new Set(named.map(({ identifier }) => identifier)).size < named.length ? undefined : named;
}
