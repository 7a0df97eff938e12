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
  scope.addContentTypeParser('application/json', read);
  scope.addContentTypeParser('application/octet-stream', read);
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
