import type { DocumentTree } from '@app/documents';

/**
 * The sections of a document that are new or say something else than before. None where it is another language or
 * variant: then all of it is new, and nothing is worth pointing at.
 */
export function changedSections(before: DocumentTree | undefined, now: DocumentTree): readonly string[] {
  if (!before || before.language !== now.language || before.variant !== now.variant) return [];
  const said = new Map(before.sections.map((section) => [section.id, JSON.stringify(section)]));
  return now.sections.filter((section) => said.get(section.id) !== JSON.stringify(section)).map(({ id }) => id);
}
