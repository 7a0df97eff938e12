// The upper limit for a page from memory: `node:http` with a constant response, the same bytes as the response from `LIKE`.
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

type Answer = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const like = process.env['LIKE'] ?? '';
// The second request triggers compression, used from then on.
for (let time = 0; time < 2; time += 1) {
  await read();
  await pause(300);
}
const { headers, body } = await read();
const { connection: _, 'keep-alive': __, date: ___, ...same } = headers;

createServer((asked, answer) => {
  if (asked.url === '/readyz') answer.writeHead(200).end();
  else answer.writeHead(200, same).end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');

function read(): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(like, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });
}
