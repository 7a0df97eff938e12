import { formatWitnessKey } from '@app/evidence';
import type { FastifyInstance } from 'fastify';
import type { MinuteLimit } from '#platform/http/address-limit.ts';
import type { Services } from '#platform/http/context.ts';
import { addCheckpoint, ownCosigner } from './witness.ts';

/** More than the longest checkpoint with 63 hashes. */
const longestBody = 16_384;

/** Where logs that are witnessed ask for cosignatures, as `/witness/add-checkpoint`, and the witness's key. Off unless there are any. */
export async function mountWitness(http: FastifyInstance, services: Services, limit: MinuteLimit): Promise<void> {
  if (services.config.witnessLogs.length === 0) return;
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/witness/add-checkpoint', async (request, reply) => {
      const seconds = limit(request.ip, services.now().getTime());
      if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send('');
      const { status, type, body } = await addCheckpoint(
        services,
        typeof request.body === 'string' ? request.body : '',
      );
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body);
    });
    scope.get('/witness/key', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(`${formatWitnessKey(ownCosigner(services).key)}\n`),
    );
  });
}
