/** An address for display: without the scheme, and without a needless trailing slash. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const path = `${parsed.pathname}${parsed.search}`;
  return `${parsed.host}${path === '/' ? '' : path}`;
}

/** The path and query of an address: `/contact`. */
export function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
}
