import type { Document } from '@app/contract';
import { documentLocales, fill, localeNameWithin } from '@app/texts';
import { afterwards } from '#app/afterwards.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';

export type DocumentLocale = Document['languages'][number];

/** The available languages that this document does not have yet. */
export function offeredLanguages({ type, languages }: Pick<Document, 'type' | 'languages'>): readonly DocumentLocale[] {
  return documentLocales(type).filter((language) => !languages.includes(language));
}

export function useAddLanguage() {
  const words = useWords().policies.languages;
  const locale = useLocale();
  const { document, show } = useGenerator();
  const { mutateAsync } = useChangeDocument(document.id);
  return (language: DocumentLocale) =>
    afterwards(
      // Switches to the language only if this page is still open.
      mutateAsync({ languages: [...document.languages, language] }, { onSuccess: () => show({ language }) }),
      () => showToast({ message: fill(words.added, { language: localeNameWithin(language, locale) }) }),
    );
}
