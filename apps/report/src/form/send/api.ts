/** A refusal of the server, or that it was not reached at all. */
export class CallFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The server refused: ${code}.`);
    this.name = 'CallFailed';
    this.code = code;
  }
}

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob | Uint8Array | string;
};

/** Where the server is: this page's own, or that of the file from disk. */
const server = (): string => document.documentElement.dataset['server'] ?? '';

/**
 * Calls the server. No cookie, referrer or cache goes with it.
 * @param path below `/report/api`
 * @throws CallFailed `unreachable`, or the code of the refusal
 */
export async function call<T>(path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<T> {
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(`${server()}/report/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': typeOf(body) }), ...headers },
      ...(body !== undefined && { body: body instanceof Uint8Array ? Uint8Array.from(body) : body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    });
    content = await answer.json();
  } catch {
    throw new CallFailed('unreachable');
  }
  if (answer.ok) return content as T; // by the wire format; what matters is signed or sealed
  const { code } = content as { readonly code?: unknown };
  throw new CallFailed(typeof code === 'string' ? code : 'unreachable');
}

const typeOf = (body: NonNullable<Call['body']>) =>
  typeof body === 'string' ? 'application/json' : 'application/octet-stream';
