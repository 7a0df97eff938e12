import type { Role } from '@app/contract';
import type { Caps, Guard } from '@app/scanner';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { createApp, type App } from '../src/app.ts';
import type { Admission } from '#platform/http/admission.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { OpenDatabase, StatementLimits } from '../src/platform/database/database.ts';
import type { PublishedLists } from '../src/platform/feature.ts';
import type { Services } from '../src/platform/http/context.ts';
import { jsonLog } from '../src/platform/http/log.ts';
import type { StoredMail } from '../src/platform/mail/outbox.ts';
import { browser, script, type Client } from './client.ts';
import { testDatabase } from './database.ts';
import { storedRows, type Row } from './stored.ts';

export type { Answer, Client } from './client.ts';

/** A signed-in person. */
export type Person = Client & {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
};

export type SignUp = {
  readonly email?: string;
  readonly password?: string;
  /** Whether the e-mail address is verified, as by the link in the e-mail. */
  readonly verified?: boolean;
};

export type Clock = {
  now(): Date;
  /** Stops the clock at a time. */
  set(to: Date | string): void;
  forward(milliseconds: number): void;
};

export type TestApp = {
  readonly http: FastifyInstance;
  readonly db: OpenDatabase;
  /** Connections as the database's owner, to whom row-level security does not apply. */
  readonly owner: Pool;
  /** Connection URL of the database's owner. */
  readonly ownerUrl: string;
  readonly services: Services;
  readonly clock: Clock;
  /** Log entries, each a JSON text. */
  readonly log: readonly string[];
  readonly outbox: {
    /** E-mails that were sent, oldest first. Runs pending jobs first, because they send them. */
    all(): Promise<StoredMail[]>;
    /** The last e-mail to an address. */
    last(to: string): Promise<StoredMail>;
  };
  /** A visitor who opened the first page and is not signed in. */
  visitor(): Promise<Client>;
  /** A client with an API key, or an unauthenticated one. */
  script(apiKey?: string): Client;
  /** A new person with a new account, signed in, with a verified address by default. */
  signUp(given?: SignUp): Promise<Person>;
  /** Like `signUp`; if roles are given, the person has exactly these, in the whole account. */
  signIn(roles?: readonly Role[]): Promise<Person>;
  /** Adds a person to the account of another, with a role in one project or in the whole account; the session moves there. */
  join(person: Person, host: Pick<Person, 'accountId'>, role: Role, projectId?: string): Promise<Person>;
  /** Lets the sessions of this person count as opened with a second factor. */
  usedFactor(person: Person): Promise<Person>;
  /** An API key of this person's account, which ends after a year. */
  apiKey(person: Person): Promise<string>;
  runJobs(): Promise<void>;
  /** Starts workers as the product does, until the end of the test. */
  startWorkers(): Promise<void>;
  /** Runs a scheduled job, and the jobs that it enqueues. */
  runScheduled(name: string): Promise<void>;
  /** Rows of a table as stored, of any account. Names are in camel case. */
  stored(table: string, where?: Row): Promise<Row[]>;
};

export type Options = {
  readonly config?: Partial<Config>;
  /** Rate limits. Off for tests that send more than any person would. */
  readonly limits?: 'as-declared' | 'off';
  /** Statement timeouts, for tests that wait for them. */
  readonly statements?: StatementLimits;
  /** Guard for scans, for test sites on this machine; the default guard blocks private addresses. */
  readonly guard?: Guard;
  /** Instead of the one that asks for permissions. */
  readonly admission?: Admission;
  readonly caps?: Caps;
  /** TXT records, by the name that is asked for. */
  readonly txt?: (name: string) => Promise<readonly string[]>;
  /** URLs of third-party lists on this machine. */
  readonly lists?: () => PublishedLists;
};

const publicUrl = 'http://localhost:3000';
const password = 'correct horse battery staple';

// Counts people, so that addresses are unique: sign-in attempts are counted by address for the whole process, which
// test files share.
let people = 0;

/** Starts the whole server on its own database before the tests of a file, and stops it after them. */
export function testApp({
  config = {},
  limits = 'as-declared',
  statements,
  guard,
  admission,
  caps,
  txt,
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
      ...(admission && { admission }),
      ...(caps && { caps }),
      ...(txt && { txt }),
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
    // A response to an internal error only has an id: print the log entry for whoever reads the failed test.
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

  async function give(
    { id: personId }: Person,
    { accountId }: Pick<Person, 'accountId'>,
    role: Role,
    projectId: string | null = null,
  ): Promise<void> {
    const id = crypto.randomUUID();
    const grant = {
      account_id: accountId,
      id,
      person_id: personId,
      role,
      project_id: projectId,
      created_at: clock.now(),
    };
    await database.owner.query('select auth.insert_role_grant($1)', [grant]);
  }

  async function mails(): Promise<StoredMail[]> {
    await app.runJobs();
    const sent = (await app.outbox.list(1000)).toReversed();
    // A placeholder that nothing filled.
    expect(sent.filter(({ subject, text }) => `${subject} ${text}`.includes('%{'))).toEqual([]);
    return sent;
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
      if (!roles) return person;
      await database.owner.query('delete from role_grant where person_id = $1', [person.id]);
      for (const role of roles) await give(person, person, role);
      return person;
    },
    async join(person, { accountId }, role, projectId) {
      await database.owner.query('insert into membership values ($1, $2, now()) on conflict do nothing', [
        accountId,
        person.id,
      ]);
      await database.owner.query('update session set account_id = $1 where person_id = $2', [accountId, person.id]);
      await give(person, { accountId }, role, projectId);
      return Object.assign(person, { accountId });
    },
    async usedFactor(person) {
      await database.owner.query("update session set ways = '{password,totp}' where person_id = $1", [person.id]);
      return person;
    },
    async apiKey(person) {
      const answer = await person.post('/api/v1/api-keys', { name: 'Test', days: 365 });
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

/** A clock that shows the real time until it is set. */
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
