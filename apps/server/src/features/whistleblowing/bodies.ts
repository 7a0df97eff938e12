import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { textOf, wholeBody } from '#platform/http/body.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { checkCount, parsed } from '#platform/http/input.ts';
import { readJson } from '#platform/http/json.ts';
import { usualBodyLimit } from '#platform/http/mount.ts';

/** More values than any request has. */
const mostValues = 10_000;

/**
 * Reads bodies of a scope as bytes: signatures cover them, and sealed ones are larger than other anonymous bodies may be. How many
 * bytes a network holds is counted as everywhere.
 */
export function readBytes(scope: FastifyInstance, budgets: Budgets): void {
  scope.removeAllContentTypeParsers();
  const read = async ({ ip, routeOptions, raw }: FastifyRequest, payload: IncomingMessage) => {
    const meter = budgets.meter(ip);
    const source = Object.assign(payload, { headers: raw.headers });
    try {
      return await wholeBody(source, routeOptions.bodyLimit ?? usualBodyLimit, meter);
    } finally {
      meter.release();
    }
  };
  scope.addHook('onResponse', async (request) => {
    freeBody(request.body);
  });
  scope.addContentTypeParser('application/json', read);
  scope.addContentTypeParser('application/octet-stream', read);
}

/**
 * Gives the memory of a body back at once, after its response. Finished requests refer to one another until V8 collects all of its
 * heap, and chunks of files would pile up to 64 MiB in the meantime.
 */
function freeBody(body: unknown): void {
  if (!Buffer.isBuffer(body) || body.byteLength < body.buffer.byteLength) return; // a part of Node's pool
  if ('transfer' in body.buffer && typeof body.buffer.transfer === 'function') body.buffer.transfer(0);
}

/** The bytes of a body; none if there is no body. */
export const bytesOfBody = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** A body of JSON by its schema. @throws Problem `input.unreadable`, `input.invalid`, `input.too-large` */
export function jsonOf<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const value = readJson(textOf(body));
  checkCount(value, mostValues);
  // The schema has just parsed it.
  return parsed(schema, value) as z.output<Schema>;
}
