import { DatabaseError } from 'pg';

/** No connection could be had: the database is down or starting, or all connections are in use. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: unknown) {
    super('no connection to the database', { cause });
  }
}

// Shut down, crashed, starting, out of connections, taken too long; and what lost against another transaction.
const passing = new Set(['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01']);

/** Whether a failure belongs to the moment: the same request may well succeed in the next. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) return passing.has(error.code ?? '');
  if (error instanceof NoConnection) return true;
  return error instanceof Error && (broken.has(codeOf(error)) || connectionEnded.test(error.message));
}

/** Of the connection, from the operating system. */
const broken = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** What `pg` says of a server that is gone in the middle of a query has no code. */
const connectionEnded =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
