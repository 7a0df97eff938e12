// Writes the table of public holidays that deadlines are computed with. `npm run holidays`.
// The library is read here once, so that the product needs neither it nor its calendars at run time.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Holidays from 'date-holidays';

const countries =
  'AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP LI LT LU LV MT NL NO NZ PL PT RO SE SI SK US ZA';
/** Their laws count calendar days and move nothing, so that the holidays of their parts decide nothing. */
const whole = new Set(['AU', 'BR']);
const first = 2024;
const last = 2042;

const file = path.join(import.meta.dirname, '../../packages/deadlines/src/holidays-table.ts');
const lines = countries.split(' ').flatMap(linesOf);
writeFileSync(
  file,
  `// Written by \`npm run holidays\`. Public holidays from date-holidays 3.37.0 (CC BY 3.0): place | days, which are years with months and days.
// A part of a country has only the days that it has besides its country's; \`-\` marks those of the country that it has not.
// Saturdays and Sundays are left out. Nobody has compared an entry with its law yet.
export const holidaysTable = \`
${lines.join('\n')}
\`;

/** The years that the table covers. */
export const holidayYears = { first: ${first}, last: ${last} };
`,
);
console.log(`${lines.length} places`);

function linesOf(country: string): readonly string[] {
  const common = daysOf(new Holidays(country));
  const parts = whole.has(country) ? [] : Object.keys(new Holidays().getStates(country) ?? {});
  return [
    `${country} | ${written([...common])}`,
    ...parts.flatMap((part) => {
      const own = daysOf(new Holidays(country, part));
      const more = [...own].filter((day) => !common.has(day));
      const fewer = [...common].filter((day) => !own.has(day));
      const changes = [written(more), written(fewer, '-')].filter((text) => text !== '');
      return changes.length > 0 ? [`${country}-${part} | ${changes.join(' ')}`] : [];
    }),
  ];
}

/** The days off of all years, as ISO 8601 dates. */
function daysOf(holidays: Holidays): ReadonlySet<string> {
  const days = new Set<string>();
  for (let year = first; year <= last; year += 1) {
    for (const { type, date, start, end } of holidays.getHolidays(year)) {
      if (type !== 'public') continue;
      const length = Math.round((end.getTime() - start.getTime()) / 86_400_000);
      for (let offset = 0; offset < length; offset += 1) {
        const day = new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + offset * 86_400_000);
        if (day.getUTCDay() % 6 !== 0) days.add(day.toISOString().slice(0, 10));
      }
    }
  }
  return days;
}

function written(days: readonly string[], sign = ''): string {
  const byYear = Map.groupBy(days.toSorted(), (day) => day.slice(0, 4));
  return [...byYear]
    .map(([year, inYear]) => `${sign}${year}:${inYear.map((day) => day.slice(5).replace('-', '')).join(',')}`)
    .join(' ');
}
