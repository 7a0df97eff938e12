/** Where whoever looks at the page is: times of day are theirs. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
