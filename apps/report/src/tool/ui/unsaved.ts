import { createContext, use, useEffect, type RefObject } from 'react';

/** How much a dialog holds that was not saved. */
export const UnsavedContext = createContext<RefObject<number> | undefined>(undefined);

const onPage = { current: 0 };
addEventListener('beforeunload', (event) => {
  if (onPage.current > 0) event.preventDefault();
});

/** Says that there is something that closing the dialog, or leaving the page, would lose: both ask first. */
export function useUnsaved(isUnsaved: boolean): void {
  const inDialog = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const counts = [onPage, ...(inDialog ? [inDialog] : [])];
    for (const count of counts) count.current += 1;
    return () => {
      for (const count of counts) count.current -= 1;
    };
  }, [isUnsaved, inDialog]);
}

/** The same within a dialog, for the component that draws it. */
export function Unsaved({ when }: { readonly when: boolean }) {
  useUnsaved(when);
  return null;
}
