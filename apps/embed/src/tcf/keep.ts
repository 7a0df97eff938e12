import type { CompiledBanner, CompiledRegime } from '@app/consent';
import { stringsName } from '@app/consent/choice.ts';
import type { TcfWindow } from './stub.ts';

/** A TC string, and what goes with it. */
export type Kept = { readonly tc: string; readonly ac: string };

const secondsOfMonth = 2_629_746;
/** Browsers drop longer ones, of 4,096 with all that belongs to them. */
const mostOfCookie = 3800;

/**
 * Strings stand in localStorage, which no request carries. In a cookie where subdomains share the choice, or where there is
 * no such storage.
 */
export function keep(
  config: CompiledBanner,
  law: Pick<CompiledRegime, 'months'>,
  page: TcfWindow,
  { tc, ac }: Kept,
): void {
  const text = `${tc}|${ac}`;
  if (!config.domain || text.length > mostOfCookie) {
    try {
      page.localStorage.setItem(stringsName(config.id), text);
      return;
    } catch {
      // Blocked or full.
    }
  }
  const secure = page.document.location.protocol === 'https:' ? ';secure' : '';
  try {
    // The choice ends sooner, or as soon: without it the string counts no more.
    page.document.cookie = `${stringsName(config.id)}=${text};path=/;max-age=${law.months * secondsOfMonth};samesite=lax${inDomain(config)}${secure}`;
  } catch {
    // A sandboxed frame has neither: the string holds for the page.
  }
}

export function kept(config: CompiledBanner, page: TcfWindow): Kept | undefined {
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

/** Of a choice that ended nothing stays, nor a string that counts no more. */
export function forget(config: CompiledBanner, page: TcfWindow): void {
  try {
    page.document.cookie = `${stringsName(config.id)}=;path=/;max-age=0${inDomain(config)}`;
    page.localStorage.removeItem(stringsName(config.id));
  } catch {
    // There is none.
  }
}

const inDomain = ({ domain }: CompiledBanner): string => (domain ? `;domain=${domain}` : '');
