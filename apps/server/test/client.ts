import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export type Answer = LightMyRequestResponse;
export type Headers = Readonly<Record<string, string>>;

/** A browser, or a script with an API key, that sends requests from outside. */
export type Client = {
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Sends a form as a page does. */
  postForm(url: string, fields: Readonly<Record<string, string>>, headers?: Headers): Promise<Answer>;
  /** Sends exactly these headers and this body, plus the cookies. */
  send(options: InjectOptions): Promise<Answer>;
  /** CSRF token of the page that this browser has open. */
  readonly csrfToken: string;
  readonly cookies: ReadonlyMap<string, string>;
};

let clients = 0;

/** A distinct IP address for each client, so that limits by address do not add up over a test file. */
function nextAddress(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** A browser that has opened the first page: it has a visitor's cookie and the page's CSRF token. */
export async function browser(http: FastifyInstance, publicUrl: string): Promise<Client> {
  const address = nextAddress();
  const cookies = new Map<string, string>();
  let token = '';

  async function send(options: InjectOptions): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await http.inject({
      remoteAddress: address,
      ...options,
      headers: { ...(cookie ? { cookie } : {}), host: new URL(publicUrl).host, ...options.headers },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    const given = answer.headers['x-csrf-token'];
    if (typeof given === 'string') token = given;
    return answer;
  }

  const own = (headers: Headers = {}) => ({
    origin: new URL(publicUrl).origin,
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': token,
    ...headers,
  });
  const write = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') => (url: string, body?: unknown, headers?: Headers) =>
    send({ method, url, headers: own(headers), ...payloadOf(body) });

  const page = await send({ method: 'GET', url: '/en/sign-in' });
  token = /<meta name="csrf-token" content="([^"]*)"/.exec(page.body)?.[1] ?? '';

  return {
    send,
    get: (url, headers) => send({ method: 'GET', url, headers: { ...headers } }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: write('DELETE'),
    postForm: (url, fields, headers) =>
      send({
        method: 'POST',
        url,
        headers: own({ 'content-type': 'application/x-www-form-urlencoded', ...headers }),
        payload: new URLSearchParams(fields).toString(),
      }),
    get csrfToken() {
      return token;
    },
    cookies,
  };
}

/** A script with an API key: no cookies, no CSRF token. */
export function script(http: FastifyInstance, apiKey: string | undefined): Client {
  const address = nextAddress();
  const authorization: Headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const send = (options: InjectOptions) =>
    http.inject({ remoteAddress: address, ...options, headers: { ...authorization, ...options.headers } });
  const write = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') => (url: string, body?: unknown, headers?: Headers) =>
    send({ method, url, headers: { ...headers }, ...payloadOf(body) });
  return {
    send,
    get: (url, headers) => send({ method: 'GET', url, headers: { ...headers } }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: write('DELETE'),
    postForm: (url, fields, headers) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    csrfToken: '',
    cookies: new Map(),
  };
}

function payloadOf(body: unknown): Pick<InjectOptions, 'payload'> {
  // Any JSON value may be sent, including a bare string or number, which `inject` would treat as text.
  return body === undefined ? {} : { payload: body as object };
}
