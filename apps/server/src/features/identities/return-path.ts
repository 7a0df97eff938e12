/** What a provider sends back, in the order of RFC 6749 and RFC 9207. */
export const returnedNames = ['code', 'state', 'iss', 'error'] as const;

/** The page that goes on. What came back stands behind `#`, where neither logs nor referrers see it. */
export function returnPath(
  locale: string,
  provider: string,
  returned: Readonly<Partial<Record<(typeof returnedNames)[number], string | undefined>>>,
): string {
  const given = new URLSearchParams();
  for (const name of returnedNames) {
    const value = returned[name];
    if (value !== undefined) given.set(name, value);
  }
  return `/${locale}/sign-in/with/${encodeURIComponent(provider)}#${given.toString()}`;
}
