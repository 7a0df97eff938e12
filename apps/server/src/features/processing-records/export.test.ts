import { readFile } from 'node:fs/promises';
import { registerLayouts } from '@app/catalogue';
import { registerFile, registerJsonSchema } from '@app/contract';
import { expect, test } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { loadWords, locales } from '@app/texts';
import { testApp } from '#test/app.ts';
import { readPdf } from '#test/pdf.ts';
import { filled, linesOf, listed, made, owner, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

test('the register is had as CSV, XLSX and JSON by one press, and all say the same (R3)', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  const csv = await person.get(`${path}/export?format=csv`);
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = linesOf(csv.body);
  expect(lines).toHaveLength(5);
  const [head = []] = lines;
  expect(head.slice(0, 3)).toEqual(['Processing activity', 'Site', 'Controller']);
  const cell = (name: string, column: string) => lines.find(([first]) => first === name)?.[head.indexOf(column)];
  expect(cell('Stripe', 'Controller')).toBe('Corner Coffee Ltd, 1 High Street, Cork, privacy@example.com');
  expect(cell('Stripe', 'Categories of data subjects')).toBe('Customers');
  expect(cell('Stripe', 'Countries and safeguards')).toContain('United States: Standard contractual clauses');

  const xlsx = await person.get(`${path}/export?format=xlsx&siteId=${siteId}`);
  const sheet = (await readXlsxFile(xlsx.rawPayload))[0]?.data ?? [];
  expect(sheet.map((row) => row.map((value) => value ?? ''))).toEqual(lines);

  const json = (await person.get(`${path}/export?format=json`)).json();
  expect(json).toMatchObject({ format: 'candor-register-1', language: 'en' });
  expect(json.records.map(({ name }: { name: string }) => name)).toEqual(lines.slice(1).map(([name]) => name));
});

test('the register is had in any language of documents, and the log says that it was had', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const csv = await person.get(`${path}/export?format=csv&language=de`);
  expect(csv.body).toContain('Verarbeitungstätigkeit,Website,Verantwortlicher');
  expect(csv.body).toContain('Kunden');
  const { rows } = await app.owner.query(
    `select details from audit_event where account_id = $1 and kind = 'register.exported'`,
    [person.accountId],
  );
  expect(rows).toEqual([{ details: { format: 'csv', records: 4 } }]);
});

test('in every language the register has the fields and values of that language, and addresses nobody (R3)', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  expect((await person.post(`${path}/typical`, { activities: ['payroll'] })).statusCode).toBe(200);
  const english = linesOf((await person.get(`${path}/export?format=csv&language=en`)).body);
  for (const language of locales) {
    const lines = linesOf((await person.get(`${path}/export?format=csv&language=${language}`)).body);
    expect(
      lines.map((cells) => cells.length),
      language,
    ).toEqual(english.map((cells) => cells.length));
    const { columns } = await loadWords(language, 'register');
    expect(lines[0], language).toEqual(Object.values(columns));
    const isFilled = (cells: readonly string[]) => cells.map((cell) => cell !== '');
    expect(lines.map(isFilled), language).toEqual(english.map(isFilled));
  }
  expect(english.flat().filter((cell) => /\byour?\b/i.test(cell))).toEqual([]);
});

test('the register is had as a PDF with a title page, and a bookmark for each record (R3)', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  const dpo = { name: 'Ann Example', email: 'dpo@example.com' };
  expect((await person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, dpo })).statusCode).toBe(200);
  await filled(person);
  const answer = await person.get(`${path}/export?format=pdf&language=en`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await readPdf(answer.rawPayload);
  const titles = (await listed(person)).map(({ name }) => `${name} (Corner Coffee)`);
  expect([pdf.isTagged, pdf.language, pdf.outside, pdf.missingGlyphs]).toEqual([true, 'en', [], 0]);
  expect(pdf.headings.toSorted()).toEqual(titles.toSorted());
  const text = pdf.text.replaceAll(/\s+/g, ' ');
  const cover = text.slice(0, text.indexOf(pdf.headings[0] ?? '?'));
  for (const said of [
    'Record of processing activities',
    'Art. 30(1) GDPR',
    'Corner Coffee Ltd, 1 High Street',
    dpo.email,
  ])
    expect(cover).toContain(said);
  // In the order of Art. 30(1).
  const terms = ['Purposes', 'Categories of data subjects', 'Recipients', 'Retention period', 'Security measures'];
  const stripe = text.indexOf('Stripe (Corner Coffee)');
  const places = terms.map((term) => text.indexOf(term, stripe));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);

  const japanese = await readPdf((await person.get(`${path}/export?format=pdf&language=ja`)).rawPayload);
  expect([japanese.language, japanese.missingGlyphs, japanese.outside]).toEqual(['ja', 0, []]);
});

test('the JSON has the published schema, and terms of the Data Privacy Vocabulary', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const json = (await person.get(`${path}/export?format=json&language=de`)).json();
  // Without its transforms, which drop what a schema does not know.
  expect(registerFile.strict().parse(json)).toEqual(json);
  const published = await readFile(new URL('../../../../../docs/schemas/register-1.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(registerJsonSchema())));
  const stripe = json.records.find(({ name }: { name: string }) => name === 'Stripe');
  expect(stripe.dpv).toMatchObject({
    purposes: expect.arrayContaining(['https://w3id.org/dpv#PaymentManagement']),
    legalBases: expect.arrayContaining(['https://w3id.org/dpv#Contract']),
    dataSubjects: ['https://w3id.org/dpv#Customer'],
  });
});

test('a layout has the columns of its authority in its language, and says that it is from memory', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  for (const { id, columns, source, confirmed } of registerLayouts) {
    const lines = linesOf((await person.get(`${path}/export?format=csv&layout=${id}`)).body);
    expect(lines[0], id).toEqual(columns.map(([head]) => head));
    expect([lines.length, source, confirmed], id).toEqual([5, 'from memory', false]);
  }
  const german = linesOf((await person.get(`${path}/export?format=csv&layout=dsk&language=fr`)).body);
  expect(german.flat()).toContain('Kunden');
  expect((await person.get(`${path}/export?format=csv&layout=unknown`)).statusCode).toBe(400);
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
