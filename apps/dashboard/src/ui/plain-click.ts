import type { MouseEvent } from 'react';

/** Whether a press on a link is the page's to follow: with one of these keys it asks the browser for a tab or a window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey);
}
