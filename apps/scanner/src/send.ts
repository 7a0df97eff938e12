import { createAgent } from './guarded-agent.ts';
import { Unresolved, type Guard } from './guard.ts';
import { readTarget, Refused } from './target.ts';
import { isCertificateError } from './transfer.ts';

export type SendOrder = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The time limit for everything: resolving, connecting, sending, and the response. */
  readonly ms: number;
  /** The rest of a longer response is not read. */
  readonly maxBytes: number;
};

export type SendFailure = 'time' | 'address' | 'name' | 'certificate' | 'connection';

/** The response, with the body truncated at the limit; or why there is none. */
export type SendResult =
  | { readonly status: number; readonly body: Buffer; readonly retryAfter: string | undefined }
  | { readonly failure: SendFailure };

/** Posts to one URL through the guard. Follows no redirects. Never throws because of the other side. */
export async function postOnce(guard: Guard, url: string, order: SendOrder): Promise<SendResult> {
  const limit = AbortSignal.timeout(order.ms);
  const agent = createAgent(guard);
  try {
    const target = readTarget(url);
    const answer = await agent.request({
      origin: target.url.origin,
      path: target.url.pathname + target.url.search,
      method: 'POST',
      headers: order.headers,
      body: order.body,
      signal: limit,
    });
    // An aborted response also emits an error event, which needs no handling.
    answer.body.on('error', () => {});
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const part of answer.body) {
      const chunk: Buffer = part;
      chunks.push(chunk);
      length += chunk.length;
      if (length >= order.maxBytes) break;
    }
    const given = answer.headers['retry-after'];
    const retryAfter = typeof given === 'string' ? given : undefined;
    return { status: answer.statusCode, body: Buffer.concat(chunks).subarray(0, order.maxBytes), retryAfter };
  } catch (error) {
    return { failure: limit.aborted ? 'time' : sendFailureOf(error) };
  } finally {
    await agent.destroy();
  }
}

/** Why a request through the guard failed. */
export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof Refused) return 'address';
  if (error instanceof Unresolved) return 'name';
  return isCertificateError(error) ? 'certificate' : 'connection';
}
