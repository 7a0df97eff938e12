import { byteRewriter, isRewritable, rewriteStream } from './bytes.ts';
import type { RulesSource } from './load-rules.ts';
import type { Rules } from './rules.ts';

export type RulesOption = Rules | RulesSource;
const rulesOf = async (given: RulesOption): Promise<Rules | undefined> =>
  'current' in given ? given.current() : given;

type FetchHandler<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/** Wraps a handler of fetch requests: `export default { fetch: withConsent(rules, handler) }`. */
export function withConsent<Rest extends readonly unknown[]>(
  given: RulesOption,
  handle: FetchHandler<Rest>,
): FetchHandler<Rest> {
  return async (request, ...rest) => {
    const [answer, rules] = await Promise.all([handle(request, ...rest), rulesOf(given)]);
    const { headers, body } = answer;
    if (!rules || !body || !isRewritable(headers.get('content-type'), headers.get('content-encoding'))) return answer;
    const rewritten = new Response(body.pipeThrough(rewriteStream(rules)), answer);
    // Both headers describe the original body.
    rewritten.headers.delete('content-length');
    rewritten.headers.delete('etag');
    return rewritten;
  };
}

/** The members used of a response of `node:http` and of Express. */
type NodeAnswer = {
  readonly headersSent: boolean;
  getHeader(name: string): unknown;
  removeHeader(name: string): void;
  writeHead(...given: never[]): unknown;
  write(...given: never[]): boolean;
  end(...given: never[]): unknown;
};
type Call = (...given: unknown[]) => unknown;

/**
 * Middleware for Express, and for Fastify with `@fastify/middie` or `@fastify/express`. It must precede any compression
 * middleware, so that the rewritten response is compressed.
 */
export function consentMiddleware(
  given: RulesOption,
): (request: unknown, answer: NodeAnswer, next: () => void) => Promise<void> {
  return async (_request, answer, next) => {
    const rules = await rulesOf(given);
    if (rules) attach(answer, rules);
    next();
  };
}

function attach(answer: NodeAnswer, rules: Rules): void {
  const native = { writeHead: answer.writeHead as Call, write: answer.write as Call, end: answer.end as Call };
  let writer: ReturnType<typeof byteRewriter> | undefined;
  let begun = false;
  const header = (name: string) => [answer.getHeader(name)].join();

  function begin(said?: unknown): void {
    if (begun) return;
    begun = true;
    const of = headersIn(said);
    if (
      !isRewritable(of('content-type') ?? header('content-type'), of('content-encoding') ?? header('content-encoding'))
    )
      return;
    writer = byteRewriter(rules);
    answer.removeHeader('content-length');
    answer.removeHeader('etag');
  }

  const methods: Record<'writeHead' | 'write' | 'end', Call> = {
    writeHead(...given) {
      const said = given.find((one) => typeof one === 'object' && one !== null);
      begin(said);
      return native.writeHead.apply(
        answer,
        writer && said ? given.map((one) => (one === said ? withoutLength(said) : one)) : given,
      );
    },
    write(chunk, encoding, ...rest) {
      begin();
      if (!writer) return native.write.call(answer, chunk, encoding, ...rest);
      const bytes = writer.write(bytesOf(chunk, encoding));
      const done = [encoding, ...rest].find((one) => typeof one === 'function');
      return native.write.call(answer, bytes, ...(done ? [done] : []));
    },
    end(chunk, encoding, ...rest) {
      begin();
      if (!writer) return native.end.call(answer, chunk, encoding, ...rest);
      const done = [chunk, encoding, ...rest].find((one) => typeof one === 'function');
      const last =
        typeof chunk === 'function' || chunk === undefined || chunk === null ? undefined : bytesOf(chunk, encoding);
      const bytes = [...(last ? [writer.write(last)] : []), writer.end()].filter(({ length }) => length > 0);
      for (const one of bytes) native.write.call(answer, one);
      return native.end.call(answer, ...(done ? [done] : []));
    },
  };
  Object.assign(answer, methods);
}

/** Looks up headers in the forms that `writeHead` accepts: an object, or a flat array of names and values. */
function headersIn(said: unknown): (name: string) => string | undefined {
  const pairs: [unknown, unknown][] = Array.isArray(said)
    ? said.flatMap((one: unknown, at) => (at % 2 === 0 ? [[one, said[at + 1]] as [unknown, unknown]] : []))
    : Object.entries(said ?? {});
  return (name) => {
    const found = pairs.find(([key]) => String(key).toLowerCase() === name);
    return found && String(found[1]);
  };
}

function withoutLength(said: unknown): unknown {
  const stale = /^(?:content-length|etag)$/i;
  if (Array.isArray(said)) return said.filter((_, at) => !stale.test(String(said[at - (at % 2)])));
  return Object.fromEntries(Object.entries(said ?? {}).filter(([name]) => !stale.test(name)));
}

function bytesOf(chunk: unknown, encoding: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  const text = String(chunk);
  if (!/^(?:latin1|binary|ascii)$/.test(String(encoding))) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
}
