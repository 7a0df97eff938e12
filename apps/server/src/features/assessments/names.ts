import type { Reason } from '@app/assessments';
import { kindNames, type ProcessingEntry } from '@app/documents';
import { loadRegisterWords, loadWords, type Locale } from '@app/texts';

/** Names what a reason points to, as the register names it. Empty where the fact itself says all. */
export async function reasonNames(
  language: Locale,
  entry: ProcessingEntry | undefined,
): Promise<(reason: Reason) => string> {
  const { documents } = await loadRegisterWords(language);
  const { services } = documents;
  const kinds = kindNames(documents);
  const typical: Readonly<Record<string, { readonly name: string } | undefined>> = await loadWords(
    language,
    'typicalProcessing',
  );
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
        return services.subjects[reason.id];
      default:
        return '';
    }
  };
}
