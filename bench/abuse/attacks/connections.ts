import { headOf, once, type Attack } from './attack.ts';

const megabyte = 1024 * 1024;
const part = once(() => Buffer.alloc(megabyte / 8, '{"subject":{"id":"x"}}\n'));
const begun = once(() => Buffer.alloc(60_000, 'x'));

export const connectionAttacks: readonly Attack[] = [
  {
    name: 'imports of 60 MiB without a key, none of which ends',
    addresses: 20,
    connections: 20,
    first: () =>
      `${headOf('POST /api/v1/consents/import', { 'content-type': 'application/x-ndjson', 'content-length': 60 * megabyte })}\r\n`,
    drip: { bytes: part(), everyMs: 125 },
  },
  {
    name: 'heads that do not end',
    addresses: 50,
    connections: 300,
    first: ({ publicId }) => headOf(`GET /privacy-policy/${publicId}`, { 'x-slow': 'y'.repeat(8000) }),
    drip: { bytes: 'x-more: z\r\n', everyMs: 5000 },
  },
  {
    name: 'bodies that do not end',
    addresses: 50,
    connections: 400,
    first: ({ consentKey }) =>
      Buffer.concat([
        Buffer.from(`${headOf(`POST /e/consent/${consentKey}`, { 'content-length': 64_000 })}\r\n`),
        begun(),
      ]),
    drip: { bytes: 'x', everyMs: 5000 },
  },
  {
    name: 'connections that say nothing',
    addresses: 50,
    connections: 400,
    first: () => '',
  },
];
