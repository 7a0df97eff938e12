import { identityNeeds } from '@app/requests/rights.ts';
import { z } from 'zod';
import { comparisonOfSystem } from './dsar-system-shapes.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './fields.ts';

const path = '/api/v1/dsar-requests/{dsarRequestId}/comparison';
const pointId = z.int().min(1).max(3);

/** How requesters show who they are. A comparison says which data points match, and nothing of what was entered. */
export const dsarIdentity = {
  readComparison: endpoint({
    method: 'GET',
    path,
    access: 'requests.task',
    audit: 'dsar-request.opened',
    summary: 'Get a request’s data points for comparison, and the person to look up. Each read is logged',
    answer: comparisonOfSystem,
  }),
  compare: endpoint({
    method: 'POST',
    path,
    access: 'requests.task',
    audit: 'dsar-request.handled',
    summary:
      'Compare what the requester entered with what you hold, as values or as salted hashes; three tries, then it is deleted',
    body: z.object({
      /** What you hold. Neither values nor hashes: nobody like this is known. */
      points: z
        .array(z.object({ id: pointId, value: plainText(200) }))
        .max(3)
        .default([]),
      /** HMAC-SHA-256 of the values as they are compared, by the salt, in hexadecimal digits. */
      hashes: z
        .array(z.object({ id: pointId, hash: z.string().regex(/^[\da-f]{64}$/) }))
        .max(3)
        .default([]),
    }),
    answer: z.object({
      matched: z.int(),
      of: z.int(),
      /** Which of them match; for API keys alone, since people see the count. */
      points: z.array(z.object({ id: z.int(), matches: z.boolean() })),
      triesLeft: z.int(),
      /** The degree that is reached. */
      identity: z.enum(identityNeeds),
    }),
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/v1/dsar-requests/{dsarRequestId}/identity-document',
    access: 'requests.manage',
    audit: 'dsar-request.opened',
    summary: 'Get the requester’s covered identity document picture. Each view is logged',
    produces: 'file',
    answer: z.unknown(),
  }),
};
