import { CamelCasePlugin, Kysely, type KyselyPlugin, type PostgresPool, type Transaction } from 'kysely';
import { DatabaseError, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import Cursor from 'pg-cursor';
import { NoConnection } from './away.ts';
import { enter, EnteringDialect, type Entering, type Holder } from './entering.ts';
import type { Logins } from './logins.ts';
import type { Tables } from './tables.ts';

export { sql, type RawBuilder, type SqlBool } from 'kysely';
export type { Pool, PoolClient } from 'pg';

/** Anything that runs statements: one connection, or a pool, which uses any of its connections. */
export type Asking = Pick<PoolClient, 'query'>;

/** A transaction, the first parameter of every query function. */
export type Tx = Transaction<Tables>;

/** Runs single statements: the pool of candor_jobs, or a transaction. */
export type Statements = Pick<Kysely<Tables>, 'selectFrom' | 'insertInto' | 'deleteFrom' | 'getExecutor'>;

export type Database = {
  /** Runs `work` in one transaction that reads and writes only the rows of this account. */
  inAccount<Result>(accountId: string, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * Streams rows of one account without holding all of them in memory. The transaction ends with the loop over the
   * rows.
   */
  streamInAccount<Row>(accountId: string, read: (tx: Tx) => AsyncIterable<Row>): AsyncIterable<Row>;
  /**
   * For reads before the account is known, and for jobs. Sees the rows of every account, so its queries filter by
   * account.
   */
  asSystem<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** As `asSystem`, for single statements: each commits by itself, and costs one round trip instead of three. */
  readonly system: Statements;
  /** For jobs that deliberately process all accounts: retention, rollups. */
  acrossAccounts<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

/** The database of a request. */
export type RequestDatabase = Database & {
  /**
   * The same database for a person or key with roles in projects alone: `inAccount` and `streamInAccount` read and write
   * the rows of those projects.
   */
  heldBy(holder: Holder): Database;
};

export type OpenDatabase = RequestDatabase & {
  /** The same database with a longer statement limit, for background work. */
  readonly forJobs: Database;
  /** The pool of candor_jobs itself, for the job queue and for LISTEN. */
  readonly jobs: Pool;
  /** The pool of candor_intake, which may only insert what visitors send. */
  readonly intake: Pool;
  close(): Promise<void>;
};

/**
 * The time in milliseconds that one statement may take, waiting for locks included. A slower statement fails and may be
 * retried.
 */
export type StatementLimits = {
  /** For requests: somebody waits for the response, and other requests for the connection. */
  readonly request: number;
  /** For jobs, streams and work across all accounts. */
  readonly job: number;
  /**
   * For batches of what visitors send. A job that counts the rows of a minute waits longer than this for the last of
   * them.
   */
  readonly intake?: number;
};

export const usualLimits: StatementLimits = { request: 15_000, job: 10 * 60_000 };
/** A day, for migrations and for commands that an operator starts, since they end by themselves. */
export const longLimits: StatementLimits = { request: 24 * 3_600_000, job: 24 * 3_600_000 };

/** How many connections each login may open. */
export type Connections = { readonly app: number; readonly jobs: number; readonly intake: number };

/**
 * Two fifths of the connections for requests in an account, the rest for jobs and for reads before the account is
 * known; the intake's are extra.
 */
export function connectionsOf(total: number): Connections {
  const app = Math.floor(total * 0.4);
  // Two connections for batches of consents, one for choices.
  return { app, jobs: total - app, intake: 3 };
}

export type DatabaseOptions = {
  readonly logins: Logins;
  readonly connections?: Connections;
  readonly limits?: StatementLimits;
  /** Called when an idle connection breaks. */
  readonly onError: (error: Error) => void;
  /** Checks on queries that run only in tests. They do not see the queries of `acrossAccounts`. */
  readonly guards?: readonly KyselyPlugin[];
  /** Acknowledges a commit before it is on disk. Only for a test that must detect the loss. */
  readonly lossyIntake?: boolean;
};

/** Opens a pool for each login. No transaction changes its role: each one begins in the pool of the login it needs. */
export function openDatabase({
  logins,
  connections = connectionsOf(20),
  limits = usualLimits,
  onError,
  guards = [],
  lossyIntake = false,
}: DatabaseOptions): OpenDatabase {
  // Without a listener, a broken connection would end the process. Idle connections report to the pool, busy ones to
  // their client.
  let closing = false;
  const tell = (error: Error) => {
    // While closing, the server may go away before its connections.
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
    // Runs before the pool hands out a connection; if it fails, the connection is not used.
    verify: (client, ready) => client.query(intakeSettings(lossyIntake), (error) => ready(error)),
  });
  const guarded = (kysely: Kysely<Tables>) => guards.reduce((all, guard) => all.withPlugin(guard), kysely);
  const asJobs = queriesOn(jobs);
  const [inApp, inJobs] = [guarded(queriesOn(app)), guarded(asJobs)];

  const transactions = (limit?: number, holder?: Holder): Database => ({
    inAccount: (accountId, work) => transaction(inApp, { accountId, holder, limit }, work),
    streamInAccount: (accountId, read) => stream(inApp, { accountId, holder, limit: limits.job }, read),
    asSystem: (work) => transaction(inJobs, { limit }, work),
    system: inJobs,
    acrossAccounts: (work) => transaction(asJobs, { limit: limits.job }, work),
  });

  return {
    // Requests use the statement limit of the connections.
    ...transactions(),
    heldBy: (holder) => transactions(undefined, holder),
    forJobs: transactions(limits.job),
    jobs,
    intake,
    async close() {
      closing = true;
      await Promise.all([app, jobs, intake].map(async (pool) => pool.ended || pool.end()));
    },
  };
}

/** Runs `work` in one transaction on a connection that the caller opened and keeps. */
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
    // By default the plugin would also rename the keys inside jsonb values.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * The intake's statements look rows up by key and are planned once. Without these settings, a table that was empty when
 * the plan was made would be scanned sequentially until the next ANALYZE.
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
  entering: Entering,
  read: (tx: Tx) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const tx = await kysely.startTransaction().execute();
  try {
    await enter(tx, entering);
    yield* read(tx);
    await tx.commit().execute();
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute();
  }
}

/** Whether a statement failed because another row has the same unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** Whether a statement failed because it refers to a row that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23503';
}

/**
 * Parses `bigint` as a number (counts and sums stay far below 2^53) and leaves a `date` as text, since it has no time
 * zone.
 */
export const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(type, format) {
    if (type === types.builtins.INT8) return Number;
    if (type === types.builtins.DATE) return String;
    return types.getTypeParser(type, format);
  },
};
