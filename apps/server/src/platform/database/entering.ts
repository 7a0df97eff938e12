import { PostgresDialect, PostgresDriver, sql, type PostgresDialectConfig, type QueryExecutorProvider } from 'kysely';
import { escapeLiteral } from 'pg';

/** A person or key with roles in projects alone. */
export type Holder = {
  readonly id: string;
  /** The projects that the transaction is about; undefined: all in which the holder has a role. */
  readonly projects?: readonly string[] | undefined;
};

export type Entering = {
  readonly accountId?: string;
  /** Who asks in the account. Default: all projects. */
  readonly holder?: Holder | undefined;
  /** The statement timeout in milliseconds; undefined: the connection's setting. */
  readonly limit?: number | undefined;
};

/**
 * Begins a transaction with its account, who asks, and statement timeout in one round trip. The settings are local, so the
 * connection drops them when the transaction ends. It must be the first call in every transaction, since
 * `EnteringDialect` sends no `begin`.
 */
export async function enter(tx: QueryExecutorProvider, { accountId, holder, limit }: Entering): Promise<void> {
  const statements = [
    'begin',
    ...(accountId === undefined
      ? []
      : [
          `set local app.account_id = ${escapeLiteral(accountId)}`,
          `set local app.holder = ${escapeLiteral(holder?.id ?? '*')}`,
          ...(holder?.projects ? [`set local app.projects = ${escapeLiteral(`{${holder.projects.join()}}`)}`] : []),
        ]),
    ...(limit === undefined ? [] : [`set local statement_timeout = ${Math.round(limit)}`]),
  ];
  await sql.raw(statements.join('; ')).execute(tx);
}

/** A PostgreSQL dialect that leaves the `begin` of a transaction to `enter`. */
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
    // `enter` sends `begin`.
  }
}
