/**
 * A name or URL normalized so that different spellings of the same site compare equal: lower case, without scheme,
 * `www.`, query, fragment and trailing slashes.
 */
export function nameKey(nameOrUrl: string): string {
  const bare = nameOrUrl.trim().toLowerCase().normalize('NFKC');
  const withoutScheme = bare.startsWith('https://') ? bare.slice(8) : bare.startsWith('http://') ? bare.slice(7) : bare;
  const withoutQuery = withoutScheme.split(/[?#]/, 1)[0] ?? '';
  let key = withoutQuery.startsWith('www.') ? withoutQuery.slice(4) : withoutQuery;
  while (key.endsWith('/')) key = key.slice(0, -1);
  return key;
}

/** A URL in stored form: a bare host gets `https://`. */
export function storedUrl(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}
