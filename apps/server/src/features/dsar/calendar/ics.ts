export type DueDay = {
  readonly id: string;
  /** ISO 8601. */
  readonly day: string;
  readonly title: string;
  readonly link: string;
};

type Calendar = {
  readonly name: string;
  /** What makes it, in the product identifier. */
  readonly product?: string;
  /** Makes ids of events unique in the world. */
  readonly host: string;
  readonly now: Date;
  readonly days: readonly DueDay[];
};

const longestLine = 75;

/** A calendar of whole days. @see RFC 5545 */
export function icsOf({ name, product = 'Privacy requests', host, now, days }: Calendar): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Candor//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...days.flatMap(({ id, day, title, link }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${link}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
}

/** Lines of at most 75 bytes; no character is cut. 3.1 */
function folded(line: string): string {
  let bytes = 0;
  let all = '';
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    const isFull = bytes + length > longestLine;
    all += isFull ? `\r\n ${sign}` : sign;
    bytes = isFull ? length + 1 : bytes + length;
  }
  return all;
}
