import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Agent, type buildConnector } from 'undici';
import { type Guard } from './guard.ts';

const handshakeMs = 10_000;
const maxHeaderSize = 65_536;

/** Sends requests over connections that the guard opened, at most two per host: a scan is not a load test. */
export function createAgent(guard: Guard): Agent {
  const connect: buildConnector.connector = (options, callback) => void answer(open(guard, options), callback);
  return new Agent({ connect, connections: 2, maxHeaderSize, headersTimeout: 30_000, bodyTimeout: 30_000 });
}

async function answer(opening: Promise<Socket>, callback: buildConnector.Callback): Promise<void> {
  try {
    callback(null, await opening);
  } catch (error) {
    callback(error instanceof Error ? error : new Error('not connected', { cause: error }), null);
  }
}

async function open(guard: Guard, { protocol, hostname, port }: buildConnector.Options): Promise<Socket> {
  const name = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
  const admitted = await guard.admit(`${protocol}//${name}${port ? `:${port}` : ''}/`);
  const socket = await guard.connect(admitted);
  if (protocol !== 'https:') return socket;

  const { host } = admitted;
  // Explicit, so that no environment variable can disable the check.
  const rejectUnauthorized = true;
  const secure = connectTls({
    socket,
    host,
    servername: isIP(host) ? '' : host,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized,
  });
  try {
    await once(secure, 'secureConnect', { signal: AbortSignal.timeout(handshakeMs) });
  } catch (error) {
    secure.destroy();
    throw error;
  }
  // Until the caller adds a listener, an error must not crash the process.
  secure.on('error', () => {});
  return secure;
}
