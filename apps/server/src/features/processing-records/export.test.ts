import { expect, test } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { testApp } from '#test/app.ts';
import { filled, listed, made, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

/** Cells of a CSV whose texts may have commas and quotes. */
function linesOf(csv: string): string[][] {
  const rows = csv.replace('\uFEFF', '').trim().split('\r\n');
  return rows.map((row) =>
    [...`${row},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}

test('the register is had as CSV, XLSX and JSON by one press, and all say the same (R3)', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  const csv = await person.get(`${path}/export?format=csv`);
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = linesOf(csv.body);
  expect(lines).toHaveLength(5);
  const [head = []] = lines;
  expect(head.slice(0, 7)).toEqual([
    'Processing',
    'Site',
    'Controller',
    'Joint controllers',
    'Representative',
    'Data protection officer',
    'Purpose',
  ]);
  const cell = (name: string, column: string) => lines.find(([first]) => first === name)?.[head.indexOf(column)];
  expect(cell('Stripe', 'Controller')).toBe('Corner Coffee Ltd, 1 High Street, Cork, privacy@example.com');
  expect(cell('Stripe', 'Whose data')).toBe('Customers');
  expect(cell('Stripe', 'Countries')).toContain('United States: Standard contractual clauses');

  const xlsx = await person.get(`${path}/export?format=xlsx&siteId=${siteId}`);
  const sheet = (await readXlsxFile(xlsx.rawPayload))[0]?.data ?? [];
  expect(sheet.map((row) => row.map((value) => value ?? ''))).toEqual(lines);

  const json = (await person.get(`${path}/export?format=json`)).json();
  expect(json).toMatchObject({ format: 'candor-register-1', language: 'en' });
  expect(json.records.map(({ name }: { name: string }) => name)).toEqual(lines.slice(1).map(([name]) => name));
});

test('the register is had in the language that is asked for, and the log says that it was had', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const csv = await person.get(`${path}/export?format=csv&language=de`);
  expect(csv.body).toContain('Verarbeitung,Website,Verantwortlicher,');
  expect(csv.body).toContain('Kunden');
  const { rows } = await app.owner.query(
    `select details from audit_event where account_id = $1 and kind = 'register.exported'`,
    [person.accountId],
  );
  expect(rows).toEqual([{ details: { format: 'csv', records: 4 } }]);
});

test('no cell of a file is a formula', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const [record] = await listed(person);
  const fields = { label: '=HYPERLINK("https://evil.example")', systems: ['+1', '@SUM(A1)'] };
  expect((await person.put(`${path}/${record?.id}`, { version: 1, fields })).statusCode).toBe(200);
  const cells = linesOf((await person.get(`${path}/export?format=csv`)).body).flat();
  expect(cells).toContain(`'=HYPERLINK("https://evil.example")`);
  expect(cells.filter((text) => /^[=+@-]/.test(text))).toEqual([]);
  const { rawPayload } = await person.get(`${path}/export?format=xlsx`);
  const [sheet] = await readXlsxFile(rawPayload);
  // A text in the sheet, which no program evaluates.
  expect(sheet?.data.flat()).toContain('=HYPERLINK("https://evil.example")');
});

test('a stranger gets an empty register, and not that of another site', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { siteId } = await shop(person);
  await filled(person);
  await made(stranger, '/sites', { name: 'Other', type: 'Site' });
  expect(linesOf((await stranger.get(`${path}/export?format=csv`)).body)).toHaveLength(1);
  expect((await stranger.get(`${path}/export?format=csv&siteId=${siteId}`)).statusCode).toBe(404);
});
