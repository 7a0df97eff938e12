import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type Socket } from 'node:net';
import { type Duplex } from 'node:stream';
import { publicAddresses } from './addresses.ts';
import { type Budget } from './budget.ts';
import { type Admitted, type Guard } from './guard.ts';
import { forwardRequest } from './proxy-forward.ts';
import { challenge, openTunnel, openUpgrade, refuseTunnel, type Reached } from './proxy-tunnel.ts';
import { Refused, type RefusalCode } from './target.ts';

/** A target that the guard refused. The host is in the browser's notation: IPv6 in brackets. */
export type Refusal = { readonly host: string; readonly port: number; readonly code: RefusalCode };

export type Proxy = {
  /** `http://127.0.0.1:port`, in the form Chromium expects. */
  readonly server: string;
  readonly username: string;
  readonly password: string;
  /** Each host and port once, in order of occurrence, at most a thousand. */
  readonly refused: readonly Refusal[];
  /** Closes all connections through the proxy. */
  close(): Promise<void>;
};

const refusalsKept = 1000;
const username = 'scan';

/**
 * A local proxy for one browser: it accepts only clients with its password, connects only to hosts the guard admits, and stops
 * when the budget is over. Bytes are counted as received over the wire.
 */
export async function startProxy(guard: Guard, budget: Budget): Promise<Proxy> {
  const password = randomBytes(24).toString('base64url');
  const isAllowed = passwordCheck(password);
  const refused: Refusal[] = [];
  const sockets = new Set<Duplex>();
  const closing = new AbortController();
  const over = AbortSignal.any([budget.signal, closing.signal]);
  const server = createServer({ maxHeaderSize: 65_536, keepAliveTimeout: 60_000 });

  const track = <S extends Duplex>(socket: S): S => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // An error on one side needs no handling: the connection closes next.
    socket.on('error', () => {});
    if (over.aborted) socket.destroy();
    return socket;
  };
  over.addEventListener('abort', () => {
    for (const socket of sockets) socket.destroy();
  });

  const remember = (refusal: Refusal) => {
    const known = refused.some(({ host, port }) => host === refusal.host && port === refusal.port);
    if (!known && refused.length < refusalsKept) refused.push(refusal);
  };
  // If the address table allows this machine, a page must still not reach the proxy itself through the proxy.
  const leadsHere = ({ port, addresses }: Admitted) =>
    port === portOf(server.address()) && addresses.some((address) => !publicAddresses(address));

  const reach = async (address: string): Promise<Reached> => {
    try {
      const admitted = await guard.admit(address, over);
      if (leadsHere(admitted)) throw new Refused('scan.address', admitted.host);
      const socket: Socket = track(await guard.connect(admitted, over));
      socket.on('data', (chunk: Buffer) => budget.spendBytes(chunk.length));
      return { socket, url: admitted.url };
    } catch (error) {
      if (error instanceof Refused) remember(refusalOf(address, error.code));
      throw error;
    }
  };

  server.on('connection', track);
  server.on('request', (request, response) => {
    if (!isAllowed(request)) response.writeHead(407, { ...challenge, connection: 'close' }).end();
    else void forwardRequest(request, response, { reach, budget });
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isAllowed(request)) refuseTunnel(track(socket), 407, challenge);
    else void openTunnel(request, track(socket), head, { reach, budget });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isAllowed(request)) refuseTunnel(track(socket), 407, challenge);
    else void openUpgrade(request, track(socket), head, { reach, budget });
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${portOf(server.address())}`,
    username,
    password,
    refused,
    async close() {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      closing.abort();
      await closed;
    },
  };
}

function passwordCheck(password: string): (request: IncomingMessage) => boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  return ({ headers }) => {
    const given = Buffer.from(headers['proxy-authorization'] ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

function refusalOf(address: string, code: RefusalCode): Refusal {
  const url = URL.parse(address);
  const port = Number(url?.port) || (url?.protocol === 'https:' ? 443 : 80);
  return { host: url?.hostname ?? '', port, code };
}

function portOf(address: ReturnType<Socket['address']> | string | null): number | undefined {
  return address && typeof address === 'object' && 'port' in address ? address.port : undefined;
}
