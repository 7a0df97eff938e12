import { loadWords, type Locale } from '@app/texts';

/** What somebody can correct by themselves of what is held about them here. */
export const ownFields = ['fullName', 'firstName', 'lastName', 'language'] as const;
export type OwnField = (typeof ownFields)[number];
/** What is held now; a field that is not there cannot be corrected. */
export type OwnData = Partial<Readonly<Record<OwnField, string>>>;

/** What the fields are called. */
export async function ownLabels(locale: Locale): Promise<Readonly<Record<OwnField, string>>> {
  const { page, form } = await loadWords(locale, 'dsar');
  const { firstName, lastName } = page.held;
  return { fullName: form.name, firstName, lastName, language: form.language };
}
