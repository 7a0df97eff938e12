import { openDsrCallbackPath } from '@app/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idAt, idLength, opened } from '#platform/crypto/link-tokens.ts';
import type { Deps } from '#platform/feature.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { problemOf } from '#platform/http/failure.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import { callbackUrl, takeStatus } from './carry-out.ts';
import { checkSigned, ProcessorFailure, read, statusBody } from './client.ts';
import { finish } from './finish.ts';
import { findOrder } from './order-queries.ts';
import { findProcessor } from './queries.ts';

const bodyLimit = 64 * 1024;
const perMinute = 120;

type CallbackRequest = FastifyRequest<{ Params: { token: string } }>;

/** Mounts the address at which processors tell the status of what they were asked. @see OpenDSR 2.0, 8.5 to 8.8 */
export async function mountProcessorCallbacks(app: FastifyInstance, { services, https, limits }: Deps): Promise<void> {
  const limit = limits === 'off' ? () => 0 : addressLimit(perMinute);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error);
      if (!problem) services.log.failure('bug', error, { id: request.id, route: openDsrCallbackPath });
      const status = problem?.status ?? 500;
      if (status === 503) reply.header('retry-after', String(problem?.values?.['seconds'] ?? 5));
      return reply.code(status).send();
    });
    scope.post(openDsrCallbackPath.replace('{token}', ':token'), async (request: CallbackRequest, reply) => {
      reply.headers(securityHeaders('data', '', https));
      const seconds = limit(request.ip, services.now().getTime());
      if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send();
      return reply.code(await take(request)).send();
    });
  });

  /** The status of the answer. Nothing of the body is read before its signature is checked. */
  async function take({ params, headers, body }: CallbackRequest): Promise<number> {
    const said = opened(services.secrets.key('opendsr callbacks'), 'order', params.token, 2 * idLength);
    if (!said || !Buffer.isBuffer(body)) return 403;
    const [accountId, orderId] = [idAt(said, 0), idAt(said, 1)];
    const found = await services.db.inAccount(accountId, async (tx) => {
      const order = await findOrder(tx, accountId, orderId);
      const processor = order && (await findProcessor(tx, accountId, order.processorId));
      return order && processor && { order, processor };
    });
    if (!found?.processor.certificateUntil || found.processor.certificateUntil < services.now()) return 403;
    try {
      checkSigned(found.processor, headers, body);
      const status = read(statusBody, body);
      const isOurs = status.status_callback_url === callbackUrl(services, accountId, orderId);
      if (status.subject_request_id !== orderId || !isOurs || status.request_status === undefined) return 400;
      await takeStatus(services, accountId, orderId, status);
    } catch (error) {
      if (!(error instanceof ProcessorFailure)) throw error;
      return error.reason === 'signature' ? 403 : 400;
    }
    const { requestId, taskId } = found.order;
    await services.db.inAccount(accountId, (tx) => finish(tx, services, accountId, requestId, taskId));
    return 202;
  }
}
