/**
 * The path of a redirect, if it stays on this origin; `/` otherwise. Browsers parse `//host`, `/\host` and control characters
 * differently, so only an unambiguous path passes.
 */
export function samePath(target: string): string {
  const looksLikePath = target.startsWith('/') && !target.startsWith('//') && !target.includes('\\');
  if (!looksLikePath || /[\u0000-\u0020\u007f]/.test(target)) return '/';

  const url = URL.parse(target, 'http://here.invalid');
  return url?.origin === 'http://here.invalid' ? `${url.pathname}${url.search}${url.hash}` : '/';
}
