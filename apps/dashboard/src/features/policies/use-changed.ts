import type { DocumentTree } from '@app/documents';
import { useEffect, useRef, useState } from 'react';
import { changedSections, type ChangedSections } from './changed-sections.ts';

/** Milliseconds for which what changed stays highlighted. */
const markedFor = 6000;

const nothing: ChangedSections = new Map();

/** What the last change affected, for a short time. */
export function useChanged(tree: DocumentTree | undefined): ChangedSections {
  const before = useRef<DocumentTree>(undefined);
  const [changed, setChanged] = useState(nothing);
  useEffect(() => {
    if (!tree) return undefined;
    const now = changedSections(before.current, tree);
    before.current = tree;
    setChanged(now);
    const fading = setTimeout(() => setChanged(nothing), markedFor);
    return () => clearTimeout(fading);
  }, [tree]);
  return changed;
}
