import { normalizeEmail, type SignInForm, type SignInWay } from '@app/contract';

/** E-mail and password, from any field name the form may use. */
export function formCredentials(form: SignInForm): { readonly email: string; readonly password: string } {
  const password =
    form.password ?? form['physical_user_session[password]'] ?? form.physical_user_session?.password ?? '';
  return { email: normalizeEmail(form.email), password };
}

const accountNameMax = 200;

/** The name of an account: chosen by its owner or, until then, the address, cut to the maximum length. */
export function accountName(given: string | undefined, email: string): string {
  return [...(given ?? email)].slice(0, accountNameMax).join('');
}

const day = 24 * 3600 * 1000;

/** The number of mails to other people within an hour, by the age of the account. */
export type MailLimits = { readonly firstDay: number; readonly firstWeek: number; readonly later: number };

export function mailsAnHour(limits: MailLimits, createdAt: Date, now: Date): number {
  const age = now.getTime() - createdAt.getTime();
  if (age < day) return limits.firstDay;
  return age < 7 * day ? limits.firstWeek : limits.later;
}

/** A session ends after 30 days without use, and 90 days after it began in any case. */
export const sessionDays = { unused: 30, most: 90 } as const;

export function sessionEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + sessionDays.most * day);
}

/** The earliest day of last use at which a session is still valid. */
export function seenSince(now: Date): string {
  return dayOf(new Date(now.getTime() - sessionDays.unused * day));
}

/** How long a session lasts without use and in all, in minutes. Infinity: no rule. */
export type SessionLimits = { readonly idle: number; readonly longest: number };

// Reports of wrongdoing are not left open on a screen (Directive (EU) 2019/1937, Art. 16 and 18).
const ofReports: SessionLimits = { idle: 30, longest: 12 * 60 };

/** The limits of a session: those of its account, and for who handles reports the stricter ones. */
export function sessionLimits(
  account: { readonly idleMinutes: number | null; readonly longestHours: number | null },
  permissions: ReadonlySet<string>,
): SessionLimits {
  const idle = account.idleMinutes ?? Infinity;
  const longest = (account.longestHours ?? Infinity) * 60;
  if (!permissions.has('reports.manage')) return { idle, longest };
  return { idle: Math.min(idle, ofReports.idle), longest: Math.min(longest, ofReports.longest) };
}

/** Whether a session is over by these limits. One that was never noted as used was not used since the sign-in. */
export function isOver(
  { createdAt, seenAt }: { readonly createdAt: Date; readonly seenAt: Date | null },
  { idle, longest }: SessionLimits,
  now: Date,
): boolean {
  const minutesSince = (time: Date) => (now.getTime() - time.getTime()) / 60_000;
  return minutesSince(seenAt ?? createdAt) >= idle || minutesSince(createdAt) >= longest;
}

/**
 * Whether a session lacks a second factor that is wanted: by the rule of the account, and always of who handles reports of
 * wrongdoing (Directive (EU) 2019/1937, Art. 16; rule A8). What counts is that the session used one.
 */
export function owesFactor(
  { ways, secondFactor }: { readonly ways: readonly SignInWay[]; readonly secondFactor: 'all' | 'admins' | null },
  { account, anywhere }: { readonly account: ReadonlySet<string>; readonly anywhere: ReadonlySet<string> },
): boolean {
  if (usedFactor(ways)) return false;
  return (
    secondFactor === 'all' ||
    (secondFactor === 'admins' && account.has('people.manage')) ||
    anywhere.has('reports.manage')
  );
}

type CompanySession = {
  readonly byCompany: boolean;
  readonly companyRequired: 'domains' | 'members' | 'all' | null;
  readonly inCompanyDomain: boolean;
  readonly ways: readonly SignInWay[];
};

/**
 * Whether a session has to be opened by the issuer of its account and was not. The owner comes in by a passkey all the same, or
 * an issuer that fails would lock everybody out.
 */
export function owesCompany(
  { byCompany, companyRequired, inCompanyDomain, ways }: CompanySession,
  { roles, account }: { readonly roles: readonly string[]; readonly account: ReadonlySet<string> },
): boolean {
  if (byCompany || companyRequired === null) return false;
  if (roles.includes('owner') && ways.includes('passkey')) return false;
  if (companyRequired === 'domains') return inCompanyDomain;
  return companyRequired === 'all' || account.size > 0;
}

/**
 * Whether a second factor is among the ways. What a provider asked of its person is not known, so it counts as a password
 * does.
 */
export function usedFactor(ways: readonly string[] = []): boolean {
  return ways.some((way) => way !== 'password' && way !== 'provider');
}

/** Whether an API key has expired. One without an end never does. */
export function hasExpired({ endsAt }: { readonly endsAt: Date | null }, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** The day in UTC, as `2026-02-28`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** How many minutes a link in an e-mail is valid. */
export const linkMinutes = { verify: 48 * 60, change: 24 * 60, reset: 60, deny: 7 * 24 * 60 } as const;

export function linkEnd(purpose: keyof typeof linkMinutes, now: Date): Date {
  return new Date(now.getTime() + linkMinutes[purpose] * 60_000);
}

/**
 * The best language version of a notice: the requested language, otherwise a variant of it or its base language, otherwise
 * English, otherwise the first one published.
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

/** A foreign key: the child's rows refer to the parent's. */
export type Reference = { readonly child: string; readonly parent: string };

/** The tables in an order in which they can be emptied: referring tables first. */
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
