import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createGuard, publicAddresses, type Guard } from '../src/index.ts';

export type LocalSite = {
  readonly port: number;
  /** The number of connections so far. */
  readonly connections: () => number;
  /** A URL in the form `http://name.test-site.example:port/path`. */
  readonly url: (path: string, name?: string) => string;
  close(): Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A site on this machine. Reaching it requires `localGuard`. */
export async function startSite(answer: Answer = (_, response) => response.end()): Promise<LocalSite> {
  let connections = 0;
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', () => connections++);
  server.on('upgrade', (_, socket) => socket.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    port,
    connections: () => connections,
    url: (path, name = 'www') => `http://${name}.test-site.example:${port}${path}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Resolves the names of `test-site.example` and `other-site.example` to this machine, and permits connections. */
export function localGuard(): Guard {
  return createGuard({
    resolve: async (host) => {
      if (/(?:^|\.)(?:test|other)-site\.example$/.test(host)) return ['127.0.0.1'];
      throw new Error(`no such name: ${host}`);
    },
    reachable: (address) => address === '127.0.0.1' || publicAddresses(address),
  });
}

export function sendHtml(
  response: ServerResponse,
  html: string,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/';
}
