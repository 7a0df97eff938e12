/** An address as people read it: without the scheme, and without the slash that stands for nothing. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const path = `${parsed.pathname}${parsed.search}`;
  return `${parsed.host}${path === '/' ? '' : path}`;
}

/** The part of an address below its site: `/contact`. */
export function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
}
