import type { Reason } from '@app/assessments';
import { loadDocumentWords, loadWords, type Locale } from '@app/texts';
import type { ProcessingEntry } from '@app/documents';

/** Names what a reason points to, as the register and the documents name it. Empty where the fact itself says all. */
export async function reasonNames(
  language: Locale,
  entry: ProcessingEntry | undefined,
): Promise<(reason: Reason) => string> {
  const { services } = await loadDocumentWords(language);
  const { subjects } = await loadWords(language, 'processingRecords');
  const { kinds } = (await loadWords(language, 'policies')).activities;
  const typical: Readonly<Record<string, { readonly name: string } | undefined>> = (
    await loadWords(language, 'typicalActivities')
  ).list;
  return (reason) => {
    switch (reason.fact) {
      case 'kind':
        return kinds[reason.id].name;
      case 'typical':
        return typical[reason.id]?.name ?? reason.id;
      case 'purpose':
        return services.purposes[reason.id];
      case 'data':
        return services.dataTypes[reason.id];
      case 'sensitive':
        return entry?.sensitiveKinds.find(({ id }) => id === reason.id)?.name ?? reason.id;
      case 'subject':
        return subjects[reason.id];
      default:
        return '';
    }
  };
}
