import { deflateRawSync } from 'node:zlib';
import type { Answer, registerImports } from '@app/contract';
import { loadWords, locales, type Locale } from '@app/texts';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { testApp, type Client, type Person } from '#test/app.ts';
import { listed, made, owner, registerPath } from '#test/register.ts';

const app = testApp({ limits: 'off' });
const path = `${registerPath}/imports`;

type Check = Answer<typeof registerImports.check>;

function bodyOf(file: Uint8Array | string, more: object = {}) {
  return { name: 'register.csv', data: Buffer.from(file).toString('base64'), ...more };
}

async function checked(by: Client, file: Uint8Array | string, more: object = {}): Promise<Check> {
  const answer = await by.post(`${path}/check`, bodyOf(file, more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function imported(by: Client, file: Uint8Array | string, more: object = {}) {
  const answer = await by.post(path, bodyOf(file, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Answer<typeof registerImports.create>>();
}

async function headsIn(language: Locale): Promise<Readonly<Record<string, string>>> {
  return (await loadWords(language, 'register')).columns;
}

/** Somebody whose organization is known by name. */
async function signedUp(): Promise<Person> {
  const person = await app.signUp();
  await made(person, '/members', owner);
  return person;
}

const payroll = {
  label: 'Payroll, bonuses; pensions',
  description: 'Run by the second of each month.\n"Quoted", with commas; and semicolons',
  subjects: ['employees', 'applicants'],
  rights: ['access', 'automated-decisions', 'complaint'],
  transferBasis: 'standard-clauses',
  processedBy: ['controller', 'processors'],
  measures: ['encryption-at-rest', 'backups'],
  ownMeasures: ['Locked cabinet, second floor'],
  systems: ['=SUM(A1)', '+49 payroll', 'Filing cabinet'],
  activity: {
    kind: 'other',
    name: { en: 'Payroll' },
    ownPurpose: { en: '-10% of mistakes: paying wages, on time' },
    dataTypes: ['audio-video', 'name', 'payment-data'],
    ownDataTypes: [{ en: 'Tax class' }, { en: '@handle' }],
    sensitiveData: ['health', 'account-access'],
    sensitiveCondition: 'employment',
    legalBasis: 'contract',
    retention: { kind: 'period', period: { amount: 6, unit: 'year' } },
    source: { from: { en: 'The tax office' } },
    recipients: [
      { name: 'Tax adviser, Ltd', country: 'IE' },
      { name: 'Example Payroll Inc.', country: 'US' },
      { name: 'Bank' },
    ],
  },
};
const wifi = {
  activity: {
    kind: 'other',
    name: { en: 'Guest Wi-Fi' },
    legalBasis: 'legitimate-interests',
    legitimateInterest: { en: 'A network that works' },
    retention: { kind: 'own', text: { en: 'Until the guest leaves, at most 6 years' } },
  },
};

test.each(['csv', 'xlsx'] as const)(
  'what was exported as %s is read back equal, in every language (R3)',
  async (format) => {
    const person = await signedUp();
    for (const body of [payroll, wifi]) await made(person, '/processing-records', body);
    for (const language of locales) {
      const query = `${registerPath}/export?format=${format}&language=${language}`;
      const before = (await person.get(query)).rawPayload;
      const other = await signedUp();
      const { lines, columns, language: read } = await checked(other, before);
      expect(
        lines.map(({ faults }) => faults),
        language,
      ).toEqual([[], []]);
      expect(
        columns.map(({ head }) => head),
        language,
      ).toEqual(Object.values(await headsIn(read)));
      expect(
        lines.flatMap(({ notes }) => notes),
        language,
      ).toEqual([]);
      await imported(other, before);
      const after = (await other.get(query)).rawPayload;
      if (format === 'csv') expect(after.toString(), language).toBe(before.toString());
      else expect(await checked(other, after), language).toEqual(await checked(other, before));
    }
  },
);

test('a dry run says of each line what becomes of it and what is wrong, and changes nothing', async () => {
  const person = await signedUp();
  const csv = [
    'Activity;Purposes;Categories of data subjects;Categories of personal data;Legal basis;Person in charge',
    `Keys;Who holds which key;Employees, Aliens;Name, badge number;Consent;${person.email}`,
    `;Nameless;;;;nobody@example.com`,
    `${'x'.repeat(201)};;;;;`,
    'keys;;;;;',
  ].join('\n');
  const { columns, lines } = await checked(person, csv, {
    columns: ['name', 'purpose', 'subjects', 'data', 'basis', 'owner'],
  });
  expect(columns[0]).toEqual({ head: 'Activity', field: 'name' });
  const told = lines.map(({ line, faults, notes }) => [
    line,
    faults.map(({ code }) => code),
    notes.map(({ code, field, text }) => `${code} ${field} ${text}`.trim()),
  ]);
  expect(told).toEqual([
    [2, [], ['described subjects Aliens', 'twice name Keys']],
    [3, ['name-missing'], ['basis-assumed basis', 'person-unknown owner nobody@example.com']],
    [4, ['too-long'], ['basis-assumed basis']],
    [5, [], ['basis-assumed basis', 'twice name keys']],
  ]);
  expect(await listed(person)).toEqual([]);
  const refused = await person.post(
    path,
    bodyOf(csv, { columns: ['name', 'purpose', 'subjects', 'data', 'basis', 'owner'] }),
  );
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'register-import.faults']);
  expect(await listed(person)).toEqual([]);
});

test('an import makes drafts with what the lists know, keeps the rest, and is undone but for what was changed', async () => {
  const person = await signedUp();
  const csv = [
    'Verarbeitungstätigkeit;Kategorien betroffener Personen;Kategorien personenbezogener Daten;Speicherdauer;Zuständige Person',
    `Schlüssel;Beschäftigte, Mieter;Vor- und Nachname, Schlüsselnummer;3 Jahre;${person.email}`,
    'Parkplätze;Beschäftigte;;Bis zum Auszug;',
  ].join('\r\n');
  const { id, records } = await imported(person, `\uFEFF${csv}`);
  expect(records).toBe(2);
  const [parking, keys] = await listed(person);
  expect([keys?.name, parking?.name, keys?.state]).toEqual(['Schlüssel', 'Parkplätze', 'draft']);
  const record = (await person.get(`${registerPath}/${keys?.id}`)).json();
  expect(record.fields).toMatchObject({
    subjects: ['employees'],
    ownerId: person.id,
    activity: {
      dataTypes: ['name'],
      ownDataTypes: [{ de: 'Schlüsselnummer' }],
      retention: { kind: 'period', period: { amount: 3, unit: 'year' } },
    },
  });
  expect(record.fields.description).toBe('Kategorien betroffener Personen: Mieter');
  const put = await person.put(`${registerPath}/${keys?.id}`, { version: 1, fields: record.fields });
  expect(put.statusCode).toBe(200);

  const undone = await person.post(`${path}/${id}/undo`, {});
  expect(undone.json()).toEqual({ removed: 1, kept: 1 });
  expect((await listed(person)).map(({ name }) => name)).toEqual(['Schlüssel']);
  expect((await person.post(`${path}/${id}/undo`, {})).json().code).toBe('register-import.undone');
  const [shown] = (await person.get(path)).json<Answer<typeof registerImports.list>>().imports;
  expect(shown).toMatchObject({ id, records: 2, by: { email: person.email }, undoneAt: expect.any(String) });
  const { rows } = await app.owner.query(
    `select kind, details from audit_event where account_id = $1 and kind like 'register.%' order by details ->> 'records' desc`,
    [person.accountId],
  );
  expect(rows).toEqual([
    { kind: 'register.imported', details: { records: 2 } },
    { kind: 'register.import-undone', details: { records: 1 } },
  ]);
});

test('a file that is no table, or that unpacks to more than it may, is refused, and nothing changes', async () => {
  const person = await signedUp();
  const zeros = Buffer.alloc(33 * 1024 * 1024, 32);
  const files: Record<string, readonly [Uint8Array | string, string]> = {
    'not a spreadsheet': [zip([['hello.txt', Buffer.from('hello')]]), 'register-import.unreadable'],
    'cut off': [(await sheet([['a'], ['b']])).subarray(0, 500), 'register-import.unreadable'],
    'no text': [Buffer.from([0, 1, 2, 3, 0, 200]), 'register-import.unreadable'],
    'only heads': ['Name,Purpose\n', 'register-import.empty'],
    'unpacks 1000:1': [zip([['xl/worksheets/sheet1.xml', zeros]]), 'register-import.too-much'],
    'lies about its size': [zip([['xl/worksheets/sheet1.xml', zeros]], 1000), 'register-import.unreadable'],
    'many entries': [
      zip(Array.from({ length: 501 }, (_, at) => [`${at}.xml`, Buffer.from('<a/>')])),
      'register-import.too-much',
    ],
    '10,000 columns': [Array.from({ length: 10_000 }, () => 'a').join(','), 'register-import.too-much'],
    'a cell that Excel does not allow': [`Name\n${'a'.repeat(32_768)}\n`, 'register-import.too-much'],
    '5,001 lines': ['Name\n'.repeat(5002), 'register-import.too-much'],
    'a cell far away': [await far('XFD1048576'), 'register-import.too-much'],
    'a cell nowhere': [await far('ZZZZZZZ9'), 'register-import.too-much'],
  };
  for (const [name, [file, code]] of Object.entries(files)) {
    const answer = await person.post(`${path}/check`, bodyOf(file));
    expect([answer.statusCode, answer.json().code], name).toEqual([400, code]);
    expect((await person.post(path, bodyOf(file))).json().code, name).toBe(code);
  }
  expect((await person.post(`${path}/check`, bodyOf(Buffer.alloc(5 * 1024 * 1024 + 1, 97)))).statusCode).toBe(400);
  expect(await listed(person)).toEqual([]);
});

test('formulas of a spreadsheet are read as text, and so are numbers and days', async () => {
  const person = await signedUp();
  const xlsx = await writeXlsxFile([
    [{ value: 'Processing activity' }, { value: 'Systems' }, { value: 'Description' }],
    [
      { value: '=1+1', type: 'Formula' },
      { value: 17 },
      { value: new Date('2026-02-03T00:00:00Z'), format: 'yyyy-mm-dd' },
    ],
    [{ value: '=cmd|x', type: String }, { value: 'Mailbox' }, { value: 'x' }],
  ]).toBuffer();
  const { lines } = await checked(person, xlsx);
  expect(lines.at(-1)).toMatchObject({ name: '=cmd|x', faults: [] });
  expect(lines[0]?.fields).toContainEqual({ field: 'description', text: '2026-02-03' });
  expect(lines[0]?.fields).toContainEqual({ field: 'systems', text: '17' });
});

/** A spreadsheet of one sheet. */
async function sheet(rows: readonly (readonly string[])[]): Promise<Buffer> {
  return writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
}

/** A sheet with a cell at that address. */
async function far(address: string): Promise<Buffer> {
  const xml = `<?xml version="1.0"?><worksheet><sheetData><row r="1"><c r="${address}"><v>1</v></c></row></sheetData></worksheet>`;
  return zip([['xl/worksheets/sheet1.xml', Buffer.from(xml)]]);
}

/** A ZIP file; `declared` is what its directory says of the size of each entry. */
function zip(entries: readonly (readonly [string, Buffer])[], declared?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE(8, 4);
    fixed.writeUInt32LE(packed.length, 14);
    fixed.writeUInt32LE(declared ?? content.length, 18);
    fixed.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fixed, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fixed, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listing, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
