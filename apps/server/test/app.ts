import type { Caps, Guard } from '@app/scanner';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createApp, type App } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { PublishedLists } from '../src/features/cookie-solution/index.ts';
import type { OpenDatabase, StatementLimits } from '../src/platform/database/database.ts';
import type { Services } from '../src/platform/http/context.ts';
import { jsonLog } from '../src/platform/http/log.ts';
import type { StoredMail } from '../src/platform/mail/outbox.ts';
import { browser, script, type Client } from './client.ts';
import { testDatabase } from './database.ts';
import { storedRows, type Row } from './stored.ts';

export type { Answer, Client } from './client.ts';

/** Somebody who is signed in. */
export type Person = Client & {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
};

export type SignUp = {
  readonly email?: string;
  readonly password?: string;
  /** Whether the address is proved, as the link in the mail does. */
  readonly verified?: boolean;
};

export type Clock = {
  now(): Date;
  /** Time stands still from here on. */
  set(to: Date | string): void;
  forward(milliseconds: number): void;
};

export type TestApp = {
  readonly http: FastifyInstance;
  readonly db: OpenDatabase;
  /** Connections of the owner of the database, whom no policy binds. */
  readonly owner: Pool;
  /** Of the owner's own. */
  readonly ownerUrl: string;
  readonly services: Services;
  readonly clock: Clock;
  /** What was written to the log, one JSON text each. */
  readonly log: readonly string[];
  readonly outbox: {
    /** The mails that were sent, the oldest first. Runs the waiting jobs before: they send them. */
    all(): Promise<StoredMail[]>;
    /** The last mail to an address. */
    last(to: string): Promise<StoredMail>;
  };
  /** Somebody who opened the first page and is not signed in. */
  visitor(): Promise<Client>;
  /** A script; without a key, one that is nobody. */
  script(apiKey?: string): Client;
  /** A new person with a new account, signed in, whose address is proved unless said otherwise. */
  signUp(given?: SignUp): Promise<Person>;
  /** The same; with roles, exactly these. */
  signIn(roles?: readonly string[]): Promise<Person>;
  /** A key of this person's account. */
  apiKey(person: Person): Promise<string>;
  runJobs(): Promise<void>;
  /** Works as the product does, until the end of the test. */
  startWorkers(): Promise<void>;
  /** Runs a job that the clock would start, and what it asks for. */
  runScheduled(name: string): Promise<void>;
  /** Rows of a table as they stand in the database, whoever they belong to. Names in camel case. */
  stored(table: string, where?: Row): Promise<Row[]>;
};

export type Options = {
  readonly config?: Partial<Config>;
  /** Off where a test sends more than any person would. */
  readonly limits?: 'as-declared' | 'off';
  /** How long a statement may take, where a test waits for that. */
  readonly statements?: StatementLimits;
  /** Where scans may go, for sites of a test on this machine; the usual guard lets nothing private through. */
  readonly guard?: Guard;
  readonly caps?: Caps;
  /** Where the lists are that others publish, on this machine. */
  readonly lists?: () => PublishedLists;
};

const publicUrl = 'http://localhost:3000';
const password = 'correct horse battery staple';

// Tries to sign in are counted by address for the whole process, which test files share.
let people = 0;

/** The whole server on its own database, started before the tests of a file and stopped after them. */
export function testApp({
  config = {},
  limits = 'as-declared',
  statements,
  guard,
  caps,
  lists,
}: Options = {}): TestApp {
  const log: string[] = [];
  const clock = newClock();
  const database = testDatabase(statements);
  let app: App;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'candor-data-'));
    app = await createApp({
      config: testConfig(folder, config),
      db: database.db,
      now: clock.now,
      log: jsonLog(write, clock.now),
      limits,
      ...(guard && { guard }),
      ...(caps && { caps }),
      ...(lists && { lists: lists() }),
    });
    await app.http.ready();
  });

  afterAll(async () => {
    await app?.http.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function write(line: string): void {
    log.push(line);
    // A bug answers with an id alone: whoever reads the failed test needs the rest.
    if (line.includes('"level":"error"')) console.error(line);
  }

  const visitor = () => browser(app.http, publicUrl);

  async function signUp(given: SignUp = {}): Promise<Person> {
    people += 1;
    const who = { email: given.email ?? `person-${people}@example.com`, password: given.password ?? password };
    const client = await visitor();
    const answer = await client.post('/users/sign-up', { ...who, tos_accepted: true, privacy_read: true });
    if (answer.statusCode !== 200) throw new Error(`The sign-up was refused: ${answer.body}`);
    const me = (await client.get('/api/v1/me')).json<{ person: { id: string }; account: { id: string } }>();
    if (given.verified !== false)
      await database.owner.query('update person set email_verified_at = $2 where id = $1', [me.person.id, clock.now()]);
    return Object.assign(client, { id: me.person.id, accountId: me.account.id, ...who });
  }

  async function mails(): Promise<StoredMail[]> {
    await app.runJobs();
    return (await app.outbox.list(1000)).toReversed();
  }

  return {
    get http() {
      return app.http;
    },
    get db() {
      return database.db;
    },
    owner: database.owner,
    ownerUrl: database.url,
    get services() {
      return app.services;
    },
    clock,
    log,
    outbox: {
      all: mails,
      async last(to) {
        const found = (await mails()).findLast((mail) => mail.to === to);
        if (!found) throw new Error(`No mail was sent to ${to}.`);
        return found;
      },
    },
    visitor,
    script: (apiKey) => script(app.http, apiKey),
    signUp,
    async signIn(roles) {
      const person = await signUp();
      if (roles)
        await database.owner.query('update membership set roles = $1 where person_id = $2', [roles, person.id]);
      return person;
    },
    async apiKey(person) {
      const answer = await person.post('/api/v1/api-keys', { name: 'Test' });
      return answer.json<{ key: string }>().key;
    },
    runJobs: () => app.runJobs(),
    async startWorkers() {
      const workers = await app.startWorkers();
      onTestFinished(() => workers.stop());
    },
    async runScheduled(name) {
      await database.owner.query(`select graphile_worker.add_job($1, '{}'::json)`, [name]);
      await app.runJobs();
    },
    stored: (table, where = {}) => storedRows(database.owner, table, where),
  };
}

function testConfig(dataDir: string, own: Partial<Config>): Config {
  return { ...readConfig({ PUBLIC_URL: publicUrl, DATA_DIR: dataDir }), ...own };
}

/** Runs with the world's until it is set. */
function newClock(): Clock {
  let stopped: Date | undefined;
  const now = () => (stopped ? new Date(stopped) : new Date());
  return {
    now,
    set(to) {
      stopped = new Date(to);
    },
    forward(milliseconds) {
      stopped = new Date(now().getTime() + milliseconds);
    },
  };
}
