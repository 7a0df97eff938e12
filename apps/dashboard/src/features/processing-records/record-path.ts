import { useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';

/** Says the address of a record, or of the register: within the site of this page, or outside of sites. */
export function useRecordPath(): (recordId?: string) => string {
  const { siteId } = useParams();
  const paths = usePaths();
  return (recordId) => (siteId === undefined ? paths.processingRecords(recordId) : paths.registerOf(siteId, recordId));
}
