import { useLocation } from 'react-router';
import { usePaths } from './paths.ts';

/** The path of `?return=` on this origin; `fallback` for any other address, and if there is none. */
export function returnPath(search: string, origin: string, fallback: string): string {
  const wanted = new URLSearchParams(search).get('return');
  const url = wanted === null || wanted === '' ? null : URL.parse(wanted, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : fallback;
}

/** The path to which signing in leads, and the other form's address with the same return path. */
export function useEntrance() {
  const { search } = useLocation();
  const paths = usePaths();
  const wanted = new URLSearchParams(search).get('return');
  const suffix = wanted ? `?return=${encodeURIComponent(wanted)}` : '';
  return {
    target: returnPath(search, window.location.origin, paths.sites),
    signIn: `${paths.signIn()}${suffix}`,
    signUp: `${paths.signUp}${suffix}`,
  };
}

/** The address typed into the other form, passed in the navigation state. */
export function useCarriedEmail(): string {
  return emailIn(useLocation().state);
}

/** The e-mail address in the values entered so far. */
export function emailIn(entered: unknown): string {
  const email: unknown = typeof entered === 'object' && entered !== null && 'email' in entered ? entered.email : '';
  return typeof email === 'string' ? email : '';
}
