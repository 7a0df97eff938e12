import { createAgent } from './guarded-agent.ts';
import type { Guard } from './guard.ts';
import { readTarget } from './target.ts';

export type RequestOrder = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
};

export type Requested = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
};

/**
 * Requests one URL through the guard. Follows no redirects.
 * @throws Refused, Unresolved, errors of the connection, and where the answer is longer than the limit
 */
export async function requestOnce(guard: Guard, url: string, order: RequestOrder): Promise<Requested> {
  const agent = createAgent(guard);
  try {
    const { origin, pathname, search } = readTarget(url).url;
    const { method, headers, signal } = order;
    const answer = await agent.request({
      origin,
      path: pathname + search,
      method,
      headers,
      signal,
      ...(order.body !== undefined && { body: order.body }),
    });
    // An aborted response also emits an error event, which needs no handling.
    answer.body.on('error', () => {});
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const part of answer.body) {
      const chunk: Buffer = part;
      length += chunk.length;
      if (length > order.maxBytes) throw new Error('The answer is too long.');
      chunks.push(chunk);
    }
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { status: answer.statusCode, headers: Object.fromEntries(told), body: Buffer.concat(chunks) };
  } finally {
    await agent.destroy();
  }
}
