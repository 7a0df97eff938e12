import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Meter } from './budgets.ts';
import { Problem } from './problem.ts';

/** Bytes that whoever is not known may send in one request: what a browser sends from a page that closes, too. */
export const anonymousBodyLimit = 64 * 1024;
/** What is read and thrown away of a body that nobody asked for, so that its sender hears the answer. */
const mostDrained = 1024 * 1024;

export type ReadDone = (problem: Problem | undefined, body: Buffer) => void;

type Source = Readable & Pick<IncomingMessage, 'headers'>;

const nothing = Buffer.alloc(0);

/**
 * Reads a body to its end, counting it as it arrives. What is longer than the limit, or finds no room in the meter, is
 * not read on. Nobody is told anything where the sender goes away.
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
    done(undefined, parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
  });
  // Whoever went away in the middle waits for no answer.
  const gone = () => {
    if (!isOver) meter?.release();
    isOver = true;
  };
  source.on('error', gone);
  source.on('close', gone);
}

/** The same as a promise, which never settles where the sender goes away. @throws Problem */
export function wholeBody(source: Source, limit: number, meter: Meter | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    readBody(source, limit, meter, (problem, body) => (problem ? reject(problem) : resolve(body)));
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a body. Bytes that are no UTF-8 would be kept as other characters than were sent.
 * @throws Problem `input.unreadable`
 */
export function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem('input.unreadable');
  }
}

/** Bytes as the head declares them; 0 where it does not. */
export function declaredLength({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers['content-length'] ?? 0);
}

/**
 * Whether the connection has to end with the answer, because more of the body is still to come than is worth reading
 * for nothing.
 */
export function endsConnection(request: IncomingMessage): boolean {
  if (request.complete || request.complete === undefined) return false;
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return declaredLength(request) > mostDrained;
}

/** Says `Connection: close` with an answer that comes before a long body was read. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (endsConnection(request)) response.shouldKeepAlive = false;
}
