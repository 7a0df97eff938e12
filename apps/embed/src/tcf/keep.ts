import type { CompiledBanner, CompiledRegime } from '@app/consent';
import { stringsName } from '@app/consent/choice.ts';
import type { TcfWindow } from './stub.ts';

/** A TC string with its Additional Consent string. */
export type StoredStrings = { readonly tc: string; readonly ac: string };

const secondsOfMonth = 2_629_746;
/** Browsers drop longer cookies: the limit is 4,096 bytes including name and attributes. */
const mostOfCookie = 3800;

/**
 * Stores the strings in localStorage, which is not sent with requests; or in a cookie if subdomains share the choice,
 * or if there is no such storage.
 */
export function keep(
  config: CompiledBanner,
  law: Pick<CompiledRegime, 'months'>,
  page: TcfWindow,
  { tc, ac }: StoredStrings,
): void {
  const text = `${tc}|${ac}`;
  if (!config.domain || text.length > mostOfCookie) {
    try {
      page.localStorage.setItem(stringsName(config.id), text);
      return;
    } catch {
      // Storage is blocked or full.
    }
  }
  const secure = page.document.location.protocol === 'https:' ? ';secure' : '';
  try {
    // The choice expires no later than this, and without it the string has no effect.
    page.document.cookie = `${stringsName(config.id)}=${text};path=/;max-age=${law.months * secondsOfMonth};samesite=lax${inDomain(config)}${secure}`;
  } catch {
    // A sandboxed frame has neither: the string lasts for the page.
  }
}

export function kept(config: CompiledBanner, page: TcfWindow): StoredStrings | undefined {
  const start = `${stringsName(config.id)}=`;
  try {
    const text =
      page.document.cookie
        .split('; ')
        .find((one) => one.startsWith(start))
        ?.slice(start.length) ?? page.localStorage.getItem(stringsName(config.id));
    const [tc, ac = ''] = text?.split('|') ?? [];
    return tc ? { tc, ac } : undefined;
  } catch {
    // A sandboxed frame has neither.
    return undefined;
  }
}

/** Deletes the strings of a choice that ended, or strings that are no longer valid. */
export function forget(config: CompiledBanner, page: TcfWindow): void {
  try {
    page.document.cookie = `${stringsName(config.id)}=;path=/;max-age=0${inDomain(config)}`;
    page.localStorage.removeItem(stringsName(config.id));
  } catch {
    // There is no storage.
  }
}

const inDomain = ({ domain }: CompiledBanner): string => (domain ? `;domain=${domain}` : '');
