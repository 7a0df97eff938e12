import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ExportList } from '#app/csv-exports/export-list.tsx';
import { exportsQuery } from './data.ts';
import { useAuditWords } from './words.ts';

/** The files that were asked for, once there are any. */
export function LogExports() {
  const { exports: words } = useAuditWords();
  const [search] = useSearchParams();
  const { data } = useQuery(exportsQuery);
  if (!data || data.exports.length === 0) return undefined;
  return (
    <ExportList
      words={words}
      exports={data.exports}
      what={({ format, filter }) => ({
        line: format === 'csv' ? words.csv : words.ndjson,
        more: Object.keys(filter).length > 0 ? words.filtered : words.everything,
      })}
      mailed={search.get('export') ?? undefined}
      action={undefined}
    />
  );
}
