import type { DocumentTree } from '@app/documents';
import { useEffect, useRef, useState } from 'react';
import { changedSections } from './changed-sections.ts';

/** Milliseconds for which a changed section stays highlighted. */
const markedFor = 3000;

/** The sections that the last change affected, for a short time. */
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
