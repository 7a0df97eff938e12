import { byMark, cookieName, type CompiledBanner, type CompiledLayer, type PurposeSet } from '@app/consent';

/**
 * Deletes what first-party trackers of purposes that are not allowed left behind: cookies of every domain and path the
 * page can reach, and entries of its storage (RULES B12). Never deletes our own entries, or names that an allowed
 * purpose uses too.
 */
export function cleaner(
  { id }: CompiledBanner,
  { trackers, shared }: Pick<CompiledLayer, 'trackers' | 'shared'>,
): (allowed: PurposeSet) => void {
  return (allowed) => {
    const named = (wanted: boolean) =>
      byMark(trackers, shared).flatMap(([mark, patterns]) =>
        mark.split(' ').every((bit) => (allowed >> +bit) & 1) === wanted ? patterns : [],
      );
    const [kept, refused] = [named(true), named(false)];
    const goes = (name: string) =>
      !name.startsWith(cookieName(id)) &&
      refused.some((one) => fits(one, name)) &&
      !kept.some((one) => fits(one, name));
    try {
      for (const one of document.cookie.split('; ')) {
        const name = one.split('=', 1)[0] ?? '';
        if (name && goes(name)) expire(name);
      }
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) if (goes(key)) storage.removeItem(key);
      }
    } catch {
      // A page without cookies or storage has nothing to delete.
    }
  };
}

/** Whether a name matches a pattern, in which `*` matches any run of characters. Runs in linear time. */
export function fits(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return name === pattern;
  const end = rest.pop() ?? '';
  if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return false;
  let at = start.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - end.length;
}

function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`)];
  const steps = location.pathname.split('/');
  const paths = [
    '/',
    ...steps.flatMap((_, at) => [steps.slice(0, at + 1).join('/'), `${steps.slice(0, at + 1).join('/')}/`]),
  ];
  for (const domain of domains) {
    for (const path of new Set(paths)) document.cookie = `${name}=;max-age=0;path=${path}${domain}`;
  }
}
