// A receiver that accepts every request, in its own thread, and reports how many arrived.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

let count = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    count += 1;
    response.writeHead(204).end();
  });
}).listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
parentPort?.on('message', () => {
  parentPort?.postMessage(count);
  count = 0;
});
