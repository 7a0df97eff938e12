import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Candidate } from './candidate.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves candidates on loopback, each in a folder with its name, compressed as by a CDN. Discards posted data. */
export async function serve(candidates: readonly Candidate[]) {
  const bodies = new Map<string, Buffer>(
    candidates.flatMap(({ name, files }) =>
      [...files].map(([file, body]) => [`/${name}/${file}`, brotliCompressSync(body)] as const),
    ),
  );
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = bodies.get(file);
    if (asked.method === 'POST') asked.resume().on('end', () => answer.writeHead(204).end());
    else if (!body) answer.writeHead(404).end();
    else
      answer
        .writeHead(200, {
          'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          'content-encoding': 'br',
          'content-length': body.length,
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
        })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port always has this kind of address.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    pageOf: ({ name }: Candidate) => `${origin}/${name}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
