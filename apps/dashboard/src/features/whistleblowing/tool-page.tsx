import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { queryClient } from '#app/query-client.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { spokenLocale } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ToolCard } from './tool-card.tsx';

export async function loader(): Promise<null> {
  await queryClient.ensureQueryData(areaWordsQuery(spokenLocale(), 'reportOffice'));
  return null;
}

/** Where managers of reports begin, and others learn why they cannot. */
export function Component() {
  const words = useAreaWords('reportOffice');
  return (
    <>
      <PageHeader title={words.title} />
      <ToolCard mayOpen={useMayAnywhere('reports.manage')} isAdmin={useMayAnywhere('people.manage')} />
    </>
  );
}
