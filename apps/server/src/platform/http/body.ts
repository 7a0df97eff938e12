import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Meter } from './budgets.ts';
import { Problem } from './problem.ts';

/** The body limit in bytes for anonymous requests. It is also the most that a browser sends from a page that closes. */
export const anonymousBodyLimit = 64 * 1024;
/** The number of unwanted bytes that are read and discarded, so that the sender receives the response. */
const mostDrained = 1024 * 1024;

export type ReadDone = (problem: Problem | undefined, body: Buffer) => void;

type Source = Readable & Pick<IncomingMessage, 'headers'>;

const nothing = Buffer.alloc(0);

/**
 * Reads a whole body and counts its bytes as they arrive. Stops reading when the body exceeds the limit or the meter has no
 * room. Does not call `done` if the sender disconnects.
 */
export function readBody(source: Source, limit: number, meter: Meter | undefined, done: ReadDone): void {
  if (declaredLength(source) > limit) return done(new Problem('input.too-large'), nothing);
  const parts: Buffer[] = [];
  let length = 0;
  let isOver = false;

  function end(problem: Problem): void {
    isOver = true;
    parts.length = 0;
    meter?.release();
    done(problem, nothing);
  }

  const giveUp = () => end(new Problem('server.busy', { seconds: 2 }));
  meter?.arriving(giveUp);
  source.on('data', (part: Buffer) => {
    if (isOver) return;
    length += part.length;
    if (length > limit) return end(new Problem('input.too-large'));
    if (meter && !meter.take(part.length)) return giveUp();
    parts.push(part);
  });
  source.on('end', () => {
    if (isOver) return;
    isOver = true;
    meter?.arrived();
    const body = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    // The request keeps its listeners, and with them the parts, for as long as its connection.
    parts.length = 0;
    done(undefined, body);
  });
  // A sender that disconnected waits for no response.
  const gone = () => {
    if (!isOver) meter?.release();
    isOver = true;
  };
  source.on('error', gone);
  source.on('close', gone);
}

/** The same as a promise, which never settles if the sender disconnects. @throws Problem */
export function wholeBody(source: Source, limit: number, meter: Meter | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    readBody(source, limit, meter, (problem, body) => (problem ? reject(problem) : resolve(body)));
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a body. Invalid UTF-8 is refused, because it would be stored as other characters than were sent.
 * @throws Problem `input.unreadable`
 */
export function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem('input.unreadable');
  }
}

/** The `Content-Length` in bytes; 0 if it is not declared. */
export function declaredLength({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether to close the connection after the response, because more of the body may still arrive than is worth reading. */
export function endsConnection(request: IncomingMessage): boolean {
  if (request.complete || request.complete === undefined) return false;
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return declaredLength(request) > mostDrained;
}

/** Sends `Connection: close` with a response to a long body that was not read. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (endsConnection(request)) response.shouldKeepAlive = false;
}
