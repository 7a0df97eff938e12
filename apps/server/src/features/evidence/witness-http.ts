import { formatWitnessKey } from '@app/evidence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MinuteLimit } from '#platform/http/address-limit.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import type { Services } from '#platform/http/context.ts';
import { addParser } from '#platform/http/server.ts';
import { addCheckpoint, ownCosigner } from './witness.ts';

/** More bytes than the longest checkpoint with 63 hashes. */
const longestBody = 16_384;

/**
 * Mounts the endpoint where witnessed logs request cosignatures, `/witness/add-checkpoint`, and the witness's key. Off unless
 * there are witnessed logs.
 */
export async function mountWitness(
  http: FastifyInstance,
  services: Services,
  limit: MinuteLimit,
  budgets: Budgets,
): Promise<void> {
  if (services.config.witnessLogs.length === 0) return;
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    addParser(scope, '*', budgets, (text) => text, longestBody);
    const limited = async (request: FastifyRequest, reply: FastifyReply) => {
      const seconds = limit(request.ip, services.now().getTime());
      if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send('');
    };
    scope.post('/witness/add-checkpoint', { onRequest: limited }, async (request, reply) => {
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
