import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const size = z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * Public endpoints to follow an account's evidence. They disclose nothing about people or content: checkpoints are
 * sizes and hashes. Anybody who keeps a checkpoint can prove later that nothing before it was changed. @see C2SP
 * tlog-checkpoint
 */
export const evidenceFeed = {
  checkpoint: endpoint({
    method: 'GET',
    path: '/evidence/{accountId}/checkpoint',
    access: 'public',
    cors: '*',
    summary: 'Get an account’s newest checkpoint, as a signed note',
    produces: 'text',
    answer: z.string(),
  }),
  checkpoints: endpoint({
    method: 'GET',
    path: '/evidence/{accountId}/checkpoints',
    access: 'public',
    cors: '*',
    summary: 'List an account’s signed checkpoints, oldest first, at most 100',
    query: z.object({ after: size.default(0).describe('The size of the last one that is known') }),
    answer: z.object({ checkpoints: z.array(z.object({ size: z.int(), at: z.iso.datetime(), note: z.string() })) }),
  }),
  keys: endpoint({
    method: 'GET',
    path: '/evidence/{accountId}/keys',
    access: 'public',
    cors: '*',
    summary: 'Get an account’s first key, and the statements of later key changes',
    answer: z.object({ first: z.string(), rotations: z.array(z.string()) }),
  }),
  consistency: endpoint({
    method: 'GET',
    path: '/evidence/{accountId}/consistency',
    access: 'public',
    cors: '*',
    summary: 'Get a consistency proof between two tree sizes: hashes in base64 (RFC 9162, section 2.1.4)',
    query: z.object({ from: size, to: size }),
    answer: z.object({ proof: z.array(z.string()) }),
  }),
};
