// Sends choices or consents, ours or a peer's, over raw sockets, as fast as they are acknowledged: an HTTP client would cost
// more than the server.
import net from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { c15tRequest } from './c15t.ts';
import { choiceRequest, isKept } from './choice-request.ts';
import { consentRequest } from './consent-request.ts';

const { what, port, to, connections, seconds } = workerData as {
  readonly what: 'choice' | 'consent' | 'c15t';
  readonly port: number;
  /** The site's public ID, or the key. */
  readonly to: string;
  readonly connections: number;
  readonly seconds: number;
};

const requests = { choice: choiceRequest, consent: consentRequest, c15t: c15tRequest };
const until = performance.now() + seconds * 1000;
const times: number[] = [];
let acknowledged = 0;
let refused = '';

const started = performance.now();
await Promise.all(Array.from({ length: connections }, send));
const elapsed = (performance.now() - started) / 1000;
if (refused) throw new Error(`The server refused: ${refused}`);
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
parentPort?.postMessage({ acknowledged, perSecond: acknowledged / elapsed, p50: at(0.5), p99: at(0.99) });

function send(): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const next = () => {
      sent = performance.now();
      socket.write(requests[what](port, to).text);
    };
    const socket = net.connect(port, '127.0.0.1', next);
    socket.setNoDelay(true);
    socket.on('data', (part) => {
      // A response arrives in one piece.
      if (isKept(part)) acknowledged += 1;
      else refused ||= part.toString();
      times.push(performance.now() - sent);
      if (performance.now() < until && !refused) next();
      else socket.end(resolve);
    });
    socket.on('error', reject);
  });
}
