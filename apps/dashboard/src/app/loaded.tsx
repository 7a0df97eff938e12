import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';
import { useWords } from './words.tsx';

type Props<Data> = {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** Shown until there is data. */
  readonly pending: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** A part of a page that shows the data of a query. Without data, it shows why and a way to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, pending, children }: Props<Data>) {
  const words = useWords().shell.failure;
  if (data !== undefined) return children(data);
  if (error) return <Failure message={words.boxTitle} error={error} onRetry={() => void refetch()} />;
  return pending;
}
