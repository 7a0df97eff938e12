import type { MouseEvent } from 'react';

/** Whether the page should handle a click on a link: with one of these keys the user wants a new tab or window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey);
}
