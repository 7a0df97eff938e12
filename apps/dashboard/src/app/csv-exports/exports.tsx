import type { CsvExport } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import type { exportsQueryOf } from './data.ts';
import { ExportList, type ExportListProps } from './export-list.tsx';

type Props<One extends CsvExport> = Omit<ExportListProps<One>, 'exports'> & {
  readonly query: ReturnType<typeof exportsQueryOf<One>>;
  readonly loading: string;
};

/** The files that were asked for, once they are loaded. */
export function Exports<One extends CsvExport>({ query, loading, ...list }: Props<One>) {
  const { failure } = useWords().shell;
  const { data, error, refetch } = useQuery(query);
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  return <ExportList {...list} exports={data.exports} />;
}
