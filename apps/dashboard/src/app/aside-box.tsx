import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AsideCard } from '#ui/aside-card.tsx';
import { failureMessage } from './failure-message.ts';
import { useWords } from './words.tsx';

type Props<Box> = {
  /** The name of the box, sent as `?box=`. */
  readonly name: string;
  /** Prefix of the query key: invalidating it reloads the box. */
  readonly of: readonly string[];
  readonly load: (name: string, signal: AbortSignal) => Promise<Box>;
  readonly isEmpty: (box: Box) => boolean;
  readonly title: (box: Box) => string;
  readonly children: (box: Box) => ReactNode;
};

/** A named box beside the content. Loaded separately, reloaded when the policy changes, and hidden when it is empty. */
export function AsideBox<Box>({ name, of, load, isEmpty, title, children }: Props<Box>) {
  const words = useWords().shell.failure;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...of, 'box', name],
    queryFn: ({ signal }) => load(name, signal),
  });

  if (error) {
    return (
      <AsideCard
        title={words.boxTitle}
        error={failureMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data === undefined || isEmpty(data)) return null;
  return <AsideCard title={title(data)}>{children(data)}</AsideCard>;
}
