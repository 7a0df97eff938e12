import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../../apps/dashboard/src');
/** What writes a date by itself. */
const others =
  /toLocale(?:Date|Time)?String\(|Intl\.(?:DateTimeFormat|RelativeTimeFormat)|formatDate\([^;]*'(?:numeric|date_and_time)'\)/;
/** The module itself with its part for relative times, and the fields whose text is a date in the form in which it is typed. */
const allowed = ['app/dates.ts', 'app/ago.ts', 'app/records/date-range.tsx', 'app/csv-exports/export-form.tsx'];

test('dates are written by one module', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const found: string[] = [];
  for (const file of files) if (others.test(await readFile(path.join(source, file), 'utf8'))) found.push(file);
  expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
});
