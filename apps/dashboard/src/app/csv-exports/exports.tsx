import type { CsvExport } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/loaded.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import type { exportsQueryOf } from './data.ts';
import { ExportList, type ExportListProps } from './export-list.tsx';

type Props<One extends CsvExport> = Omit<ExportListProps<One>, 'exports'> & {
  readonly query: ReturnType<typeof exportsQueryOf<One>>;
  readonly loading: string;
};

/** Loads and shows the requested files. */
export function Exports<One extends CsvExport>({ query, loading, ...list }: Props<One>) {
  return (
    <Loaded query={useQuery(query)} pending={<Skeletons shape="rows" label={loading} />}>
      {({ exports }) => <ExportList {...list} exports={exports} />}
    </Loaded>
  );
}
