import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { site } from './intake-server.ts';

/** The number of creations that an installation lost, or performed more than once. */
export type Verdict = { readonly lost: number; readonly twice: number };

export type Creations = {
  /** Creates sites, documents and keys until it is stopped. Leaves failed requests to `repeat`. */
  load(port: number): { stop(): Promise<void> };
  /** Resends each request `times` times under its key: those without a response, and those that succeeded. */
  repeat(port: number, times: number): Promise<void>;
  /** The verdict on everything acknowledged since the start. */
  verdict(client: Client): Promise<Verdict>;
  readonly made: number;
  readonly repeated: number;
};

type Creation = {
  readonly kind: 'site' | 'document' | 'key';
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string;
  /** ID of the created object, once acknowledged. */
  id?: string;
};

const makers = 4;
const atOnce = 8;

/**
 * A load of `POST` requests with `Idempotency-Key`, as from a client that cannot know whether a failed request took effect: a
 * site, a document in it, and a private key for it.
 *
 * @param apiKey the API key of the benchmark's account
 */
export function creations(apiKey: string): Creations {
  const sent: Creation[] = [];
  let unsettled: Creation[] = [];
  let wrong = 0;
  let repeated = 0;

  /** Sends a creation. @returns the ID of the created object, or undefined if the outcome is unknown */
  async function send(port: number, creation: Creation): Promise<string | undefined> {
    const { path, body, idempotencyKey } = creation;
    const headers = {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers }).catch(
      () => undefined,
    );
    const text = await answer?.text().catch(() => undefined);
    if (!answer || text === undefined || answer.status >= 500) return undefined;
    const told = JSON.parse(text) as { id?: string; code?: string; values?: { id?: string } };
    if (told.code === 'idempotency.in-progress') return undefined;
    const id = told.code === 'idempotency.secret-shown' ? told.values?.id : told.id;
    if (!id) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    // A repetition must return the object that was created the first time.
    if (creation.id !== undefined && creation.id !== id) wrong += 1;
    creation.id ??= id;
    return id;
  }

  function creation(kind: Creation['kind'], path: string, body: object): Creation {
    const made: Creation = { kind, path, body: JSON.stringify(body), idempotencyKey: randomUUID() };
    sent.push(made);
    unsettled.push(made);
    return made;
  }

  async function make(port: number, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const name = `Shop ${randomBytes(8).toString('hex')}`;
      const siteId = await send(port, creation('site', '/api/v1/sites', { name, type: 'Site' }));
      if (!siteId) return;
      const path = `/api/v1/sites/${siteId}`;
      const done = await Promise.all([
        send(port, creation('document', `${path}/documents`, { type: 'privacy_policy', languages: ['en'] })),
        send(port, creation('key', `${path}/consent-keys`, { kind: 'private', name })),
      ]);
      if (done.includes(undefined)) return;
    }
  }

  async function settle(port: number, creation: Creation): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      repeated += 1;
      if ((await send(port, creation)) !== undefined) return;
      await pause(100);
    }
    throw new Error(`${creation.path} was not answered in ten seconds.`);
  }

  return {
    load(port) {
      let isStopped = false;
      const all = Promise.all(Array.from({ length: makers }, () => make(port, () => !isStopped)));
      return {
        async stop() {
          isStopped = true;
          await all;
        },
      };
    },
    async repeat(port, times) {
      const again = unsettled;
      unsettled = [];
      const turns = again.flatMap((creation) => Array.from({ length: times }, () => creation));
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let next = turns.pop(); next; next = turns.pop()) await settle(port, next);
        }),
      );
    },
    async verdict(client) {
      const { rows } = await client.query<{ kind: string; id: string; twin: boolean }>(
        `select 'site' as kind, id, count(*) over (partition by name) > 1 as twin from site where account_id = $1
         union all select 'document', id, count(*) over (partition by site_id) > 1 from document where account_id = $1
         union all select 'key', id, count(*) over (partition by name) > 1 from consent_key where account_id = $1`,
        [site.accountId],
      );
      const there = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
      const lost = sent.filter(({ kind, id }) => id !== undefined && !there.has(`${kind} ${id}`)).length;
      return { lost, twice: wrong + rows.filter(({ twin }) => twin).length };
    },
    get made() {
      return sent.filter(({ id }) => id !== undefined).length;
    },
    get repeated() {
      return repeated;
    },
  };
}

/** Publishes the notice that the benchmark's consents refer to. */
export async function publishNotice(port: number, apiKey: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/sites/${site.siteId}/legal-notices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'privacy_policy', version: '1', texts: [{ language: 'de', text: 'Text' }] }),
  });
  if (answer.status !== 201) throw new Error(`The notice was answered with ${answer.status}: ${await answer.text()}`);
}

/** Adds an API key of the benchmark's account, and marks its email address as verified. */
export async function addApiKey(client: Client): Promise<string> {
  const key = `candor_${randomBytes(32).toString('base64url')}`;
  const { accountId } = site;
  await client.query('update person set email_verified_at = now() where id = $1', [accountId]);
  await client.query(
    `insert into api_key (account_id, id, name, prefix, key_hash, person_id, created_at)
     values ($1, $2, 'Bench', $3, $4, $1, now())`,
    [accountId, randomUUID(), key.slice(0, 13), createHash('sha256').update(key).digest()],
  );
  return key;
}
