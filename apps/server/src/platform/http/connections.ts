import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How slow a request may be, and how long a shutdown may take, in milliseconds. */
export type Patience = {
  /** The time for a request's head. A body may take longer, as long as at least `leastBytes` of it arrive in each such span. */
  readonly span: number;
  readonly leastBytes: number;
  /** How often connections are checked. */
  readonly every: number;
  /** At shutdown: for open connections without a request. */
  readonly idle: number;
  /** At shutdown: for a body that is still arriving. */
  readonly body: number;
  /** At shutdown: for a response. */
  readonly answer: number;
};

/**
 * A kilobyte a second: less than the slowest mobile network, and more than a sender uses that only wants to hold the
 * connection.
 */
export const usualPatience: Patience = {
  span: 30_000,
  leastBytes: 30_000,
  every: 2000,
  idle: 1000,
  body: 4000,
  answer: 4000,
};

export type Connections = {
  watch(server: Server): void;
  /** Must be called first for each request. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Stops accepting connections and closes each one after its response. Resolves when all are closed, or the limits have
   * passed.
   */
  drain(): Promise<void>;
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Open = { current?: Exchange; since: number; bytes: number };

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Tracks open connections and their requests, to end slow ones and to close all of them cleanly at shutdown. */
export function newConnections(patience: Patience = usualPatience): Connections {
  const all = new Map<Socket, Open>();
  const servers = new Set<Server>();
  let isDraining = false;

  /** Ends bodies that arrive too slowly. Node's server itself ends slow heads. */
  function sweep(): void {
    const now = performance.now();
    for (const [socket, open] of all) {
      if (!open.current || open.current.request.complete) continue;
      if (now - open.since < patience.span) continue;
      if (socket.bytesRead - open.bytes < patience.leastBytes) end(socket, open.current);
      open.since = now;
      open.bytes = socket.bytesRead;
    }
  }

  return {
    watch(server) {
      servers.add(server);
      server.on('connection', (socket) => {
        all.set(socket, { since: performance.now(), bytes: 0 });
        socket.once('close', () => all.delete(socket));
      });
      const timer = setInterval(sweep, patience.every);
      timer.unref();
      server.once('close', () => clearInterval(timer));
    },

    begin(request, response) {
      const open = all.get(request.socket);
      if (!open) return;
      open.current = { request, response };
      open.since = performance.now();
      open.bytes = request.socket.bytesRead;
      if (isDraining) response.shouldKeepAlive = false;
    },

    async drain() {
      isDraining = true;
      // `http.Server.close` would at once destroy idle connections on which the next request may be under way.
      for (const server of servers) if (server.listening) NetServer.prototype.close.call(server);
      for (const { current } of all.values())
        if (current && !current.response.headersSent) current.response.shouldKeepAlive = false;
      // Idle connections stay open for a moment: closing one now would reset a request that is about to arrive on it.
      await until(() => all.size === 0, patience.idle);
      for (const [socket, { current }] of all) if (!current || isOver(current)) socket.end();
      await until(() => [...all.values()].every(({ current }) => !current || current.request.complete), patience.body);
      for (const [socket, { current }] of all) if (current && !current.request.complete) end(socket, current);
      await until(() => all.size === 0, patience.answer);
    },
  };
}

function end(socket: Socket, { response }: Exchange): void {
  if (!response.headersSent) socket.write(tooSlow);
  socket.destroySoon();
}

function isOver({ request, response }: Exchange): boolean {
  return request.complete && response.writableFinished;
}

async function until(isSo: () => boolean, longest: number): Promise<void> {
  const last = performance.now() + longest;
  while (!isSo() && performance.now() < last) await pause(20);
}
