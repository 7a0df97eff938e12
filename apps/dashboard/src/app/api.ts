import type { Answer, Call, Endpoint } from '@app/contract/endpoint.ts';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { askToConfirm } from './confirmation.ts';
import { leaveFor } from './leaving.ts';
import { log } from './log.ts';
import { meta } from './page.ts';
import { pathsIn } from './paths.ts';
import { viewedPerson } from './view-as.ts';
import { solveWork } from './work.ts';
import { spokenLocale, spokenWords } from './words.tsx';

type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

export type CallOptions = { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> };

const refusal = z.looseObject({
  code: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  // The codes are those of the server's catalog; here they are only displayed.
  fields: z.record(z.string(), z.object({ code: z.string(), message: z.string() })).optional(),
});

// The response that begins a session contains a new token.
const firstToken = meta('csrf-token');
let csrfToken = firstToken;

/** Whether a session began since the page was loaded. */
export function hasNewSession(): boolean {
  return csrfToken !== firstToken;
}

/**
 * Calls an endpoint of the contract.
 * @throws ApiError with the server's code, message and fields; code `network` when no answer came
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const response = await send(endpoint, input as CallInput, options);
  if (!response.ok) throw await errorOf(response);
  // The server parsed its answer with the same schema before it sent it.
  return (response.status === 204 ? undefined : await response.json()) as Answer<E>;
}

/**
 * Sends a request and returns the raw response, for fixed paths and downloads. If the server requires the password, asks the
 * user for it; if it is busy and requires proof of work, solves it. Then repeats the request.
 */
export async function send(endpoint: Endpoint, given: CallInput, options: CallOptions = {}): Promise<Response> {
  const response = await sendOnce(endpoint, given, options);
  const said = await refusalOf(response);
  if (said?.code === 'session.confirm' && (await askToConfirm())) return sendOnce(endpoint, given, options);
  if (said?.code === 'terms.required') askForTerms();
  if (said?.code !== 'work.required') return response;
  const work = await solveWork(said);
  return work ? sendOnce(endpoint, given, { ...options, headers: { ...options.headers, ...work } }) : response;
}

/** Leads to the terms when new ones hold; the address remains as the way back. */
function askForTerms(): void {
  const { pathname, search } = window.location;
  const { acceptTerms } = pathsIn(spokenLocale());
  if (!acceptTerms('').startsWith(`${pathname}?`)) leaveFor(acceptTerms(pathname + search));
}

/** The refusal of a response that the page can resolve: by a password or by proof of work. */
async function refusalOf(response: Response) {
  if (response.status !== 403 && response.status !== 429) return undefined;
  const copy: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const said = refusal.safeParse(copy);
  return said.success ? said.data : undefined;
}

async function sendOnce(endpoint: Endpoint, given: CallInput, { signal, headers }: CallOptions): Promise<Response> {
  const address = addressOf(endpoint.path, given);
  const withBody = endpoint.method !== 'GET' && given.body !== undefined;
  const viewed = viewedPerson();
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-locale': spokenLocale(),
      ...(withBody ? { 'content-type': 'application/json' } : {}),
      ...(endpoint.method === 'GET' ? {} : { 'x-csrf-token': csrfToken }),
      ...(viewed === null ? {} : { 'x-view-as': viewed }),
      ...headers,
    },
    ...(withBody ? { body: JSON.stringify(given.body) } : {}),
    ...(signal ? { signal } : {}),
  };

  log.debug(`${endpoint.method} ${address}`);
  const response = await fetch(address, init).catch((reason: unknown) => {
    if (signal?.aborted) throw reason;
    throw new ApiError(0, { code: 'network', message: spokenWords().shell.failure.offline });
  });
  csrfToken = response.headers.get('x-csrf-token') ?? csrfToken;
  return response;
}

/** The error of a refused request, with a general sentence if the response has none. */
export async function errorOf(response: Response): Promise<ApiError> {
  const said = refusal.safeParse(await response.json().catch(() => undefined));
  if (!said.success)
    return new ApiError(response.status, { code: 'server.error', message: spokenWords().shell.failure.server });
  return new ApiError(response.status, said.data as ConstructorParameters<typeof ApiError>[1]);
}

function addressOf(path: string, { params, query }: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
