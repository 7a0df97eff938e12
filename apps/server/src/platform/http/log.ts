import { DatabaseError } from 'pg';
import { ZodError } from 'zod';

/** The log entry of a request: never its query, its body, its cookies or its address. */
export type RequestLine = {
  readonly id: string;
  readonly method: string;
  /** The template of the route, not the path: ids do not enter the log. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

export type Log = {
  request(line: RequestLine): void;
  /** Logs an event that an operator should know about. */
  note(what: string, values?: Readonly<Record<string, string | number | boolean>>): void;
  /** Logs a bug or a failure of an external service. `id` is the id that the user was told. */
  failure(what: string, error: unknown, values?: Readonly<Record<string, string | number>>): void;
};

/** Writes one line of JSON per entry. `quiet` leaves out requests, for terminals where only problems matter. */
export function jsonLog(write: (line: string) => void, now: () => Date, quiet = false): Log {
  const line = (fields: object) => write(JSON.stringify({ time: now().toISOString(), ...fields }));
  return {
    request: (request) => (quiet ? undefined : line({ level: 'info', what: 'request', ...request })),
    note: (what, values) => line({ level: 'info', what, ...values }),
    failure: (what, error, values) => line({ level: 'error', what, ...values, error: described(error) }),
  };
}

// Uses an allow list: messages of the database, of parsers and of schemas quote what users wrote, so they are left out.
function described(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', cause } = error;
  const quotes = error instanceof DatabaseError || error instanceof ZodError || error instanceof SyntaxError;
  return {
    name,
    ...(quotes ? {} : { message: error.message }),
    ...(error instanceof DatabaseError ? databaseFields(error) : {}),
    ...(error instanceof ZodError
      ? { issues: error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`) }
      : {}),
    at: stack
      .split('\n')
      .filter((row) => /^\s+at /.test(row))
      .slice(0, 12)
      .map((row) => row.trim()),
    ...(cause === undefined ? {} : { cause: described(cause) }),
  };
}

function databaseFields({ code, schema, table, column, constraint, routine }: DatabaseError): object {
  return { code, schema, table, column, constraint, routine };
}
