import { useLocation } from 'react-router';
import { returnPath } from './return-path.ts';

type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** An address that leads back to this page once its form is saved. */
export function withReturn(to: string, { pathname, search, hash }: Address): string {
  const back = `return=${encodeURIComponent(pathname + search + hash)}`;
  return `${to}${to.includes('?') ? '&' : '?'}${back}`;
}

/** The page that an address with `return` came from; `fallback` if there is none. */
export function useReturn(fallback: string): string {
  return returnPath(useLocation().search, window.location.origin, fallback);
}
