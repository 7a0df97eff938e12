import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { type Socket } from 'node:net';
import { type Proxy } from '../src/proxy.ts';

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: string };

/** Sends a request without TLS, as a browser sends it to its proxy. */
export async function requestThrough(proxy: Proxy, url: string, options: Options = {}): Promise<Answer> {
  const sent = request({
    ...where(proxy),
    path: url,
    method: options.method ?? 'GET',
    headers: allHeaders(proxy, options),
  });
  sent.end(options.body);
  const [answer]: [IncomingMessage] = await onceOrError(sent, 'response');
  let body = '';
  for await (const chunk of answer.setEncoding('latin1')) body += String(chunk);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

/** Opens a tunnel to `host:port`, as a browser requests it. */
export async function connectThrough(proxy: Proxy, authority: string, options: Options = {}): Promise<Tunnel> {
  const sent = request({ ...where(proxy), path: authority, method: 'CONNECT', headers: allHeaders(proxy, options) });
  sent.end();
  const [answer, socket]: [IncomingMessage, Socket] = await onceOrError(sent, 'connect');
  return { status: answer.statusCode ?? 0, headers: answer.headers, socket };
}

type Tunnel = Omit<Answer, 'body'> & { readonly socket: Socket };

type Options = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Left out: the correct password. */
  readonly password?: string | null;
};

function allHeaders({ username, password }: Proxy, { headers, password: other }: Options): OutgoingHttpHeaders {
  if (other === null) return { ...headers };
  const basic = Buffer.from(`${username}:${other ?? password}`).toString('base64');
  return { ...headers, 'proxy-authorization': `Basic ${basic}` };
}

function where({ server }: Proxy) {
  const { hostname, port } = new URL(server);
  return { host: hostname, port, agent: false };
}

// An emitter's arguments are untyped.
async function onceOrError<T extends unknown[]>(emitter: ReturnType<typeof request>, name: string): Promise<T> {
  return (await once(emitter, name)) as T;
}
