import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that gives a browser a different local address from all other tests. */
export async function proxyFrom(localAddress: string) {
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    const passedOn = requestOf(url, { method, headers, localAddress }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
