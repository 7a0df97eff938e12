import { CamelCasePlugin, Kysely, type KyselyPlugin, type PostgresPool, type Transaction } from 'kysely';
import { DatabaseError, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import Cursor from 'pg-cursor';
import { NoConnection } from './away.ts';
import { enter, EnteringDialect, type Entering } from './entering.ts';
import type { Logins } from './logins.ts';
import type { Tables } from './tables.ts';

export { sql, type RawBuilder, type SqlBool } from 'kysely';
export type { Pool, PoolClient } from 'pg';

/** What takes a statement: a connection, or a pool, on any of its connections. */
export type Asking = Pick<PoolClient, 'query'>;

/** A transaction: what every query takes first. */
export type Tx = Transaction<Tables>;

export type Database = {
  /** Runs `work` in one transaction that sees and changes the rows of this account alone. */
  inAccount<Result>(accountId: string, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Reads rows of one account without holding them all. The transaction ends when the loop over them does. */
  streamInAccount<Row>(accountId: string, read: (tx: Tx) => AsyncIterable<Row>): AsyncIterable<Row>;
  /** For what is read before the account is known, and for jobs: sees every account, so its queries name theirs. */
  asSystem<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** For jobs that go over all accounts on purpose: retention, rollups. */
  acrossAccounts<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

export type OpenDatabase = Database & {
  /** The same for work that nobody waits for, whose statements may take longer. */
  readonly forJobs: Database;
  /** The connections of candor_jobs themselves: for the job queue, and to listen. */
  readonly jobs: Pool;
  /** Connections of candor_intake, which may insert what visitors send, and nothing else. */
  readonly intake: Pool;
  close(): Promise<void>;
};

/** Milliseconds that one statement may take, waiting for locks included. What takes longer fails, and may be tried again. */
export type StatementLimits = {
  /** Somebody waits for the answer, and others for the connection. */
  readonly request: number;
  /** Jobs, streams and what goes over all accounts. */
  readonly job: number;
  /** Batches of what visitors send. Whoever counts them waits longer than this for the last ones of a minute. */
  readonly intake?: number;
};

export const usualLimits: StatementLimits = { request: 15_000, job: 10 * 60_000 };
/** For migrations and what an operator starts: they end by themselves, but not before the day does. */
export const longLimits: StatementLimits = { request: 24 * 3_600_000, job: 24 * 3_600_000 };

/** How many connections each login may open. */
export type Connections = { readonly app: number; readonly jobs: number; readonly intake: number };

/** Two fifths for requests in an account, the rest for jobs and what precedes the account; beside them the intake's. */
export function connectionsOf(total: number): Connections {
  const app = Math.floor(total * 0.4);
  // Two batches of consents, one of choices.
  return { app, jobs: total - app, intake: 3 };
}

export type DatabaseOptions = {
  readonly logins: Logins;
  readonly connections?: Connections;
  readonly limits?: StatementLimits;
  /** Told of a connection that broke while nobody used it. */
  readonly onError: (error: Error) => void;
  /** Checks on queries that only tests pay for. They do not see those of `acrossAccounts`. */
  readonly guards?: readonly KyselyPlugin[];
  /** Acknowledges before it is on the disk: only for a test that has to find what is lost then. */
  readonly lossyIntake?: boolean;
};

/** Opens a pool for each login. No transaction changes who it runs as: each begins in the pool of whom it needs. */
export function openDatabase({
  logins,
  connections = connectionsOf(20),
  limits = usualLimits,
  onError,
  guards = [],
  lossyIntake = false,
}: DatabaseOptions): OpenDatabase {
  // Without a listener a connection that breaks would end the process: idle ones tell the pool, busy ones their client.
  let closing = false;
  const tell = (error: Error) => {
    // Connections that are being closed may see the server go first.
    if (!closing) onError(error);
  };
  const open = (options: PoolConfig) => {
    const pool = new Pool({ connectionTimeoutMillis: 10_000, types: parsers, ...options });
    pool.on('error', tell);
    pool.on('connect', (client) => client.on('error', tell));
    return pool;
  };
  const app = open({
    connectionString: logins.candor_app,
    max: connections.app,
    statement_timeout: limits.request,
  });
  const jobs = open({
    connectionString: logins.candor_jobs,
    max: connections.jobs,
    statement_timeout: limits.request,
  });
  const intake = open({
    connectionString: logins.candor_intake,
    max: connections.intake,
    statement_timeout: limits.intake ?? 10_000,
    // Before it is handed out; a connection that cannot be prepared is none.
    verify: (client, ready) => client.query(intakeSettings(lossyIntake), (error) => ready(error)),
  });
  const guarded = (kysely: Kysely<Tables>) => guards.reduce((all, guard) => all.withPlugin(guard), kysely);
  const asJobs = queriesOn(jobs);
  const [inApp, inJobs] = [guarded(queriesOn(app)), guarded(asJobs)];

  const transactions = (limit: number | undefined): Database => ({
    inAccount: (accountId, work) => transaction(inApp, { accountId, limit }, work),
    streamInAccount: (accountId, read) => stream(inApp, accountId, limits.job, read),
    asSystem: (work) => transaction(inJobs, { limit }, work),
    acrossAccounts: (work) => transaction(asJobs, { limit: limits.job }, work),
  });

  return {
    // The limit of requests is that of the connections.
    ...transactions(undefined),
    forJobs: transactions(limits.job),
    jobs,
    intake,
    async close() {
      closing = true;
      await Promise.all([app, jobs, intake].map(async (pool) => pool.ended || pool.end()));
    },
  };
}

/** Runs `work` in one transaction of a connection that somebody else opened and goes on using. */
export function transactionOn<Result>(client: PoolClient, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const lent = new Proxy(client, {
    get(own, name) {
      if (name === 'release') return () => undefined;
      const value: unknown = Reflect.get(own, name, own);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
  const pool = { connect: async () => lent, end: async () => undefined, options: {} };
  return transaction(kyselyOn(pool), {}, work);
}

function queriesOn(pool: Pool): Kysely<Tables> {
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  return kyselyOn({ connect, end: () => pool.end(), options: pool.options });
}

function kyselyOn(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new EnteringDialect({ pool, cursor: Cursor }),
    // By default the keys inside of jsonb would be renamed too.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * What batches of visitors run is looked up by key and planned once: a table that was empty when the server first saw it
 * would be read from end to end until somebody counted it.
 */
const intakeSettings = (lossy: boolean) =>
  `set plan_cache_mode = force_generic_plan; set enable_seqscan = off${lossy ? '; set synchronous_commit = off' : ''}`;

async function transaction<Result>(
  kysely: Kysely<Tables>,
  entering: Entering,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (tx) => {
    await enter(tx, entering);
    return work(tx);
  });
}

async function* stream<Row>(
  kysely: Kysely<Tables>,
  accountId: string,
  limit: number,
  read: (tx: Tx) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const tx = await kysely.startTransaction().execute();
  try {
    await enter(tx, { accountId, limit });
    yield* read(tx);
    await tx.commit().execute();
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute();
  }
}

/** Whether a statement failed because another row has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** `bigint` comes as a number (counts and sums stay far below 2^53), a `date` as it is written: it has no time zone. */
export const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(type, format) {
    if (type === types.builtins.INT8) return Number;
    if (type === types.builtins.DATE) return String;
    return types.getTypeParser(type, format);
  },
};
