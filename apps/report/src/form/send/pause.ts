/** Lets the page react before more is computed. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
