const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The time that a cookie's `Expires` means, in milliseconds since 1970, in whatever order it is written.
 * @see RFC 6265bis, 5.1.1
 */
export function parseCookieDate(text: string): number | undefined {
  let time: readonly number[] | undefined;
  let day: number | undefined;
  let month: number | undefined;
  let year: number | undefined;
  for (const token of text.split(/[\t\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/)) {
    const clock = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D|$)/.exec(token);
    const named = months.indexOf(token.slice(0, 3).toLowerCase());
    if (!time && clock) time = clock.slice(1).map(Number);
    else if (day === undefined && /^\d{1,2}(?:\D|$)/.test(token)) day = Number.parseInt(token, 10);
    else if (month === undefined && token.length >= 3 && named !== -1) month = named;
    else if (year === undefined && /^\d{2,4}(?:\D|$)/.test(token)) year = fullYear(Number.parseInt(token, 10));
  }
  if (!time || day === undefined || month === undefined || year === undefined || year < 1601) return undefined;
  const [hour = 0, minute = 0, second = 0] = time;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const at = new Date(Date.UTC(year, month, day, hour, minute, second));
  // 31 February would be a day in March.
  return at.getUTCDate() === day ? at.getTime() : undefined;
}

function fullYear(year: number): number {
  if (year >= 70 && year <= 99) return 1900 + year;
  return year < 70 ? 2000 + year : year;
}
