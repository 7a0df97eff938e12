import type { DocumentTree } from '@app/documents';

/**
 * The ids of sections that are new or have changed. None in another language or variant: all of it is new then, and nothing
 * should be highlighted.
 */
export function changedSections(before: DocumentTree | undefined, now: DocumentTree): readonly string[] {
  if (!before || before.language !== now.language || before.variant !== now.variant) return [];
  const said = new Map(before.sections.map((section) => [section.id, JSON.stringify(section)]));
  return now.sections.filter((section) => said.get(section.id) !== JSON.stringify(section)).map(({ id }) => id);
}
