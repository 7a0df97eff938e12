import type { DocumentTree, Section } from '@app/documents';

/** The sections that are new or have changed, by id, with the positions of their changed blocks. */
export type ChangedSections = ReadonlyMap<string, ReadonlySet<number>>;

/** Without blocks, if a section is new or only lost something. None in another language or variant: all of it is new then. */
export function changedSections(before: DocumentTree | undefined, now: DocumentTree): ChangedSections {
  if (!before || before.language !== now.language || before.variant !== now.variant) return new Map();
  const old = new Map(before.sections.map((section) => [section.id, section]));
  return new Map(
    now.sections
      .filter((section) => JSON.stringify(old.get(section.id)) !== JSON.stringify(section))
      .map((section) => [section.id, changedBlocks(old.get(section.id), section)]),
  );
}

function changedBlocks(before: Section | undefined, now: Section): ReadonlySet<number> {
  if (!before) return new Set();
  const old = new Set(before.blocks.map((block) => JSON.stringify(block)));
  return new Set(now.blocks.flatMap((block, at) => (old.has(JSON.stringify(block)) ? [] : [at])));
}
