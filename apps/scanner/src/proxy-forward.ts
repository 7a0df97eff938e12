import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { failureOf, headerPairs, type WayOut } from './proxy-tunnel.ts';
import { readTarget, Refused } from './target.ts';

/**
 * Forwards a request without TLS. Each uses its own connection, so that each is checked again; pages without TLS are too rare
 * to justify reusing connections.
 */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { reach, budget }: WayOut,
): Promise<void> {
  const fail = (error: unknown) => {
    const { status, headers } = failureOf(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(status, headers).end();
  };
  try {
    const address = request.url ?? '';
    const { url } = readTarget(address);
    if (url.protocol !== 'http:') throw new Refused('scan.scheme', url.hostname);
    const { socket } = await reach(address);
    response.once('close', () => socket.destroy());
    if (response.destroyed) return void socket.destroy();

    request.on('data', (chunk: Buffer) => budget.spendBytes(chunk.length));
    const passed = passOn(request, url, socket);
    passed.once('error', fail);
    passed.once('response', (answer) => {
      answer.once('error', () => response.destroy());
      try {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, kept(answer.rawHeaders, answer.headers));
        answer.pipe(response);
      } catch (error) {
        // The response has a header that must not be sent again.
        socket.destroy();
        fail(error);
      }
    });
    request.pipe(passed);
  } catch (error) {
    fail(error);
  }
}

function passOn(request: IncomingMessage, url: URL, socket: Socket) {
  const headers = ['host', url.host, ...kept(request.rawHeaders, request.headers)];
  // Without its length or this header, a body would be read as the next request.
  if (request.headers['transfer-encoding']) headers.push('transfer-encoding', 'chunked');
  return send({
    createConnection: () => socket,
    host: url.hostname,
    method: request.method,
    path: url.pathname + url.search,
    headers,
    maxHeaderSize: 65_536,
  });
}

// Hop-by-hop headers, which must not be forwarded. @see RFC 9110, 7.6.1
const fromNeighbour = new Set(['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect']);

function kept(raw: readonly string[], headers: IncomingMessage['headers']): string[] {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  // Without its length, a body would be misread.
  named.delete('content-length');
  return headerPairs(raw).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    const dropped = fromNeighbour.has(lower) || named.has(lower) || lower.startsWith('proxy-') || lower === 'host';
    return dropped ? [] : [name, value];
  });
}
