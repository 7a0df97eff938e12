import type { Pool, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import type { ChoiceRow } from './event.ts';

/** A choice with its account and site, as written to the database. */
export type KeptChoice = ChoiceRow & {
  readonly accountId: string;
  readonly siteId: string;
  readonly country: string | null;
  /** Index in `deviceClasses`. */
  readonly device: number | null;
};

/** Writes choices and marks their hours for counting, in one transaction. A choice that already exists is not changed. */
export type ChoiceWriter = (rows: readonly KeptChoice[], receivedAt: number) => Promise<void>;

/** Returns the writer for the kind of database. Called once, at startup. */
export async function choiceWriter(pool: Pool): Promise<ChoiceWriter> {
  const { rowCount } = await pool.query(`select from pg_extension where extname = 'citus'`);
  return (rowCount ?? 0) > 0 ? byAccount(pool) : atOnce(pool);
}

type Column = readonly [name: string, type: string, value: (row: KeptChoice) => string | number | null];

const columns: readonly Column[] = [
  ['account_id', 'uuid', (row) => row.accountId],
  ['id', 'uuid', (row) => row.id],
  ['site_id', 'uuid', (row) => row.siteId],
  ['consent_id', 'uuid', (row) => row.consentId],
  ['version', 'int4', (row) => row.version],
  ['waited', 'int4', (row) => row.waited],
  ['action', 'int2', (row) => row.action],
  ['regime', 'int2', (row) => row.regime],
  ['decided', 'int2', (row) => row.decided],
  ['granted', 'int2', (row) => row.granted],
  ['variant', 'int2', (row) => row.variant],
  ['language', 'text', (row) => row.language],
  ['country', 'text', (row) => row.country],
  ['device', 'int2', (row) => row.device],
];
const signalColumns: readonly Column[] = [
  ['account_id', 'uuid', (row) => row.accountId],
  ['id', 'uuid', (row) => row.id],
  ['tc', 'text', (row) => row.tc],
  ['gpp', 'text', (row) => row.gpp],
  ['ac', 'text', (row) => row.ac],
];
const names = (of: readonly Column[]) => of.map(([name]) => name).join(', ');

/** `$1::uuid[], $2::uuid[], …` */
function arrays(of: readonly Column[], first: number): string {
  return of.map(([, type], index) => `$${first + index}::${type}[]`).join(', ');
}

/**
 * A PostgreSQL array literal. Validated values contain no quotes or backslashes; text is quoted because it may be the
 * word null.
 */
function literal(rows: readonly KeptChoice[], [, type, value]: Column): string {
  const quote = type === 'text' ? '"' : '';
  let text = '';
  for (const row of rows) {
    const one = value(row);
    text += one === null ? ',NULL' : `,${quote}${one}${quote}`;
  }
  return `{${text.slice(1)}}`;
}

const choices = `insert into preference (${names(columns)}, received_at)
  select *, $1::timestamptz from unnest(${arrays(columns, 5)}) on conflict do nothing`;
const touched = `insert into preference_touched (account_id, site_id, hour, minute)
  select *, date_trunc('minute', $1::timestamptz, 'UTC') from unnest($2::uuid[], $3::uuid[], $4::timestamptz[])
  on conflict do nothing`;
const signals = `insert into preference_signal (${names(signalColumns)})
  select * from unnest(${arrays(signalColumns, 5 + columns.length)}) on conflict do nothing`;

const plain = { name: 'choices', text: `with kept as (${choices}) ${touched}` };
const signalled = { name: 'choices-signals', text: `with kept as (${choices}), signals as (${signals}) ${touched}` };

/** Writer for PostgreSQL: one statement for all rows. */
function atOnce(pool: Pool): ChoiceWriter {
  return async (rows, receivedAt) => {
    const withSignals = rows.filter(hasSignal);
    const statement = withSignals.length > 0 ? signalled : plain;
    const values = [
      new Date(receivedAt).toISOString(),
      ...arraysOf(hoursOf(rows)),
      ...columns.map((column) => literal(rows, column)),
      ...(withSignals.length > 0 ? signalColumns.map((column) => literal(withSignals, column)) : []),
    ];
    await pool.query({ ...statement, values });
  };
}

/** Writer for Citus: one statement per account with inlined rows, so that each goes to a single node. */
function byAccount(pool: Pool): ChoiceWriter {
  return (rows, receivedAt) =>
    inTransaction(pool, async (client) => {
      for (const own of Map.groupBy(rows, ({ accountId }) => accountId).values()) {
        const received: Column = ['received_at', 'timestamptz', () => new Date(receivedAt).toISOString()];
        await client.query(valuesOf('preference', [...columns, received], own));
        const withSignals = own.filter(hasSignal);
        if (withSignals.length > 0) await client.query(valuesOf('preference_signal', signalColumns, withSignals));
        await client.query(touchedValues(hoursOf(own), receivedAt));
      }
    });
}

function valuesOf(table: string, of: readonly Column[], rows: readonly KeptChoice[]) {
  const values = rows.flatMap((row) => of.map(([, , value]) => value(row)));
  const places = rows.map((_, at) => `(${of.map((__, index) => `$${at * of.length + index + 1}`).join(', ')})`);
  return { text: `insert into ${table} (${names(of)}) values ${places.join(', ')} on conflict do nothing`, values };
}

function touchedValues(hours: readonly TouchedHour[], receivedAt: number) {
  const minute = new Date(receivedAt - (receivedAt % 60_000)).toISOString();
  const places = hours.map((_, at) => `($${at * 3 + 2}, $${at * 3 + 3}, $${at * 3 + 4}, $1)`);
  return {
    text: `insert into preference_touched (account_id, site_id, hour, minute) values ${places.join(', ')}
      on conflict do nothing`,
    values: [minute, ...hours.flat()],
  };
}

function hasSignal({ tc, gpp, ac }: KeptChoice): boolean {
  return tc !== null || gpp !== null || ac !== null;
}

const hour = 3_600_000;

type TouchedHour = readonly [accountId: string, siteId: string, hour: string];

/** Distinct pairs of site and hour, always in the same order, so that two batches cannot deadlock. */
function hoursOf(rows: readonly KeptChoice[]): readonly TouchedHour[] {
  const found = new Map<string, TouchedHour>();
  for (const { accountId, siteId, at } of rows) {
    const key = `${accountId}${siteId}${Math.floor(at / hour)}`;
    if (!found.has(key)) found.set(key, [accountId, siteId, new Date(at - (at % hour)).toISOString()]);
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, values]) => values);
}

function arraysOf(hours: readonly TouchedHour[]): readonly string[] {
  return [0, 1, 2].map((place) => `{${hours.map((values) => values[place]).join(',')}}`);
}

/** Looks up the account and site of a public id. */
export async function findSiteOf(tx: Tx, publicId: string) {
  const row = await tx
    .selectFrom('publicId')
    .select(['accountId', 'rowId'])
    .where('id', '=', publicId)
    .where('kind', '=', 'site')
    .executeTakeFirst();
  return row && { accountId: row.accountId, siteId: row.rowId };
}
