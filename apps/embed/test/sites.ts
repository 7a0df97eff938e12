import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = {
  readonly type: string;
  readonly body: string | Buffer;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One server for many sites: a browser started with `namesHere` resolves every name under `.test` to it. */
export type Sites = {
  readonly port: number;
  /** `http://{name}.test:{port}` */
  origin(name: string): string;
  /** Requests to a site since the last `forget`: paths with queries, in order. */
  asked(name: string): readonly string[];
  forget(): void;
  close(): Promise<void>;
};

/** Chromium flag that resolves names under `.test` to this machine, and no other names. */
export const namesHere =
  '--host-resolver-rules=MAP *.test 127.0.0.1,MAP * ~NOTFOUND,EXCLUDE 127.0.0.1,EXCLUDE *localhost';

/** @param answer response of a site. If undefined, it responds like a tracker, according to the file extension. */
export async function startSites(
  answer: (name: string, url: URL, request: IncomingMessage) => Promise<Answer | undefined>,
): Promise<Sites> {
  const asked = new Map<string, string[]>();
  const note = (request: IncomingMessage): [name: string, url: URL] => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'nobody.test'}`);
    const name = url.hostname.replace(/\.test$/, '');
    asked.set(name, [...(asked.get(name) ?? []), url.pathname + url.search]);
    return [name, url];
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [name, url] = note(request);
    const { type, body, status = 200, headers } = (await answer(name, url, request)) ?? tracker(name, url);
    response.writeHead(status, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      ...headers,
    });
    response.end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  server.on('upgrade', (request, socket) => {
    note(request);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the type of a TCP server's address
  return {
    port,
    origin: (name) => `http://${name}.test:${port}`,
    asked: (name) => asked.get(name) ?? [],
    forget: () => asked.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Response of a tracker: a script adds its name to the page's `ran`; everything else is as small as possible. */
function tracker(name: string, { pathname, search }: URL): Answer {
  const ending = /\.(\w+)$/.exec(pathname)?.[1];
  if (ending === 'js')
    return {
      type: 'text/javascript',
      body: `(self.ran ??= []).push(${JSON.stringify(`${name}${pathname}${search}`)})`,
    };
  if (ending === 'gif') return { type: 'image/gif', body: pixel };
  if (ending === 'css') return { type: 'text/css', body: '' };
  return { type: 'text/html; charset=utf-8', body: '<!doctype html><title>A frame</title>' };
}
