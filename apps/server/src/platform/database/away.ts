import { DatabaseError } from 'pg';

/** No connection was available: the database is down or starting, or all connections are in use. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: unknown) {
    super('no connection to the database', { cause });
  }
}

// SQLSTATE codes: shut down, crashed, starting, too many connections, statement canceled; serialization failure and
// deadlock.
const passing = new Set(['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01']);

/** Whether an error is temporary: the same request may succeed on retry. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) return passing.has(error.code ?? '');
  if (error instanceof NoConnection) return true;
  return error instanceof Error && (broken.has(codeOf(error)) || connectionEnded.test(error.message));
}

/** Connection errors of the operating system. */
const broken = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** When the server disappears during a query, the error of `pg` has no code. */
const connectionEnded =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
