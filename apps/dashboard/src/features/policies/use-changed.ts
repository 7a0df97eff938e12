import type { DocumentTree } from '@app/documents';
import { useEffect, useRef, useState } from 'react';
import { changedSections } from './changed-sections.ts';

/** How long a changed section stays marked. Milliseconds. */
const markedFor = 3000;

/** The sections that the last change touched, for a moment. */
export function useChanged(tree: DocumentTree | undefined): readonly string[] {
  const before = useRef<DocumentTree>(undefined);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!tree) return undefined;
    const now = changedSections(before.current, tree);
    before.current = tree;
    setChanged(now);
    const fading = setTimeout(() => setChanged([]), markedFor);
    return () => clearTimeout(fading);
  }, [tree]);
  return changed;
}
