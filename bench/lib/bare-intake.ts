// The minimum a server can do for a choice: read it, and respond with 204.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.on('data', () => undefined);
  request.on('end', () => response.writeHead(204).end());
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
