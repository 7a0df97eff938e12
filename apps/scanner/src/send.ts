import { createAgent } from './guarded-agent.ts';
import { Unresolved, type Guard } from './guard.ts';
import { readTarget, Refused } from './target.ts';
import { isCertificateError } from './transfer.ts';

export type SendOrder = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For all of it: finding the address, connecting, sending, and the answer. */
  readonly ms: number;
  /** More of the answer is not read. */
  readonly maxBytes: number;
};

export type SendFailure = 'time' | 'address' | 'name' | 'certificate' | 'connection';

/** What came back, the body cut at the cap; or why nothing did. */
export type Sent =
  | { readonly status: number; readonly body: Buffer; readonly retryAfter: string | undefined }
  | { readonly failure: SendFailure };

/** Posts to one address through the guard. Follows no redirect. Never throws for what the other side does. */
export async function postOnce(guard: Guard, url: string, order: SendOrder): Promise<Sent> {
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
    // Breaking off is said by an event as well, which nobody needs.
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
    return { failure: limit.aborted ? 'time' : failureOf(error) };
  } finally {
    await agent.destroy();
  }
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof Refused) return 'address';
  if (error instanceof Unresolved) return 'name';
  return isCertificateError(error) ? 'certificate' : 'connection';
}
