import { expiresAt, readChoice, writeChoice, type Choice } from '@app/consent';

/** Whether the browser sends Global Privacy Control. @see https://w3c.github.io/gpc/ */
export const gpc = !!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);

export function read(name: string): Choice | undefined {
  try {
    return readChoice(document.cookie.match(`${name}=([^;]*)`)?.[1]);
  } catch {
    // A sandboxed frame has no cookies.
    return undefined;
  }
}

/**
 * Stores a choice in the cookie. Without cookies, a choice is valid for the page only. @param domain empty: the page's
 * own host
 */
export function store(name: string, choice: Choice, law: { readonly months: number }, domain = ''): void {
  const age = expiresAt(choice, law) - now();
  const tail = (domain && `;domain=${domain}`) + (location.protocol === 'https:' ? ';secure' : '');
  try {
    document.cookie = `${name}=${writeChoice(choice)};path=/;max-age=${age};samesite=lax${tail}`;
  } catch {
    // A sandboxed frame has no cookies.
  }
}
