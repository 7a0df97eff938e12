const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8.5" fill="#0e6a4d"/><path d="M22.2 11.1a8 8 0 1 0 0 9.8" fill="none" stroke="#fff" stroke-width="3.1" stroke-linecap="round"/><circle cx="16" cy="16" r="2.7" fill="#82cdae"/></svg>';

/** The icon of hosted pages, inside the page itself, which loads nothing else. */
export const pageIcon = `data:image/svg+xml,${encodeURIComponent(mark)}`;
