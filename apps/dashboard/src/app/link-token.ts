/** The token after `#token=` in the link of a mail. A fragment stays in the browser, so no log contains it. */
export function linkToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim();
  return token === undefined || token.length < 20 ? undefined : token;
}
