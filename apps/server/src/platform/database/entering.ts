import { PostgresDialect, PostgresDriver, sql, type PostgresDialectConfig, type QueryExecutorProvider } from 'kysely';
import { escapeLiteral } from 'pg';

export type Entering = {
  readonly accountId?: string;
  /** Milliseconds that a statement may take; undefined: as the connection has it. */
  readonly limit?: number | undefined;
};

/**
 * Begins a transaction as what it is to be, in one round trip. All of it belongs to the transaction, so the connection
 * forgets it with it. It is the first thing in each, since `EnteringDialect` begins none.
 */
export async function enter(tx: QueryExecutorProvider, { accountId, limit }: Entering): Promise<void> {
  const statements = [
    'begin',
    ...(accountId === undefined ? [] : [`set local app.account_id = ${escapeLiteral(accountId)}`]),
    ...(limit === undefined ? [] : [`set local statement_timeout = ${Math.round(limit)}`]),
  ];
  await sql.raw(statements.join('; ')).execute(tx);
}

/** PostgreSQL, whose transactions begin with `enter`. */
export class EnteringDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new EnteringDriver(this.#config);
  }
}

class EnteringDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {
    // `enter` does.
  }
}
