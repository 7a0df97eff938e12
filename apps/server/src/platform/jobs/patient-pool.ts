import type { Pool, PoolClient } from 'pg';
import { isPassing } from '../database/away.ts';

/** "Cannot connect now": after this error the queue retries for about three hours; after other errors it may not. */
const tryAgain = '57P03';

/**
 * The pool as the queue sees it. Without this, the queue would end the process when it cannot record a finished job because the
 * connection broke.
 */
export function patientPool(pool: Pool): Pool {
  return instead(pool, {
    // With a callback, the queue listens for new jobs, and reconnects by itself.
    connect: (...given) => (given.length > 0 ? Reflect.apply(pool.connect, pool, given) : patientClient(pool)),
  });
}

async function patientClient(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect().catch(again);
  return instead(client, { query: (...given) => patientQuery(client, given) });
}

function patientQuery(client: PoolClient, given: readonly unknown[]): unknown {
  const asked: unknown = Reflect.apply(client.query, client, given);
  return asked instanceof Promise ? asked.catch(again) : asked;
}

function again(error: unknown): never {
  throw isPassing(error)
    ? Object.assign(new Error('no connection to the database', { cause: error }), { code: tryAgain })
    : error;
}

type Methods = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/** An object with some of its methods replaced; everything else is passed on to the original. */
function instead<Whole extends object>(whole: Whole, methods: Methods): Whole {
  return new Proxy(whole, {
    get(target, key) {
      const own = typeof key === 'string' && Object.hasOwn(methods, key) ? methods[key] : undefined;
      if (own) return own;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
