import type { InfiniteData } from '@tanstack/react-query';

/**
 * Keeps the rows of a list while those of another filter load. An empty list is not kept: what it says of its filter would be
 * wrong for the next.
 */
export const keepFilled =
  <Page>(isFilled: (page: Page) => boolean) =>
  <Param>(before: InfiniteData<Page, Param> | undefined): InfiniteData<Page, Param> | undefined =>
    before?.pages.some(isFilled) ? before : undefined;
