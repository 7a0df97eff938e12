// Consents and people as they accumulate over years, for searching: searched columns are as the product writes them; salts and
// leaves are random, and belong to no tree.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { noticesNumber } from '../../apps/server/src/features/consent-records/hashes.ts';
import { sorted, type NoticeName } from '../../apps/server/src/features/consent-records/rules.ts';
import { accountIdOf, bits, chance, siteIdOf, sites, skewed, somebody, subjectOf, wordsOf } from './consent-people.ts';

/** Consents per person: one in this many is from a new person. */
export const each = 5;
export const monthsOfRows = 24;
/** The same for each run. */
export const end = Date.UTC(2026, 10, 20);
export const start = Date.UTC(2024, 10, 20);

const portion = 2000;

/** The timestamps of rows are evenly spaced. */
export const timeOfRow = (row: number, rows: number): number => Math.floor(start + ((end - start) / rows) * row);

function uuid(ms: number, number: number, salt: number): string {
  const digits = ms.toString(16).padStart(12, '0');
  const hex = (place: number) =>
    bits(number, salt + place)
      .toString(16)
      .padStart(8, '0');
  const own = hex(0) + hex(1) + hex(2);
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${own.slice(0, 3)}-8${own.slice(3, 6)}-${own.slice(6, 18)}`;
}

export const consentIdOf = (row: number, rows: number): string => uuid(timeOfRow(row, rows), row, 100);
export const subjectIdOf = (subject: number, rows: number): string =>
  uuid(timeOfRow(subject * each, rows), subject, 200);

/**
 * The person of a consent: one in five is new, the others are mostly recent people, and a few consents are from very few
 * people.
 */
export function subjectOfRow(row: number): number {
  if (row % each === 0) return row / each;
  const known = Math.floor(row / each) + 1;
  if (chance(row, 20) < 0.01) return Math.floor(chance(row, 21) * Math.min(200, known));
  return Math.floor(known * (1 - chance(row, 22) ** 2));
}

/** Privacy texts change every two months, terms every four; a raffle is rare. */
export function noticesAt(ms: number, share: number): readonly NoticeName[] {
  const months = Math.floor((ms - start) / (30.5 * 24 * 3_600_000));
  const privacy = { identifier: 'privacy_policy', version: String(1 + Math.floor(months / 2)) };
  const terms = { identifier: 'terms', version: String(1 + Math.floor(months / 4)) };
  if (share < 0.05) return [];
  if (share < 0.0505) return [privacy, { identifier: 'raffle', version: '1' }];
  if (share < 0.6) return [privacy];
  if (share < 0.9) return [privacy, terms];
  return [privacy, { identifier: 'newsletter', version: '1' }];
}

/** Three of four come from pages; servers vouch for some; a few are withdrawals. */
export function markOfRow(row: number): number {
  const isPrivate = chance(row, 30) < 0.25;
  const isVerified = isPrivate && chance(row, 31) < 0.4;
  return (isPrivate ? 1 : 0) + (isVerified ? 2 : 0) + (chance(row, 32) < 0.04 ? 4 : 0);
}

/** Fills an empty database with this many consents, from a fifth as many people. */
export async function loadConsents(url: string, rows: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select make_consent_partitions($1::date, $2)', [new Date(start), monthsOfRows + 1]);
  // The index of words is faster to build at once than row by row, and in both cases is sorted after a vacuum.
  const {
    rows: [index],
  } = await client.query(`select pg_get_indexdef('subject_by_words'::regclass) as text`);
  await client.query('drop index subject_by_words');
  await Promise.all([copy(url, subjectColumns, subjectLines(rows)), copy(url, consentColumns, consentLines(rows))]);
  await client.query(`set maintenance_work_mem = '1GB'; ${index.text}`);
  await client.query(fillRest);
  await insertNotices(client);
  // As autovacuum does: it skips partitioned tables themselves.
  const { rows: tables } = await client.query(
    `select relid::regclass::text as name from pg_partition_tree('consent') where isleaf
     union all select unnest(array['subject', 'subject_key', 'subject_consent', 'consent_day', 'consent_hour', 'consent_notices', 'site'])`,
  );
  for (const { name } of tables) await client.query(`vacuum (analyze) ${name}`);
  await client.query('checkpoint');
  await client.end();
}

const subjectColumns =
  'subject (account_id, id, site_id, external_id, email, first_name, last_name, full_name, verified, known, preferences, claims, words, created_at, updated_at)';
const consentColumns =
  'consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf, kept)';

async function copy(url: string, columns: string, lines: Iterable<string>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${columns} from stdin`)));
  await client.end();
}

function* portions(count: number, lineOf: (place: number) => string): Generator<string> {
  for (let first = 0; first < count; first += portion) {
    let text = '';
    for (let place = first; place < Math.min(count, first + portion); place += 1) text += lineOf(place);
    yield text;
  }
}

const cell = (value: string | null) => value ?? '\\N';

function subjectLines(rows: number): Generator<string> {
  return portions(Math.ceil(rows / each), (number) => {
    const person = somebody(number);
    const at = new Date(timeOfRow(number * each, rows)).toISOString();
    const cells = [
      accountIdOf(person.site),
      subjectIdOf(number, rows),
      siteIdOf(person.site),
      cell(person.externalId),
      cell(person.email),
      cell(person.firstName),
      cell(person.lastName),
      cell(person.fullName),
      String(person.verified),
      'true',
      JSON.stringify(wordsSaid(person.preferences, subjectIdOf(number, rows))),
      '{}',
      // Words contain neither quotes nor backslashes.
      wordsOf(person)
        .map((word) => `'${word}'`)
        .join(' '),
      at,
      at,
    ];
    return `${cells.join('\t')}\n`;
  });
}

/** As an intake stores data sent with a private key: with the consent that states it. */
function wordsSaid(preferences: ReturnType<typeof somebody>['preferences'], consent: string) {
  return Object.fromEntries(Object.entries(preferences).map(([name, value]) => [name, { value, consent, mark: 1 }]));
}

const textHash = createHash('sha256').update('Text').digest('hex');
const form =
  "<form id='sign-up'><label>Address <input name='email' type='email'></label><label><input name='newsletter' type='checkbox'> News</label></form>";

function consentLines(rows: number): Generator<string> {
  let random = '';
  return portions(rows, (row) => {
    if (row % portion === 0) random = randomBytes(64 * portion).toString('hex');
    const own = random.slice((row % portion) * 128, (row % portion) * 128 + 128);
    const at = timeOfRow(row, rows);
    const subject = subjectOfRow(row);
    const person = somebody(subject);
    const names = noticesAt(at, chance(row, 40));
    const isErased = chance(row, 41) < 0.005;
    const id = consentIdOf(row, rows);
    const received = new Date(at + 800).toISOString();
    const mark = markOfRow(row);
    // It contains no backslash, so these characters are also its bytes in COPY format.
    const record = `{"format":"candor-consent-1","id":"${id}","kind":"${mark & 4 ? 'withdrawal' : 'consent'}","language":"${skewed(['de', 'it', 'fr', 'en', 'es'], chance(row, 42))}","legal_notices":${JSON.stringify(names.map((name) => ({ ...name, language: 'de', sha256: textHash })))},"preferences":${JSON.stringify(person.preferences)},"proofs":[{"form":"${form}"}],"received":"${received}","site":"${siteIdOf(person.site)}","source":"${mark & 1 ? 'private' : 'public'}","subject":${JSON.stringify(subjectOf(person))},"timestamp":"${new Date(at).toISOString()}","verified":${(mark & 2) > 0}}`;
    const cells = [
      accountIdOf(person.site),
      id,
      siteIdOf(person.site),
      subjectIdOf(subject, rows),
      // A batch of consents that arrived together.
      consentIdOf(row - (row % 40), rows),
      received,
      String(mark),
      String(numberOf(names)),
      isErased ? '\\N' : record,
      isErased ? '\\N' : `\\\\x${own.slice(0, 64)}`,
      `\\\\x${own.slice(64)}`,
      isErased ? '{"newsletter": true}' : '\\N',
    ];
    return `${cells.join('\t')}\n`;
  });
}

const numbers = new Map<string, number>();

function numberOf(names: readonly NoticeName[]): number {
  const key = names.map(({ identifier, version }) => `${identifier} ${version}`).join();
  let number = numbers.get(key);
  if (number === undefined) numbers.set(key, (number = noticesNumber(names)));
  return number;
}

async function insertNotices(client: Client): Promise<void> {
  const all = new Map<number, readonly NoticeName[]>();
  for (let at = start; at <= end; at += 24 * 3_600_000)
    for (const share of [0.0501, 0.1, 0.7, 0.95]) all.set(numberOf(noticesAt(at, share)), noticesAt(at, share));
  const sets = [...all].map(([number, names]) => ({ number, notices: sorted(names) }));
  const owners = Array.from({ length: sites }, (_, site) => ({ account: accountIdOf(site), site: siteIdOf(site) }));
  await client.query(
    `insert into consent_notices (account_id, site_id, number, notices)
     select account, site, number, notices from jsonb_to_recordset($1) as owner (account uuid, site uuid)
     cross join jsonb_to_recordset($2) as one (number bigint, notices jsonb)`,
    [JSON.stringify(owners), JSON.stringify(sets)],
  );
}

// Counts are added day by day.
const fillRest = `
  insert into subject_consent (account_id, subject_id, id, mark, notices)
    select account_id, subject_id, id, mark, notices from consent;
  insert into subject_key (account_id, site_id, key, subject_id)
    select account_id, site_id, substring(sha256(convert_to('email:' || email, 'UTF8')) for 16), id from subject
    where email is not null on conflict do nothing;
  insert into subject_key (account_id, site_id, key, subject_id)
    select account_id, site_id, substring(sha256(convert_to('id:' || external_id, 'UTF8')) for 16), id from subject
    where external_id is not null on conflict do nothing;
  insert into consent_day (account_id, site_id, at, mark, notices, count)
    select account_id, site_id, date_trunc('day', uuid_extract_timestamp(id), 'UTC'), mark, notices, count(*)
    from consent group by 1, 2, 3, 4, 5 order by 3;
  insert into consent_hour (account_id, site_id, at, mark, notices, count)
    select account_id, site_id, date_trunc('hour', uuid_extract_timestamp(id), 'UTC'), mark, notices, count(*)
    from consent where id >= uuid_from((select max(at) from consent_day) - interval '2 months') group by 1, 2, 3, 4, 5
    order by 3;`;
