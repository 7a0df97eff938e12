import { isCommonPassword, passwordMin, type SignInForm } from '@app/contract';

/** The roles of whoever makes an account. */
export const ownerRoles = ['account.owner'] as const;

/** E-mail and password, under whichever name the form sent it. */
export function formCredentials(form: SignInForm): { readonly email: string; readonly password: string } {
  const password =
    form.password ?? form['physical_user_session[password]'] ?? form.physical_user_session?.password ?? '';
  return { email: form.email.toLowerCase(), password };
}

const accountNameMax = 200;

/** What an account is called: as its owner says or, until then, by the address, which may be longer than a name. */
export function accountName(given: string | undefined, email: string): string {
  return [...(given ?? email)].slice(0, accountNameMax).join('');
}

export type Device = {
  readonly browser: string;
  readonly system: string;
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'script' | 'unknown';
};

export const passwordMax = 200;
export type PasswordRefusal = 'too-short' | 'too-long' | 'too-common';

/**
 * Whether a password may be chosen, and if not, why. Length counts, composition does not: rules about digits and signs
 * only make passwords alike.
 * @see NIST SP 800-63B-4, 3.1.1.2
 */
export function passwordRefusal(password: string, email: string): PasswordRefusal | undefined {
  const length = [...password.normalize('NFKC')].length;
  if (length < passwordMin) return 'too-short';
  if (length > passwordMax) return 'too-long';
  const ofTheAddress = password.toLowerCase() === email || password.toLowerCase() === email.split('@', 1)[0];
  return ofTheAddress || isCommonPassword(password) ? 'too-common' : undefined;
}

const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['edg', 'Edge'],
  ['opr/', 'Opera'],
  ['samsungbrowser', 'Samsung Internet'],
  ['firefox', 'Firefox'],
  ['fxios', 'Firefox'],
  ['crios', 'Chrome'],
  ['chrome', 'Chrome'],
  ['safari', 'Safari'],
];
const systems: readonly (readonly [sign: string, name: string])[] = [
  ['ipad', 'iPadOS'],
  ['iphone', 'iOS'],
  ['android', 'Android'],
  ['windows', 'Windows'],
  ['cros', 'ChromeOS'],
  ['mac os', 'macOS'],
  ['linux', 'Linux'],
];

/** What can be said of a device without telling it from others of its kind: no versions, no models. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.toLowerCase();
  const named = (signs: typeof browsers) => signs.find(([sign]) => text.includes(sign))?.[1] ?? '';
  const [browser, system] = [named(browsers), named(systems)];
  return { browser, system, kind: kindOf(text, browser, system) };
}

function kindOf(text: string, browser: string, system: string): Device['kind'] {
  if (browser === '') return text === '' ? 'unknown' : 'script';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'iOS') return 'phone';
  if (system === 'Android') return text.includes('mobile') ? 'phone' : 'tablet';
  return system === '' ? 'unknown' : 'desktop';
}

const day = 24 * 3600 * 1000;

/** A session ends when it was not used for 30 days, and 90 days after it began whatever happens. */
export const sessionDays = { unused: 30, most: 90 } as const;

export function sessionEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + sessionDays.most * day);
}

/** The earliest day of last use that keeps a session alive. */
export function seenSince(now: Date): string {
  return dayOf(new Date(now.getTime() - sessionDays.unused * day));
}

/** The day in UTC, as `2026-02-28`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** How long a link in an e-mail works. */
export const linkMinutes = { verify: 48 * 60, change: 24 * 60, reset: 60 } as const;

export function linkEnd(purpose: keyof typeof linkMinutes, now: Date): Date {
  return new Date(now.getTime() + linkMinutes[purpose] * 60_000);
}

/**
 * The text of a notice to show: in the language asked for, else in its sister or base language, else in English, else
 * in whatever it was published in first.
 */
export function nearest<Row extends { readonly locale: string }>(
  rows: readonly Row[],
  locale: string,
): Row | undefined {
  const base = locale.slice(0, 2);
  const by = (test: (row: Row) => boolean) => rows.find(test);
  return (
    by((row) => row.locale === locale) ??
    by((row) => row.locale.slice(0, 2) === base) ??
    by((row) => row.locale === 'en') ??
    rows[0]
  );
}

/** A table, and another that its rows refer to. */
export type Reference = { readonly child: string; readonly parent: string };

/** The tables in an order in which they can be emptied: none before those that refer to it. */
export function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const entered = new Set<string>();
  const enter = (table: string): void => {
    if (entered.has(table) || !tables.includes(table)) return;
    entered.add(table);
    for (const { child, parent } of references) if (parent === table) enter(child);
    ordered.push(table);
  };
  tables.forEach(enter);
  return ordered;
}
