import { useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';

/** The path of `?return=` on this origin; `fallback` for any other address, and where there is none. */
export function returnPath(search: string, origin: string, fallback: string): string {
  const wanted = new URLSearchParams(search).get('return');
  const url = wanted === null || wanted === '' ? null : URL.parse(wanted, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : fallback;
}

/** Where signing in leads to, and the other form with the same way back. */
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

/** The address that was typed into the other form, handed over with the move here. */
export function useCarriedEmail(): string {
  return emailIn(useLocation().state);
}

/** The address among what was entered so far. */
export function emailIn(entered: unknown): string {
  const email: unknown = typeof entered === 'object' && entered !== null && 'email' in entered ? entered.email : '';
  return typeof email === 'string' ? email : '';
}
