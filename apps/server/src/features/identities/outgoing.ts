import { requestOnce, type Guard } from '@app/scanner';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '#platform/http/problem.ts';

const mostBytes = 1024 * 1024;
const mostMilliseconds = 5000;
const mostAtOnce = 50;

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Asks a server. */
export type Ask = (url: string, options: AskOptions) => Promise<Response>;

type AskOptions = {
  readonly method?: string;
  readonly headers?: RequestInit['headers'];
  readonly body?: RequestInit['body'] | undefined;
};

/** Asks a provider of the operator. What one operation asks takes five seconds in all, and each answer has at most a mebibyte. */
export async function ask(url: string, { method = 'GET', headers = {}, body }: AskOptions): Promise<Response> {
  const signal = deadlines.getStore() ?? AbortSignal.timeout(mostMilliseconds);
  const given = { method, headers, redirect: 'manual', signal } as const;
  const response = await fetch(url, body === undefined || body === null ? given : { ...given, body });
  return answerOf(response.status, response.headers, await bytesOf(response));
}

/** Asks a server whose address a customer chose: through the guard, which lets nothing private through. */
export function askGuarded(guard: Guard): Ask {
  return async (url, { method = 'GET', headers = {}, body }) => {
    const signal = deadlines.getStore() ?? AbortSignal.timeout(mostMilliseconds);
    const sent = body === undefined || body === null ? {} : { body: textOf(body) };
    const given = Object.fromEntries(new Headers(headers));
    const answer = await requestOnce(guard, url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: given,
      ...sent,
      signal,
      maxBytes: mostBytes,
    });
    return answerOf(answer.status, new Headers(answer.headers), answer.body);
  };
}

/** An answer that was read. Some statuses have no body (Fetch, 2.2.3). */
function answerOf(status: number, headers: Headers, body: Uint8Array<ArrayBuffer>): Response {
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}

/** Requests of OpenID Connect have forms alone. */
function textOf(body: NonNullable<RequestInit['body']>): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('Only texts and forms are sent.');
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) throw new Error('The answer of the provider is too long.');
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Runs operations on one provider, so many at once and no more: a silent one fills no memory. */
export class Line {
  #running = 0;

  /** @throws Problem `identity.cannot-connect` */
  async run<Result>(operation: () => Promise<Result>): Promise<Result> {
    if (this.#running >= mostAtOnce) throw new Problem('identity.cannot-connect', { seconds: 5 });
    this.#running += 1;
    try {
      return await deadlines.run(AbortSignal.timeout(mostMilliseconds), operation);
    } finally {
      this.#running -= 1;
    }
  }
}
