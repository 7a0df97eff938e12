import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = {
  readonly type: string;
  readonly body: string | Buffer;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One server that is many sites: a browser started with `namesHere` finds every name under `.test` at it. */
export type Sites = {
  readonly port: number;
  /** `http://{name}.test:{port}` */
  origin(name: string): string;
  /** What was asked of a site since this was last forgotten: paths with their queries, in order. */
  asked(name: string): readonly string[];
  forget(): void;
  close(): Promise<void>;
};

/** For Chromium: names under `.test` are this machine, and no other name is found. */
export const namesHere =
  '--host-resolver-rules=MAP *.test 127.0.0.1,MAP * ~NOTFOUND,EXCLUDE 127.0.0.1,EXCLUDE localhost';

/**
 * @param answer what a site says. Undefined: it answers as trackers do, with what the path ends in.
 */
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
  const { port } = server.address() as AddressInfo; // a server on a port has no other kind of address
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

/** Scripts note that they ran in `ran` of their page; everything else is as small as it can be. */
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
