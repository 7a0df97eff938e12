import { areaWordsQuery } from '#app/area-words.ts';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale } from '#app/words.tsx';

/** Waits for the words of the pages on recipients. */
export async function loadRecipientWords(): Promise<null> {
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(areaWordsQuery(locale, 'processingRecords')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'recipients')),
  ]);
  return null;
}
