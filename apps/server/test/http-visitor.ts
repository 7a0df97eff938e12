/** A browser that calls a running server: it keeps cookies and the CSRF token. */
export type Visitor = {
  send(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly body: unknown }>;
};

let visitors = 0;

/** A browser that has opened the first page, from a network of its own. */
export async function newVisitor(url: string): Promise<Visitor> {
  visitors += 1;
  const from = `10.${(visitors >> 8) & 255}.${visitors & 255}.1`;
  const cookies = new Map<string, string>();
  let token = '';

  async function ask(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: new URL(url).origin,
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': token,
        'x-forwarded-for': from,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    token = answer.headers.get('x-csrf-token') ?? token;
    return answer;
  }

  const page = await (await ask('GET', '/en/sign-in')).text();
  token = /<meta name="csrf-token" content="([^"]*)"/.exec(page)?.[1] ?? '';
  return {
    async send(method, path, body) {
      const answer = await ask(method, path, body);
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    },
  };
}
