import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { samePath } from './redirect.ts';
import type { FileAnswer } from './routes.ts';

/** A validated response, ready to be sent. `json` is set when it can be stored and sent again. */
export type Answered = {
  readonly status: number;
  readonly json?: string;
  sendTo(request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

/** Turns a handler's result into a response. A result that does not match the contract is a bug, and throws. */
export function answered({ answer, produces = 'json', status = 200 }: Endpoint, returned: unknown): Answered {
  switch (produces) {
    case 'json':
      return jsonAnswer(status, status === 204 ? '' : JSON.stringify(answer.parse(returned)));
    case 'html':
    case 'text': {
      const type = produces === 'html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
      return { status, sendTo: (request, reply) => sendBody(request, reply.code(status), String(returned), type) };
    }
    case 'file': {
      const file = returned as FileAnswer;
      return {
        status,
        sendTo: (request, reply) => sendFile(request, reply.code(status), file),
      };
    }
    case 'redirect': {
      const { to } = returned as { readonly to: string };
      return { status: 303, sendTo: (_, reply) => reply.redirect(samePath(to), 303) };
    }
  }
}

export function jsonAnswer(status: number, json: string): Answered {
  return {
    status,
    json,
    sendTo(request, reply) {
      // A handler may have set a status of its own.
      if (reply.statusCode === 200) reply.code(status);
      return status === 204 ? reply.send() : sendBody(request, reply, json, 'application/json; charset=utf-8');
    },
  };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { body, type, name }: FileAnswer): FastifyReply {
  if (name !== undefined) reply.header('content-disposition', attachment(name));
  if (typeof body === 'string' || body instanceof Uint8Array) return sendBody(request, reply, body, type);
  return reply.type(type).send(body);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, body: string | Uint8Array, type: string): FastifyReply {
  if (reply.getHeader('content-type') === undefined) reply.type(type);
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.send(body);
}

/** @see RFC 9110, 13.1.2: weak comparison */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}

/** The header by which a browser saves a file under a name. @see RFC 6266 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
