import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export const sites = 2000;
const accounts = 500;
export const monthsOfRows = 12;

const id = (kind: string, number: number) => `01890a5d-ac96-7${kind}-8000-${number.toString(16).padStart(12, '0')}`;
/** The ID of a site, by its rank: the first has the most visitors. */
export const siteIdOf = (site: number): string => id('200', site);
export const accountIdOf = (site: number): string => id('100', site % accounts);

/** The popularity of sites is inversely proportional to their rank. */
const weights = Array.from({ length: sites }, (_, rank) => 1 / (rank + 1));
const total = weights.reduce((sum, each) => sum + each, 0);
let below = 0;
const limits = weights.map((each) => (below += each) / total);

export function anySite(): number {
  const at = Math.random();
  let [low, high] = [0, sites - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((limits[middle] ?? 1) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const countries = ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'AT', 'CH', 'PL', 'SE', 'US', 'GB', 'BR', 'JP', 'CA'];
const languages = ['de', 'fr', 'it', 'es', 'nl', 'en', 'pl', 'sv'];

/** Loads choices over the months until `end`, in chronological order, occasionally repeating a consent ID. */
export async function loadRows(client: PoolClient, rows: number, end: Date): Promise<void> {
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - monthsOfRows);
  await client.query('select make_preference_partitions($1::date, $2)', [start.toISOString(), monthsOfRows + 1]);
  const step = (end.getTime() - start.getTime()) / rows;
  const copy = client.query(
    copyFrom(
      'copy preference (account_id, id, site_id, consent_id, received_at, version, waited, action, regime, decided, granted, variant, language, country) from stdin',
    ),
  );
  await pipeline(Readable.from(lines(rows, start.getTime(), step)), copy);
}

function* lines(rows: number, start: number, step: number): Generator<string> {
  let before = randomBytes(16).toString('hex');
  for (let from = 0; from < rows; from += 1000) {
    const random = randomBytes(26 * 1000).toString('hex');
    let text = '';
    for (let each = 0; each < Math.min(1000, rows - from); each += 1) {
      const own = random.slice(each * 52, each * 52 + 52);
      const consent = each % 8 === 0 ? before : own.slice(20, 52);
      before = consent;
      const at = Math.floor(start + step * (from + each));
      const ms = at.toString(16).padStart(12, '0');
      const event = `${ms}7${own.slice(0, 3)}8${own.slice(3, 6)}${own.slice(6, 18)}`;
      const site = anySite();
      const digit = Number.parseInt(own.slice(0, 4), 16);
      const accepts = digit % 5 > 1;
      text +=
        `${accountIdOf(site)}\t${event}\t${siteIdOf(site)}\t${consent}\t${new Date(at).toISOString()}\t${1 + (digit % 4)}\t` +
        `${1000 + (digit % 9000)}\t${accepts ? 0 : 1}\t${1 + (digit % 5)}\t31\t${accepts ? 31 : 1}\t0\t` +
        `${languages[digit % languages.length]}\t${countries[digit % countries.length]}\n`;
    }
    yield text;
  }
}
