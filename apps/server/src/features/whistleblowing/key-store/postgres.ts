import { Pool } from 'pg';
import type { KeyStore } from './key-store.ts';

const table = `create table if not exists report_halves (
  office bytea not null, report bytea not null, summary bytea not null, content bytea not null, day date not null,
  primary key (office, report))`;

/**
 * Halves in a PostgreSQL of their own, for installations of several processes. What is deleted stays in its files until they are
 * vacuumed and its log until that is reused: `destroy` vacuums.
 */
export function postgresKeys(url: string, onError: (error: Error) => void): KeyStore {
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  let made: Promise<unknown> | undefined;
  const ready = () =>
    (made ??= pool.query(table).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  const ids = ({ office, report }: { readonly office: string; readonly report: string }) => [
    Buffer.from(office, 'hex'),
    Buffer.from(report, 'hex'),
  ];
  const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

  const store: KeyStore = {
    async put(name, { summary, content }, day) {
      await ready();
      const { rowCount } = await pool.query(
        'insert into report_halves values ($1, $2, $3, $4, $5) on conflict do nothing',
        [...ids(name), Buffer.from(summary), Buffer.from(content), day],
      );
      if (rowCount === 1) return true;
      const known = await store.get(name);
      return known !== undefined && same(known.summary, summary) && same(known.content, content);
    },
    async get(name) {
      await ready();
      const { rows } = await pool.query<{ summary: Buffer; content: Buffer }>(
        'select summary, content from report_halves where office = $1 and report = $2',
        ids(name),
      );
      return rows[0];
    },
    async destroy(name) {
      await ready();
      const { rowCount } = await pool.query('delete from report_halves where office = $1 and report = $2', ids(name));
      if (rowCount === 1) await pool.query('vacuum report_halves');
    },
    async list() {
      await ready();
      const { rows } = await pool.query<{ office: string; report: string; day: string }>(
        `select encode(office, 'hex') as office, encode(report, 'hex') as report, day::text from report_halves`,
      );
      return rows.map(({ office, report, day }) => ({ name: { office, report }, day }));
    },
    close: () => pool.end(),
  };
  return store;
}
