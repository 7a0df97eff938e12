/** What stands behind `#token=` in the link of a mail: it stays in the browser, so no log holds it. */
export function linkToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim();
  return token === undefined || token.length < 20 ? undefined : token;
}
