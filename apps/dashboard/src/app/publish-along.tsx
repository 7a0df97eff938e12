import { cookieSolution } from '@app/contract';
import { fill, formatList } from '@app/texts';
import { Switch } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { pendingKey } from './sites.ts';
import { useLocale, useWords } from './words.tsx';

/**
 * What publishing the banner and the changed documents of a site at once would change.
 * @param revision of the banner, where its settings can change while the answer is shown
 */
export const pendingQuery = (siteId: string, revision?: number) =>
  queryOptions({
    queryKey: [...pendingKey(siteId), revision],
    queryFn: ({ signal }) => call(cookieSolution.readPending, { params: { siteId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

type Props = {
  /** What goes along, as its pages are called. */
  readonly names: readonly string[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Whether what else of the site waits is published together with what the sheet is about. */
export function PublishAlong({ names, checked, onChange }: Props) {
  const words = useWords().publishing.sheet;
  const locale = useLocale();
  return (
    <Switch
      label={fill(words.along, { names: formatList(locale, names) })}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
