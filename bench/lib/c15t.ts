import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { portOf } from './intake-server.ts';

export type C15t = {
  readonly port: number;
  /** The rows that it writes per consent, by table. */
  rowsPerConsent(): Promise<Readonly<Record<string, number>>>;
  stop(): Promise<void>;
};

/** Starts the peer in its own database on the same PostgreSQL. */
export async function startC15t(ours: Client, databaseUrl: string): Promise<C15t> {
  await ours.query('create database c15t');
  const url = databaseUrl.replace(/\/candor(?=\?|$)/, '/c15t');
  const child = spawn(process.execPath, [new URL('c15t-process.ts', import.meta.url).pathname, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    port,
    async rowsPerConsent() {
      const tables = ['subject', 'consent', 'auditLog', 'domain'];
      const counts = await client.query(
        `select ${tables.map((table) => `(select count(*)::integer from "${table}") as "${table}"`).join(', ')}`,
      );
      const { consent } = counts.rows[0];
      return Object.fromEntries(tables.map((table) => [table, counts.rows[0][table] / consent]));
    },
    async stop() {
      await client.end();
      child.kill('SIGTERM');
      await once(child, 'exit');
      await ours.query('drop database c15t');
    },
  };
}

let made = 0;
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A consent as its script sends it: four of five are from a new person, as in ours. */
export function c15tRequest(port: number): { readonly id: string; readonly text: string } {
  made += 1;
  const random = Array.from(randomBytes(22), (byte) => letters[byte % letters.length]).join('');
  const id = `sub_${made % 5 ? random : `known${(made % 1000).toString().replaceAll('0', 'z')}`}`;
  const body =
    `{"type":"cookie_banner","subjectId":"${id}","domain":"shop.example","givenAt":${Date.now()},` +
    `"preferences":{"necessary":true,"measurement":${made % 2 === 0},"marketing":false},"metadata":{}}`;
  const text =
    `POST /subjects HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: keep-alive\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\norigin: https://shop.example\r\n` +
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36\r\n' +
    `accept: */*\r\nreferer: https://shop.example/\r\n\r\n${body}`;
  return { id, text };
}
